/** The notebook's marks: made by hand, kept as text, and forgotten when the card behind the door is another one. */

import type { HunterPicture, Line } from "../../../wire.gen";

export type Mark = "" | "no" | "yes" | "maybe";
export type Shown = Mark | "out" | "sure";
export type Marks = Readonly<Record<string, Mark>>;

export const HAND = 3; // the column beside the houses
const NEXT: Readonly<Record<Mark, Mark>> = { "": "no", no: "yes", yes: "maybe", maybe: "" };

export function readNotes(text: string): Marks {
  try {
    const kept: unknown = JSON.parse(text);
    const marks = (kept as { marks?: unknown } | null)?.marks;
    if (typeof marks !== "object" || marks === null) return {};
    return Object.fromEntries(Object.entries(marks).filter(([, mark]) => isMark(mark)));
  } catch {
    return {}; // nothing kept yet, or words of another program
  }
}

function isMark(mark: unknown): mark is Mark {
  return typeof mark === "string" && mark !== "" && mark in NEXT;
}

export function writeNotes(marks: Marks): string {
  return JSON.stringify({ marks });
}

/** Mark the same field once more: no, yes, perhaps, nothing. */
export function marked(marks: Marks, key: string): Marks {
  const { [key]: old = "", ...others } = marks;
  const mark = NEXT[old];
  return mark === "" ? others : { ...others, [key]: mark };
}

/** A field's name; `card` counts the cards that have been put into that house, so that each has marks of its own. */
export function keyOf(house: number, card: number, number: number): string {
  return `${house}.${card}.${number}`;
}

/** How many cards that seat has put into each of its houses so far. */
export function cardsPut(log: readonly Line[], seat: number, houses: number): readonly number[] {
  return Array.from(
    { length: houses },
    (_, house) => log.filter((line) => isPut(line) && line.numbers[0] === seat && line.numbers[1] === house).length,
  );
}

function isPut(line: Line): boolean {
  return line.kind === "placed" || line.kind === "placed_unseen";
}

export interface Heard {
  readonly card: number;
  readonly relation: number; // of that card to the hidden one: 0 lower, 2 higher
}

/** The answers about the card that lies in a house now. */
export function heardOf(log: readonly Line[], seat: number, house: number): readonly Heard[] {
  const here = log.filter((line) => line.numbers[0] === seat && line.numbers[1] === house);
  const since = here.findLastIndex(isPut) + 1;
  return here
    .slice(since)
    .filter((line) => line.kind === "answer")
    .map(({ numbers }) => ({ card: numbers[2] ?? 0, relation: numbers[3] ?? 0 }));
}

/** What public facts say of a number in a house, or of its being in hand. */
export function reckoned(picture: HunterPicture, seat: number, house: number, number: number): "" | "out" | "sure" {
  const side = picture.sides[seat];
  if (!side) return "";
  const certain = side.houses.find((one) => one.face_down && one.could.length === 1 && one.could[0] === number);
  if (house === HAND) {
    if (side.surely_in_hand.includes(number)) return "sure";
    return certain ? "out" : "";
  }
  const could = side.houses[house]?.could ?? [];
  if (!could.includes(number)) return "out";
  return could.length === 1 ? "sure" : "";
}

export function isGone(picture: HunterPicture, number: number): boolean {
  return picture.sides.some((side) => side.houses.some((house) => house.fate === "eliminated" && house.card === number));
}
