/** Preferences in the browser's local storage; where that is forbidden they last until the page is closed. */

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
