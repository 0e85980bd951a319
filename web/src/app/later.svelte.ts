/** What the first board can do without: it comes when there is nothing else to do, or as soon as it is asked for. */

type Load = () => Promise<unknown>;

const PATIENCE = 3000; // milliseconds after which a busy page fetches it all the same

class Later {
  #arrived = $state(0);
  #broken: readonly string[] = $state.raw([]); // what did not come
  readonly #loads = new Map<string, Load>();

  /** Something is missing, so that somebody waits. */
  get isBroken(): boolean {
    return this.#broken.length > 0;
  }

  /** Fetch it, once; whoever asks in a template is asked again when it is here. */
  ask(name: string, load: Load): void {
    void this.#arrived;
    if (this.#loads.has(name)) return;
    this.#loads.set(name, load);
    void this.#fetch(name, load);
  }

  /** Fetch once more what did not come. */
  again(): void {
    for (const name of this.#broken) void this.#fetch(name, this.#loads.get(name)!);
    this.#broken = [];
  }

  async #fetch(name: string, load: Load): Promise<void> {
    try {
      await load();
      this.#arrived += 1;
    } catch {
      this.#broken = [...this.#broken, name];
    }
  }
}

export const later = new Later();

/** Not before the page has nothing else to do. What fails now is fetched again when it is needed. */
export function whenIdle(loads: readonly Load[]): void {
  const fetchAll = (): void => loads.forEach((load) => void load().catch(() => undefined));
  if ("requestIdleCallback" in globalThis) requestIdleCallback(fetchAll, { timeout: PATIENCE });
  else setTimeout(fetchAll, PATIENCE);
}
