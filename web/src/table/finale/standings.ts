/** How far the count has come for each seat, from the lines that have been told so far; once all is told, by place. */

import type { FinalEvents } from "../../game/games";
import type { Finish, Line } from "../../wire.gen";
import { scoreBreakdown } from "../score_breakdown";

export interface Standing {
  readonly seat: number;
  readonly points: number | null; // as far as they are counted
  readonly place: number | null; // null until all is told
  readonly tied: boolean; // for that place
  readonly lines: readonly Line[]; // what was counted
  readonly revealed: readonly Line[]; // what had been secret about this seat
}

export function standingsOf(log: readonly Line[], seats: number, kinds: FinalEvents | undefined, ending: Finish | null): readonly Standing[] {
  const told = kinds ? scoreBreakdown(log, seats, kinds) : { revealed: [], seats: [] };
  const standings = Array.from({ length: seats }, (_, seat) => {
    const lines = told.seats[seat] ?? [];
    return {
      seat,
      points: ending ? (ending.scores[seat] ?? 0) : kinds ? pointsIn(lines, kinds) : null,
      place: ending?.places[seat] ?? null,
      tied: (ending?.places ?? []).filter((place) => place === ending?.places[seat]).length > 1,
      lines,
      revealed: told.revealed.filter((line) => line.numbers[0] === seat),
    };
  });
  return ending ? standings.sort((one, other) => (one.place ?? 0) - (other.place ?? 0)) : standings;
}

/** The total once it has been told; before that, what has been counted towards it. */
function pointsIn(lines: readonly Line[], kinds: FinalEvents): number | null {
  const total = lines.find((line) => line.kind === kinds.total);
  if (total) return total.numbers[1] ?? 0;
  return lines.length > 0 ? lines.reduce((sum, line) => sum + kinds.points(line), 0) : null;
}
