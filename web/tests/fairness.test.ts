/** The browser's check redoes the example of docs/fairness.md, and notices what is wrong. */
import { expect, test } from "vitest";
import { verdict, type Proven } from "../src/game/fairness";
import type { DrawLine } from "../src/wire.gen";

const SEED = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, "0")).join("");
const COMMITMENT = "e4eb1d670e6b0e3d6f26001097f26267658627e660d783fa55090563b73d45b2";
const BELOW_SIX = [3, 3, 2, 3, 0, 2, 0, 3, 4, 3, 2, 1];
const DRAWS: readonly DrawLine[] = BELOW_SIX.map((value, entry) => ({ entry, bound: 6, value, outcome: value, text: "" }));

function record(seed = SEED, entropy: readonly string[] = ["red", ""]): Proven {
  return { actions: BELOW_SIX, fairness: { match: "example", commitment: COMMITMENT, seed, entropy } };
}

test("the example of the page is fair", async () => {
  expect(await verdict(record(), DRAWS, COMMITMENT)).toEqual({ is: "fair", draws: 12 });
});

test("another seed, another promise and another draw are noticed", async () => {
  expect(await verdict(record(SEED.replace("00", "01")), DRAWS, null)).toEqual({ is: "promise" });
  expect(await verdict(record(), DRAWS, "0".repeat(64))).toEqual({ is: "promise" });
  expect(await verdict(record(SEED, ["rot", ""]), DRAWS, null)).toEqual({ is: "draw", number: 1 });
  const bent = DRAWS.map((draw, number) => (number === 4 ? { ...draw, outcome: 5 } : draw));
  expect(await verdict(record(), bent, null)).toEqual({ is: "draw", number: 5 });
});

test("a record without a seed cannot be checked", async () => {
  expect(await verdict({ actions: [] }, [], null)).toEqual({ is: "none" });
});
