import { beforeEach, describe, expect, it, vi } from "vitest";
import { dailyCase, today } from "../src/puzzles/daily";
import type { Puzzle } from "../src/wire.gen";

const GAMES = {
  stride: 89,
  games: [
    { game: "one", title: "One", puzzles: 160 },
    { game: "two", title: "Two", puzzles: 150 },
  ],
};

function puzzle(id: string, rating: number): Puzzle {
  return { id, rating, kind: "move", choices: [], right: -1, stages: [], steps: [], names: [] } as unknown as Puzzle;
}

describe("the daily case", () => {
  it("is chosen from the day alone, in turn of the games", () => {
    expect(dailyCase(4, GAMES)).toEqual({ game: "one", number: 178 % 160 });
    expect(dailyCase(5, GAMES)).toEqual({ game: "two", number: 178 % 150 });
  });

  it("repeats no puzzle of a game before all had their turn", () => {
    const numbers = new Set(Array.from({ length: 160 }, (_, round) => dailyCase(2 * round, GAMES)?.number));
    expect(numbers.size).toBe(160);
  });

  it("changes at midnight of the whole world", () => {
    expect(today(Date.UTC(2026, 10, 19, 23, 59))).toBe(today(Date.UTC(2026, 10, 19)));
    expect(today(Date.UTC(2026, 10, 20))).toBe(today(Date.UTC(2026, 10, 19)) + 1);
  });
});

describe("results", () => {
  beforeEach(() => {
    localStorage.clear();
    vi.resetModules();
  });

  it("raise the rating for what is solved and lower it for what is not, at the first try alone", async () => {
    const { results } = await import("../src/puzzles/results.svelte");
    const before = results.rating;
    results.count("one", puzzle("p1", 1200), true);
    const after = results.rating;
    expect(after).toBeGreaterThan(before);
    results.count("one", puzzle("p1", 1200), false);
    expect(results.rating).toBe(after);
    results.count("one", puzzle("p2", 1200), false);
    expect(results.rating).toBeLessThan(after);
  });

  it("count days in a row, and a day left out ends the streak", async () => {
    const { results } = await import("../src/puzzles/results.svelte");
    results.countDay(10, true);
    results.countDay(11, true);
    results.countDay(11, false);
    expect(results.streak(11)).toBe(2);
    expect(results.streak(12)).toBe(2);
    expect(results.streak(13)).toBe(0);
    results.countDay(13, true);
    expect(results.streak(13)).toBe(1);
  });

  it("choose what was not tried yet and is about as hard as the solver is strong", async () => {
    const { results } = await import("../src/puzzles/results.svelte");
    const puzzles = Array.from({ length: 20 }, (_, number) => puzzle(`p${number}`, 400 + 100 * number));
    for (let tries = 0; tries < 20; tries += 1) {
      const chosen = results.choose("one", puzzles);
      expect(Math.abs((chosen?.rating ?? 0) - 1200)).toBeLessThan(500);
    }
    for (const one of puzzles.slice(1)) results.count("one", one, true);
    expect(results.choose("one", puzzles)?.id).toBe("p0");
  });
});
