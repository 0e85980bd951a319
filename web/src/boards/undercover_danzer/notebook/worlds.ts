/** Which tile each agent can be: counts the deals that public facts allow. Every pair of neighbours exists once, and each pile holds each undercover colour once. */

import type { DanzerAgent, DanzerPicture } from "../../../wire.gen";
import { COLOURS, besides } from "../colours";

/** Of all possible deals, the number in which each agent has each colour. */
export interface Counts {
  readonly all: number;
  readonly undercover: readonly (readonly number[])[]; // by agent, by colour
  readonly official: readonly (readonly number[])[];
}

interface Tally {
  all: number;
  undercover: number[][];
  official: number[][];
}

const SPLITS = 64; // which of the two tiles of each undercover colour went to pile A

export function countWorlds(picture: DanzerPicture): Counts {
  const counts = emptyTally(12);
  for (let split = 0; split < SPLITS; split += 1) {
    const piles = [0, 1].map((pile) => deal(picture.agents.slice(pile * 6, pile * 6 + 6), officials(split, pile)));
    const ways = piles[0]!.all * piles[1]!.all;
    if (ways === 0) continue;
    counts.all += ways;
    piles.forEach((tally, pile) => add(counts, tally, pile, piles[1 - pile]!.all));
  }
  return counts;
}

/** The official colour that belongs to each undercover colour in this pile. */
function officials(split: number, pile: number): readonly number[] {
  return COLOURS.map((colour) => besides(colour)[((split >> colour) & 1) ^ pile]!);
}

/** All ways to lay the six tiles of a pile under its agents: counted from both ends over sets of used tiles. */
function deal(agents: readonly DanzerAgent[], official: readonly number[]): Tally {
  const may = agents.map((agent) => COLOURS.map((tile) => fits(agent, tile, official[tile]!)));
  const before = ways(may);
  const after = ways([...may].reverse());
  const tally = emptyTally(6);
  tally.all = before[6]![63]!;
  for (let agent = 0; agent < 6; agent += 1) {
    for (const tile of COLOURS.filter((colour) => may[agent]![colour])) {
      let count = 0;
      for (let used = 0; used < 64; used += 1) {
        if (!((used >> tile) & 1)) count += before[agent]![used]! * after[5 - agent]![63 ^ used ^ (1 << tile)]!;
      }
      tally.undercover[agent]![tile]! += count;
      tally.official[agent]![official[tile]!]! += count;
    }
  }
  return tally;
}

function fits(agent: DanzerAgent, undercover: number, official: number): boolean {
  return (agent.undercover ?? undercover) === undercover && (agent.official ?? official) === official;
}

/** In how many ways the first agents use exactly each set of tiles. */
function ways(may: readonly (readonly boolean[])[]): readonly (readonly number[])[] {
  const rows: number[][] = [Array.from({ length: 64 }, (_, used) => (used === 0 ? 1 : 0))];
  for (const tiles of may) {
    const last = rows.at(-1)!;
    const next = Array.from({ length: 64 }, () => 0);
    last.forEach((count, used) => {
      if (count) for (const tile of COLOURS) if (tiles[tile] && !((used >> tile) & 1)) next[used | (1 << tile)]! += count;
    });
    rows.push(next);
  }
  return rows;
}

function emptyTally(agents: number): Tally {
  const rows = (): number[][] => Array.from({ length: agents }, () => COLOURS.map(() => 0));
  return { all: 0, undercover: rows(), official: rows() };
}

function add(counts: Tally, tally: Tally, pile: number, times: number): void {
  for (let agent = 0; agent < 6; agent += 1) {
    for (const colour of COLOURS) {
      counts.undercover[pile * 6 + agent]![colour]! += tally.undercover[agent]![colour]! * times;
      counts.official[pile * 6 + agent]![colour]! += tally.official[agent]![colour]! * times;
    }
  }
}
