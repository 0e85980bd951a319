/** Where everything stands: three arrangements of the same two streets, for tall, middling and broad screens. */

import type { Box, Point } from "../../ui/geometry";

/** A house is drawn in a box of this size, the pavement included. */
export const HOUSE = { width: 120, height: 170 } as const;

/** Where cards lie: rows in a box, or one row that fans out. */
export interface Shelf extends Box {
  readonly card: { readonly width: number; readonly height: number };
  readonly columns: number; // at most
  readonly step: number; // from card to card, less where there are many
  readonly fan: boolean;
}

/** What belongs to one of the two seats: the one across the road, or the one nearby. */
export interface Yard {
  readonly street: number; // y of its houses
  readonly sign: Box;
  readonly hand: Shelf;
}

export interface Layout {
  readonly name: "tall" | "wide" | "broad";
  readonly width: number;
  readonly height: number;
  readonly scale: number; // of a house
  readonly middle: number; // x of the middle of the streets
  readonly gap: number;
  readonly road: { readonly y: number; readonly height: number };
  readonly far: Yard;
  readonly near: Yard;
}

const TALL: Layout = {
  name: "tall",
  width: 360,
  height: 592,
  scale: 0.95,
  middle: 180,
  gap: 4,
  road: { y: 212, height: 24 },
  far: {
    street: 51,
    sign: { x: 6, y: 6, width: 146, height: 36 },
    hand: { x: 160, y: 5, width: 194, height: 38, card: { width: 26, height: 38 }, columns: 10, step: 28, fan: false },
  },
  near: {
    street: 244,
    sign: { x: 6, y: 410, width: 348, height: 32 },
    hand: { x: 7, y: 450, width: 346, height: 138, card: { width: 63, height: 66 }, columns: 5, step: 108, fan: false },
  },
};

const WIDE: Layout = {
  name: "wide",
  width: 1000,
  height: 850,
  scale: 1.75,
  middle: 500,
  gap: 22,
  road: { y: 318, height: 48 },
  far: {
    street: 20,
    sign: { x: 14, y: 96, width: 136, height: 196 },
    hand: { x: 850, y: 36, width: 138, height: 256, card: { width: 40, height: 58 }, columns: 3, step: 49, fan: false },
  },
  near: {
    street: 382,
    sign: { x: 14, y: 458, width: 136, height: 196 },
    hand: { x: 20, y: 694, width: 960, height: 140, card: { width: 90, height: 126 }, columns: 10, step: 96.5, fan: true },
  },
};

const BROAD: Layout = {
  name: "broad",
  width: 1400,
  height: 668,
  scale: 1.75,
  middle: 500,
  gap: 22,
  road: { y: 318, height: 26 },
  far: {
    street: 20,
    sign: { x: 14, y: 96, width: 136, height: 196 },
    hand: { x: 862, y: 26, width: 524, height: 272, card: { width: 92, height: 128 }, columns: 5, step: 108, fan: false },
  },
  near: {
    street: 362,
    sign: { x: 14, y: 438, width: 136, height: 196 },
    hand: { x: 862, y: 372, width: 524, height: 272, card: { width: 92, height: 128 }, columns: 5, step: 108, fan: false },
  },
};

/** The arrangement for a place of this size. */
export function layoutFor(width: number, height: number): Layout {
  const aspect = width / height;
  if (aspect < 0.85) return TALL;
  return aspect > 1.65 ? BROAD : WIDE;
}

/** The arrangement where the page may grow with the board, so that only the window limits its height. */
export function growingLayout(width: number, windowHeight: number): Layout {
  if (width < 560) return TALL;
  return windowHeight < width * 0.7 ? BROAD : WIDE;
}

export function houseBox(layout: Layout, yard: Yard, house: number, houses: number): Box {
  const width = HOUSE.width * layout.scale;
  const row = houses * width + (houses - 1) * layout.gap;
  return {
    x: layout.middle - row / 2 + house * (width + layout.gap),
    y: yard.street,
    width,
    height: HOUSE.height * layout.scale,
  };
}

/** The middle of its doorway. */
export function doorOf(layout: Layout, yard: Yard, house: number, houses: number): Point {
  const box = houseBox(layout, yard, house, houses);
  return { x: box.x + box.width / 2, y: box.y + 110 * layout.scale };
}

/** The middle of the card at this place of a shelf, and how far it is turned; of an empty shelf, the middle. */
export function cardAt(shelf: Shelf, place: number, cards: number): Point & { readonly turn: number } {
  const rows = Math.max(Math.ceil(cards / shelf.columns), 1);
  const columns = Math.max(Math.ceil(cards / rows), 1);
  const step = Math.min(shelf.step, (shelf.width - shelf.card.width) / Math.max(columns - 1, 1));
  const row = Math.floor(place / columns);
  const from = (place % columns) - (columns - 1) / 2;
  const rise = (shelf.height - shelf.card.height) / Math.max(Math.ceil(10 / shelf.columns) - 1, 1);
  const middle = shelf.y + shelf.height / 2 - ((rows - 1) * rise) / 2;
  return {
    x: shelf.x + shelf.width / 2 + from * step,
    y: shelf.fan ? shelf.y + shelf.card.height / 2 + 0.8 * from * from : middle + row * rise,
    turn: shelf.fan ? from * 1.4 : 0,
  };
}
