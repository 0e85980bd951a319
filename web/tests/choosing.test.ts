/** From taps to an action: only what is offered, taken back by the same tap, and begun anew where that is possible. */
import { expect, test } from "vitest";
import { Choosing, type Path } from "../src/game/choosing.svelte";

const ATTACKS: readonly Path[] = [
  { code: 1, steps: ["card:4", "door:0"] },
  { code: 2, steps: ["card:4", "door:1"] },
  { code: 3, steps: ["card:7", "door:1"] },
];
const SPLITS: readonly Path[] = [
  { code: 10, steps: ["red", "red"], free: true },
  { code: 11, steps: ["red", "blue"], free: true },
];
const PAIR: readonly Path[] = [
  { code: 20, steps: ["card", "red", "blue"], free: true, after: 1 },
  { code: 21, steps: ["card", "red", "green"], free: true, after: 1 },
];

function tapped(paths: readonly Path[], ...taps: string[]): Choosing {
  const choosing = new Choosing(paths);
  for (const tap of taps) choosing.tap(tap);
  return choosing;
}

test("what may come next is lit, and a whole path is ready", () => {
  expect(tapped(ATTACKS).lit).toEqual(["card:4", "card:7"]);
  expect(tapped(ATTACKS, "card:4").lit).toEqual(["door:0", "door:1"]);
  expect(tapped(ATTACKS, "card:4").ready).toBeNull();
  expect(tapped(ATTACKS, "card:4", "door:1").ready).toBe(2);
});

test("another beginning stays open and replaces what was begun", () => {
  expect(tapped(ATTACKS, "card:4").isOpen("card:7")).toBe(true);
  expect(tapped(ATTACKS, "card:4", "card:7").picks).toEqual(["card:7"]);
});

test("the same tap again takes it back, with what came after it", () => {
  expect(tapped(ATTACKS, "card:4", "card:4").picks).toEqual([]);
  expect(tapped(ATTACKS, "card:4", "door:1", "card:4").picks).toEqual([]);
  expect(tapped(ATTACKS, "card:4", "door:1", "door:1").picks).toEqual(["card:4"]);
});

test("points are split in any order, and an agent that is full leaves the plan", () => {
  expect(tapped(SPLITS, "blue", "red").ready).toBe(11);
  expect(tapped(SPLITS, "red", "red").ready).toBe(10);
  expect(tapped(SPLITS, "red", "blue", "red").picks).toEqual(["blue"]);
});

test("a card comes first, those it names in any order", () => {
  expect(tapped(PAIR).lit).toEqual(["card"]);
  expect(tapped(PAIR, "card", "blue", "red").ready).toBe(20);
  expect(tapped(PAIR, "card", "blue").lit).toEqual(["red"]);
  expect(tapped(PAIR, "card", "red", "blue", "red").picks).toEqual(["card", "blue"]);
});

test("a tap that leads nowhere changes nothing and is told", () => {
  const told: [string, boolean][] = [];
  const choosing = new Choosing(ATTACKS, (thing, took) => told.push([thing, took]));
  choosing.tap("door:2");
  choosing.tap("card:7");
  choosing.tap("door:0");
  expect(choosing.picks).toEqual(["card:7"]);
  expect(told).toEqual([
    ["door:2", false],
    ["card:7", true],
    ["door:0", false],
  ]);
});

test("a hint is taken over whole", () => {
  const choosing = new Choosing(ATTACKS);
  choosing.plan(3);
  expect(choosing.ready).toBe(3);
});
