/** Undercover (Danzer) at the table. */

import type { GameModule, Lesson, Parts, SeatSign } from "../../game/games";
import type { Path } from "../../game/choosing.svelte";
import type { DanzerPicture, Offer } from "../../wire.gen";
import Board from "./Board.svelte";
import Notebook from "./Notebook.svelte";
import { inkNameOf, letterOf } from "./colours";
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

const DEEDS = Object.fromEntries(Object.entries(THINGS).map(([deed, thing]) => [thing, deed]));

/** What pointing at this seems to mean: with a piece in hand, a tile is a space to put it on. */
function attempt(thing: string, _picks: readonly string[], picture: DanzerPicture): Parts {
  const [kind = "", where] = thing.split(":");
  const deed = kind === "tile" && picture.phase === "place" ? "place_at" : (DEEDS[kind] ?? kind);
  return where === undefined ? [deed] : [deed, ...where.split(",").map(Number)];
}

/** Each seat goes by the colour of its service. */
function sign(seat: number, picture: DanzerPicture): SeatSign | null {
  const colour = picture.services[seat]?.colour ?? null;
  return colour === null ? null : { colour: inkNameOf(colour), letter: letterOf(colour) };
}

async function lessons(): Promise<readonly Lesson[]> {
  return (await import("./lessons")).lessons;
}

export const game: GameModule<DanzerPicture> = {
  Board,
  Notebook,
  pathsOf: (offers) => offers.map(pathOf),
  attempt,
  sign,
  label: (thing, picture, _names, lang) => label(thing, picture, lang),
  plan: (picks, picture, _names, lang) => plan(picks, picture, lang),
  about,
  tell,
  lessons,
  fewest: 2,
};
