/** The end of a game line by line: only what was told at the end, each line at its seat. */
import { expect, test } from "vitest";
import { BOARDS } from "../src/game/catalogue";
import { loadGame, type FinalEvents } from "../src/game/games";
import { scoreBreakdown } from "../src/table/score_breakdown";
import type { Finish, Line } from "../src/wire.gen";

const line = (kind: string, ...numbers: number[]): Line => ({ kind, numbers });
const KINDS: FinalEvents = { counted: ["tally", "total"], total: "total", points: () => 0, revealed: ["reveal"], outcome: ["won"] };

test("lines about a seat stand with it, secrets apart, and what came before is left out", () => {
  const log = [line("total", 0, 3), line("attack", 1), line("reveal", 0, 4), line("tally", 0, 4, 43), line("tally", 1, 1, 39), line("total", 1, 39), line("won", 0)];
  expect(scoreBreakdown(log, 2, KINDS)).toEqual({
    revealed: [line("reveal", 0, 4)],
    seats: [[line("tally", 0, 4, 43)], [line("tally", 1, 1, 39), line("total", 1, 39)]],
  });
});

interface Shot {
  readonly scene: { readonly picture: { readonly game: string }; readonly ending?: Finish | null };
  readonly names: readonly string[];
  readonly lines: readonly Line[];
}
const SCENES = import.meta.glob<readonly Shot[]>("./scenes/*.json", { import: "default" });

test.each(BOARDS)("%s: at the end every seat reads where its points come from", async (slug) => {
  const shots = (await SCENES[`./scenes/${slug}.json`]?.()) ?? [];
  const { finalEvents: kinds } = await loadGame(slug);
  const ends = shots.filter(({ scene, lines }) => scene.ending && lines.length > 20); // an onlooker's, with the last thirty lines
  expect(ends.length).toBeGreaterThan(0);
  for (const { scene, names, lines } of ends) {
    const { seats } = scoreBreakdown(lines, names.length, kinds!);
    seats.forEach((counted, seat) => {
      const score = scene.ending?.scores[seat];
      if (score) expect(counted.flatMap((line) => line.numbers), `${names[seat]} has ${score}`).toContain(score);
    });
  }
});
