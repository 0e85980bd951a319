/** What a placement would bring, drawn before it is confirmed: a test compares it with the engine. */

import type { DanzerPicture } from "../../wire.gen";
import { COLOURS } from "./colours";
import { isFrozen, isTaken, specialLane, tileAt, worthOf } from "./picture";

/** What happens to the staffer of one lane. */
export interface Gain {
  readonly lane: number;
  readonly steps: number;
  readonly from: number;
  readonly to: number;
  readonly token: number; // 0: none
  readonly factor: number;
}

/** Is the tile in hand placed there a meeting that is evaluated? */
export function isEvaluated(row: number, column: number, picture: DanzerPicture): boolean {
  return picture.round > 1 && neighbours(row, column, picture).length > 0;
}

export function gainsAt(row: number, column: number, picture: DanzerPicture): readonly Gain[] {
  if (!isEvaluated(row, column, picture)) return [];
  const steps = COLOURS.map(() => 0);
  for (const face of neighbours(row, column, picture)) if (face !== null) steps[face]! += 1;
  if (picture.hand_face !== null) steps[picture.hand_face]! += picture.flipped ? 2 : 1;
  return COLOURS.filter((lane) => steps[lane]! > 0).map((lane) => gain(lane, steps[lane]!, picture));
}

function neighbours(row: number, column: number, picture: DanzerPicture): readonly (number | null)[] {
  const beside = [tileAt(row - 1, column, picture), tileAt(row + 1, column, picture), tileAt(row, column - 1, picture), tileAt(row, column + 1, picture)];
  return beside.flatMap((tile) => (tile ? [tile.face] : []));
}

function gain(lane: number, steps: number, picture: DanzerPicture): Gain {
  const from = picture.services[picture.player]?.staffers[lane] ?? 0;
  const to = reached(lane, from, steps, picture);
  const token = picture.track === "standard" && to !== from ? worthOf(lane, to, picture) : 0;
  return { lane, steps, from, to, token, factor: specialLane(picture.player, picture) === lane ? 2 : 1 };
}

function reached(lane: number, from: number, steps: number, picture: DanzerPicture): number {
  let furthest = picture.columns;
  while (furthest > 0 && isTaken(lane, furthest, picture)) furthest -= 1;
  if (isFrozen(from, picture) || furthest <= from) return from;
  let to = Math.min(from + steps, furthest);
  while (isTaken(lane, to, picture)) to += 1;
  return to;
}

/** The change of points, doubling included. */
export function pointsOf(gains: readonly Gain[], picture: DanzerPicture): number {
  return gains.reduce((sum, { lane, from, to, factor }) => sum + (worthOf(lane, to, picture) - worthOf(lane, from, picture)) * factor, 0);
}
