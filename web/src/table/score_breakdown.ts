/** How the points came about: the lines with which the log of a finished game ends, by seat. */

import type { FinalEvents } from "../game/games";
import type { Line } from "../wire.gen";

export interface ScoreBreakdown {
  readonly revealed: readonly Line[]; // what had been secret
  readonly seats: readonly (readonly Line[])[]; // what was counted for each
}

export function scoreBreakdown(log: readonly Line[], seats: number, kinds: FinalEvents): ScoreBreakdown {
  const end = endOf(log, kinds);
  return {
    revealed: end.filter((line) => kinds.revealed.includes(line.kind)),
    seats: Array.from({ length: seats }, (_, seat) =>
      end.filter((line) => kinds.counted.includes(line.kind) && line.numbers[0] === seat),
    ),
  };
}

/** Only the last lines: during the game the same kinds may mean other points. */
function endOf(log: readonly Line[], { counted, revealed, outcome }: FinalEvents): readonly Line[] {
  const kinds = new Set([...counted, ...revealed, ...outcome]);
  return log.slice(log.findLastIndex((line) => !kinds.has(line.kind)) + 1);
}
