/** The end of a game: what is counted keeps step with what is told, and the headline says it as people do. */
import { NO_READER } from "../src/words/sayings";
import { beforeAll, expect, test } from "vitest";
import { lang } from "../src/app/lang.svelte";
import { BOARDS } from "../src/game/catalogue";
import { loadGame, type GameModule } from "../src/game/games";
import { headlineOf, type Result } from "../src/table/finale/headline";
import { standingsOf, type Standing } from "../src/table/finale/standings";
import type { Finish, Line } from "../src/wire.gen";

beforeAll(() => lang.need("finale", "table"));

interface Shot {
  readonly scene: { readonly ending?: Finish | null };
  readonly names: readonly string[];
  readonly lines: readonly Line[];
}
const SCENES = import.meta.glob<readonly Shot[]>("./scenes/*.json", { import: "default" });

/** Ends of games of which the last lines that are kept begin before the end. */
async function ends(slug: string): Promise<readonly (Shot & { readonly ending: Finish })[]> {
  const shots = (await SCENES[`./scenes/${slug}.json`]?.()) ?? [];
  const { counted = [], revealed = [] } = (await loadGame(slug)).finalEvents ?? {};
  const isWhole = ({ lines }: Shot): boolean => lines.length > 20 && ![...counted, ...revealed].includes(lines[0]?.kind ?? "");
  const whole = shots.flatMap((shot) => (shot.scene.ending && isWhole(shot) ? [{ ...shot, ending: shot.scene.ending }] : []));
  expect(whole.length).toBeGreaterThan(0);
  return whole;
}

function told(shot: Shot, game: GameModule, lines: number, ending: Finish | null = null): readonly Standing[] {
  return standingsOf(shot.lines.slice(0, lines), shot.names.length, game.finalEvents, ending);
}

test.each(BOARDS)("%s: points grow line by line, and are what they were counted to be", async (slug) => {
  const game = await loadGame(slug);
  for (const shot of await ends(slug)) {
    const last = told(shot, game, shot.lines.length);
    expect(last.map(({ points }) => points ?? 0)).toEqual(shot.ending.scores);
    const steps = shot.lines.map((_, place) => told(shot, game, place + 1));
    for (const seat of shot.names.keys()) {
      const sum = steps.findLast((step) => !step[seat]?.lines.some((line) => line.kind === game.finalEvents?.total))?.[seat]?.points;
      if (sum != null) expect(sum, "what was counted one by one makes the total").toBe(shot.ending.scores[seat]);
    }
  }
});

test.each(BOARDS)("%s: no place, and so no star of the winner, before all sums are told", async (slug) => {
  const game = await loadGame(slug);
  for (const shot of await ends(slug)) {
    for (const place of shot.lines.keys()) expect(told(shot, game, place + 1).every((standing) => standing.place === null)).toBe(true);
    const last = told(shot, game, shot.lines.length, shot.ending);
    for (const { seat, place } of last) expect(place).toBe(shot.ending.places[seat]);
  }
});

test("rows stand by seat while it is counted, and by place once it is told; ties are told", () => {
  const ending: Finish = { reason: "x", scores: [12, 47, 12], places: [2, 1, 2] };
  expect(standingsOf([], 3, undefined, null).map(({ seat }) => seat)).toEqual([0, 1, 2]);
  expect(standingsOf([], 3, undefined, ending).map(({ seat, tied }) => [seat, tied])).toEqual([
    [1, false],
    [0, true],
    [2, true],
  ]);
});

test("the finale of Top Secret Spies is cut to its last two events", async () => {
  const game = await loadGame("top_secret_spies");
  for (const shot of await ends("top_secret_spies")) {
    const shown = told(shot, game, shot.lines.length).flatMap(({ lines, revealed }) => [...lines, ...revealed]);
    const end = shot.lines.slice(shot.lines.findLastIndex(({ kind }) => kind === "over") + 1);
    const ofSeats = end.filter(({ kind }) => ["reveal", "tally", "guess", "total"].includes(kind));
    expect(ofSeats.length).toBeGreaterThan(2);
    for (const line of ofSeats) expect(shown).toContainEqual(line);
    for (const { revealed } of told(shot, game, shot.lines.length)) expect(game.unmasked?.(revealed, "en")).not.toBe("");
  }
});

function result(scores: readonly number[], places: readonly number[], more: Partial<Result> = {}): Result {
  const names = ["Ada", "Heron", "Magpie"].slice(0, scores.length);
  return { ending: { reason: "x", scores: [...scores], places: [...places] }, names, you: 0, identities: [], ...more };
}

test.each([
  [result([8, 2], [1, 2]), "You win, 8 to 2."],
  [result([2, 8], [2, 1]), "Heron wins, 8 to 2."],
  [result([8, 2], [1, 2], { you: NO_READER }), "Ada wins, 8 to 2."],
  [result([5, 5], [1, 1]), "A draw, 5 all."],
  [result([5, 5], [2, 1]), "Heron wins the tie-break, with 5 each."],
  [result([47, 30, 12], [1, 2, 3]), "You win with 47."],
  [result([30, 47, 12], [2, 1, 3], { identities: ["Doyle", "Perry", "Bucci"] }), "Heron was Perry, and wins with 47."],
  [result([30, 47, 12], [2, 1, 3], { you: 1, identities: ["Doyle", "Perry", "Bucci"] }), "You were Perry, and win with 47."],
  [result([47, 47, 12], [1, 1, 3], { you: 1 }), "You and Ada share the win with 47."],
  [result([47, 47, 12], [1, 1, 3], { you: NO_READER }), "Ada and Heron share the win with 47."],
  [result([30, 40, 12], [3, 2, 4]), "Nobody wins."],
])("the headline %#: %s", (ending, said) => {
  expect(headlineOf(ending)).toBe(said);
});
