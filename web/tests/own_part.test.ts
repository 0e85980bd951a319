/** What a page sends in a deal, what it keeps of it, and what it notices. */
import { beforeEach, expect, test, vi } from "vitest";
import { agrees, verdict, type Proven } from "../src/game/fairness";
import { dealsWithoutGame, keepDeal, keptOf } from "../src/game/kept_deals";
import { OwnPart, type Step } from "../src/game/own_part";
import { sha256 } from "../src/game/sha256";
import type { DealState, SeatState, TableState } from "../src/wire.gen";

const SEAT: SeatState = { kind: "person", name: "", level: "", yours: false, here: true, away: 0, helped: false, again: false, won: 0 };
const OTHERS = "b".repeat(64);
const GAME = { rules: 1, options: { cards: 4 } };

beforeEach(() => localStorage.clear());

/** Our seat, somebody else's, and a bot's. */
function table(match: string, deal: Partial<DealState> | null, more: Partial<TableState> = {}): TableState {
  const seats: SeatState[] = [{ ...SEAT, name: "Ada", yours: true }, { ...SEAT, name: "Ben" }, { ...SEAT, kind: "bot" }];
  const begun = { committed: ["", "", ""], opening: false, opened: [false, false, false], behind: [0, 1], seconds: 30, ...GAME };
  const stage = deal ? "dealing" : "waiting";
  const state = { id: "t", game: "g", stage, match, seats, commitment: "promised", deal: deal && { ...begun, ...deal }, ...more };
  return state as unknown as TableState; // the rest is not looked at
}

function committed(part: OwnPart, match: string): Extract<Step, { do: "commit" }> {
  const [step] = part.answer(table(match, {}));
  if (step?.do !== "commit") throw new Error("expected a commitment");
  part.confirm(step);
  return step;
}

function opening(match: string, own: string, more: Partial<TableState> = {}): TableState {
  return table(match, { committed: [own, OTHERS, ""], opening: true }, more);
}

async function digest(data: Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", data));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

test("SHA-256 is what the browser computes where it may", async () => {
  for (let length = 0; length < 200; length++) {
    const data = crypto.getRandomValues(new Uint8Array(length));
    expect(sha256(data)).toBe(await digest(data));
  }
});

test("a page commits once, opens once when all have committed, and has kept what it saw by then", () => {
  const part = new OwnPart();
  const { commitment } = committed(part, "m");
  expect(part.answer(table("m", { committed: [commitment, "", ""] }))).toEqual([]);
  const [open, ...rest] = part.answer(opening("m", commitment));
  expect(rest).toEqual([]);
  if (open?.do !== "open") throw new Error("expected it to open");
  const kept = { match: "m", commitment: "promised", committed: [commitment, OTHERS, ""], entropy: { "0": open.entropy } };
  expect(keptOf("m")).toEqual({ ...kept, ...GAME, game: "g", table: "t" });
  expect(open.entropy).toMatch(/^[0-9a-f]{32}$/);
  expect(part.answer(opening("m", commitment))).toEqual([]);
});

test("several people at one device each have a part", () => {
  const part = new OwnPart();
  const seats = ["Ada", "Zoe"].map((name) => ({ ...SEAT, name, yours: true }));
  const two = { committed: ["", ""], opened: [false, false], behind: [0, 1] };
  const commits = part.answer(table("m", two, { seats }));
  const committed = commits.map((step) => (step.do === "commit" ? step.commitment : ""));
  const opens = part.answer(table("m", { ...two, committed, opening: true }, { seats }));
  expect(opens.map((step) => [step.do, step.seat])).toEqual([
    ["open", 0],
    ["open", 1],
  ]);
  expect(new Set(Object.values(keptOf("m")!.entropy)).size).toBe(2);
});

test("a page that is loaded anew opens what it committed to before", () => {
  const { commitment } = committed(new OwnPart(), "m");
  expect(new OwnPart().answer(opening("m", commitment)).map((step) => step.do)).toEqual(["open"]);
});

test("a page opens nothing when the server shows another promise, or replaced what it confirmed", () => {
  const part = new OwnPart();
  const { commitment } = committed(part, "m");
  expect(part.answer(opening("m", commitment, { commitment: "another" }))).toEqual([]);
  expect(part.doubtful).toBe(true);
  const other = new OwnPart();
  committed(other, "n");
  expect(other.answer(opening("n", "c".repeat(64)))).toEqual([]);
  expect(other.doubtful).toBe(true);
});

test("a page that has opened, and was loaded anew, does not forget what the others had committed to", () => {
  const first = new OwnPart();
  const { commitment } = committed(first, "m");
  first.answer(opening("m", commitment));
  const before = keptOf("m");
  for (const others of ["c".repeat(64), ""]) {
    const again = new OwnPart();
    const deal = { committed: [commitment, others, ""], opening: others !== "" };
    expect(again.answer(table("m", deal))).toEqual([]);
    expect(again.doubtful).toBe(true);
  }
  expect(keptOf("m")).toEqual(before);
});

test("a page whose commitment came too late leaves the opening to the other tab", () => {
  const part = new OwnPart();
  part.answer(table("m", {})); // and was never confirmed
  expect(part.answer(opening("m", "c".repeat(64)))).toEqual([]);
  expect(part.doubtful).toBe(false);
});

test("a page notices when it is said to have taken no part, though the server confirmed all it was asked for", () => {
  const part = new OwnPart();
  opened(part, "m");
  part.answer(table("next", null, { seats: [{ ...SEAT, kind: "open" }] }));
  expect(part.denied).toBe(true);
});

test("a page that was silent, or stood up, or was dealt in is not surprised", () => {
  const silent = new OwnPart();
  silent.answer(table("m", {})); // its commitment is not confirmed
  silent.answer(table("next", null, { seats: [{ ...SEAT, kind: "open" }] }));
  const away = new OwnPart();
  committed(away, "m"); // and hears nothing of the opening
  away.answer(table("next", null, { seats: [{ ...SEAT, kind: "open" }] }));
  const left = new OwnPart();
  opened(left, "l");
  left.leave();
  left.answer(table("next", null, { seats: [{ ...SEAT, kind: "open" }] }));
  const dealt = new OwnPart();
  committed(dealt, "m");
  dealt.answer(table("m", null, { stage: "playing" }));
  expect([silent, away, left, dealt].map((part) => part.denied)).toEqual([false, false, false, false]);
});

test("a page opens nothing before every person has committed, nor when a bot has", () => {
  for (const others of [[OTHERS, OTHERS], ["", ""], [""]]) {
    const part = new OwnPart();
    const match = `m${others.join("-")}`;
    const { commitment } = committed(part, match);
    expect(part.answer(table(match, { committed: [commitment, ...others], opening: true }))).toEqual([]);
    expect(part.doubtful).toBe(true);
  }
});

function opened(part: OwnPart, match: string): void {
  const { commitment } = committed(part, match);
  for (const step of part.answer(opening(match, commitment))) part.confirm(step);
}

test("a page counts the deals that it opened and that led to no game, also when the server just deals again", () => {
  const part = new OwnPart();
  opened(part, "m1");
  committed(part, "m2"); // broken off before anybody opened: nobody could have looked
  opened(part, "m3");
  expect(part.withoutGame).toBe(1);
  part.answer(table("m4", null));
  expect(part.withoutGame).toBe(2);
  const again = new OwnPart(); // the page is loaded anew
  opened(again, "m4");
  expect(again.withoutGame).toBe(2);
  again.answer(table("m4", null, { stage: "playing" }));
  expect(dealsWithoutGame("t", "m4")).toBe(2);
  expect(dealsWithoutGame("t", "m5")).toBe(0);
  expect(dealsWithoutGame("elsewhere", "m5")).toBe(0);
});

test("a page notices when a match begins without its part, but not when it comes later", () => {
  const asked = new OwnPart();
  asked.answer(table("m", null));
  asked.answer(table("m", null, { stage: "playing" }));
  const replaced = new OwnPart();
  committed(replaced, "n");
  replaced.answer(table("n", null, { stage: "playing" })); // it has not opened
  const late = new OwnPart();
  late.answer(table("o", null, { stage: "playing" }));
  const watcher = new OwnPart();
  watcher.answer(table("p", null, { seats: [SEAT, SEAT, SEAT] }));
  watcher.answer(table("p", null, { seats: [SEAT, SEAT, SEAT], stage: "playing" }));
  expect([asked, replaced, late, watcher].map((part) => part.leftOut)).toEqual([true, true, false, false]);
});

test("what was opened is not pushed out by deals that were never opened", () => {
  opened(new OwnPart(), "m");
  for (let number = 0; number < 600; number++) {
    keepDeal({ match: `sham${number}`, commitment: "", committed: [], entropy: {}, table: "t" });
  }
  expect(keptOf("m")).toBeDefined();
  expect(keptOf("sham0")).toBeUndefined();
  expect(keptOf("sham599")).toBeDefined();
});

test("a page that may store nothing remembers its deals until it is closed", () => {
  const refuse = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("no room");
  });
  opened(new OwnPart(), "m");
  refuse.mockRestore();
  expect(keptOf("m")?.committed).toHaveLength(3);
  keepDeal({ ...keptOf("m")!, played: true });
});

// A record of two seats and a bot, made by hand as docs/fairness.md says.

const SEED = "00".repeat(32);
const ENTROPY = ["ada's own", "ben's own", ""];

function hash(...parts: readonly (string | Uint8Array)[]): Promise<string> {
  const framed = parts.flatMap((part) => {
    const bytes = typeof part === "string" ? new TextEncoder().encode(part) : part;
    return [0, 0, 0, bytes.length, ...bytes];
  });
  return digest(Uint8Array.from(framed));
}

const COMMITTED = [
  await hash("coverstory/entropy/1", "m", "0", "ada's own"),
  await hash("coverstory/entropy/1", "m", "1", "ben's own"),
  "",
];
const PROMISED = await hash("coverstory/commitment/1", "m", new Uint8Array(32));

function record(more: Partial<NonNullable<Proven["fairness"]>> = {}): Proven {
  const fairness = { match: "m", commitment: PROMISED, seed: SEED, entropy: ENTROPY, committed: COMMITTED, bots: [2], ...more };
  return { game: "g", ...GAME, actions: [], fairness };
}

test("a seat that opened something else, and a bot that added something, are noticed", () => {
  expect(verdict(record(), [], PROMISED)).toEqual({ is: "fair", draws: 0 });
  const replaced = record({ entropy: ["ada's own", "chosen", ""] });
  expect(verdict(replaced, [], PROMISED)).toEqual({ is: "seat", seat: 1 });
  const ground = record({ entropy: ["ada's own", "ben's own", "ground"] });
  expect(verdict(ground, [], PROMISED)).toEqual({ is: "seat", seat: 2 });
  expect(verdict(record({ committed: ["", ...COMMITTED.slice(1)], entropy: ["", "ben's own", ""] }), [], PROMISED)).toEqual({
    is: "seat",
    seat: 0,
  });
});

test("a record that is not what the page saw is noticed, even where it is right in itself", async () => {
  const kept = { match: "m", commitment: PROMISED, committed: COMMITTED, entropy: { "0": "ada's own" }, game: "g", ...GAME };
  expect(agrees(kept, record())).toBe(true);
  expect(agrees(kept, { ...record(), rules: 2 })).toBe(false);
  expect(agrees(kept, { ...record(), options: { cards: 5 } })).toBe(false);
  const chosen = await hash("coverstory/entropy/1", "m", "0", "chosen");
  const ours = record({ entropy: ["chosen", "ben's own", ""], committed: [chosen, ...COMMITTED.slice(1)] });
  expect(agrees(kept, ours)).toBe(false);
  const suits = await hash("coverstory/entropy/1", "m", "1", "suits us");
  const theirs = record({ entropy: ["ada's own", "suits us", ""], committed: [COMMITTED[0]!, suits, ""] });
  expect(agrees(kept, theirs)).toBe(false);
  expect(agrees(kept, record({ commitment: "another" }))).toBe(false);
  expect(agrees(kept, { game: "g", ...GAME, actions: [] })).toBe(false);
});
