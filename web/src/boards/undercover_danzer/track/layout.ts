/** Where things stand on the drawing of the information track. */

import type { Point } from "../../../ui/geometry";
import type { DanzerPicture } from "../../../wire.gen";
import { isFrozen } from "../picture";

export const CELL = 28; // width of a column
export const LANE = 30; // height of a lane
export const HEAD = 20; // names of the columns
export const HOME = 50; // where home begins, right of the sign of the lane
export const LEFT = 110; // where the first column begins

export function columnX(column: number): number {
  return LEFT + (column - 0.5) * CELL;
}

export function laneY(lane: number): number {
  return HEAD + lane * LANE;
}

/** At home everybody has a place; on a column only one stands, and a little aside if it holds the token. */
export function stafferAt(seat: number, lane: number, column: number, picture: DanzerPicture): Point {
  const middle = laneY(lane) + LANE / 2;
  if (column === 0) return { x: HOME + (seat + 0.5) * ((LEFT - HOME) / picture.services.length), y: middle };
  return isFrozen(column, picture) ? { x: columnX(column) - 5, y: middle - 5 } : { x: columnX(column), y: middle };
}
