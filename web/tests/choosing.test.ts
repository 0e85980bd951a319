/** From taps to an action: only what is offered, taken back by the same tap, and begun anew where that is possible. */
import { expect, test } from "vitest";
import { Choosing, Form, type Effect, type Path } from "../src/game/choosing.svelte";

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

const EITHER: readonly Path[] = ATTACKS.map((path) => ({ ...path, free: true }));
const WALKS: readonly Path[] = [
  { code: 30, steps: ["red", "house:2"], free: true, by: 2 },
  { code: 31, steps: ["blue", "house:5"], free: true, by: 2 },
  { code: 32, steps: ["red", "house:1", "blue", "house:4"], free: true, by: 2 },
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
  const told: [string, Effect][] = [];
  const choosing = new Choosing(ATTACKS, (thing, effect) => told.push([thing, effect]));
  choosing.tap("door:2");
  choosing.tap("card:7");
  choosing.tap("door:0");
  expect(choosing.picks).toEqual(["card:7"]);
  expect(told).toEqual([
    ["door:2", "nothing"],
    ["card:7", "picked"],
    ["door:0", "nothing"],
  ]);
});

test("a hint is taken over whole", () => {
  const choosing = new Choosing(ATTACKS);
  choosing.plan(3);
  expect(choosing.ready).toBe(3);
});

test("card then door, or door then card; another card keeps the door", () => {
  expect(tapped(EITHER).lit).toEqual(["card:4", "door:0", "door:1", "card:7"]);
  expect(tapped(EITHER, "door:1", "card:7").ready).toBe(3);
  expect(tapped(EITHER, "card:4", "door:1", "card:7").picks).toEqual(["card:7", "door:1"]);
});

test("a pawn goes to a building by one tap, and several share the points in any order", () => {
  expect(tapped(WALKS, "red").lit).toEqual(["house:2", "house:1"]);
  expect(tapped(WALKS, "red", "house:2").ready).toBe(30);
  expect(tapped(WALKS, "blue", "house:4", "red", "house:1").ready).toBe(32);
});

test("a pawn that was taken up is put down, exchanged or sent elsewhere", () => {
  expect(tapped(WALKS, "red", "red").picks).toEqual([]);
  expect(tapped(WALKS, "red", "blue").picks).toEqual(["blue"]);
  expect(tapped(WALKS, "red", "house:2", "house:1").picks).toEqual(["red", "house:1"]);
  expect(tapped(WALKS, "red", "house:1", "blue", "house:4", "red").picks).toEqual(["blue", "house:4", "red"]);
});

test("the same place once more means yes, and the second click of a double click means nothing", () => {
  const effects: Effect[] = [];
  const choosing = new Choosing(ATTACKS, (_, effect) => effects.push(effect));
  choosing.tap("card:4");
  choosing.tap("card:4", 2);
  choosing.tap("door:1");
  choosing.tap("door:1", 2);
  choosing.tap("door:1");
  expect(effects).toEqual(["picked", "picked", "again"]);
  expect(choosing.ready).toBe(2);
});

test("what is on its way cannot be changed", () => {
  const choosing = tapped(ATTACKS, "card:4", "door:1");
  choosing.locked = true;
  choosing.tap("card:7");
  expect(choosing.ready).toBe(2);
});

test("a page is filled in with taps in any order, corrected, and ready when nothing is missing", () => {
  const form = new Form([["a:0", "a:1"], ["b:0", "b:1"]], [{ code: 1, steps: ["a:0"] }]);
  expect(form.lit).toEqual(["a:0", "a:1", "b:0", "b:1"]);
  for (const tap of ["b:1", "a:0", "a:1"]) form.tap(tap);
  expect(form.decisions).toEqual(["a:1", "b:1"]);
  expect(form.ready).not.toBeNull();
  form.tap("b:1");
  expect(form.ready).toBeNull();
});
