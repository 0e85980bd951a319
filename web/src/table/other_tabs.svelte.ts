/** Is this table open in another tab of this browser, too? Both keep working; the page only says so. */

const SHOWN = 8000; // milliseconds for which it is said

export class OtherTabs {
  open = $state(false);
  #over: ReturnType<typeof setTimeout> | undefined;
  readonly #channel: BroadcastChannel | null;

  constructor(path: string) {
    this.#channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(`coverstory ${path}`);
    if (!this.#channel) return;
    this.#channel.onmessage = (event: MessageEvent<string>) => this.#hear(event.data);
    this.#channel.postMessage("anybody?");
  }

  forget(): void {
    this.open = false;
  }

  leave(): void {
    clearTimeout(this.#over);
    this.#channel?.postMessage("gone");
    this.#channel?.close();
  }

  #hear(word: string): void {
    this.open = word !== "gone";
    clearTimeout(this.#over);
    this.#over = setTimeout(() => this.forget(), SHOWN);
    if (word === "anybody?") this.#channel?.postMessage("here");
  }
}
