// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, test } from "vitest";
import type { Lang } from "../src/app/lang.svelte";
import { LANGUAGES } from "../src/words/files";
import type { Lesson } from "../src/game/lessons";
import positions from "../src/boards/undercover_wyss/lessons/positions.json";
import { game } from "../src/boards/undercover_wyss/game";
import Notebook from "../src/boards/undercover_wyss/notebook/Notebook.svelte";
import { CELLS, columnOf, COLUMNS, holdingsIn, rowOf, type Wyss } from "../src/boards/undercover_wyss/picture";
import { arrangementFor, Layout } from "../src/boards/undercover_wyss/layout";
import type { Box } from "../src/ui/geometry";
import { DRAWN, marksOf } from "../src/boards/undercover_wyss/events";
import { readNotes, writeNotes } from "../src/boards/undercover_wyss/notebook/notes";
import { Choosing } from "../src/game/choosing.svelte";
import type { Line, Scene } from "../src/wire.gen";
import scenes from "./scenes/undercover_wyss.json?raw";

const lessons = positions as unknown as readonly Lesson[];

interface Shot {
  readonly seats: number;
  readonly names: readonly string[];
  readonly scene: Scene;
  readonly lines: readonly Line[];
}
const SHOTS = JSON.parse(scenes) as readonly Shot[];
const ROOMS = [[354, 541], [384, 645], [838, 287], [974, 599], [974, 551], [1134, 731], [1614, 911], [760, 860]] as const; // pixels
const LANGS: readonly Lang[] = LANGUAGES;
const pictureOf = (shot: Shot): Wyss => shot.scene.picture as Wyss;

let shown: ReturnType<typeof mount> | null = null;

function draw(shot: Shot, choosing: Choosing, line: Line | null = null, lang: Lang = "en"): HTMLElement {
  const target = document.createElement("div");
  shown = mount(game.Board, { target, props: { picture: pictureOf(shot), choosing, names: shot.names, shown: line, lang } });
  flushSync();
  return target;
}

afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
});

describe.each(SHOTS.map((shot, number) => ({ number, shot })))("scene $number", ({ shot }) => {
  const picture = pictureOf(shot);
  const paths = game.pathsOf(shot.scene.offers, picture);

  test("every offer has a path of its own", () => {
    expect(paths.map((path) => path.code)).toEqual(shot.scene.offers.map((offer) => offer.code));
    expect(new Set(paths.map((path) => [...path.steps].sort().join())).size).toBe(paths.length);
  });

  test("pointing at a path's things leads to its action", () => {
    for (const path of paths) {
      const choosing = new Choosing(paths);
      for (const step of path.steps) choosing.tap(step);
      expect(choosing.ready).toBe(path.code);
      for (const lang of LANGS) expectWords(game.plan(choosing.picks, picture, shot.names, lang));
    }
  });

  test("everything that may be pointed at is drawn and has words", () => {
    const choosing = new Choosing(paths);
    const board = draw(shot, choosing);
    const drawn = [...board.querySelectorAll<SVGElement>("[data-thing]")];
    expect(drawn.map((spot) => spot.dataset["thing"]).sort()).toEqual(choosing.lit.filter((thing) => !game.loose?.includes(thing)).sort());
    for (const spot of drawn) expect(spot.getAttribute("aria-label")).toBeTruthy();
    for (const thing of choosing.lit) {
      for (const lang of LANGS) expectWords(game.label(thing, picture, shot.names, lang));
    }
  });

  test("the board in words is whole in both languages", () => {
    for (const lang of LANGS) {
      for (const { heading, facts } of game.describe(picture, shot.names, lang)) {
        expectWords(heading);
        for (const fact of facts) expectWords(fact);
      }
      for (let seat = 0; seat < shot.seats; seat++) expectWords(game.about(seat, picture, lang));
    }
  });

  test("every event is drawn", () => {
    for (const lang of LANGS) {
      for (const line of shot.lines) {
        expect(DRAWN).toContain(line.kind);
        expectWords(marksOf(line, lang).stamp?.text ?? "–");
      }
    }
  });

  test("nothing that is hidden is drawn or told", () => {
    const mission = picture.sides.findIndex((side, seat) => seat !== picture.seat && side.mission !== null);
    if (picture.phase !== "ended") expect(mission).toBe(-1);
    const board = draw(shot, new Choosing([]), shot.lines.at(-1) ?? null, "de");
    const known = picture.cells.filter((cell) => cell.value !== undefined).length;
    expect(board.querySelectorAll(".card .value, .card .known").length).toBe(known);
    expect(board.querySelector(".frame")).not.toBeNull();
    const others = { ...picture, seat: -1, sides: picture.sides.map((side) => ({ ...side, mission: null })) };
    const told = JSON.stringify(game.describe(others, shot.names, "en"));
    expect(told).not.toContain("mission tape");
    expect(told).toContain("mission unknown");
  });

  test.each(ROOMS)("no two things share a place in a room of %d by %d", (width, height) => {
    const layout = new Layout(arrangementFor({ width, height }), { width, height }, picture);
    const boxes = [...Array.from({ length: 16 }, (_, line) => [layout.end(line), layout.sums(line)]).flat(), ...CELLS.map((cell) => layout.cellBox(cell))];
    boxes.push(layout.missionCorner, layout.sumCorner, ...picture.sides.map((_, seat) => layout.panel(seat)));
    if (layout.strip !== layout.missionCorner) boxes.push(layout.strip);
    const slack = 0.01;
    const beyond = boxes.filter((box) => box.x < -slack || box.y < -slack || box.x + box.width > width + slack || box.y + box.height > height + slack);
    expect(beyond).toEqual([]);
    expect(boxes.filter((box, place) => boxes.slice(place + 1).some((other) => overlap(box, other)))).toEqual([]);
  });
});

function expectWords(text: string): void {
  expect(text).not.toBe("");
  expect(text).not.toMatch(/undefined|null|NaN|[{}]/);
}

function overlap(a: Box, b: Box): boolean {
  const slack = 0.01;
  return a.x + slack < b.x + b.width && b.x + slack < a.x + a.width && a.y + slack < b.y + b.height && b.y + slack < a.y + a.height;
}

test("every sum of a won line is the one that the game announced", () => {
  for (const shot of SHOTS) {
    const picture = pictureOf(shot);
    if (picture.phase !== "lay_aside") continue;
    for (const { kind, numbers } of shot.lines) {
      const [line = 0, seat = 0, sum = 0] = numbers;
      if (kind === "sum" && line === picture.line) expect(holdingsIn(picture, line).find((held) => held.seat === seat)?.sum).toBe(sum);
    }
  }
});

test.each(ROOMS)("grid transposed on phones against its words: rows are rows in a room of %d by %d", (width, height) => {
  const layout = new Layout(arrangementFor({ width, height }), { width, height }, pictureOf(SHOTS[32]!));
  for (const cell of CELLS) {
    expect(layout.cell(cell).x).toBeCloseTo(layout.cell(columnOf(cell)).x);
    expect(layout.cell(cell).y).toBeCloseTo(layout.cell(rowOf(cell) * COLUMNS).y);
  }
});

test("a tap on the drawing and a key choose alike", () => {
  const shot = SHOTS[1]!;
  const choosing = new Choosing(game.pathsOf(shot.scene.offers, pictureOf(shot)));
  const board = draw(shot, choosing);
  board.querySelector(`[data-thing="${choosing.lit[0]}"]`)!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  flushSync();
  const next = board.querySelector(`[data-thing="${choosing.lit[0]}"]`)!;
  next.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  flushSync();
  expect(choosing.ready).not.toBeNull();
});

test("the sums of all lines come and go with one button", () => {
  const board = draw(SHOTS[40]!, new Choosing([]));
  const button = board.querySelector(".all")!;
  const before = board.querySelectorAll(".sums").length;
  button.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  flushSync();
  expect(button.getAttribute("aria-pressed")).toBe("true");
  expect(board.querySelectorAll(".sums").length).toBeGreaterThan(before);
  button.dispatchEvent(new MouseEvent("click", { bubbles: true }));
});

test("marks in the notebook are kept and read again", () => {
  const shot = SHOTS[40]!;
  const target = document.createElement("div");
  let kept = "";
  const keep = (notes: string): void => void (kept = notes);
  const props = { picture: pictureOf(shot), names: shot.names, log: shot.lines, notes: "", keep, helps: true, lang: "en" as const };
  shown = mount(Notebook, { target, props });
  const buttons = target.querySelectorAll<HTMLElement>("tbody button");
  expect(buttons.length).toBe(9); // three others, and the own kind is excluded for them
  buttons[0]!.click();
  const { marks } = readNotes(kept);
  expect(Object.values(marks)).toEqual(["no"]);
  expect(readNotes(writeNotes({ marks, text: "" })).marks).toEqual(marks);
  expect(writeNotes(readNotes("not JSON"))).toBe('{"marks":{},"text":""}');
});

test("without help the notebook excludes nothing for the others", () => {
  const shot = SHOTS[40]!;
  const target = document.createElement("div");
  const props = { picture: pictureOf(shot), names: shot.names, log: [], notes: "", keep: () => {}, helps: false, lang: "de" as const };
  shown = mount(Notebook, { target, props });
  expect(target.querySelectorAll("tbody button").length).toBe(12);
});

test("every lesson can be done", async () => {
  expect(lessons.length).toBeGreaterThanOrEqual(6);
  for (const { picture, offers, wanted } of lessons) {
    const path = game.pathsOf(offers, picture as Wyss).find(({ code }) => code === wanted);
    expect(path === undefined).toBe(wanted === null);
  }
});
