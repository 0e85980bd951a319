/** What only this board says, from the words of its game, and the names of things. */

import type { Lang } from "../../app/lang.svelte";
import { boardNoun, boardWords } from "../../words/board";

export const say = boardWords("top_secret_spies");
const sayNoun = boardNoun("top_secret_spies");

export function colourOf(agent: number, lang: Lang): string {
  return sayNoun(lang, "agent", { agent });
}

export function placeOf(building: number, lang: Lang): string {
  return sayNoun(lang, "building", { building });
}

export function cardName(card: number, lang: Lang): string {
  return say(lang, "card_name", { card });
}
