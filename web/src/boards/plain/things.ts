/** Each offer is one thing to point at, named by its parts: `play 3 1`. */

import type { Path } from "../../game/choosing.svelte";
import type { Parts } from "../../game/games";
import type { Offer } from "../../wire.gen";

export function pathsOf(offers: readonly Offer[]): readonly Path[] {
  return offers.map(({ code, parts }) => ({ code, steps: [parts.join(" ")] }));
}

export function partsOf(thing: string): Parts {
  return thing.split(" ").map((part) => (/^-?\d+$/.test(part) ? Number(part) : part));
}
