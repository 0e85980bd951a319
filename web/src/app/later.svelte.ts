/** What the first board can do without: it comes when there is nothing else to do, or as soon as it is asked for. */

const PATIENCE = 3000; // milliseconds after which a page that is always busy fetches it all the same

const all: Later<unknown>[] = [];
let arrived = $state(0); // one for all: what is made while something is drawn could not tell it of a change
let missing: readonly Later<unknown>[] = $state.raw([]); // somebody waits for it, and it did not come

export class Later<T> {
  #value: T | null = null;
  #comes: Promise<T> | null = null;

  constructor(private readonly load: () => Promise<T>) {
    all.push(this);
  }

  /** Null until it is here, which whoever reads this in a template is told; and with that it is asked for. */
  get now(): T | null {
    void arrived;
    if (this.#value === null) void this.#fetch().catch(() => this.#miss());
    return this.#value;
  }

  /** Ahead of time; what fails now is fetched again when it is asked for. */
  async prepare(): Promise<void> {
    await this.#fetch().catch(() => (this.#comes = null));
  }

  again(): void {
    this.#comes = null;
    void this.now;
  }

  #fetch(): Promise<T> {
    this.#comes ??= this.load().then((value) => {
      this.#value = value;
      arrived += 1;
      return value;
    });
    return this.#comes;
  }

  #miss(): void {
    if (!missing.includes(this)) missing = [...missing, this];
  }
}

/** Did something not come that somebody waits for? */
export function isMissing(): boolean {
  return missing.length > 0;
}

export function fetchMissing(): void {
  const parts = missing;
  missing = [];
  for (const part of parts) part.again();
}

/** Fetch all that may be asked for, and the words, once the page has nothing else to do. */
export function whenIdle(words: () => Promise<void>): void {
  const prepare = (): void => {
    for (const part of all) void part.prepare();
    void words().catch(() => undefined); // they are asked for again when they are to be said
  };
  if ("requestIdleCallback" in globalThis) requestIdleCallback(prepare, { timeout: PATIENCE });
  else setTimeout(prepare, PATIENCE);
}
