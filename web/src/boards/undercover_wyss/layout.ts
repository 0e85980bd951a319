/** Where everything lies. Three arrangements: players below the grid, beside it, or the grid turned for a narrow screen. */

import type { Box, Point } from "../../ui/geometry";
import { columnOf, COLUMNS, ROWS, rowOf, type Wyss } from "./picture";

export type Arrangement = "below" | "beside" | "turned";

interface Measures {
  readonly pitch: number; // from cell to cell
  readonly secret: Point; // depth of the margin with secrets: beside the grid, above or below it
  readonly sum: Point; // depth of the margin with sums
  readonly strip: number; // height of the line with counts and buttons
  readonly panel: number; // height of a player's papers
}

const WIDE: Measures = { pitch: 62, secret: { x: 62, y: 60 }, sum: { x: 62, y: 50 }, strip: 44, panel: 106 };
const NARROW: Measures = { pitch: 45.5, secret: { x: 38, y: 40 }, sum: { x: 33, y: 42 }, strip: 46, panel: 92 };
const SPACE = 8;
const BESIDE = 236; // width of the players' papers beside the grid
export const CARD = 62; // cards are drawn for this pitch and scaled

export class Layout {
  readonly measures: Measures;
  readonly turned: boolean;
  readonly grid: Box;
  readonly strip: Box;
  readonly width: number;
  readonly height: number;
  readonly #atRight: boolean;
  readonly #atBottom: boolean;
  readonly #panels: readonly Box[];

  constructor(
    readonly arrangement: Arrangement,
    picture: Wyss,
  ) {
    this.turned = arrangement === "turned";
    const m = (this.measures = this.turned ? NARROW : WIDE);
    this.#atRight = this.turned ? picture.secrets_at_bottom : picture.secrets_at_right;
    this.#atBottom = this.turned ? picture.secrets_at_right : picture.secrets_at_bottom;
    const [across, down] = this.turned ? [ROWS, COLUMNS] : [COLUMNS, ROWS];
    this.grid = {
      x: this.#atRight ? m.sum.x : m.secret.x,
      y: this.#atBottom ? m.sum.y : m.secret.y,
      width: across * m.pitch,
      height: down * m.pitch,
    };
    const table = { width: this.grid.width + m.secret.x + m.sum.x, height: this.grid.height + m.secret.y + m.sum.y };
    this.strip = { x: 0, y: table.height + SPACE, width: table.width, height: m.strip };
    this.#panels = this.#lay(picture.sides.length, table.width);
    const last = this.#panels[this.#panels.length - 1]!;
    this.width = Math.max(table.width, last.x + last.width);
    this.height = Math.max(this.strip.y + this.strip.height, last.y + last.height);
  }

  #lay(seats: number, width: number): readonly Box[] {
    const below = this.strip.y + this.strip.height + SPACE;
    const abreast = this.arrangement === "below" ? seats : 2;
    return Array.from({ length: seats }, (_, seat) => {
      if (this.arrangement === "beside") {
        const height = Math.min(150, (below - SPACE * seats) / seats);
        return { x: width + SPACE * 2, y: SPACE + seat * (height + SPACE), width: BESIDE, height };
      }
      const each = (width - SPACE * (abreast - 1)) / abreast;
      const row = Math.floor(seat / abreast);
      return {
        x: (seat % abreast) * (each + SPACE),
        y: below + row * (this.measures.panel + SPACE),
        width: each,
        height: this.measures.panel,
      };
    });
  }

  panel(seat: number): Box {
    return this.#panels[seat]!;
  }

  /** How much a card is made smaller or larger. */
  get scale(): number {
    return this.measures.pitch / CARD;
  }

  /** The middle of a cell. */
  cell(cell: number): Point {
    const { grid, measures } = this;
    const [across, down] = this.turned ? [rowOf(cell), columnOf(cell)] : [columnOf(cell), rowOf(cell)];
    return { x: grid.x + (across + 0.5) * measures.pitch, y: grid.y + (down + 0.5) * measures.pitch };
  }

  /** Does this line run from left to right on the screen? */
  isLevel(line: number): boolean {
    return line < ROWS !== this.turned;
  }

  /** The place of the line's secret. */
  end(line: number): Box {
    return this.#margin(line, true);
  }

  /** The place of the line's sums, at its other end. */
  sums(line: number): Box {
    return this.#margin(line, false);
  }

  #margin(line: number, secret: boolean): Box {
    const { grid, measures } = this;
    const { pitch } = measures;
    const depth = secret ? measures.secret : measures.sum;
    const along = (line < ROWS ? line : line - ROWS) * pitch;
    if (this.isLevel(line)) {
      const x = this.#atRight === secret ? grid.x + grid.width : 0;
      return { x, y: grid.y + along, width: depth.x, height: pitch };
    }
    const y = this.#atBottom === secret ? grid.y + grid.height : 0;
    return { x: grid.x + along, y, width: pitch, height: depth.y };
  }

  /** The line as a band over its cells. */
  band(line: number): Box {
    const { x, y, width, height } = this.sums(line);
    return this.isLevel(line)
      ? { x: this.grid.x, y, width: this.grid.width, height }
      : { x, y: this.grid.y, width, height: this.grid.height };
  }

  /** The corner where the secrets of rows and of columns meet: the own mission is pinned there. */
  get missionCorner(): Box {
    return this.#corner(true);
  }

  /** The corner where the sums meet. */
  get sumCorner(): Box {
    return this.#corner(false);
  }

  #corner(secret: boolean): Box {
    const depth = secret ? this.measures.secret : this.measures.sum;
    return {
      x: this.#atRight === secret ? this.grid.x + this.grid.width : 0,
      y: this.#atBottom === secret ? this.grid.y + this.grid.height : 0,
      width: depth.x,
      height: depth.y,
    };
  }
}

/** The arrangement whose cards are largest in the room there is; a narrow screen turns the grid so that cells stay large. */
export function arrangementFor(width: number, height: number, picture: Wyss): Arrangement {
  if (width < 560) return "turned";
  const size = (arrangement: Arrangement): number => {
    const layout = new Layout(arrangement, picture);
    return Math.min(width / layout.width, height / layout.height);
  };
  return size("beside") > size("below") ? "beside" : "below";
}

export function middle(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
