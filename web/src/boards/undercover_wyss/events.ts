/** What is drawn for an event: frames, an arrow, a piece that flies, a stamp. */

import type { Lang } from "../../app/lang.svelte";
import type { Line } from "../../wire.gen";
import { say } from "./words";

/** Something with a place on the board. */
export type Spot =
  | { readonly cell: number }
  | { readonly line: number }
  | { readonly seat: number }
  | { readonly held: readonly [line: number, seat: number] } // the seat's cards in a line
  | { readonly box: true };

export interface Flight {
  readonly from: Spot;
  readonly to: Spot;
  readonly card?: { readonly owner: number; readonly value: number };
  readonly secret?: number;
}

export interface Marks {
  readonly framed: readonly Spot[];
  readonly arrow?: readonly [Spot, Spot];
  readonly flight?: Flight;
  readonly stamp?: { readonly text: string; readonly at: Spot; readonly counts?: boolean }; // counts: up to that number
}

const NONE: Marks = { framed: [] };

export function marksOf(event: Line | null, lang: Lang): Marks {
  if (!event) return NONE;
  const maker = MAKERS[event.kind];
  return maker ? maker(event.numbers, lang) : NONE;
}

type Maker = (numbers: readonly number[], lang: Lang) => Marks;

const MAKERS: Readonly<Record<string, Maker>> = {
  secret: ([line = 0]) => ({ framed: [{ line }] }),
  mission: ([seat = 0]) => ({ framed: [{ seat }] }),
  first: ([seat = 0]) => ({ framed: [{ seat }] }),
  turn: ([seat = 0]) => ({ framed: [{ seat }] }),
  lapse: ([seat = 0], lang) => stamped({ seat }, say(lang, "stamp_lapse")),
  open: ([, cell = 0]) => ({ framed: [{ cell }] }),
  open_two: ([, cell = 0, other = 0]) => ({ framed: [{ cell }, { cell: other }] }),
  value: ([, cell = 0]) => ({ framed: [{ cell }] }),
  stone: ([cell = 0]) => ({ framed: [{ cell }] }),
  capture: ([, from = 0, , to = 0, owner = 0, value = 0], lang) => ({
    ...stamped({ cell: to }, say(lang, "stamp_capture")),
    arrow: [{ cell: from }, { cell: to }],
    flight: { from: { cell: to }, to: { box: true }, card: { owner, value } },
  }),
  no_capture: ([seat = 0]) => ({ framed: [{ seat }] }),
  retire: ([, cell = 0, owner = 0, value = 0], lang) => leaving(cell, owner, value, say(lang, "stamp_retire")),
  aside: ([seat = 0, cell = 0, value = 0], lang) => leaving(cell, seat, value, say(lang, "stamp_aside")),
  no_aside: ([seat = 0]) => ({ framed: [{ seat }] }),
  no_power: ([seat = 0]) => ({ framed: [{ seat }] }),
  compel: ([, next = 0], lang) => stamped({ seat: next }, say(lang, "stamp_compel")),
  turn_back: ([, cell = 0], lang) => stamped({ cell }, say(lang, "stamp_back")),
  keep: ([, cell = 0], lang) => stamped({ cell }, say(lang, "stamp_keep")),
  order: ([, line = 0]) => ({ framed: [{ line }] }),
  sum: ([line = 0, seat = 0, sum = 0]) => ({
    framed: [{ held: [line, seat] }, { seat }],
    stamp: { text: String(sum), at: { seat }, counts: true },
  }),
  win: ([line = 0, kind = 0, seat = 0], lang) => ({
    framed: [{ line }, { seat }],
    flight: { from: { line }, to: { seat }, secret: kind },
    stamp: { text: say(lang, "stamp_win"), at: { line } },
  }),
  lost: ([line = 0, kind = 0], lang) => ({
    ...stamped({ line }, say(lang, "stamp_lost")),
    flight: { from: { line }, to: { box: true }, secret: kind },
  }),
  shown_mission: ([seat = 0]) => ({ framed: [{ seat }] }),
  tally_kind: ([seat = 0, , , points = 0], lang) => scored(seat, points, lang),
  tally_mission: ([seat = 0, , , points = 0], lang) => scored(seat, points, lang),
  tally_aside: ([seat = 0, points = 0], lang) => scored(seat, points, lang),
  total: ([seat = 0, points = 0], lang) => scored(seat, points, lang),
  place: ([seat = 0, n = 0], lang) => stamped({ seat }, say(lang, "stamp_place", { n })),
};

/** The kinds of events that are drawn: a test compares them with those of the game. */
export const DRAWN: readonly string[] = Object.keys(MAKERS);

function stamped(at: Spot, text: string): Marks {
  return { framed: [at], stamp: { text, at } };
}

function scored(seat: number, points: number, lang: Lang): Marks {
  return stamped({ seat }, say(lang, "stamp_points", { n: points }));
}

/** A card leaves the grid for its owner. */
function leaving(cell: number, owner: number, value: number, text: string): Marks {
  return { ...stamped({ cell }, text), flight: { from: { cell }, to: { seat: owner }, card: { owner, value } } };
}
