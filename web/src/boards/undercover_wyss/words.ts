/** What only this board says, from the words of its game, and the names of things. */

import type { Lang } from "../../app/lang.svelte";
import { boardNoun, boardWords } from "../../words/board";
import { ROWS } from "./picture";

export const say = boardWords("undercover_wyss");
const sayNoun = boardNoun("undercover_wyss");

export function sayPlace(lang: Lang, cell: number): string {
  return sayNoun(lang, "place", { place_row: Math.floor(cell / 10) + 1, place_column: (cell % 10) + 1 });
}

/** Rows come before columns. */
export function sayLine(lang: Lang, line: number): string {
  return sayNoun(lang, "line", { line_side: line < ROWS ? -1 : 1, line_row: line + 1, line_column: line - ROWS + 1 });
}

export function sayKind(lang: Lang, kind: number): string {
  return sayNoun(lang, "kind", { kind });
}

/** A sentence begins with a capital letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
