/** The language, and the sentences of the pages in it. */

import { loadPart, partsIn, sayMessage, type Values } from "../words/catalogue";
import { firstLanguage, LATER, type Lang } from "../words/files";
import { remember } from "./local_storage";
import { outdated } from "./outdated.svelte";

export type { Lang };

class Language {
  now: Lang = $state(firstLanguage());
  #next: Lang = this.now; // it is being loaded
  readonly #parts = new Set<string>();

  /** Load parts of the catalogue; from now on they are there in every language that is chosen. */
  async need(...parts: readonly string[]): Promise<void> {
    for (const part of parts) this.#parts.add(part);
    await Promise.all([this.now, this.#next].flatMap((lang) => parts.map((part) => loadPart(lang, part))));
  }

  /** Speak another language, as soon as all that is on the page can be said in it. */
  async choose(lang: Lang): Promise<void> {
    this.#next = lang;
    try {
      await this.prepare(lang);
    } catch {
      return outdated.look(true); // no network, or a new version with other files
    }
    if (this.#next !== lang) return; // another one was chosen meanwhile
    this.now = lang;
    remember("lang", lang);
    document.documentElement.lang = lang;
  }

  /** Load what would be said in another language. */
  async prepare(lang: Lang): Promise<void> {
    const parts = new Set([...this.#parts, ...partsIn(this.now)]);
    await Promise.all([...parts].map((part) => loadPart(lang, part)));
  }

  /** What may be said later than on the first board, of all that is needed. */
  async rest(): Promise<void> {
    const parts = [...this.#parts].filter((part) => !part.endsWith(LATER)).map((part) => part + LATER);
    await Promise.all([...parts, "errors"].map((part) => loadPart(this.now, part)));
  }

  /** Something that comes later, with all that may be said in it. */
  async with<T>(coming: Promise<T>): Promise<T> {
    const [come] = await Promise.all([coming, this.rest()]);
    await this.rest(); // of what has come
    return come;
  }
}

export const lang = new Language();

const NAMES = import.meta.glob<string>("../../../src/coverstory/locales/*/language.json", { import: "name", eager: true });

/** What a language calls itself. */
export function languageName(code: Lang): string {
  return NAMES[`../../../src/coverstory/locales/${code}/language.json`] ?? code;
}

/** A sentence of the pages in the language chosen. */
export function t(message: string, values: Values = {}): string {
  return sayMessage(lang.now, "pages", message, values);
}
