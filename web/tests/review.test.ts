/** The bars of a review add up, each beginning where the one before it ends. */
import { expect, test } from "vitest";
import { secretLines, stepsOf } from "../src/review/lines";

test("the bars lead from nothing to the result", () => {
  const steps = stepsOf({ start: 50, own: -12.4, others: 41.6, luck: 9.2, rest: 11.6, result: 100 });
  expect(steps.map(({ kind }) => kind)).toEqual(["start", "own", "others", "luck", "rest", "result"]);
  expect(steps[0]?.from).toBe(0);
  for (const [place, step] of steps.slice(1, -1).entries()) expect(step.from).toBe(steps[place]?.to);
  expect(steps.at(-1)).toEqual({ kind: "result", points: 100, from: 0, to: 100 });
});

test("nobody is shown what they know of themselves", () => {
  const points = [{ moment: 3, onlooker: 0.2, seats: [1, 0.3, 0.4] }];
  const secret = { seat: 0, points, revealing: null, bluff: null, known: [null, null, null, null] };
  expect(secretLines(secret, ["Ada", "Ben", "Cleo"], "Somebody").map(({ name, values }) => [name, values])).toEqual([
    ["Somebody", [0.2]],
    ["Ben", [0.3]],
    ["Cleo", [0.4]],
  ]);
});
