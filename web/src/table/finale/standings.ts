/** How far the count has come for each seat: from the lines that have been told so far. */

import type { FinalEvents } from "../../game/games";
import type { Finish, Line } from "../../wire.gen";
import { scoreBreakdown } from "../score_breakdown";

export interface Standing {
  readonly seat: number;
  readonly points: number | null; // as far as they are counted
  readonly place: number | null; // null until all is told
  readonly lines: readonly Line[]; // what was counted
  readonly revealed: readonly Line[]; // what had been secret about this seat
}

export function standingsOf(log: readonly Line[], seats: number, kinds: FinalEvents | undefined, ending: Finish | null): readonly Standing[] {
  const told = kinds ? scoreBreakdown(log, seats, kinds) : { revealed: [], seats: [] };
  return Array.from({ length: seats }, (_, seat) => {
    const lines = told.seats[seat] ?? [];
    return {
      seat,
      points: ending ? (ending.scores[seat] ?? 0) : kinds ? pointsIn(lines, kinds) : null,
      place: ending ? (ending.places[seat] ?? null) : null,
      lines,
      revealed: told.revealed.filter((line) => line.numbers[0] === seat),
    };
  });
}

/** The total once it has been told; before that, what has been counted towards it. */
function pointsIn(lines: readonly Line[], kinds: FinalEvents): number | null {
  const total = lines.find((line) => line.kind === kinds.total);
  if (total) return total.numbers[1] ?? 0;
  return lines.length > 0 ? lines.reduce((sum, line) => sum + kinds.points(line), 0) : null;
}
