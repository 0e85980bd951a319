/** What only this board says, from the words of its game, and the names of its services. */

import type { Lang } from "../../app/lang.svelte";
import { boardNoun, boardWords } from "../../words/board";

export const say = boardWords("undercover_danzer");
const sayNoun = boardNoun("undercover_danzer");

export function nameOf(colour: number, lang: Lang): string {
  return sayNoun(lang, "colour", { colour });
}

export function cityOf(colour: number, lang: Lang): string {
  return sayNoun(lang, "city", { colour });
}
