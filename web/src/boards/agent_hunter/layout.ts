/** Where everything stands: three arrangements of the same two streets, each stretched to the place it gets. */

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
  readonly fingertip: number; // 44 pixels and a little more, in the units of the sheet
  readonly road: { readonly y: number; readonly height: number };
  readonly far: Yard;
  readonly near: Yard;
}

const STREETS = 2 * HOUSE.height; // both of them, one below the other
const MOST = 10; // cards in a hand
const PLATE = 34; // height of a sign
const SHEET = 6; // from the edge of the sheet to what lies on it

/** The arrangement that fills a place of this size: the sheet has its proportions. */
export function layoutFor(width: number, height: number): Layout {
  const aspect = Math.min(3.2, Math.max(0.5, width / height));
  const layout = aspect < 0.95 ? tall(360 / aspect) : aspect < 1.45 ? wide(1000 / aspect) : broad(668 * aspect);
  return { ...layout, fingertip: FINGERTIP * Math.max(layout.width / width, layout.height / height) };
}

const FINGERTIP = 46; // pixels, with what rounding takes
type Sheet = Omit<Layout, "fingertip">;

/** For a phone upright: the other hand above, the own one below the streets. */
function tall(height: number): Sheet {
  const road = 20;
  const top = SHEET + PLATE + 8;
  const least = 2 * 56 + 6; // two rows of own cards
  const scale = Math.min(0.95, (height - top - road - PLATE - least - 7 * SHEET) / STREETS);
  const house = HOUSE.height * scale;
  const near = top + house + road + 2 * SHEET;
  const sign = near + house + SHEET;
  const hand = { x: 7, y: sign + PLATE + SHEET, width: 346, height: height - sign - PLATE - 2 * SHEET };
  return {
    name: "tall",
    width: 360,
    height,
    scale,
    middle: 180,
    gap: 4,
    road: { y: top + house + SHEET, height: road },
    far: {
      street: top,
      sign: { x: 6, y: SHEET, width: 146, height: PLATE },
      hand: { x: 160, y: SHEET, width: 194, height: PLATE, card: { width: 24, height: PLATE }, columns: MOST, step: 28, fan: false },
    },
    near: {
      street: near,
      sign: { x: 6, y: sign, width: 348, height: PLATE },
      hand: { ...hand, card: { width: 62, height: Math.min(86, (hand.height - 6) / 2) }, columns: 5, step: 71, fan: false },
    },
  };
}

/** For a place that is about square: streets in the middle, the own hand as a fan below. */
function wide(height: number): Sheet {
  const [road, fan] = [44, 138];
  const scale = Math.min(1.75, (height - road - fan - 66) / STREETS);
  const house = HOUSE.height * scale;
  const near = 20 + house + road + 24;
  const aside = (1000 - 3 * HOUSE.width * scale) / 2 - 50; // beside the houses
  return {
    name: "wide",
    width: 1000,
    height,
    scale,
    middle: 500,
    gap: 22,
    road: { y: 20 + house + 12, height: road },
    far: {
      street: 20,
      sign: { x: 14, y: 20 + house / 2 - PLATE, width: aside, height: 1.6 * PLATE },
      hand: grid({ x: 986 - aside, y: 24, width: aside, height: house - 8 }),
    },
    near: {
      street: near,
      sign: { x: 14, y: near + house / 2 - PLATE, width: aside, height: 1.6 * PLATE },
      hand: { x: 20, y: height - fan - 12, width: 960, height: fan, card: { width: 90, height: 124 }, columns: MOST, step: 96.5, fan: true },
    },
  };
}

/** For a desk, and a phone on its side: streets to the left, hands to the right of them. */
function broad(width: number): Sheet {
  const [scale, gap, road] = [1.75, 22, 26];
  const sign = width > 1700 ? 1.6 * PLATE : PLATE; // on a phone it is drawn small
  const house = HOUSE.height * scale;
  const houses = 3 * HOUSE.width * scale + 2 * gap;
  const x = 20 + houses + 24;
  const hand = { x, width: width - x - 14, height: house - sign - 22 };
  const plate = { x, width: Math.min(hand.width, 9 * sign), height: sign };
  return {
    name: "broad",
    width,
    height: 668,
    scale,
    middle: 20 + houses / 2,
    gap,
    road: { y: 321, height: road },
    far: { street: 14, sign: { ...plate, y: 14 }, hand: grid({ ...hand, y: 14 + sign + 14 }) },
    near: { street: 358, sign: { ...plate, y: 358 }, hand: grid({ ...hand, y: 358 + sign + 14 }) },
  };
}

/** Cards as large as a box can hold of them, row by row. */
function grid(box: Box): Shelf {
  const fits = Array.from({ length: MOST }, (_, fewer) => {
    const columns = fewer + 1;
    const rows = Math.ceil(MOST / columns);
    const card = Math.min(120, box.width / columns - 6, (box.height / rows - 6) / 1.38);
    return { columns, width: card };
  });
  const { columns, width } = fits.reduce((one, other) => (other.width > one.width ? other : one));
  return { ...box, card: { width, height: 1.38 * width }, columns, step: Math.min(width * 1.25, (box.width - width) / Math.max(1, columns - 1)), fan: false };
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
  const rise = (shelf.height - shelf.card.height) / Math.max(Math.ceil(MOST / shelf.columns) - 1, 1);
  const middle = shelf.y + shelf.height / 2 - ((rows - 1) * rise) / 2;
  return {
    x: shelf.x + shelf.width / 2 + from * step,
    y: shelf.fan ? shelf.y + shelf.card.height / 2 + 0.8 * from * from : middle + row * rise,
    turn: shelf.fan ? from * 1.4 : 0,
  };
}
