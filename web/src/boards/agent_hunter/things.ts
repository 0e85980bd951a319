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

export function pathsOf(offers: readonly Offer[]): readonly Path[] {
  return offers.map((offer) => ({ code: offer.code, steps: stepsOf(offer) }));
}

function stepsOf(offer: Offer): readonly string[] {
  const [kind, one, other] = offer.parts;
  const first = Number(one);
  if (kind === "place") return [nameThing("card", first)];
  if (kind === "hand_attack") return [nameThing("card", first), nameThing("door", Number(other))];
  if (kind === "house_attack") return [nameThing("own", first), nameThing("door", Number(other))];
  if (kind === "switch") return [nameThing("own", first), nameThing("switch", first)];
  if (kind === "decoy") return [nameThing("beside", first)];
  throw new Error(`no way to point at ${JSON.stringify(offer.parts)}`);
}

/** What a tap on this seems to mean, after what was picked. */
export function attempt(thing: string, picks: readonly string[], picture: HunterPicture): Parts | null {
  const { kind, number } = readThing(thing);
  const before = picks[0] === undefined ? null : readThing(picks[0]);
  if (kind === "card") return picture.filling ? ["place", number] : null;
  if (kind === "beside") return ["decoy", number];
  if (kind !== "door") return ["switch", number];
  if (!before) return null;
  return [before.kind === "card" ? "hand_attack" : "house_attack", before.number, number];
}
