/** Offers as things to pick: `cell:23`, `line:7`, `nothing`, `compel`, `leave`. */

import type { Path } from "../../game/choosing.svelte";
import type { Parts } from "../../game/games";
import type { Offer } from "../../wire.gen";
import { columnOf, COLUMNS, ROWS, rowOf, type Wyss } from "./picture";

export const NOTHING = "nothing";
export const COMPEL = "compel";
export const LEAVE = "leave";
export const cellThing = (cell: number): string => `cell:${cell}`;
export const lineThing = (line: number): string => `line:${line}`;

export function pathsOf(offers: readonly Offer[], picture: Wyss): readonly Path[] {
  return offers.map((offer) => pathOf(offer, picture));
}

function pathOf({ code, parts }: Offer, picture: Wyss): Path {
  const [kind, first, second] = parts;
  switch (kind) {
    case "open":
    case "capture":
    case "retire":
    case "lay_aside":
      return { code, steps: [cellThing(first as number)] };
    case "open_two":
      return { code, steps: twoCards(picture, first as number, second as number), free: true };
    case "turn_back":
      return { code, steps: [cellThing((first === "row" ? picture.row_card : picture.column_card) ?? 0)] };
    case "first":
      return { code, steps: [lineThing(lineThrough(picture.opened ?? 0, first as "row" | "column"))] };
    case "compel":
      return { code, steps: [COMPEL] };
    case "leave_power":
      return { code, steps: [LEAVE] };
    default:
      return { code, steps: [NOTHING] }; // capture_nothing, lay_nothing
  }
}

const DEEDS: Readonly<Partial<Record<Wyss["phase"], string>>> = { capture: "capture", power: "retire", lay_aside: "lay_aside" };

/** What pointing at this card seems to mean now. */
export function attempt(thing: string, _picks: readonly string[], picture: Wyss): Parts | null {
  const cell = numberIn(thing, "cell");
  return cell === null ? null : [DEEDS[picture.phase] ?? "open", cell];
}

/** One card of the stone's row, one of its column. */
function twoCards(picture: Wyss, column: number, row: number): readonly string[] {
  const stone = picture.stone ?? 0;
  return [cellThing(rowOf(stone) * COLUMNS + column), cellThing(row * COLUMNS + columnOf(stone))];
}

function lineThrough(cell: number, way: "row" | "column"): number {
  return way === "row" ? rowOf(cell) : ROWS + columnOf(cell);
}

/** `cell:23` is 23; null for a thing of another sort. */
export function numberIn(thing: string, sort: "cell" | "line"): number | null {
  const [name, number] = thing.split(":");
  return name === sort ? Number(number) : null;
}
