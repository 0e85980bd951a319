// @vitest-environment jsdom
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, describe, expect, test } from "vitest";
import type { Lang } from "../src/app/lang.svelte";
import { LANGUAGES } from "../src/words/files";
import { Choosing } from "../src/game/choosing.svelte";
import Board from "../src/boards/agent_hunter/Board.svelte";
import { game } from "../src/boards/agent_hunter/game";
import { slotsOf } from "../src/boards/agent_hunter/cards/hand";
import { cardAt, houseBox, layoutFor } from "../src/boards/agent_hunter/layout";
import type { Box } from "../src/ui/geometry";
import type { Lesson } from "../src/game/lessons";
import positions from "../src/boards/agent_hunter/lessons/positions.json";
import { marksOf } from "../src/boards/agent_hunter/events";
import Notebook from "../src/boards/agent_hunter/notebook/Notebook.svelte";
import { HAND, heardOf, keyOf, marked, readNotes, reckoned, writeNotes } from "../src/boards/agent_hunter/notebook/notes";
import Sketch from "../src/boards/agent_hunter/Sketch.svelte";
import type { HunterPicture, Line, Scene } from "../src/wire.gen";
import scenes from "./scenes/agent_hunter.json?raw";

const lessons = positions as unknown as readonly Lesson[];

interface Shot {
  readonly names: readonly string[];
  readonly scene: Scene & { readonly picture: HunterPicture };
  readonly lines: readonly Line[];
}
const shots = JSON.parse(scenes) as readonly Shot[];
// Games with few decisions have the same moment more than once.
const texts = shots.map((shot) => JSON.stringify(shot.scene));
const numbered = shots
  .map((shot, number) => ({ number, ...shot }))
  .filter(({ number }) => texts.indexOf(texts[number] ?? "") === number);
const LANGS: readonly Lang[] = LANGUAGES;

afterEach(cleanup);

function draw(shot: Shot, choosing: Choosing): HTMLElement {
  const { picture } = shot.scene;
  return render(Board, { props: { picture, choosing, names: shot.names, shown: null, lang: "en" } }).container;
}

function isSaid(text: string): void {
  expect(text.length).toBeGreaterThan(0);
  expect(text).not.toMatch(/undefined|null|NaN|[{}]/);
}

describe.each(numbered)("scene $number", (shot) => {
  const { picture, offers } = shot.scene;
  const paths = game.pathsOf(offers, picture);

  test("every offer has a path of its own that leads to its code", () => {
    expect(paths.length).toBe(offers.length);
    expect(new Set(paths.map((path) => path.steps.join(" "))).size).toBe(paths.length);
    for (const path of paths) {
      const choosing = new Choosing(paths);
      for (const step of path.steps) choosing.tap(step);
      expect(choosing.ready).toBe(path.code);
    }
  });

  test("every step and every plan is said in both languages", () => {
    for (const lang of LANGS) {
      for (const path of paths) {
        for (const [place, step] of path.steps.entries()) {
          isSaid(game.label(step, picture, shot.names, lang));
          isSaid(game.plan(path.steps.slice(0, place + 1), picture, shot.names, lang));
        }
      }
    }
  });

  test("things that can be pointed at together have different labels", () => {
    const choosing = new Choosing(paths);
    for (const lang of LANGS) {
      const labels = choosing.lit.map((thing) => game.label(thing, picture, shot.names, lang));
      expect(new Set(labels).size).toBe(labels.length);
    }
  });

  test("what is lit is drawn, with a name, at every step", async () => {
    const choosing = new Choosing(paths);
    const page = draw(shot, choosing);
    const began = choosing.lit; // may be chosen instead, whatever is picked
    expectDrawn(page, began);
    for (const first of began) {
      choosing.clear();
      choosing.tap(first);
      await tick();
      expectDrawn(page, [...choosing.lit, ...began]);
    }
  });

  test("the board and each seat are told in both languages", () => {
    for (const lang of LANGS) {
      const passages = game.describe(shot.scene.picture, shot.names, lang);
      expect(passages.length).toBe(3);
      for (const { heading, facts } of passages) [heading, ...facts].forEach(isSaid);
      for (const seat of [0, 1]) isSaid(game.about(seat, picture, lang));
    }
  });

  test("every event is drawn without anything missing", async () => {
    const props = { picture, choosing: new Choosing([]), names: shot.names, shown: null, lang: "de" as Lang };
    const { container, rerender } = render(Board, { props });
    for (const line of shot.lines) {
      await rerender({ shown: line });
      const drawn = container.querySelector(".marks")?.innerHTML ?? "";
      expect(/NaN|undefined/.test(drawn), line.kind).toBe(false);
    }
  });

  test("the notebook shows a field for each number and house", () => {
    for (const helps of [true, false]) {
      const { container } = render(Notebook, {
        props: { picture, names: shot.names, log: shot.lines, notes: "", keep: () => {}, helps, lang: "en" },
      });
      const rows = container.querySelectorAll("tbody tr");
      expect(rows.length).toBe(picture.cards * (helps ? 2 : 1));
      cleanup();
    }
  });

  test("what is secret is a shadow behind a door and the back of a card", () => {
    const page = draw(shot, new Choosing(paths));
    const houses = picture.sides.flatMap((side) => side.houses.filter((house) => house.fate === "live"));
    const secret = houses.filter((house) => house.face_down && house.card === null);
    expect(page.querySelectorAll(".shadow").length).toBe(secret.length);
    expect(page.querySelectorAll(".number").length).toBe(houses.filter((house) => house.card !== null).length);
  });
});

function expectDrawn(page: HTMLElement, things: readonly string[]): void {
  // One search for all of them: jsdom is slow at it.
  const drawn = [...page.querySelectorAll("[data-thing]")];
  expect(drawn.map((spot) => spot.getAttribute("data-thing")).sort()).toEqual([...new Set(things)].sort());
  for (const spot of drawn) isSaid(spot.getAttribute("aria-label") ?? "");
}

describe("arrangements", () => {
  const all = [
    ["tall", layoutFor(344, 560)],
    ["wide", layoutFor(704, 650)],
    ["broad", layoutFor(1400, 640)],
    ["tall", layoutFor(354, 541)],
    ["wide", layoutFor(900, 640)],
    ["broad", layoutFor(974, 551)],
    ["broad", layoutFor(838, 287)],
  ] as const;

  test("follow the place that there is", () => {
    for (const [name, layout] of all) expect(layout.name).toBe(name);
    const layout = layoutFor(974, 551);
    expect(layout.width / layout.height).toBeCloseTo(974 / 551);
  });

  test.each(all)("%s: houses, signs and cards stay on the sheet and apart", (_, layout) => {
    for (const yard of [layout.far, layout.near]) {
      const houses = [0, 1, 2].map((house) => houseBox(layout, yard, house, 3));
      const cards = Array.from({ length: 10 }, (_, place) => {
        const at = cardAt(yard.hand, place, 10);
        const { width, height } = yard.hand.card;
        return { x: at.x - width / 2, y: at.y - height / 2, width, height };
      });
      for (const box of [...houses, ...cards, yard.sign]) {
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.y).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(layout.width);
        expect(box.y + box.height).toBeLessThanOrEqual(layout.height);
      }
      for (const house of houses) for (const other of [...cards, yard.sign]) expect(overlap(house, other)).toBe(false);
    }
  });

  test("on a phone, upright or on its side, every target has 44 px", () => {
    for (const [width, height] of [[354, 541], [838, 287]] as const) {
      const layout = layoutFor(width, height);
      const { card } = layout.near.hand;
      const house = houseBox(layout, layout.near, 0, 3);
      for (const side of [card.width, card.height, house.width, house.height]) expect(side).toBeGreaterThanOrEqual(layout.fingertip);
    }
  });
});

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height
  );
}

describe("notes", () => {
  const midgame = shots[6] as Shot;
  const { picture } = midgame.scene;

  test("marks go round and are read back; other texts are no marks", () => {
    const key = keyOf(0, 1, 5);
    const rounds = [1, 2, 3, 4].map((times) => {
      let marks = {};
      for (let n = 0; n < times; n += 1) marks = marked(marks, key);
      return readNotes(writeNotes(marks))[key];
    });
    expect(rounds).toEqual(["no", "yes", "maybe", undefined]);
    for (const text of ["", "hello", "[]", '{"marks":3}', '{"marks":{"a":"b"}}', "null"]) expect(readNotes(text)).toEqual({});
  });

  test("what is reckoned comes from the picture alone", () => {
    const enemy = picture.sides[1];
    for (const number of [0, 2, 4, 6, 7, 8, 9]) {
      const could = enemy?.houses[1]?.could.includes(number);
      expect(reckoned(picture, 1, 1, number) === "out").toBe(!could);
    }
    for (const number of enemy?.surely_in_hand ?? []) expect(reckoned(picture, 1, HAND, number)).toBe("sure");
  });

  test("answers are kept by house until another card lies there", () => {
    const line = (kind: string, ...numbers: number[]): Line => ({ kind, numbers });
    const log = [line("placed_unseen", 1, 0), line("answer", 1, 0, 4, 2), line("answer", 1, 2, 3, 0)];
    expect(heardOf(log, 1, 0)).toEqual([{ card: 4, relation: 2 }]);
    expect(heardOf([...log, line("placed_unseen", 1, 0)], 1, 0)).toEqual([]);
  });

  test("a tap on a field keeps a mark", async () => {
    const kept: string[] = [];
    const { container } = render(Notebook, {
      props: { picture, names: midgame.names, log: [], notes: "", keep: (text: string) => kept.push(text), helps: false, lang: "de" },
    });
    const field = container.querySelector("tbody button");
    if (!field) throw new Error("no field");
    await fireEvent.click(field);
    expect(Object.values(readNotes(kept[0] ?? ""))).toEqual(["no"]);
  });
});

describe("what the board knows", () => {
  test("where the table allows no help, nothing that has to be reckoned is drawn", () => {
    const shot = shots[6] as Shot;
    const { picture } = shot.scene;
    const slots = slotsOf(picture.sides[1] as HunterPicture["sides"][number], picture.cards, false, false);
    expect(slots.every((slot) => slot.is === "back")).toBe(true);
    const props = { picture, choosing: new Choosing([]), names: shot.names, shown: null, lang: "en" as Lang, helps: false };
    const { container } = render(Board, { props });
    expect(container.querySelectorAll(".out, .eye").length).toBe(0);
  });

  test("an unknown event draws nothing", () => {
    const { picture } = (shots[6] as Shot).scene;
    expect(marksOf({ kind: "rain", numbers: [] }, picture, "en")).toEqual({});
  });

  test("an offer that cannot be pointed at is an error", () => {
    expect(() => game.pathsOf([{ code: 1, parts: ["fly", 3] }], (shots[0] as Shot).scene.picture)).toThrow("fly");
  });

  test("the sketch is a drawing", () => {
    expect(render(Sketch).container.querySelector("svg")).not.toBeNull();
  });
});

describe("the guided first game", () => {
  test("has 6 to 12 steps, each with what it asks for among the offers", () => {
    expect(lessons.length).toBeGreaterThanOrEqual(6);
    expect(lessons.length).toBeLessThanOrEqual(12);
    for (const { offers, wanted } of lessons) {
      if (wanted !== null) expect(offers.map((offer) => offer.code)).toContain(wanted);
    }
  });

  test.each(lessons.map((lesson, number) => ({ number: number + 1, ...lesson })))(
    "step $number is drawn, and does not show what the player may not know",
    ({ picture, offers, shown }) => {
      const hunted = picture as HunterPicture;
      expect(hunted.sides[1]?.hand).toBeNull();
      const choosing = new Choosing(game.pathsOf(offers, hunted));
      const { container } = render(Board, { props: { picture: hunted, choosing, names: ["A", "B"], shown, lang: "en" } });
      expectDrawn(container, choosing.lit);
    },
  );
});
