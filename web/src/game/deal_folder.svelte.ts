/** What a seat was dealt, in a folder that opens once for each match: the story waits until it has been read. */

import { remember, remembered } from "../app/local_storage";
import type { Picture } from "../wire.gen";
import { gameOf } from "./games";

const STORED = "folders";
const MOST = 100; // matches: whoever comes back to an older one may be reminded

export class DealFolder {
  isOpen = $state(false);

  #name = "";
  #closed: Promise<void> = Promise.resolve();
  #close: () => void = () => undefined;

  /** Open it for a seat that has been dealt something and has not read it in this browser. */
  offer(match: string, seat: number, picture: Picture): void {
    const name = `${match}:${seat}`;
    if (this.isOpen || seat < 0 || !gameOf(picture).deal?.isDealt(picture) || readFolders().includes(name)) return;
    this.#name = name;
    this.isOpen = true;
    this.#closed = new Promise((done) => (this.#close = done));
  }

  close(): void {
    this.isOpen = false;
    remember(STORED, JSON.stringify([...readFolders(), this.#name].slice(-MOST)));
    this.#close();
  }

  /** Nobody who is not looking is waited for. */
  async read(): Promise<void> {
    if (this.isOpen && !document.hidden) await this.#closed;
  }
}

function readFolders(): string[] {
  return JSON.parse(remembered(STORED) ?? "[]") as string[];
}
