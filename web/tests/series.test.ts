/** A series of games is told in the page as in the terminal. */
import { beforeAll, describe, expect, test } from "vitest";
import { lang } from "../src/app/lang.svelte";
import { saySeries } from "../src/words/say";
import type { SeriesState } from "../src/wire.gen";

const NAMES = ["Ann", "Ben"];

function stands(kind: "best_of" | "points" | "until_won", change: Partial<SeriesState> = {}): SeriesState {
  return { plan: { kind, games: 3, starts: "next" }, played: 1, wins: [1, 0], points: [4, 9], over: false, winners: [], ...change };
}

describe.each([
  ["en", "Best of 3: Ann 1, Ben 0.", "Points after 1 of 3 games: Ann 4, Ben 9.", "Until somebody wins: one game played."],
  ["de", "Die meisten Siege in 3 Spielen: Ann 1, Ben 0.", "Punkte nach 1 von 3 Spielen: Ann 4, Ben 9.", "Bis jemand gewinnt: ein Spiel gespielt."],
])("in %s", (language, best, points, until) => {
  beforeAll(async () => {
    await lang.choose(language);
    await lang.need("table");
  });

  test("the standing is what the plan counts", () => {
    expect(saySeries(stands("best_of"), NAMES)).toBe(best);
    expect(saySeries(stands("points"), NAMES)).toBe(points);
    expect(saySeries(stands("until_won"), NAMES)).toBe(until);
  });

  test("once it is over, it says who has won", () => {
    const said = saySeries(stands("points", { over: true, winners: [0, 1] }), NAMES);
    expect(said).toMatch(/(goes to Ann and Ben|geht an Ann und Ben)\.$/);
    expect(saySeries(stands("best_of", { over: true }), NAMES)).toMatch(/(Nobody|Niemand)/);
  });
});
