/** What a review says: a part of the catalogue that is loaded with it. */

import { lang } from "../app/lang.svelte";
import { sayMessage, type Values } from "../words/catalogue";

export function say(message: string, values?: Values): string {
  return sayMessage(lang.now, "review", message, values);
}
