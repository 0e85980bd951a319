/** A request of a page to the server, repeated while the server cannot be reached. */

import { Refusal } from "./api";

const FIRST_RETRY = 1000;
const LAST_RETRY = 15_000;

export class Query<T> {
  value: T | null = $state.raw(null);
  refusal = $state(""); // why the server refused, as a sentence
  gone = $state(false); // the server does not answer; we go on trying
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  /** Ask, or ask for something else; the old value stays until the answer comes. */
  async ask(load: () => Promise<T>, retry = FIRST_RETRY): Promise<void> {
    const asked = ++this.#asked;
    clearTimeout(this.#timer);
    try {
      const value = await load();
      if (asked !== this.#asked) return; // something else was asked for in the meantime
      this.value = value;
      this.refusal = "";
      this.gone = false;
    } catch (error) {
      if (asked !== this.#asked) return;
      this.gone = !(error instanceof Refusal);
      if (error instanceof Refusal) this.refusal = error.message;
      else this.#timer = setTimeout(() => void this.ask(load, Math.min(2 * retry, LAST_RETRY)), retry);
    }
  }

  stop(): void {
    this.#asked += 1;
    clearTimeout(this.#timer);
  }
}
