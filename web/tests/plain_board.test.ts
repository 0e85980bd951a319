/** A game that has no board of its own is played by its text and a list of its offers. */
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import axe from "axe-core";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { tick } from "svelte";
import { Choosing } from "../src/game/choosing.svelte";
import { factsOf, hasLessons, importLessons, importSketch } from "../src/game/catalogue";
import { gameOf, loadGame } from "../src/game/games";
import { titleOf } from "../src/game/titles.svelte";
import type { Offer, Picture } from "../src/wire.gen";

const SLUG = "fifth_game";
const picture = { game: SLUG, seat: 0, to_act: 0, text: "ada   3 ?\nbert  2 ?\n" } as unknown as Picture; // the types list only our games
const offers: readonly Offer[] = [
  { code: 7, parts: ["accuse", 1] },
  { code: 8, parts: ["wait"] },
];
const whom = { name: "whom", what: "seat", optional: false, join: "comma", items: [] };
const SAYINGS = { part: SLUG, events: {}, actions: { accuse: [whom], wait: [] }, tasks: {}, beliefs: {}, hints: {}, derived: {} };
const ANSWERS: Readonly<Record<string, string>> = {
  games: JSON.stringify([{ game: SLUG, title: "The Fifth Game" }]),
  [SLUG]: JSON.stringify(SAYINGS),
  [`${SLUG}.ftl`]: "action-accuse = accuse { $whom }\naction-wait = wait and see\n",
};

beforeAll(() => {
  vi.stubGlobal("fetch", (address: string) => {
    const name = new URL(address, "http://localhost").pathname.split("/").at(-1) ?? "";
    return Promise.resolve(new Response(ANSWERS[name]));
  });
});
afterEach(cleanup);

test("its text is drawn, and each offer is a button that chooses it", async () => {
  const game = await loadGame(SLUG);
  const choosing = new Choosing(game.pathsOf(offers, picture));
  const { container } = render(game.Board, { props: { picture, choosing, names: ["Ada", "Bert"], shown: null, lang: "en" } });
  expect(container.querySelector("pre")?.textContent).toBe("ada   3 ?\nbert  2 ?");
  const buttons = [...container.querySelectorAll("button")];
  expect(buttons).toHaveLength(2);
  await fireEvent.click(buttons[1]!);
  expect(choosing.ready).toBe(8);
  expect(buttons[1]!.getAttribute("aria-pressed")).toBe("true");
  await fireEvent.click(buttons[0]!);
  expect(choosing.ready).toBe(7);
});

test("an offer is said in the words that the server has for it", async () => {
  const game = await loadGame(SLUG);
  expect(game.label("accuse 1", picture, ["Ada", "Bert"], "en")).toBe("accuse Bert");
  expect(game.plan(["wait"], picture, [], "en")).toBe("wait and see");
});

test("it is called as the server calls it", async () => {
  expect(titleOf(SLUG, "en")).toBe(SLUG);
  await vi.waitFor(() => expect(titleOf(SLUG, "en")).toBe("The Fifth Game"));
});

test("its pictures find the board that was loaded for it", async () => {
  expect(gameOf(picture)).toBe(await loadGame(SLUG));
});

test("its notebook keeps plain text", async () => {
  const { default: Notebook } = await (await loadGame(SLUG)).notebook();
  const keep = vi.fn();
  const { container } = render(Notebook, { props: { picture, names: [], log: [], notes: "so far", keep, helps: true, lang: "en" } });
  const field = container.querySelector("textarea")!;
  expect(field.value).toBe("so far");
  await fireEvent.change(field, { target: { value: "Bert lies" } });
  expect(keep).toHaveBeenLastCalledWith("Bert lies");
});

test("it has a sketch, and neither lessons nor facts", async () => {
  expect(render(await importSketch(SLUG)).container.querySelector("svg")).not.toBeNull();
  expect(hasLessons(SLUG)).toBe(false);
  expect(await importLessons(SLUG)).toEqual([]);
  expect(factsOf(SLUG)).toBeNull();
});

test("its board is accessible", async () => {
  const game = await loadGame(SLUG);
  const choosing = new Choosing(game.pathsOf(offers, picture));
  const { container } = render(game.Board, { props: { picture, choosing, names: ["Ada", "Bert"], shown: null, lang: "de" } });
  await tick();
  const { violations } = await axe.run(container, { rules: { "color-contrast": { enabled: false } } }); // jsdom draws nothing
  expect(violations).toEqual([]);
});
