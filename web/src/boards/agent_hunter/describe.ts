/** The board in words: labels, the plan, a line about each seat, and everything for screen readers. */

import type { Lang } from "../../app/lang.svelte";
import type { Passage } from "../../game/games";
import type { HunterHouse, HunterPicture } from "../../wire.gen";
import { nearSeat, pointsOf, worth } from "./picture";
import { readThing } from "./things";
import { say } from "./words";

export function label(thing: string, picture: HunterPicture, names: readonly string[], lang: Lang): string {
  const { kind, number } = readThing(thing);
  const me = nearSeat(picture);
  if (kind === "card") return say(lang, "card", { card: number });
  if (kind === "own") return say(lang, "own", { house: number, card: picture.sides[me]?.houses[number]?.card ?? "none" });
  if (kind === "door") return say(lang, "door", { house: number, name: names[1 - me] ?? "", could: "none" });
  return say(lang, kind === "switch" ? "switch_in" : "beside", { house: number });
}

export function plan(picks: readonly string[], picture: HunterPicture, names: readonly string[], lang: Lang): string {
  const things = picks.map(readThing);
  const then = things.find(({ kind }) => kind === "door" || kind === "switch");
  const first = things.find((one) => one !== then && !(picture.filling && one.kind === "own"));
  const me = nearSeat(picture);
  const enemy = names[1 - me] ?? "";
  const own = picture.sides[me]?.houses ?? [];
  const target = picture.sides[1 - me]?.houses[then?.number ?? -1];
  if (!first) return picks.map((pick) => label(pick, picture, names, lang)).join(", ");
  const inside = String(own[first.number]?.card ?? "?");
  if (first.kind === "beside") {
    const message = own[first.number]?.fate === "eliminated" ? "plan_decoy_fallen" : "plan_decoy";
    return say(lang, message, { house: first.number, name: enemy });
  }
  if (first.kind === "card") {
    const card = first.number;
    if (picture.filling) return say(lang, "plan_place", { card, house: picture.filling[1] });
    if (!then) return say(lang, "plan_card", { card });
    return say(lang, "plan_hand", { card, house: then.number, name: enemy, gain: worth(target) });
  }
  if (!then || then.kind === "switch") return say(lang, then ? "plan_switch" : "plan_own", { house: first.number, card: inside });
  const stakes = { gain: worth(target), risk: worth(own[first.number]) };
  return say(lang, "plan_house", { own: first.number, card: inside, house: then.number, name: enemy, ...stakes });
}

export function about(seat: number, picture: HunterPicture, lang: Lang): string {
  const side = picture.sides[seat];
  if (!side) return "";
  return [
    say(lang, "points", { count: pointsOf(picture, seat) }),
    say(lang, "in_hand", { count: side.hand_size }),
    say(lang, "decoys", { count: side.decoys_left }),
  ].join(" · ");
}

export function describe(picture: HunterPicture, names: readonly string[], lang: Lang): readonly Passage[] {
  const { phase } = picture;
  const name = names[picture.to_act];
  const near = nearSeat(picture);
  return [
    { heading: say(lang, "state"), facts: [name === undefined ? say(lang, "phase", { phase }) : say(lang, "acts", { name, phase })] },
    ...[near, 1 - near].map((seat) => tellSide(seat, picture, names, lang)),
  ];
}

function tellSide(seat: number, picture: HunterPicture, names: readonly string[], lang: Lang): Passage {
  const side = picture.sides[seat];
  if (!side) return { heading: names[seat] ?? "", facts: [] };
  const hand = side.hand
    ? say(lang, "holds", { cards: listed(side.hand, lang) })
    : say(lang, "holds_hidden", { count: side.hand_size, known: listed(side.surely_in_hand, lang) });
  return {
    heading: names[seat] ?? "",
    facts: [
      `${say(lang, "points", { count: pointsOf(picture, seat) })}, ${say(lang, "decoys", { count: side.decoys_left })}.`,
      hand,
      ...side.houses.map((house, number) => {
        const what = tellHouse(house, picture.phase === "ended", lang);
        return say(lang, "house_fact", { house: number, what, decoys: house.decoys });
      }),
    ],
  };
}

function tellHouse(house: HunterHouse, open: boolean, lang: Lang): string {
  if (house.fate === "closed") return say(lang, "fate_closed");
  if (house.fate === "eliminated") return say(lang, "fate_eliminated", { card: String(house.card) });
  const card = house.card ?? "none";
  if (house.face_down && !open) return say(lang, "fate_hidden", { card, could: listed(house.could, lang) });
  return say(lang, card === "none" ? "fate_empty" : "fate_open", { card });
}

function listed(numbers: readonly number[], lang: Lang): string {
  return numbers.join(", ") || say(lang, "nothing");
}
