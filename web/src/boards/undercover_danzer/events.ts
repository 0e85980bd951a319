/** Which parts of the board an event concerns, so that they can be marked. */

import type { Line } from "../../wire.gen";
import type { DanzerPicture } from "../../wire.gen";
import { FIRST_AGENT, FIRST_JOKER } from "./picture";

export interface Effect {
  readonly space?: readonly [number, number]; // on the desk
  readonly meeting?: boolean; // its neighbours take part
  readonly piece?: number; // wherever it is
  readonly pile?: number;
  readonly lane?: { readonly lane: number; readonly seat: number; readonly from: number; readonly to: number; readonly words: string };
  readonly seat?: number;
  readonly stamp?: string; // what it says, by its message
}

type Draw = (numbers: readonly number[], picture: DanzerPicture) => Effect;

const DRAWN: Readonly<Record<string, Draw>> = {
  token: ([lane = 0, column = 0, value]) => ({ lane: { lane, seat: -1, from: column, to: column, words: `${value}` } }),
  colour: ([seat = 0]) => ({ seat }),
  headquarters: ([, row = 0, column = 0]) => ({ space: [row, column] }),
  turned: ([pile = 0]) => ({ pile }),
  shows: ([pile = 0]) => ({ pile }),
  empty: ([pile = 0]) => ({ pile }),
  starts: ([seat = 0]) => ({ seat }),
  turn: ([seat = 0]) => ({ seat }),
  top: ([seat = 0, pile = 0, agent = 0]) => ({ seat, pile, piece: FIRST_AGENT + agent }),
  bottom: ([seat = 0, pile = 0, agent = 0]) => ({ seat, pile, piece: FIRST_AGENT + agent }),
  pick: ([seat = 0, agent = 0, , , row = 0, column = 0]) => ({ seat, space: [row, column], piece: FIRST_AGENT + agent }),
  joker: ([seat = 0]) => ({ seat, piece: FIRST_JOKER + seat }),
  flip: ([seat = 0, agent = 0]) => ({ seat, piece: FIRST_AGENT + agent }),
  keep: ([seat = 0, agent = 0]) => ({ seat, piece: FIRST_AGENT + agent }),
  file: ([seat = 0, piece = 0]) => ({ seat, piece }),
  place: ([seat = 0, , , row = 0, column = 0]) => ({ seat, space: [row, column], meeting: true }),
  corner: ([seat = 0, , , row = 0, column = 0]) => ({ seat, space: [row, column], stamp: "stamp_corner" }),
  pause: ([seat = 0]) => ({ seat, stamp: "stamp_pause" }),
  move: ([seat = 0, lane = 0, from = 0, to = 0, steps = 0]) => ({ seat, lane: { lane, seat, from, to, words: `+${steps}` } }),
  stay: ([seat = 0, lane = 0, column = 0]) => ({ seat, lane: { lane, seat, from: column, to: column, words: "0" } }),
  gain: ([seat = 0, lane = 0, value], picture) => ({ seat, lane: standing(seat, lane, picture, `${value ?? "?"}`) }),
  ending: ([seat = 0]) => ({ seat, stamp: "stamp_ending" }),
  over: () => ({ stamp: "stamp_over" }),
  back: ([agent = 0]) => ({ piece: FIRST_AGENT + agent }),
  tally: ([seat = 0, lane = 0, column = 0, value, factor]) => ({
    seat,
    lane: { lane, seat, from: column, to: column, words: factor === 2 ? `${value}×2` : `${value}` },
  }),
  score: ([seat = 0]) => ({ seat }),
};

function standing(seat: number, lane: number, picture: DanzerPicture, words: string): NonNullable<Effect["lane"]> {
  const column = picture.services[seat]?.staffers[lane] ?? 0;
  return { lane, seat, from: column, to: column, words };
}

export function effectOf(shown: Line | null, picture: DanzerPicture): Effect {
  return shown ? (DRAWN[shown.kind]?.(shown.numbers, picture) ?? {}) : {};
}
