/** Offers as things to pick: `pile:0`, `bottom:1`, `joker`, `tile:2,3`, `space:2,3`, `flip`, `keep`, `colour:4`. */

import type { Path } from "../../game/choosing.svelte";
import type { Parts } from "../../game/games";
import type { DanzerPicture, Offer } from "../../wire.gen";

const THINGS: Readonly<Record<string, string>> = {
  take_top: "pile",
  take_bottom: "bottom",
  take_joker: "joker",
  take_at: "tile",
  place_at: "space",
};

export function pathsOf(offers: readonly Offer[]): readonly Path[] {
  return offers.map(pathOf);
}

/** Every decision is one thing to point at: a colour, a tile, a side, a space. */
function pathOf({ code, parts: [kind, ...numbers] }: Offer): Path {
  const thing = THINGS[String(kind)] ?? String(kind);
  return { code, steps: [numbers.length ? `${thing}:${numbers.join(",")}` : thing] };
}

const KINDS = Object.fromEntries(Object.entries(THINGS).map(([kind, thing]) => [thing, kind]));

/** What pointing at this seems to mean: with a piece in hand, a tile is a space to put it on. */
export function attempt(thing: string, _picks: readonly string[], picture: DanzerPicture): Parts {
  const [sort = "", where] = thing.split(":");
  const kind = sort === "tile" && picture.phase === "place" ? "place_at" : (KINDS[sort] ?? sort);
  return where === undefined ? [kind] : [kind, ...where.split(",").map(Number)];
}

/** Row and column of `2,3`. */
export function spaceOf(where: string): [number, number] {
  const [row = 0, column = 0] = where.split(",").map(Number);
  return [row, column];
}
