/** What only a board of the pages says: the messages of its game that begin with `web-`. */

import { sayMessage, type Values } from "./catalogue";
import type { Lang } from "./files";

export type Say = (lang: Lang, message: string, values?: Values) => string;

export function boardWords(part: string): Say {
  return (lang, message, values) => sayMessage(lang, part, `web-${message}`, values);
}

/** A noun that the board shares with the game's other sentences. */
export function boardNoun(part: string): Say {
  return (lang, message, values) => sayMessage(lang, part, message, values);
}
