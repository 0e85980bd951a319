/** Reading the picture: cells, lines, what lies in them. Nothing here decides what may be done. */

import { INKS, SEAT_COLOURS, type Ink } from "../../ui/colours";
import type { WyssCell, WyssPicture } from "../../wire.gen";

export type Wyss = WyssPicture;

export const ROWS = 6;
export const COLUMNS = 10;
export const LINES = ROWS + COLUMNS; // rows first
export const KINDS = 4; // tape, film, document, suitcase
export const VALUES: readonly number[] = [0, 2, 3, 4, 5, 6, 7, 8, 9, 10];
export const COPIES = 6; // of each value
export const CELLS: readonly number[] = Array.from({ length: ROWS * COLUMNS }, (_, cell) => cell);

export const rowOf = (cell: number): number => Math.floor(cell / COLUMNS);
export const columnOf = (cell: number): number => cell % COLUMNS;
export const linesOf = (cell: number): readonly [number, number] => [rowOf(cell), ROWS + columnOf(cell)];

export function cellsIn(line: number): readonly number[] {
  return line < ROWS
    ? Array.from({ length: COLUMNS }, (_, column) => line * COLUMNS + column)
    : Array.from({ length: ROWS }, (_, row) => row * COLUMNS + line - ROWS);
}

export function isFaceDown(cell: WyssCell | undefined): boolean {
  return cell?.lies === "unseen" || cell?.lies === "known";
}

export function closedIn(picture: Wyss, line: number): number {
  return cellsIn(line).filter((cell) => isFaceDown(picture.cells[cell])).length;
}

/** What a seat has in a line. */
export interface Holding {
  readonly seat: number;
  readonly sum: number;
  readonly ahead: boolean; // nobody has more
}

/** Every seat with open cards in the line, in the order of the seats. */
export function holdingsIn(picture: Wyss, line: number): readonly Holding[] {
  const sums = new Map<number, number>();
  for (const cell of cellsIn(line)) {
    const { lies, owner, value } = picture.cells[cell]!;
    if (lies === "open") sums.set(owner!, (sums.get(owner!) ?? 0) + value!);
  }
  const most = Math.max(...sums.values());
  return [...sums].sort(([a], [b]) => a - b).map(([seat, sum]) => ({ seat, sum, ahead: sum === most }));
}

/** Has the line's secret gone? */
export function isScored(picture: Wyss, line: number): boolean {
  const secret = picture.secrets[line];
  return secret !== undefined && (secret.lost || secret.taker !== null);
}

export function takenBy(picture: Wyss, seat: number, kind: number): number {
  return picture.secrets.filter((secret) => secret.taker === seat && secret.kind === kind).length;
}

export function secretsOf(picture: Wyss, seat: number): number {
  return picture.secrets.filter((secret) => secret.taker === seat).length;
}

export function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** The seat's own mission, if the reader may know it. */
export function ownMission(picture: Wyss): number | null {
  return picture.sides[picture.seat]?.mission ?? null;
}

export function inkOf(seat: number): Ink {
  return INKS[SEAT_COLOURS[seat] ?? "gray"];
}

/** Is this card shown with its face for a moment, though it belongs to nobody yet? */
export function isOnTrial(picture: Wyss, cell: number): boolean {
  return picture.phase === "turn_back" && (cell === picture.row_card || cell === picture.column_card);
}
