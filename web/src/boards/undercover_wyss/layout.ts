/** Where everything lies, in pixels of the room: players beside the grid or below it. Rows are rows on every screen. */

import type { Box, Point } from "../../ui/geometry";
import { columnOf, COLUMNS, ROWS, rowOf, type Wyss } from "./picture";

/**
 * `beside`, `below`: where the players' papers lie, round a grid with margins for secrets and sums.
 * `low`: a phone on its side; a column has its secret and its sums in one margin.
 * `narrow`: a phone upright; a row has both in a band above its cards, and its cards are higher than wide.
 */
export type Arrangement = "beside" | "below" | "low" | "narrow";

type Size = Pick<Box, "width" | "height">;

const SPACE = 6;
const EDGE = 2;
export const CARD = 62; // cards are drawn for this pitch and scaled
const LOW = 400; // pixels of height
const NARROW = 560; // pixels of width
const FINGERTIP = 44;
const BAND = 17; // above a row, where there is no margin beside it

/** Depths of the margins: with secrets and with sums, beside rows and at the ends of columns. */
interface Margins {
  readonly secret: Point;
  readonly sum: Point;
  readonly band: number; // above each row
}

export class Layout {
  readonly width: number;
  readonly height: number;
  readonly pitch: Point; // from cell to cell
  readonly grid: Box;
  readonly strip: Box; // counts of files and of cards in the box
  readonly missionCorner: Box;
  readonly sumCorner: Box;
  readonly #margins: Margins;
  readonly #atRight: boolean;
  readonly #atBottom: boolean;
  readonly #panels: readonly Box[];

  constructor(
    readonly arrangement: Arrangement,
    room: Size,
    picture: Wyss,
  ) {
    this.width = room.width;
    this.height = room.height;
    this.#atRight = picture.secrets_at_right;
    this.#atBottom = picture.secrets_at_bottom;
    const papers = papersFor(arrangement, room, picture.sides.length);
    const table = papers.beside
      ? { width: room.width - papers.size - SPACE, height: room.height }
      : { width: room.width, height: room.height - papers.size - SPACE };
    const { pitch, margins } = (arrangement === "narrow" ? narrow : arrangement === "low" ? low : roomy)(table);
    this.pitch = pitch;
    this.#margins = margins;
    const size = { width: COLUMNS * pitch.x, height: ROWS * (pitch.y + margins.band) };
    const spare = { x: table.width - size.width - margins.secret.x - margins.sum.x, y: table.height - size.height - margins.secret.y - margins.sum.y };
    this.grid = {
      x: spare.x / 2 + (this.#atRight ? margins.sum.x : margins.secret.x),
      y: spare.y / 2 + (this.#atBottom ? margins.sum.y : margins.secret.y),
      ...size,
    };
    const aside: Box = papers.beside
      ? { x: table.width + SPACE, y: EDGE, width: papers.size - EDGE, height: room.height - 2 * EDGE }
      : { x: EDGE, y: table.height + SPACE, width: room.width - 2 * EDGE, height: papers.size - EDGE };
    const tools = this.#tools(aside, papers.beside);
    this.missionCorner = tools.mission;
    this.sumCorner = tools.sums;
    this.strip = tools.strip;
    this.#panels = lay(tools.rest, picture.sides.length, papers.beside);
  }

  /** The own mission and the key for sums lie in the corners of the margins where there are such corners, else with the papers. */
  #tools(aside: Box, beside: boolean): { mission: Box; sums: Box; strip: Box; rest: Box } {
    if (this.#margins.band > 0 || this.#margins.sum.y === 0) {
      const key = FINGERTIP;
      const mission = { x: aside.x, y: aside.y, width: key, height: key };
      const sums = { ...mission, x: aside.x + key + 3 };
      if (!beside) return { mission, sums, strip: mission, rest: { ...aside, x: aside.x + 2 * key + 8, width: aside.width - 2 * key - 8 } };
      const strip = { x: sums.x + key + 4, y: aside.y, width: aside.width - 2 * key - 7, height: key };
      return { mission, sums, strip, rest: { ...aside, y: aside.y + key + SPACE, height: aside.height - key - SPACE } };
    }
    const strip = { x: aside.x, y: aside.y, width: aside.width, height: 40 };
    const rest = { ...aside, y: aside.y + 40 + SPACE, height: aside.height - 40 - SPACE };
    return { mission: this.#corner(true), sums: this.#corner(false), strip, rest };
  }

  panel(seat: number): Box {
    return this.#panels[seat]!;
  }

  /** There is room for a player's papers in full; otherwise for the most important. */
  get hasFullPapers(): boolean {
    return this.#panels[0]!.height >= 80 && this.#panels[0]!.width >= 120;
  }

  /** How much a card is made smaller or larger. */
  get scale(): number {
    return Math.min(this.pitch.x, this.pitch.y) / CARD;
  }

  /** How much higher than wide a card is. */
  get tall(): number {
    return Math.max(1, this.pitch.y / this.pitch.x);
  }

  /** The place of a cell. */
  cellBox(cell: number): Box {
    const { grid, pitch } = this;
    const y = grid.y + rowOf(cell) * (pitch.y + this.#margins.band) + this.#margins.band;
    return { x: grid.x + columnOf(cell) * pitch.x, y, width: pitch.x, height: pitch.y };
  }

  /** The middle of a cell. */
  cell(cell: number): Point {
    return middle(this.cellBox(cell));
  }

  /** The place of the line's secret. */
  end(line: number): Box {
    return line < ROWS ? this.#rowEnd(line, true) : this.#columnEnd(line - ROWS, true);
  }

  /** The place of the line's sums. */
  sums(line: number): Box {
    return line < ROWS ? this.#rowEnd(line, false) : this.#columnEnd(line - ROWS, false);
  }

  #rowEnd(row: number, secret: boolean): Box {
    const { grid, pitch } = this;
    const { band } = this.#margins;
    const y = grid.y + row * (pitch.y + band);
    const depth = secret ? this.#margins.secret.x : this.#margins.sum.x;
    if (band === 0) return { x: this.#atRight === secret ? grid.x + grid.width : grid.x - depth, y, width: depth, height: pitch.y };
    const tag = 2 * pitch.x;
    const x = this.#atRight ? grid.x + grid.width - tag : grid.x;
    if (secret) return { x, y, width: tag, height: band };
    return { x: this.#atRight ? grid.x : grid.x + tag, y, width: grid.width - tag, height: band };
  }

  #columnEnd(column: number, secret: boolean): Box {
    const { grid, pitch } = this;
    const { secret: deep, sum } = this.#margins;
    const x = grid.x + column * pitch.x;
    if (sum.y > 0) {
      const depth = secret ? deep.y : sum.y;
      return { x, y: this.#atBottom === secret ? grid.y + grid.height : grid.y - depth, width: pitch.x, height: depth };
    }
    const y = this.#atBottom ? grid.y + grid.height : grid.y - deep.y;
    return { x: secret ? x : x + pitch.x / 2, y, width: pitch.x / 2, height: deep.y };
  }

  /** The line as a band over its cells. */
  band(line: number): Box {
    const { grid } = this;
    if (line >= ROWS) return { x: this.cellBox(line - ROWS).x, y: grid.y, width: this.pitch.x, height: grid.height };
    const { y, height } = this.cellBox(line * COLUMNS);
    return { x: grid.x, y, width: grid.width, height };
  }

  #corner(secret: boolean): Box {
    const { grid } = this;
    const { secret: deep, sum } = this.#margins;
    const [width, height] = secret ? [deep.x, deep.y] : [sum.x, sum.y];
    return {
      x: this.#atRight === secret ? grid.x + grid.width : grid.x - width,
      y: this.#atBottom === secret ? grid.y + grid.height : grid.y - height,
      width,
      height,
    };
  }
}

/** Room for a grid with margins all round: their depth goes with the cells'. */
function roomy(table: Size): { pitch: Point; margins: Margins } {
  const x = table.width / (COLUMNS + 1.95);
  const y = table.height / (ROWS + 1.75);
  const pitch = { x: Math.min(x, 1.25 * y), y: Math.min(y, 1.15 * x) };
  const depth = Math.min(pitch.x, pitch.y);
  return { pitch, margins: { secret: { x: depth, y: 0.95 * depth }, sum: { x: 0.95 * depth, y: 0.8 * depth }, band: 0 } };
}

/** A column's secret and sums share one margin, as flat as need be: cells stay as high as a fingertip. */
function low(table: Size): { pitch: Point; margins: Margins } {
  const y = Math.min(60, Math.max(FINGERTIP, (table.height - 34) / ROWS));
  const margin = Math.max(18, Math.min(34, table.height - ROWS * y));
  const beside = 44;
  return {
    pitch: { x: (table.width - 2 * beside) / COLUMNS, y: Math.min(y, (table.height - margin) / ROWS) },
    margins: { secret: { x: beside, y: margin }, sum: { x: beside, y: 0 }, band: 0 },
  };
}

/** Ten columns on a narrow screen: keys of a keyboard, higher than wide. */
function narrow(table: Size): { pitch: Point; margins: Margins } {
  const [secret, sum] = [34, 22];
  const x = table.width / COLUMNS;
  const y = Math.min(1.9 * x, (table.height - secret - sum) / ROWS - BAND);
  return { pitch: { x, y }, margins: { secret: { x: 0, y: secret }, sum: { x: 0, y: sum }, band: BAND } };
}

/** How much room the players' papers get, beside the grid or below it. */
function papersFor(arrangement: Arrangement, room: Size, seats: number): { beside: boolean; size: number } {
  if (arrangement === "narrow") return { beside: false, size: 48 };
  if (arrangement === "low") return { beside: true, size: 140 };
  if (arrangement === "below") return { beside: false, size: 46 + 96 * Math.ceil(seats / 4) };
  return { beside: true, size: Math.min(236, Math.max(150, 0.17 * room.width)) };
}

function lay(box: Box, seats: number, beside: boolean): readonly Box[] {
  return Array.from({ length: seats }, (_, seat) => {
    const across = beside ? 1 : seats;
    const down = beside ? seats : 1;
    const width = (box.width - SPACE * (across - 1)) / across;
    const height = Math.min(150, (box.height - SPACE * (down - 1)) / down);
    return { x: box.x + (beside ? 0 : seat) * (width + SPACE), y: box.y + (beside ? seat : 0) * (height + SPACE), width, height };
  });
}

/** The arrangement for a room: never the one that would make rows into columns. */
export function arrangementFor({ width, height }: Size): Arrangement {
  if (width > height) return height < LOW ? "low" : "beside";
  return width < NARROW ? "narrow" : "below";
}

export function middle(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
