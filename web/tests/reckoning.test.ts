/** The end of a game line by line: only what was told at the end, each line at its seat. */
import { expect, test } from "vitest";
import { reckoningOf } from "../src/table/reckoning";
import type { Line } from "../src/wire.gen";

const line = (kind: string, ...numbers: number[]): Line => ({ kind, numbers, text: `${kind} ${numbers.join(" ")}` });

test("lines about a seat stand with it, secrets apart, and what came before is left out", () => {
  const log = [line("score", 0, 3), line("attack", 1), line("reveal", 0, 4), line("tally", 0, 4, 43), line("tally", 1, 1, 39), line("total", 1, 39)];
  expect(reckoningOf(log, 2)).toEqual({
    secrets: ["reveal 0 4"],
    seats: [["tally 0 4 43"], ["tally 1 1 39", "total 1 39"]],
  });
});
