/** A hand as it lies on its shelf. */

import type { HunterSide } from "../../../wire.gen";

export type Slot =
  | { readonly is: "held"; readonly card: number; readonly seen: boolean }
  | { readonly is: "back" }
  | { readonly is: "housed"; readonly card: number; readonly house: number }
  | { readonly is: "gone"; readonly card: number };

/** One's own hand has a slot for every number, also for cards that lie elsewhere; another's shows what is known of it. */
export function slotsOf(side: HunterSide, cards: number, own: boolean, helps: boolean): readonly Slot[] {
  if (own && side.hand) return Array.from({ length: cards }, (_, card) => ownSlot(side, side.hand ?? [], card));
  const known = side.hand ?? (helps ? side.surely_in_hand : []);
  return Array.from({ length: side.hand_size }, (_, place) => {
    const card = known[place];
    return card === undefined ? { is: "back" } : { is: "held", card, seen: false };
  });
}

function ownSlot(side: HunterSide, hand: readonly number[], card: number): Slot {
  if (hand.includes(card)) return { is: "held", card, seen: side.surely_in_hand.includes(card) };
  const house = side.houses.findIndex((one) => one.card === card && one.fate === "live");
  return house >= 0 ? { is: "housed", card, house } : { is: "gone", card };
}

/** Where a card lies, or would lie if it could be seen. */
export function placeOf(slots: readonly Slot[], card: number): number {
  const exact = slots.findIndex((slot) => slot.is !== "back" && slot.card === card);
  return exact >= 0 ? exact : Math.max(slots.findIndex((slot) => slot.is === "back"), 0);
}
