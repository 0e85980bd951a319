/** Offers as things to pick: `card:4`, `own:0`, `door:2`, `switch:1`, `beside:1`. */

import type { Path } from "../../game/choosing.svelte";
import type { Parts } from "../../game/games";
import type { HunterPicture, Offer } from "../../wire.gen";

export type Kind = "card" | "own" | "door" | "switch" | "beside";

export function nameThing(kind: Kind, number: number): string {
  return `${kind}:${number}`;
}

export function readThing(thing: string): { readonly kind: Kind; readonly number: number } {
  const [kind, number] = thing.split(":");
  return { kind: kind as Kind, number: Number(number) };
}

export function pathsOf(offers: readonly Offer[], picture: HunterPicture): readonly Path[] {
  return offers.map((offer) => ({ code: offer.code, ...stepsOf(offer, picture) }));
}

/** Card and door in either order; the tag that switches hangs on a house once that is picked. */
function stepsOf(offer: Offer, picture: HunterPicture): Omit<Path, "code"> {
  const [kind, one, other] = offer.parts;
  const first = Number(one);
  if (kind === "place") return { steps: [nameThing("card", first), nameThing("own", picture.filling?.[1] ?? 0)], free: true };
  if (kind === "hand_attack") return { steps: [nameThing("card", first), nameThing("door", Number(other))], free: true };
  if (kind === "house_attack") return { steps: [nameThing("own", first), nameThing("door", Number(other))], free: true };
  if (kind === "switch") return { steps: [nameThing("own", first), nameThing("switch", first)] };
  if (kind === "decoy") return { steps: [nameThing("beside", first)] };
  throw new Error(`no way to point at ${JSON.stringify(offer.parts)}`);
}

/** What a tap on this seems to mean, after what was picked. */
export function attempt(thing: string, picks: readonly string[], picture: HunterPicture): Parts | null {
  const { kind, number } = readThing(thing);
  const before = picks.map(readThing).find((pick) => pick.kind === "card" || pick.kind === "own");
  if (kind === "card") return picture.filling ? ["place", number] : null;
  if (kind === "beside") return ["decoy", number];
  if (kind !== "door") return picture.filling ? null : ["switch", number];
  if (!before) return null;
  return [before.kind === "card" ? "hand_attack" : "house_attack", before.number, number];
}
