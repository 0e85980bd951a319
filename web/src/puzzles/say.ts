/** What the puzzle page says; its words are loaded with it. */

import { lang } from "../app/lang.svelte";
import { sayMessage, type Values } from "../words/catalogue";

export const PART = "puzzles";

export function say(message: string, values: Values = {}): string {
  return sayMessage(lang.now, PART, message, values);
}
