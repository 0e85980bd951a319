/** The board in words: labels, the plan, a line about each seat, and everything for screen readers. */

import type { Lang } from "../../app/lang.svelte";
import type { Passage } from "../../game/games";
import type { HunterHouse, HunterPicture } from "../../wire.gen";
import { nearSeat, pointsOf, worth } from "./picture";
import { readThing } from "./things";
import { WORDS, type Words } from "./words";

export function label(thing: string, picture: HunterPicture, names: readonly string[], lang: Lang): string {
  const words = WORDS[lang];
  const { kind, number } = readThing(thing);
  const me = nearSeat(picture);
  if (kind === "card") return words.card(number);
  if (kind === "own") return words.own(number, picture.sides[me]?.houses[number]?.card ?? null);
  if (kind === "door") return words.door(number, names[1 - me] ?? "", "");
  return kind === "switch" ? words.switchIn(number) : words.beside(number);
}

export function plan(picks: readonly string[], picture: HunterPicture, names: readonly string[], lang: Lang): string {
  const words = WORDS[lang];
  const [first, then] = picks.map(readThing);
  if (!first) return "";
  const me = nearSeat(picture);
  const enemy = names[1 - me] ?? "";
  const own = picture.sides[me]?.houses ?? [];
  const target = picture.sides[1 - me]?.houses[then?.number ?? -1];
  const inside = String(own[first.number]?.card ?? "?");
  if (first.kind === "beside") {
    return words.planDecoy(first.number, own[first.number]?.fate === "eliminated" ? enemy : null);
  }
  if (first.kind === "card") {
    if (picture.filling) return words.planPlace(first.number, picture.filling[1]);
    return then ? words.planHand(first.number, then.number, enemy, worth(target)) : words.planCard(first.number);
  }
  if (!then) return words.planOwn(first.number, inside);
  if (then.kind === "switch") return words.planSwitch(first.number, inside);
  return words.planHouse(first.number, inside, then.number, enemy, worth(target), worth(own[first.number]));
}

export function about(seat: number, picture: HunterPicture, lang: Lang): string {
  const side = picture.sides[seat];
  if (!side) return "";
  const words = WORDS[lang];
  return [words.points(pointsOf(picture, seat)), words.inHand(side.hand_size), words.decoys(side.decoys_left)].join(" · ");
}

export function describe(picture: HunterPicture, names: readonly string[], lang: Lang): readonly Passage[] {
  const words = WORDS[lang];
  const phase = words.phases[picture.phase];
  const actor = names[picture.to_act];
  const near = nearSeat(picture);
  return [
    { heading: words.state, facts: [actor === undefined ? phase : words.acts(actor, phase)] },
    ...[near, 1 - near].map((seat) => tellSide(seat, picture, names, lang)),
  ];
}

function tellSide(seat: number, picture: HunterPicture, names: readonly string[], lang: Lang): Passage {
  const words = WORDS[lang];
  const side = picture.sides[seat];
  if (!side) return { heading: names[seat] ?? "", facts: [] };
  const hand = side.hand
    ? words.holds(listed(side.hand, words))
    : words.holdsHidden(side.hand_size, listed(side.surely_in_hand, words));
  return {
    heading: names[seat] ?? "",
    facts: [
      `${words.points(pointsOf(picture, seat))}, ${words.decoys(side.decoys_left)}.`,
      hand,
      ...side.houses.map((house, number) => words.houseFact(number, tellHouse(house, picture.phase === "ended", words), house.decoys)),
    ],
  };
}

function tellHouse(house: HunterHouse, open: boolean, words: Words): string {
  if (house.fate === "closed") return words.fateClosed;
  if (house.fate === "eliminated") return words.fateEliminated(String(house.card));
  const card = house.card === null ? null : String(house.card);
  if (house.face_down && !open) return words.fateHidden(card, listed(house.could, words));
  return card === null ? words.fateEmpty : words.fateOpen(card);
}

function listed(numbers: readonly number[], words: Words): string {
  return numbers.join(", ") || words.nothing;
}
