/** What this browser remembers of the person's wishes; a browser that forbids it simply forgets. */

const PREFIX = "coverstory.";

export function remembered(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // private windows may forbid it
  }
}
