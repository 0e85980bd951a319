/** Where things are on the board: a track of 42 spaces round a ring of twelve lots, upright or lying. */

import { BUILDINGS, FINISH } from "./cast";

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Lot extends Point {
  readonly flipped: boolean; // its house stands to the right, so that the street runs inside
  readonly street: Point; // where the street passes: in front of the house, on the inner side
}

export interface Layout {
  readonly across: number; // cells of the track
  readonly down: number;
  readonly spaces: readonly Point[]; // centres, from the corner clockwise
  readonly lots: readonly Lot[]; // centres, from the church clockwise
  readonly middle: Point;
  readonly upright: boolean;
  readonly house: Stand; // where a house stands on its lot; x is the other way round where it is flipped
  readonly safe: Point; // … and the safe
  readonly feet: number; // … and the pawns: so far down
  readonly reach: number; // from a lot's middle to its upper and lower edge
}

export const CELL = 100;
const INWARDS = 80;

export const UPRIGHT = layOut(10, 13, 3, 5);
export const LYING = layOut(13, 10, 5, 3);

function layOut(across: number, down: number, columns: number, rows: number): Layout {
  const wide = ((across - 2) * CELL) / columns;
  const high = ((down - 2) * CELL) / rows;
  return {
    across,
    down,
    spaces: frame(across, down).map(({ x, y }) => ({ x: (x + 0.5) * CELL, y: (y + 0.5) * CELL })),
    lots: frame(columns, rows).map(({ x, y }) => {
      const lot = { x: CELL + (x + 0.5) * wide, y: CELL + (y + 0.5) * high };
      const aside = x === 0 ? INWARDS : x === columns - 1 ? -INWARDS : 0;
      return { ...lot, flipped: x === columns - 1, street: { x: lot.x + aside, y: lot.y + 66 } };
    }),
    middle: { x: (across * CELL) / 2, y: (down * CELL) / 2 },
    upright: rows > columns,
    ...(rows > columns
      ? { house: { x: -42, y: -2, size: 1 }, safe: { x: 82, y: -8 }, feet: 106, reach: 107 }
      : { house: { x: -28, y: -18, size: 1.08 }, safe: { x: 72, y: -16 }, feet: 122, reach: 130 }),
  };
}

/** The outermost cells of a grid, clockwise from the upper left corner. */
function frame(across: number, down: number): readonly Point[] {
  const top = Array.from({ length: across - 1 }, (_, x) => ({ x, y: 0 }));
  const right = Array.from({ length: down - 1 }, (_, y) => ({ x: across - 1, y }));
  const bottom = Array.from({ length: across - 1 }, (_, x) => ({ x: across - 1 - x, y: down - 1 }));
  const left = Array.from({ length: down - 1 }, (_, y) => ({ x: 0, y: down - 1 - y }));
  return [...top, ...right, ...bottom, ...left];
}

export function spaceAt(layout: Layout, marker: number): Point {
  return layout.spaces[marker % FINISH] ?? layout.middle;
}

export function lotAt(layout: Layout, building: number): Lot {
  const lot = layout.lots[((building % BUILDINGS) + BUILDINGS) % BUILDINGS];
  if (!lot) throw new RangeError(`there is no building ${building}`);
  return lot;
}

export interface Stand extends Point {
  readonly size: number;
}

/** Where the nth of several pawns stands in front of its house, from the middle of the front. */
export function standOf(nth: number, all: number): Stand {
  if (all <= 4) {
    const pitch = all <= 3 ? 72 : 55;
    return { x: (nth - (all - 1) / 2) * pitch, y: 0, size: all <= 3 ? 1 : 0.92 };
  }
  const front = Math.ceil(all / 2);
  const row = nth < all - front ? 0 : 1; // those behind are drawn first
  const inRow = row === 0 ? all - front : front;
  const place = row === 0 ? nth : nth - (all - front);
  return { x: (place - (inRow - 1) / 2) * 52, y: row === 0 ? -58 : 2, size: 0.74 };
}

/** Where the nth of several markers lies on its space. */
export function heapOf(nth: number, all: number): Stand {
  if (all === 1) return { x: 6, y: 10, size: 3.1 };
  const columns = all <= 4 ? 2 : 3;
  const pitch = all <= 4 ? 46 : 32;
  const rows = Math.ceil(all / columns);
  const row = Math.floor(nth / columns);
  const inRow = row === rows - 1 ? all - row * columns : columns;
  return {
    x: ((nth % columns) - (inRow - 1) / 2) * pitch,
    y: (row - (rows - 1) / 2) * pitch + (rows === 1 ? 8 : 0),
    size: all <= 4 ? 2.3 : 1.7,
  };
}

/** The place on the street between a building and the next one, and the way that feet point there (degrees, 0 is up). */
export function paceAt(layout: Layout, building: number): Point & { readonly turn: number } {
  const here = lotAt(layout, building).street;
  const next = lotAt(layout, building + 1).street;
  const turn = (Math.atan2(next.y - here.y, next.x - here.x) * 180) / Math.PI + 90;
  return { x: (here.x + next.x) / 2, y: (here.y + next.y) / 2, turn };
}

export interface Arrangement {
  readonly layout: Layout;
  readonly beside: boolean; // the papers lie to the right of the board; otherwise below it
  readonly width: number; // of the board in pixels; 0: as wide as there is room
}

const NARROW = 600;
const PAPERS_WIDE = 216;
const PAPERS_HIGH = 232;

/** The arrangement with the largest cells in so much room. */
export function arrange(width: number, height: number): Arrangement {
  if (width < NARROW) return { layout: UPRIGHT, beside: false, width: 0 };
  const options = [UPRIGHT, LYING].flatMap((layout) =>
    [true, false].map((beside) => {
      const wide = beside ? width - PAPERS_WIDE : width;
      const high = beside ? height : height - PAPERS_HIGH;
      return { layout, beside, cell: Math.min(wide / layout.across, high / layout.down) };
    }),
  );
  const best = options.reduce((one, other) => (other.cell > one.cell ? other : one));
  return { layout: best.layout, beside: best.beside, width: Math.floor(best.cell * best.layout.across) };
}
