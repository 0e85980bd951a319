/** A stream of messages told beat by beat: the page folds what the server sent, and shows nothing before its time. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { settings, type Pace } from "../src/app/settings.svelte";
import { fold } from "../src/game/fold";
import { sha256 } from "../src/game/sha256";
import { TableModel } from "../src/game/table.svelte";
import { timeOf } from "../src/game/telling.svelte";
import { sayTold } from "../src/words/say";
import type { Beat, Line, Message, Moved, Picture, Welcome } from "../src/wire.gen";
import { Socket } from "./fake_socket";

interface Stream {
  readonly seats: number;
  readonly welcome: Welcome;
  readonly messages: readonly Message[];
  readonly after: readonly (readonly string[])[];
  readonly last: Picture;
}

const FILES = import.meta.glob<string>("./scenes/*_streams.json", { query: "?raw", import: "default", eager: true });
const STREAMS = Object.entries(FILES).flatMap(([path, text]) =>
  (JSON.parse(text) as Stream[]).map((stream, number) => [`${path.slice(9, -13)}, game ${number}`, stream] as const),
);
const SEVEN = STREAMS.filter(([name, { seats }]) => name.startsWith("top_secret_spies") && seats === 7).map(([, stream]) => stream);
const SPIES = SEVEN[0]!;
const HUNTER = STREAMS.find(([name]) => name.startsWith("agent_hunter"))![1];

const isMove = (message: Message): message is Moved => message.is === "moved";
const movesOf = (stream: Stream): readonly Moved[] => stream.messages.filter(isMove);
const linesOf = (beats: readonly Beat[]): readonly Line[] => beats.flatMap(({ lines }) => lines).map(({ kind, numbers }) => ({ kind, numbers }));

function fingerprint(picture: unknown): string {
  return sha256(new TextEncoder().encode(JSON.stringify(picture))).slice(0, 16);
}

describe.each(STREAMS)("%s", (_, stream) => {
  test("folding gives the server's picture at every event", () => {
    let picture: unknown = null;
    for (const [number, move] of movesOf(stream).entries()) {
      picture = move.picture ?? picture;
      const prints = move.beats.flatMap(({ lines }) => lines).map(({ patch }) => fingerprint((picture = fold(picture, patch ?? []))));
      picture = fold(picture, move.patch);
      expect([...prints, fingerprint(picture)]).toEqual(stream.after[number]);
    }
    expect(picture).toEqual(stream.last);
  });

  test("every beat that takes time has a sentence", async () => {
    const { loadGame } = await import("../src/game/games");
    const game = stream.welcome.table.game;
    await loadGame(game);
    const names = stream.welcome.table.seats.map(({ name }, seat) => name || `Seat ${seat}`);
    for (const { say } of movesOf(stream).flatMap(({ beats }) => beats)) {
      if (say) expect(sayTold(game, say, names)).toMatch(/^[^{}]+[.!?“”]$/);
    }
  });
});

/** Milliseconds that are told from one decision of this seat to its next. */
function waits(stream: Stream, pace: Pace): readonly number[] {
  const found: number[] = [];
  let waited = 0;
  let rounds = 0;
  for (const { beats, now } of movesOf(stream)) {
    waited += beats.reduce((sum, beat) => sum + timeOf(beat, pace, 0), 0);
    rounds += beats.flatMap(({ lines }) => lines).filter(({ kind, numbers }) => kind === "turn" && numbers[0] !== 0).length;
    if (now && now.offers.length > 0) {
      if (rounds >= 6) found.push(waited); // all the others had a turn
      waited = rounds = 0;
    }
  }
  return found;
}

const median = (numbers: readonly number[]): number => [...numbers].sort((one, other) => one - other)[numbers.length >> 1]!;

test.each([
  ["normal", 12_000],
  ["brisk", 4_000],
  ["instant", 0],
] as const)("six turns of Top Secret Spies at the pace %s take at most %d ms", (pace, most) => {
  const waited = SEVEN.flatMap((stream) => waits(stream, pace));
  expect(waited.length).toBeGreaterThan(8);
  expect(median(waited)).toBeLessThanOrEqual(most);
});

// The model of a table.

const later = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);
let hidden = false;

const folderOf = ({ welcome: { table, seat } }: Stream): string => `${table.match}:${seat}`;

async function opened(stream: Stream): Promise<TableModel> {
  const model = new TableModel("t", null);
  await later(1);
  Socket.last.opens().says(stream.welcome);
  await vi.waitFor(() => expect(model.table).not.toBeNull());
  return model;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}", { headers: { "content-type": "application/json" } })));
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
  hidden = false;
  settings.pace = "normal";
  localStorage.setItem("coverstory.folders", JSON.stringify([folderOf(SPIES), folderOf(HUNTER)])); // they have been read
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("picture, log, offers and ending keep step with the beat", async () => {
  for (const stream of [SPIES, HUNTER]) {
    const model = await opened(stream);
    for (const message of stream.messages) Socket.last.says(message);
    const moves = movesOf(stream);
    const whole = moves.flatMap(({ beats }) => linesOf(beats));
    let seen = 0;
    for (let step = 0; step < 20_000 && (model.tells || seen === 0); step++) {
      await later(50);
      expect(model.log).toEqual(whole.slice(0, model.log.length));
      expect(model.log.length).toBeGreaterThanOrEqual(seen);
      seen = model.log.length;
      if (!model.tells) break;
      expect([model.scene?.offers, model.scene?.ending, model.mine]).toEqual([[], null, false]);
      const told = moves.flatMap(({ beats }) => beats.flatMap(({ lines }) => lines)).slice(0, seen);
      const picture = told.reduce((so_far, { patch }) => fold(so_far, patch ?? []), moves[0]!.picture as Picture);
      if (moves.every(({ patch }) => patch.length === 0)) expect(model.scene?.picture).toEqual(picture);
    }
    expect(model.log).toEqual(whole);
    expect(model.scene?.picture).toEqual(stream.last);
    model.close();
  }
});

test("what must not be skipped is told however far behind the page is", async () => {
  const model = await opened(HUNTER);
  for (const message of HUNTER.messages) Socket.last.says(message);
  const weighty = movesOf(HUNTER).flatMap(({ beats }) => beats.filter(({ weight, chosen_by }) => weight && chosen_by !== 0));
  const told = new Set<unknown>();
  for (let step = 0; step < 20_000; step++) {
    await later(40);
    if (model.telling.beat) told.add(JSON.stringify(model.telling.beat));
    if (!model.tells) break;
  }
  for (const beat of weighty) expect(told).toContain(JSON.stringify(beat));
  model.close();
});

test("a tap finishes the beat, and skipping all of them", async () => {
  const model = await opened(SPIES);
  const moves = movesOf(SPIES);
  for (const move of moves.slice(0, 12)) Socket.last.says(move);
  await later(10);
  const first = model.telling.beat;
  expect(first).not.toBeNull();
  model.telling.hurry();
  await later(1);
  expect(model.telling.beat).not.toBe(first);
  expect(model.tells).toBe(true);
  model.skipAhead();
  await later(1);
  expect(model.tells).toBe(false);
  expect(model.log).toEqual(moves.slice(0, 12).flatMap(({ beats }) => linesOf(beats)));
  model.close();
});

test("at the calm pace what must not be skipped waits for a tap", async () => {
  settings.pace = "calm";
  const model = await opened(SPIES);
  Socket.last.says(movesOf(SPIES)[0]);
  await later(60_000);
  expect([model.telling.waits, model.telling.beat?.weight]).toEqual([true, "deal"]);
  model.telling.hurry();
  await later(60_000);
  expect(model.tells).toBe(false);
  model.close();
});

test("own pawns snap back and walk again: what somebody has chosen is not shown to them once more", () => {
  const own = SEVEN.flatMap(movesOf).flatMap(({ beats }) => beats).filter(({ chosen_by }) => chosen_by === 0);
  expect(own.length).toBeGreaterThan(3);
  for (const beat of own) expect(timeOf(beat, "calm", 0)).toBe(0);
  for (const beat of own) expect(timeOf(beat, "calm", 1)).toBeGreaterThan(0);
});

test("a long absence is summed up, and told on demand", async () => {
  const model = await opened(SPIES);
  const moves = movesOf(SPIES);
  Socket.last.says(moves[0]);
  await later(60_000);
  const missed = moves.slice(1, 16);
  for (const [place, move] of missed.entries()) Socket.last.says(place < 14 ? { ...move, now: null } : move);
  await later(1);
  expect(model.tells).toBe(false);
  const turns = missed.flatMap(({ beats }) => linesOf(beats)).filter(({ kind }) => kind === "turn").length;
  expect(model.turnsAway).toBe(turns);
  const log = model.log;
  const picture = model.scene?.picture;
  model.replayAbsence();
  await later(10);
  expect(model.tells).toBe(true);
  expect(model.log.length).toBeLessThan(log.length);
  await later(600_000);
  expect(model.tells).toBe(false);
  expect(model.log).toEqual(log);
  expect(model.scene?.picture).toEqual(picture);
  model.close();
});

test("what happens in a hidden tab is told when somebody looks again", async () => {
  const model = await opened(SPIES);
  const moves = movesOf(SPIES);
  Socket.last.says(moves[0]);
  await later(60_000);
  hidden = true;
  for (const move of moves.slice(1, 3)) Socket.last.says(move);
  await later(1);
  expect(model.tells).toBe(false); // so that a turn of one's own is noticed
  const log = model.log;
  hidden = false;
  document.dispatchEvent(new Event("visibilitychange"));
  await later(1);
  expect(model.tells).toBe(true);
  await later(60_000);
  expect(model.log).toEqual(log);
  model.close();
});

test("the story waits while the folder of the deal is read, and it opens once", async () => {
  localStorage.removeItem("coverstory.folders");
  const model = await opened(SPIES);
  for (const message of SPIES.messages) Socket.last.says(message);
  await later(60_000);
  expect(model.folder.isOpen).toBe(true);
  expect(model.log.map(({ kind }) => kind)).not.toContain("walk");
  model.folder.close();
  await later(60_000);
  expect(model.log.map(({ kind }) => kind)).toContain("walk");
  expect(model.folder.isOpen).toBe(false);
  model.close();
});

test("nobody who watches has a folder", async () => {
  localStorage.removeItem("coverstory.folders");
  const model = await opened({ ...SPIES, welcome: { ...SPIES.welcome, seat: -1 } });
  for (const message of SPIES.messages) Socket.last.says(message);
  await later(60_000);
  expect(model.scene).not.toBeNull();
  expect(model.folder.isOpen).toBe(false);
  model.close();
});
