// @vitest-environment jsdom
/** The board of Undercover (Danzer) over every scene: every seat count and variant, from the deal to the end. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Lang } from "../src/app/lang.svelte";
import { LANGUAGES } from "../src/words/files";
import type { Lesson } from "../src/game/lessons";
import positions from "../src/boards/undercover_danzer/lessons/positions.json";
import type { GameModule } from "../src/game/games";
import Notebook from "../src/boards/undercover_danzer/notebook/Notebook.svelte";
import type { DanzerPicture, Line, Offer } from "../src/wire.gen";
import scenesText from "./scenes/undercover_danzer.json";
import effectsText from "./scenes/undercover_danzer_effects.json?raw";
import rareText from "./undercover_danzer_rare.json";

const lessons = positions as unknown as readonly Lesson[];

interface Shot {
  readonly seats: number;
  readonly names: readonly string[];
  readonly scene: { picture: DanzerPicture; offers: readonly Offer[] };
  readonly lines: readonly Line[];
}

interface Placement {
  readonly picture: DanzerPicture;
  readonly row: number;
  readonly column: number;
  readonly staffers: readonly number[];
  readonly points: number | null; // null while tokens lie face down
}

const scenes = scenesText as unknown as readonly Shot[];
const rare = rareText as unknown as readonly Shot[]; // two and three on the classified track, drawing from the bottom, corners
const shots = [...scenes, ...rare];
const PATIENT = { timeout: 30_000 }; // two cores may have other work
const LANGS: readonly Lang[] = LANGUAGES;
const unsaid = /undefined|NaN|[{}]|\[object/;

let game: GameModule<DanzerPicture>;
let Choosing: typeof import("../src/game/choosing.svelte").Choosing;
let drawn: ReturnType<typeof mount> | null = null;

beforeAll(async () => {
  lendWhatJsdomLacks();
  ({ Choosing } = await import("../src/game/choosing.svelte"));
  ({ game } = await import("../src/boards/undercover_danzer/game"));
});

function lendWhatJsdomLacks(): void {
  window.matchMedia ??= (query) => ({ matches: false, media: query }) as MediaQueryList;
}

afterEach(async () => {
  if (drawn) await unmount(drawn);
  drawn = null;
  document.body.replaceChildren();
});

function choosingOf(shot: Shot): InstanceType<typeof Choosing> {
  const { offers, picture } = shot.scene;
  return new Choosing(game.pathsOf(offers, picture));
}

function draw(shot: Shot, lang: Lang = "en", shown: Line | null = null, choosing = choosingOf(shot)): HTMLElement {
  drawn = mount(game.Board, { target: document.body, props: { picture: shot.scene.picture, choosing, names: shot.names, shown, lang } });
  flushSync();
  return document.body;
}

describe.each(shots.map((shot, number) => [number, shot] as const))("scene %i", (_number, shot) => {
  const { picture, offers } = shot.scene;

  it("every offer is one path, and tapping it makes it ready", () => {
    const paths = game.pathsOf(offers, picture);
    expect(paths).toHaveLength(offers.length);
    expect(new Set(paths.map(({ steps }) => steps.join())).size).toBe(offers.length);
    for (const path of paths) {
      const choosing = choosingOf(shot);
      for (const step of path.steps) choosing.tap(step);
      expect(choosing.ready).toBe(path.code);
    }
  });

  it("every step has a name and a plan in both languages", () => {
    for (const { steps } of game.pathsOf(offers, picture)) {
      for (const lang of LANGS) {
        for (const words of [game.label(steps[0]!, picture, shot.names, lang), game.plan(steps, picture, shot.names, lang)]) {
          expect(words).not.toMatch(unsaid);
          expect(words.length).toBeGreaterThan(3);
        }
      }
    }
  });

  it("everything that is lit is drawn, and stays there to be chosen instead", () => {
    const choosing = choosingOf(shot);
    const lit = choosing.lit;
    const page = draw(shot, "en", null, choosing);
    const things = (): (string | undefined)[] => [...page.querySelectorAll<SVGGElement>("[data-thing]")].map(({ dataset }) => dataset["thing"]);
    expect(things().sort()).toEqual([...lit].sort());
    if (!lit[0]) return;
    choosing.tap(lit[0]);
    flushSync();
    expect(things().sort()).toEqual([...lit].sort());
    expect(page.querySelector("[aria-pressed=true]")).not.toBeNull();
  });

  it("is told in both languages without a hole", () => {
    for (const lang of LANGS) {
      for (const { heading, facts } of game.describe(shot.scene.picture, shot.names, lang)) {
        for (const words of [heading, ...facts]) expect(words).not.toMatch(unsaid);
      }
      for (let seat = 0; seat < shot.seats; seat += 1) expect(game.about(seat, picture, lang)).not.toMatch(unsaid);
    }
  });

  it("is drawn in German without a hole, and no face that the picture does not show", () => {
    const page = draw(shot, "de", shot.lines.at(-1) ?? null);
    expect(page.innerHTML).not.toMatch(/undefined|NaN/);
    const pieces = [...page.querySelectorAll<SVGGElement>("[data-piece]")].map(({ dataset }) => Number(dataset["piece"]));
    const seen = picture.agents.flatMap((agent, number) => (agent.official === null && agent.undercover === null ? [] : [number + 6]));
    for (const piece of pieces) if (piece >= 6 && piece < 18) expect(seen).toContain(piece);
  });
});

it("every kind of event is drawn", async () => {
  const { effectOf } = await import("../src/boards/undercover_danzer/events");
  const kinds = new Map(shots.flatMap((shot) => shot.lines.map((line) => [line.kind, { shot, line }] as const)));
  expect(kinds.size).toBeGreaterThan(24);
  for (const { shot, line } of kinds.values()) {
    if (line.kind !== "parted") expect(effectOf(line, shot.scene.picture)).not.toEqual({});
    expect(draw(shot, "en", line).innerHTML).not.toMatch(/undefined|NaN/);
    await unmount(drawn!);
    drawn = null;
  }
});

it("a token that lies face down is drawn without its value, and so are the points", () => {
  const shot = scenes.find(({ scene }) => scene.picture.tokens.flat().includes(null))!;
  const page = draw(shot);
  const values = [...page.querySelectorAll(".token.taken text")].map(({ textContent }) => textContent);
  expect(values.length).toBeGreaterThan(0);
  expect(new Set(values)).toEqual(new Set(["?"]));
  for (const lang of LANGS) expect(game.about(0, shot.scene.picture, lang)).toMatch(/\? (points|Punkte)\b/);
});

describe("previews", () => {
  it("the steps foretold are the steps of the engine", async () => {
    const { gainsAt, pointsOf } = await import("../src/boards/undercover_danzer/preview");
    const cases = JSON.parse(effectsText) as readonly Placement[];
    expect(cases.length).toBeGreaterThan(100);
    for (const { picture, row, column, staffers, points } of cases) {
      const gains = gainsAt(row, column, picture);
      const service = picture.services[picture.player]!;
      const after = service.staffers.map((at, lane) => gains.find((gain) => gain.lane === lane)?.to ?? at);
      expect(after).toEqual(staffers);
      if (service.points !== null) expect(service.points + pointsOf(gains, picture)).toBe(points);
    }
  });

  it("what the lanes are worth is what the picture says", async () => {
    const { specialLane, worthOf } = await import("../src/boards/undercover_danzer/picture");
    for (const { scene } of shots) {
      scene.picture.services.forEach(({ staffers, points }, seat) => {
        const worths = staffers.map((column, lane) => worthOf(lane, column, scene.picture) * (specialLane(seat, scene.picture) === lane ? 2 : 1));
        if (points !== null) expect(worths.reduce((sum, worth) => sum + worth, 0)).toBe(points);
      });
    }
  });
});

describe("notebook", () => {
  it("counts every dealt table that public facts allow", async () => {
    const { countWorlds } = await import("../src/boards/undercover_danzer/notebook/worlds");
    for (const { picture } of shots.filter((_, number) => number % 4 === 0).map(({ scene }) => scene)) {
      const worlds = countWorlds(picture);
      expect(worlds.all).toBeGreaterThan(0);
      for (const [agent, { official, undercover }] of picture.agents.entries()) {
        expect(worlds.undercover[agent]!.reduce((sum, ways) => sum + ways)).toBe(worlds.all);
        if (undercover !== null) expect(worlds.undercover[agent]![undercover]).toBe(worlds.all);
        if (official !== null) expect(worlds.official[agent]![official]).toBe(worlds.all);
      }
    }
  });

  it("before anything is seen all tables of the deal count: 64 partings, six tiles in any order in each pile", async () => {
    const { countWorlds } = await import("../src/boards/undercover_danzer/notebook/worlds");
    expect(countWorlds(scenes[0]!.scene.picture).all).toBe(64 * 720 * 720);
  });

  it("keeps marks and text, and shows what is no notebook as text", async () => {
    const shot = scenes[20]!;
    let kept = "";
    const props = { picture: shot.scene.picture, names: shot.names, log: [], notes: "by hand", keep: (notes: string) => (kept = notes), helps: true, lang: "en" as const };
    drawn = mount(Notebook, { target: document.body, props });
    await vi.waitFor(() => expect(document.querySelector("textarea")).not.toBeNull(), PATIENT);
    expect(document.querySelector("textarea")?.value).toBe("by hand");
    document.querySelector<HTMLButtonElement>(".notebook li button")!.click();
    const { text, marks } = JSON.parse(kept) as { text: string; marks: Record<string, number> };
    expect([text, Object.values(marks)]).toEqual(["by hand", [1]]);
  });

  it("eliminates nothing where the table does not allow it", async () => {
    const shot = scenes[20]!;
    const props = { picture: shot.scene.picture, names: shot.names, log: [], notes: "", keep: () => {}, helps: false, lang: "en" as const };
    drawn = mount(Notebook, { target: document.body, props });
    await vi.waitFor(() => expect(document.querySelector("textarea")).not.toBeNull(), PATIENT);
    expect(document.querySelector(".never, button span:not(.for-readers)")).toBeNull();
  });
});

describe("the guided first game", () => {
  it("wants only what is offered", async () => {
    expect(lessons.length).toBeGreaterThanOrEqual(6);
    expect(lessons.length).toBeLessThanOrEqual(12);
    for (const { offers, wanted } of lessons) {
      if (wanted !== null) expect(offers.map(({ code }) => code)).toContain(wanted);
    }
    expect(lessons.filter(({ wanted }) => wanted !== null).length).toBeGreaterThanOrEqual(4);
  });
});
