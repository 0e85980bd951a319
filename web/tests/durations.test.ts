import { expect, test } from "vitest";
import { formatDuration, formatElapsed } from "../src/table/durations";

test("spans are as short as they can be", () => {
  expect([0, 5, 65, 3599, 3600, 86_400, 200_000].map(formatDuration)).toEqual(["0:00", "0:05", "1:05", "59:59", "1 h", "24 h", "2 days"]);
});

test("a clock that goes wrong never shows less than nothing", () => {
  expect(formatElapsed(100, 50_000)).toBe("0:00");
  expect(formatElapsed(100, 165_000)).toBe("1:05");
});
