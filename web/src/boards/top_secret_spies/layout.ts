/** Where things are on the board: a track of 42 spaces round a ring of twelve lots, in the shape of the room. */

import type { Box, Point } from "../../ui/geometry";
import { BUILDINGS, FINISH } from "./cast";

type Size = Pick<Box, "width" | "height">;

export interface Lot extends Point {
  readonly flipped: boolean; // its house stands to the right, so that the street runs inside
  readonly street: Point; // where the street passes: in front of the house, on the inner side
}

/** A lot seen from its middle, in units of its own: they are scaled to the lots of the layout. */
export interface Site {
  readonly house: Stand; // x is the other way round where the house is flipped
  readonly safe: Point;
  readonly feet: number; // the pawns stand so far down
  readonly reach: number; // from the middle to the upper and lower edge
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly cell: Size; // of the track: as the room is stretched, so are its spaces
  readonly spaces: readonly Point[]; // centres, from the corner clockwise
  readonly lots: readonly Lot[]; // centres, from the church clockwise
  readonly site: Site;
  readonly scale: number; // of what stands on a lot
  readonly park: Box; // free of lots and street
  readonly middle: Point; // of the park
}

export const CELL = 100; // the shorter side of a space
export const STREET = 98; // wide, on a lot of scale 1
const SPACES = 23; // across and down together: 42 round the board
const STRETCH = 1.3; // a space is at most so much longer than it is wide
const WIDE = 216; // a lot of scale 1
const INWARDS = 80;
const FRONT = 66; // from a lot's middle down to the street
const LOW: Site = { house: { x: -42, y: -2, size: 1 }, safe: { x: 82, y: -8 }, feet: 106, reach: 108 };
const HIGH: Site = { house: { x: -28, y: -18, size: 1.08 }, safe: { x: 72, y: -16 }, feet: 122, reach: 130 };
const RINGS = [3, 4, 5].map((columns) => ({ columns, rows: 8 - columns })); // of twelve lots

/** The board for a room of these proportions. */
export function layoutFor(aspect: number): Layout {
  const across = nearest(aspect);
  const down = SPACES - across;
  const stretch = Math.min(STRETCH, Math.max(1 / STRETCH, aspect / (across / down)));
  const cell = { width: CELL * Math.max(1, stretch), height: CELL * Math.max(1, 1 / stretch) };
  return layOut(across, down, cell);
}

/** How many spaces across come closest to it. */
function nearest(aspect: number): number {
  const miss = (across: number): number => Math.abs(Math.log(aspect / (across / (SPACES - across))));
  return Array.from({ length: 11 }, (_, more) => 7 + more).reduce((one, other) => (miss(other) < miss(one) ? other : one));
}

function layOut(across: number, down: number, cell: Size): Layout {
  const inner = { width: (across - 2) * cell.width, height: (down - 2) * cell.height };
  const options = RINGS.flatMap((ring) => [LOW, HIGH].map((site) => ({ ...ring, site, scale: scaleOf(ring, site, inner) })));
  const { columns, rows, site, scale } = options.reduce((one, other) => (other.scale > one.scale ? other : one));
  const wide = inner.width / columns;
  const high = inner.height / rows;
  const lots = frame(columns, rows).map(({ x, y }) => {
    const lot = { x: cell.width + (x + 0.5) * wide, y: cell.height + (y + 0.5) * high };
    const aside = scale * (x === 0 ? INWARDS : x === columns - 1 ? -INWARDS : 0);
    return { ...lot, flipped: x === columns - 1, street: { x: lot.x + aside, y: lot.y + FRONT * scale } };
  });
  const park = parkIn(lots, site, scale);
  return {
    width: across * cell.width,
    height: down * cell.height,
    cell,
    spaces: frame(across, down).map(({ x, y }) => ({ x: (x + 0.5) * cell.width, y: (y + 0.5) * cell.height })),
    lots,
    site,
    scale,
    park,
    middle: { x: park.x + park.width / 2, y: park.y + park.height / 2 },
  };
}

function scaleOf(ring: { columns: number; rows: number }, site: Site, inner: Size): number {
  return Math.min(inner.width / ring.columns / WIDE, inner.height / ring.rows / (2 * site.reach), 1.3);
}

/** Between the street in front of the upper houses and the roofs of the lower ones. */
function parkIn(lots: readonly Lot[], site: Site, scale: number): Box {
  const [first, last] = [lots[0]!, lots[BUILDINGS / 2]!];
  const kerb = (STREET / 2 + 10) * scale;
  const top = first.street.y + kerb;
  const left = first.street.x + kerb;
  return { x: left, y: top, width: last.street.x - kerb - left, height: last.y - site.reach * scale - top };
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
  return { x: (place - (inRow - 1) / 2) * 50, y: row === 0 ? -50 : 2, size: 0.68 };
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
  readonly papers: number; // their width in pixels, or their height
  readonly low: boolean; // little height: the papers lie in two columns
}

const GAP = 6; // pixels between board and papers
const LOW_ROOM = 400;
const ROW = 50; // pixels of a row of agents, and of the hand
const COLUMN = { share: 0.12, least: 112, most: 230 };

/** The board takes all of the room that the papers leave: they lie beside it, or below it in a room that stands upright. */
export function arrange(width: number, height: number, withHand: boolean): Arrangement {
  const beside = width > height;
  const low = beside && height < LOW_ROOM;
  const papers = beside ? columnFor(width, low, withHand) : ROW * (withHand ? 2 : 1);
  const room = beside ? { width: width - papers - GAP, height } : { width, height: height - papers - GAP };
  return { layout: layoutFor(Math.max(0.3, room.width / Math.max(1, room.height))), beside, papers, low };
}

function columnFor(width: number, low: boolean, withHand: boolean): number {
  if (low) return withHand ? 214 : 102;
  return Math.round(Math.min(COLUMN.most, Math.max(COLUMN.least, width * COLUMN.share)));
}
