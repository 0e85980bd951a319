/** What is drawn over the board for an event. */

import type { Lang } from "../../app/lang.svelte";
import type { HunterPicture, Line } from "../../wire.gen";
import { worth } from "./picture";
import { say } from "./words";

export type Place =
  | { readonly at: "house"; readonly seat: number; readonly house: number }
  | { readonly at: "card"; readonly seat: number; readonly card: number }
  | { readonly at: "hand"; readonly seat: number }
  | { readonly at: "sign"; readonly seat: number };

export interface Marks {
  readonly glow?: Place;
  readonly line?: { readonly from: Place; readonly to: Place };
  readonly card?: { readonly seat: number; readonly card: number; readonly place: Place; readonly from: Place };
  readonly door?: Place; // opens, and then comes the stamp
  readonly stamp?: { readonly text: string; readonly place: Place };
  readonly gain?: { readonly text: string; readonly place: Place };
}

export function marksOf(line: Line, picture: HunterPicture, lang: Lang): Marks {
  const [seat = 0, one = 0, two = 0, three = 0] = line.numbers;
  const house = (owner: number, number: number): Place => ({ at: "house", seat: owner, house: number });
  const held = (owner: number, card: number): Place => ({ at: "card", seat: owner, card });
  const sign = (owner: number): Place => ({ at: "sign", seat: owner });
  switch (line.kind) {
    case "hand_attack":
      return attack(seat, one, held(seat, one), house(1 - seat, two));
    case "house_attack":
      return attack(seat, two, house(seat, one), house(1 - seat, three));
    case "answer":
      return {
        card: { seat: 1 - seat, card: two, place: house(seat, one), from: 1 - seat === picture.seat ? { at: "hand", seat: 1 - seat } : house(seat, one) },
        door: house(seat, one),
        stamp: { text: say(lang, "answer", { card: two, relation: three }), place: house(seat, one) },
      };
    case "returned":
      return { glow: held(seat, one) };
    case "eliminated":
      return { glow: house(seat, one), gain: { text: `+${1 + three}`, place: sign(1 - seat) } };
    case "covered_from_hand":
      return cover(picture, one, held(seat, one));
    case "covered_from_house":
      return cover(picture, two, house(seat, one));
    case "closed":
      return { glow: house(seat, one), stamp: { text: say(lang, "closed"), place: house(seat, one) } };
    case "switched":
      return {
        card: { seat, card: two, place: held(seat, two), from: house(seat, one) },
        stamp: { text: say(lang, "switched"), place: house(seat, one) },
      };
    case "placed":
    case "placed_unseen":
    case "decoy":
    case "shown_house":
      return { glow: house(seat, one) };
    case "shown_hand":
      return { glow: { at: "hand", seat } };
    case "started":
    case "turn":
      return { glow: sign(seat) };
    case "tally":
      return {
        glow: house(1 - seat, one),
        gain: { text: `+${worth(picture.sides[1 - seat]?.houses[one])}`, place: house(1 - seat, one) },
      };
    case "points":
      return { gain: { text: String(one), place: sign(seat) } };
    case "hand_sum":
      return { glow: { at: "hand", seat }, gain: { text: `${say(lang, "sum")} ${one}`, place: sign(seat) } };
    case "won":
      return { stamp: { text: say(lang, "won"), place: sign(seat) } };
    default:
      return {};
  }
}

function attack(seat: number, card: number, from: Place, to: Place): Marks {
  return { line: { from, to }, card: { seat, card, place: to, from } };
}

/** The twin goes to the house that has fallen with the same number in it. */
function cover(picture: HunterPicture, card: number, from: Place): Marks {
  for (const [seat, side] of picture.sides.entries()) {
    const house = side.houses.findIndex((one) => one.fate === "eliminated" && one.card === card);
    if (house >= 0) return { line: { from, to: { at: "house", seat, house } }, glow: { at: "house", seat, house } };
  }
  return { glow: from };
}
