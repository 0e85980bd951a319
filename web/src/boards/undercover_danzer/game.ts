/** Undercover (Danzer) at the table. */

import type { GameModule, Lesson } from "../../game/games";
import type { Path } from "../../game/choosing.svelte";
import type { DanzerPicture, Offer } from "../../wire.gen";
import Board from "./Board.svelte";
import Notebook from "./Notebook.svelte";
import { about, label, plan, tell } from "./tell";

const THINGS: Readonly<Record<string, string>> = {
  take_top: "pile",
  take_bottom: "bottom",
  take_joker: "joker",
  take_at: "tile",
  place_at: "space",
};

/** Every decision is one thing to point at: a colour, a tile, a side, a space. */
function pathOf({ code, parts: [kind, ...numbers] }: Offer): Path {
  const thing = THINGS[String(kind)] ?? String(kind);
  return { code, steps: [numbers.length ? `${thing}:${numbers.join(",")}` : thing] };
}

async function lessons(): Promise<readonly Lesson[]> {
  return (await import("./lessons")).lessons;
}

export const game: GameModule<DanzerPicture> = {
  Board,
  Notebook,
  pathsOf: (offers) => offers.map(pathOf),
  label: (thing, picture, _names, lang) => label(thing, picture, lang),
  plan: (picks, picture, _names, lang) => plan(picks, picture, lang),
  about,
  tell,
  lessons,
  fewest: 2,
};
