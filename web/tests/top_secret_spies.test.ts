// @vitest-environment jsdom
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Lang } from "../src/app/lang.svelte";
import { LANGUAGES } from "../src/words/files";
import Board from "../src/boards/top_secret_spies/Board.svelte";
import { FREE, memberOf, ONE } from "../src/boards/top_secret_spies/cast";
import Die from "../src/boards/top_secret_spies/pieces/Die.svelte";
import { game } from "../src/boards/top_secret_spies/game";
import { arrange, heapOf, layoutFor, standOf } from "../src/boards/top_secret_spies/layout";
import Notebook from "../src/boards/top_secret_spies/notebook/Notebook.svelte";
import { isExcluded, readNotes, stepsGiven, turned } from "../src/boards/top_secret_spies/notebook/notes";
import { keptAgent, namedInDossiers, rightEntry } from "../src/boards/top_secret_spies/picture";
import { previewOf } from "../src/boards/top_secret_spies/preview";
import { faceOf } from "../src/boards/top_secret_spies/describe";
import type { Lesson } from "../src/game/lessons";
import positions from "../src/boards/top_secret_spies/lessons/positions.json";
import Sketch from "../src/boards/top_secret_spies/Sketch.svelte";
import { Choosing, type Path } from "../src/game/choosing.svelte";
import type { Line, Offer, Scene, SpiesPicture, SpiesSide } from "../src/wire.gen";
import cardsText from "./top_secret_spies_cards.json?raw";
import scenesText from "./scenes/top_secret_spies.json?raw";
import effectsText from "./scenes/top_secret_spies_effects.json?raw";

const lessons = positions as unknown as readonly Lesson[];

interface Shot {
  readonly names: readonly string[];
  readonly scene: Scene & { readonly picture: SpiesPicture };
  readonly lines: readonly Line[];
}
const shots = [...(JSON.parse(scenesText) as Shot[]), ...(JSON.parse(cardsText) as Shot[])];
const numbered = shots.map((shot, number) => ({ number, ...shot }));
const LANGS: readonly Lang[] = LANGUAGES;
vi.setConfig({ testTimeout: 60_000 }); // two cores may have other work
const WALKED = 10; // of more paths than this, about so many are walked, from the first to the last

afterEach(cleanup);

function drawn(shot: Shot, choosing: Choosing, shown: Line | null = null, lang: Lang = "en"): HTMLElement {
  const { picture } = shot.scene;
  return render(Board, { props: { picture, choosing, names: shot.names, shown, lang } }).container;
}

function thingsIn(container: HTMLElement): ReadonlySet<string> {
  return new Set([...container.querySelectorAll<HTMLElement>("[data-thing]")].map((one) => one.dataset["thing"] ?? ""));
}

function expectSaid(text: string): void {
  expect(text.length).toBeGreaterThan(0);
  expect(text).not.toMatch(/undefined|null|NaN|[{}]/);
}

function someOf(paths: readonly Path[]): readonly Path[] {
  const stride = Math.ceil(paths.length / WALKED);
  return paths.filter((_, number) => number % stride === 0);
}

describe.each(numbered)("scene $number", (shot) => {
  const { picture, offers } = shot.scene;
  const paths = game.pathsOf(offers, picture);

  test("each offer has a path of its own, which leads to its code", () => {
    expect(paths.length).toBe(offers.length);
    const told = paths.map((path) => (path.free ? groups(path).sort() : path.steps).join(" "));
    expect(new Set(told).size).toBe(told.length);
    for (const path of someOf(paths)) {
      const choosing = new Choosing(paths);
      for (const step of path.steps) {
        expect(choosing.isLit(step)).toBe(true);
        choosing.tap(step);
      }
      expect(choosing.ready).toBe(path.code);
    }
  });

  test("everything has words in both languages", () => {
    const things = new Set(paths.flatMap((path) => path.steps));
    for (const lang of LANGS) {
      for (const thing of things) expectSaid(game.label(thing, picture, shot.names, lang));
      for (const path of someOf(paths)) {
        path.steps.forEach((_, step) => expectSaid(game.plan(path.steps.slice(0, step + 1), picture, shot.names, lang)));
      }
      shot.names.forEach((_, seat) => expectSaid(game.about(seat, picture, lang)));
      for (const { heading, facts } of game.describe(picture, shot.names, lang)) {
        expectSaid(heading);
        expect(facts.length).toBeGreaterThan(0);
        facts.forEach(expectSaid);
      }
    }
  });

  test("whatever may be pointed at is drawn, at every step of a choice", async () => {
    const choosing = new Choosing(paths);
    const container = drawn(shot, choosing);
    for (const path of walkedHere(paths)) {
      choosing.clear();
      for (const step of ["", ...path.steps]) {
        if (step) choosing.tap(step);
        await tick();
        const there = thingsIn(container);
        expect(choosing.lit.filter((thing) => !there.has(thing) && !game.loose?.includes(thing))).toEqual([]);
      }
    }
  });

  test("the notebook asks about all agents but the own ones", () => {
    const keep = vi.fn();
    const { container } = render(Notebook, {
      props: { picture, names: shot.names, log: shot.lines, notes: "", keep, helps: true, lang: "de" },
    });
    const own = picture.sides[picture.seat]?.agents.length ?? 0;
    const playing = picture.agents.filter((agent) => agent.plays).length;
    expect(container.querySelectorAll("tbody tr").length).toBe(playing - own);
    expect(container.innerHTML).not.toMatch(/undefined|NaN/);
  });
});

/** Steps that belong together, as a pawn and where it goes. */
function groups({ steps, by = 1 }: Path): string[] {
  return Array.from({ length: steps.length / by }, (_, at) => steps.slice(at * by, (at + 1) * by).join(">"));
}

/** The first and the last path of those that begin alike with a card; of others the first and the last of all. */
function walkedHere(paths: readonly Path[]): readonly Path[] {
  const starts = new Map<string, Path[]>();
  for (const path of paths) {
    const start = path.steps[0]?.startsWith("card") ? path.steps[0] : "";
    starts.set(start, [...(starts.get(start) ?? []), path]);
  }
  return [...starts.values()].flatMap((alike) => [alike[0], alike.at(-1)]).filter((path) => path !== undefined);
}

test("the board draws every kind of event, with no word or number missing", () => {
  const kinds = new Set<string>();
  for (const lang of LANGS) {
    for (const shot of shots) {
      for (const line of shot.lines) {
        const way = `${lang} ${line.kind} ${Math.sign(line.numbers.at(-1) ?? 0)}`;
        if (kinds.has(way)) continue;
        kinds.add(way);
        const { innerHTML } = drawn(shot, new Choosing([]), line, lang);
        expect(innerHTML).not.toMatch(/NaN|undefined/);
        cleanup();
      }
    }
  }
  for (const kind of ["walk 1", "walk -1", "walk 0", "safe", "score", "scoring", "marker", "play", "dossiers", "reveal", "guess"]) {
    expect([...kinds].some((way) => way.startsWith(`de ${kind}`))).toBe(true);
  }
});

test("agents of others are not in the picture, so nothing of them is drawn before the end", () => {
  for (const shot of shots) {
    const { picture } = shot.scene;
    if (picture.phase === "ended") continue;
    picture.sides.forEach((side, seat) => {
      if (seat !== picture.seat) expect(side.agents.every((agent) => agent === null)).toBe(true);
    });
    const told = game.describe(picture, shot.names, "en").flatMap((passage) => passage.facts);
    const own = picture.sides[picture.seat]?.agents ?? [];
    const named = told.filter((fact) => fact.startsWith("You are"));
    expect(named).toEqual(own.map((agent) => `You are ${capital(agent ?? 0)} (${memberOf(agent ?? 0).name}).`));
  }
});

function capital(agent: number): string {
  const name = memberOf(agent).colour;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const opening = shots.find(({ scene }) => scene.picture.phase === "move" && scene.picture.spend?.[0] === 6) as Shot;

test("an agent goes to a building by one tap, and others share what is left of the points", async () => {
  const { picture, offers } = opening.scene;
  const choosing = new Choosing(game.pathsOf(offers, picture));
  const container = drawn(opening, choosing);
  const tap = (thing: string): Promise<unknown> => fireEvent.click(container.querySelector(`[data-thing="${thing}"]`) as Element);
  const house = (agent: number, steps: number): string => `house:${((picture.agents[agent]?.building ?? 0) + steps) % 12}`;
  for (const thing of ["agent:3", house(3, 4), "agent:5", house(5, 2)]) await tap(thing);
  expect(choosing.ready).not.toBeNull();
  await tap("agent:3");
  expect(choosing.picks).toEqual(["agent:5", house(5, 2), "agent:3"]);
});

test("a plan shows where agents would stand and what a scoring would bring", () => {
  const { picture } = opening.scene;
  const safe = (picture.safe - (picture.agents[3]?.building ?? 0) + 12) % 12;
  const picks = ["agent:3", `house:${picture.safe}`];
  const preview = previewOf(picks, { ...picture, spend: [safe, safe] });
  expect(preview.buildings[3]).toBe(picture.safe);
  expect(preview.left).toBe(0);
  expect(preview.scores?.[3]).toBe((picture.agents[3]?.marker ?? 0) + picture.safe);
});

interface Effect {
  readonly picture: SpiesPicture;
  readonly offer: Offer;
  readonly buildings: readonly number[];
  readonly safe: number;
  readonly markers: readonly number[] | null; // of a move, once it is scored
}

describe("what a choice does is foretold as the engine carries it out", () => {
  const effects = JSON.parse(effectsText) as readonly Effect[];
  const kindOf = ({ offer: { parts } }: Effect): string => (parts[0] === "play" ? `card ${parts[1]}` : String(parts[0]));
  const KINDS = ["split", "place", ...Array.from({ length: 15 }, (_, kind) => `card ${kind}`)];

  test.each(KINDS)("%s", (kind) => {
    const cases = effects.filter((effect) => kindOf(effect) === kind);
    expect(cases.length).toBeGreaterThan(20);
    for (const { picture, offer, buildings, safe, markers } of cases) {
      const [path] = game.pathsOf([offer], picture);
      const preview = previewOf(path!.steps, picture);
      expect({ buildings: preview.buildings, safe: preview.safe }, JSON.stringify(offer.parts)).toEqual({ buildings, safe });
      if (markers) expect(preview.scores ?? picture.agents.map(({ marker }) => marker)).toEqual(markers);
    }
  });

  test("there are moves of every edition that are scored and moves that are not", () => {
    const scored = (older: boolean): readonly boolean[] =>
      effects
        .filter(({ picture, markers }) => markers && picture.older === older)
        .map(({ picture, markers }) => picture.agents.some(({ marker }, agent) => marker !== markers?.[agent]));
    for (const older of [true, false]) expect(new Set(scored(older))).toEqual(new Set([true, false]));
  });
});

test("T22: whose an agent was is what the engine says when it counts the dossiers", () => {
  const guesses = shots.flatMap(({ scene, lines }) =>
    lines.filter(({ kind }) => kind === "guess").map(({ numbers: [, agent, , truth] }) => ({ picture: scene.picture, agent, truth })),
  );
  expect(guesses.length).toBeGreaterThan(10);
  for (const { picture, agent, truth } of guesses) expect(rightEntry(agent ?? -1, picture)).toBe(truth);
});

test("T19: of two agents the one that is behind goes back, if level the second", () => {
  const at = (...markers: number[]): SpiesPicture => ({
    ...opening.scene.picture,
    agents: markers.map((marker) => ({ plays: true, building: 0, marker, arrived: false })),
  });
  const side = { agents: [1, 0], hand_size: 0, entries_written: 0, dossier: [] };
  expect(keptAgent(side, at(9, 4))).toBe(0);
  expect(keptAgent(side, at(4, 9))).toBe(1);
  expect(keptAgent(side, at(5, 5))).toBe(1);
});

test("T21: with seven players a dossier does not offer “free”", () => {
  const { picture } = opening.scene;
  const agents = picture.agents.map((agent) => ({ ...agent, plays: true }));
  const side = { agents: [null], hand_size: 0, entries_written: 0, dossier: [] };
  const seated = (seats: number): SpiesPicture => ({ ...picture, seat: 0, agents, sides: Array.from({ length: seats }, () => side) });
  expect(namedInDossiers(seated(6))).toEqual([1, 2, 3, 4, 5, FREE]);
  expect(namedInDossiers(seated(7))).toEqual([1, 2, 3, 4, 5, 6]);
});

test("T22: an agent returned at the end counts as free, or with the option as its last holder's", () => {
  const { picture } = opening.scene;
  const agents = picture.agents.map((agent, number) => ({ ...agent, marker: number }));
  const held = (...own: number[]): SpiesSide => ({ agents: own, hand_size: 0, entries_written: 0, dossier: [] });
  const ended: SpiesPicture = { ...picture, agents, sides: [held(1, 4), held(3)], returned_held: false };
  expect([1, 3, 4, 5].map((agent) => rightEntry(agent, ended))).toEqual([FREE, 1, 0, FREE]);
  expect([1, 3, 4, 5].map((agent) => rightEntry(agent, { ...ended, returned_held: true }))).toEqual([0, 1, 0, FREE]);
});

test("T37: the older edition's die has a 1", () => {
  expect([0, 1, 5, ONE].map(faceOf)).toEqual(["1–3", "2", "6", "1"]);
  const { container } = render(Die, { props: { roll: ONE } });
  expect(container.querySelectorAll("circle").length).toBe(1);
});

test("each kind of card can be planned in the scenes", () => {
  const kinds = new Set(shots.flatMap(({ scene }) => scene.offers).flatMap(({ parts }) => (parts[0] === "play" ? [parts[1]] : [])));
  expect([...kinds].sort((one, other) => Number(one) - Number(other))).toEqual([...Array(15).keys()]);
});

describe("the layout", () => {
  const SHAPES = [0.5, 0.65, 0.8, 1, 1.25, 1.6, 2, 2.4];
  test.each(SHAPES)("has 42 spaces and twelve lots in a room %d times as wide as high, none on another", (aspect) => {
    const layout = layoutFor(aspect);
    expect(layout.spaces.length).toBe(42);
    expect(layout.lots.length).toBe(12);
    expect(new Set(layout.spaces.map(({ x, y }) => `${x} ${y}`)).size).toBe(42);
    expect(layout.width / layout.height).toBeCloseTo(aspect);
  });

  test.each(SHAPES)("leaves a park in the middle of a room %d times as wide as high", (aspect) => {
    const { park } = layoutFor(aspect);
    expect(Math.min(park.width, park.height)).toBeGreaterThan(90);
  });

  test("uses the room: papers below on a phone upright, beside it on its side and on a desk", () => {
    expect(arrange(354, 540, false)).toMatchObject({ beside: false, low: false });
    expect(arrange(838, 290, true)).toMatchObject({ beside: true, low: true });
    expect(arrange(974, 551, true)).toMatchObject({ beside: true, low: false });
  });

  test("gives each of many pawns and markers a place of its own", () => {
    for (const place of [standOf, heapOf]) {
      for (let all = 1; all <= 7; all++) {
        const places = Array.from({ length: all }, (_, nth) => place(nth, all));
        expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(all);
      }
    }
  });
});

describe("the notebook", () => {
  const { picture } = opening.scene;
  const [agent = 0, other = 0] = picture.agents.flatMap((one, at) =>
    one.plays && !picture.sides[picture.seat]?.agents.includes(at) ? [at] : [],
  );
  const seat = picture.seat === 0 ? 1 : 0;

  test("turns a mark from nothing to yes, no, perhaps and nothing", () => {
    let notes = readNotes("");
    const seen = Array.from({ length: 4 }, () => {
      notes = turned(notes, agent, seat);
      return notes.marks[`${agent}:${seat}`];
    });
    expect(seen).toEqual(["yes", "no", "maybe", undefined]);
  });

  test("excludes by a yes the rest of its row and column", () => {
    const notes = turned(readNotes(""), agent, seat);
    expect(isExcluded(notes, picture, other, seat)).toBe(true);
    expect(isExcluded(notes, picture, agent, seat)).toBe(false);
  });

  test("keeps what it cannot read as text", () => {
    expect(readNotes("red is Bert").text).toBe("red is Bert");
    expect(readNotes(JSON.stringify({ marks: {}, text: "x" })).text).toBe("x");
  });

  test("counts the steps that a seat gave with the die, not those of cards", () => {
    const line = (kind: string, ...numbers: number[]): Line => ({ kind, numbers });
    const log = [line("move", 1, 4), line("walk", 3, 0, 4, 4), line("pass", 0), line("play", 2, 0), line("walk", 3, 4, 3, -1)];
    expect(stepsGiven(log)).toEqual(new Map([["3:1", 4]]));
  });

  test("marks are kept as they are made", async () => {
    const keep = vi.fn();
    const { container } = render(Notebook, {
      props: { picture, names: opening.names, log: [], notes: "", keep, helps: false, lang: "en" },
    });
    await fireEvent.click(container.querySelector("tbody button") as HTMLButtonElement);
    expect(JSON.parse(keep.mock.calls[0]?.[0] as string).marks).not.toEqual({});
  });
});

test("the guided first game can be played: every wanted action is offered and can be tapped", async () => {
  expect(lessons.length).toBeGreaterThanOrEqual(6);
  expect(lessons.length).toBeLessThanOrEqual(12);
  for (const { picture, offers, wanted, shown } of lessons) {
    const paths = game.pathsOf(offers, picture as SpiesPicture);
    const choosing = new Choosing(paths);
    paths.find((path) => path.code === wanted)?.steps.forEach((step) => choosing.tap(step));
    expect(choosing.ready).toBe(wanted);
    render(Board, { props: { picture: picture as SpiesPicture, choosing, names: ["A", "B", "C"], shown, lang: "de" } });
  }
});

test("the sketch is drawn", () => {
  expect(render(Sketch).container.querySelectorAll("path").length).toBeGreaterThan(10);
});
