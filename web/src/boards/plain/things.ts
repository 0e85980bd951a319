/** Each offer is one thing to point at, named by its parts: `play 3 1`. */

import type { Path } from "../../game/choosing.svelte";
import type { Offer } from "../../wire.gen";

export function thingOf({ parts }: Offer): string {
  return parts.join(" ");
}

export function pathsOf(offers: readonly Offer[]): readonly Path[] {
  return offers.map((offer) => ({ code: offer.code, steps: [thingOf(offer)] }));
}
