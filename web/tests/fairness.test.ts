/** The browser's check redoes the example of docs/fairness.md, and notices what is wrong. */
import { expect, test } from "vitest";
import { verdict, type Proven } from "../src/game/fairness";
import type { DrawLine } from "../src/wire.gen";

const SEED = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, "0")).join("");
const COMMITMENT = "e4eb1d670e6b0e3d6f26001097f26267658627e660d783fa55090563b73d45b2";
const BELOW_SIX = [3, 3, 2, 3, 0, 2, 0, 3, 4, 3, 2, 1];
const DRAWS: readonly DrawLine[] = BELOW_SIX.map((value, entry) => ({ entry, bound: 6, value, outcome: value, text: "" }));

const GAME = { game: "example", rules: 1, options: {} };
const COMMITTED = [
  "0a89dbd048af2a0771320aba5ec5e8d3284eaceb334bc3c8a83f137fe8386e26",
  "798316e55aabf76e8004c49e4991600fd163338bed150042962b64264931d7cd",
  "",
];

/** Of the first kind: seats sent their entropy openly. */
function record(seed = SEED, entropy: readonly string[] = ["red", ""]): Proven {
  return { ...GAME, actions: BELOW_SIX, fairness: { match: "example", commitment: COMMITMENT, seed, entropy } };
}

test("the example of the page is fair", () => {
  const values = [4, 0, 4, 5, 5, 4, 0, 5, 0, 2, 5, 2];
  const draws = values.map((value, entry) => ({ entry, bound: 6, value, outcome: value, text: "" }));
  const entropy = ["red", "blue", ""];
  const fairness = { match: "example", commitment: COMMITMENT, seed: SEED, entropy, committed: COMMITTED, bots: [2] };
  expect(verdict({ ...GAME, actions: values, fairness }, draws, COMMITMENT)).toEqual({ is: "fair", draws: 12 });
});

test("the example of the first kind is fair", () => {
  expect(verdict(record(), DRAWS, COMMITMENT)).toEqual({ is: "fair", draws: 12 });
});

test("another seed, another promise and another draw are noticed", () => {
  expect(verdict(record(SEED.replace("00", "01")), DRAWS, null)).toEqual({ is: "promise" });
  expect(verdict(record(), DRAWS, "0".repeat(64))).toEqual({ is: "promise" });
  expect(verdict(record(SEED, ["rot", ""]), DRAWS, null)).toEqual({ is: "draw", number: 1 });
  const bent = DRAWS.map((draw, number) => (number === 4 ? { ...draw, outcome: 5 } : draw));
  expect(verdict(record(), bent, null)).toEqual({ is: "draw", number: 5 });
});

test("a record without a seed cannot be checked", () => {
  expect(verdict({ ...GAME, actions: [] }, [], null)).toEqual({ is: "none" });
});
