/** How the points came about: the lines that the game told at its end, by seat. */

import type { Line } from "../wire.gen";

const SUMS = /^(tally|guess|points|score|total|place|won|lost|win)/; // what was counted, and for whom: the first number is a seat
const SHOWN = /^(reveal|free|shown|mission|returned|dossier)/; // what had been secret
const ABOUT_A_SEAT = /^(tally|guess|points|score|total)/;

export interface Reckoning {
  readonly secrets: readonly string[];
  readonly seats: readonly (readonly string[])[];
}

export function reckoningOf(log: readonly Line[], seats: number): Reckoning {
  const end = endOf(log);
  const lines = Array.from({ length: seats }, (_, seat) =>
    end.filter((line) => ABOUT_A_SEAT.test(line.kind) && line.numbers[0] === seat).map((line) => line.text),
  );
  return { secrets: end.filter((line) => SHOWN.test(line.kind)).map((line) => line.text), seats: lines };
}

/** The last lines that only count and show. */
function endOf(log: readonly Line[]): readonly Line[] {
  const last = log.findLastIndex((line) => !SUMS.test(line.kind) && !SHOWN.test(line.kind));
  return log.slice(last + 1);
}
