/** Where things stand on the drawing of the information track: its columns and lanes are as wide as the room makes them. */

import type { Point } from "../../../ui/geometry";
import type { DanzerPicture } from "../../../wire.gen";
import { isFrozen } from "../picture";

export const HEAD = 20; // names of the columns
export const HOME = 50; // where home begins, right of the sign of the lane
export const LEFT = 110; // where the first column begins
const LANES = 6;
const FRAME = 3;
const CELL = { least: 28, most: 64 }; // width of a column
const LANE = { least: 30, most: 56 }; // height of a lane

export class TrackLayout {
  readonly cell: number;
  readonly lane: number;
  readonly width: number;
  readonly height: number;

  /** For a room that is so much wider than high. */
  constructor(
    readonly columns: number,
    aspect: number,
  ) {
    const low = HEAD + LANES * LANE.least + FRAME;
    const slim = LEFT + columns * CELL.least + FRAME;
    this.cell = within(CELL, (low * aspect - LEFT - FRAME) / columns);
    this.lane = within(LANE, (slim / aspect - HEAD - FRAME) / LANES);
    this.width = LEFT + columns * this.cell + FRAME;
    this.height = HEAD + LANES * this.lane + FRAME;
  }

  /** How much larger than in the smallest lane everything can be drawn. */
  get scale(): number {
    return Math.min(this.cell / CELL.least, this.lane / LANE.least);
  }

  columnX(column: number): number {
    return LEFT + (column - 0.5) * this.cell;
  }

  laneY(lane: number): number {
    return HEAD + lane * this.lane;
  }

  /** At home everybody has a place; on a column only one stands, and a little aside if it holds the token. */
  stafferAt(seat: number, lane: number, column: number, picture: DanzerPicture): Point {
    const middle = this.laneY(lane) + this.lane / 2;
    if (column === 0) return { x: HOME + (seat + 0.5) * ((LEFT - HOME) / picture.services.length), y: middle };
    return isFrozen(column, picture) ? { x: this.columnX(column) - 5, y: middle - 5 } : { x: this.columnX(column), y: middle };
  }
}

function within({ least, most }: { least: number; most: number }, wish: number): number {
  return Math.min(most, Math.max(least, wish));
}
