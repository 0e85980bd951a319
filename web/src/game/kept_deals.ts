/** What this browser keeps of the deals that it took part in: evidence that no server can take back. */

import { remember, remembered } from "../app/local_storage";

/** What `coverstory verify --mine FILE` takes. Written before anything is opened. */
export interface Kept {
  readonly match: string;
  readonly commitment: string;
  readonly committed: readonly string[]; // empty until every seat has committed
  readonly entropy: Readonly<Record<string, string>>;
  readonly game?: string; // what was to be dealt: what the stream means depends on it, too
  readonly rules?: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly table?: string;
  readonly played?: boolean; // this page saw the match begin
}

const STORED = "deals";
const MOST = 500; // a server that wants to push one out has to break off as many deals, and the player is told of each

let unstored: string | null = null; // where the browser forbids to store it, or has no more room

/** What was kept of that match; nothing if this browser took no part in its deal. */
export function keptOf(match: string): Kept | undefined {
  return allKept().find((kept) => kept.match === match);
}

/** In place of what was kept of the same match. */
export function keepDeal(deal: Kept): void {
  const others = allKept().filter((kept) => kept.match !== deal.match);
  if (others.length >= MOST) others.splice(leastNeeded(others), 1);
  const all = JSON.stringify([...others, deal]);
  remember(STORED, all);
  unstored = remembered(STORED) === all ? null : all;
}

/** How many deals of that table came to their second half before that match, and were followed by no game; only those
 *  since the last game that was seen there. */
export function dealsWithoutGame(table: string, match: string): number {
  const here = allKept().filter((kept) => kept.table === table);
  const place = here.findIndex((kept) => kept.match === match);
  const before = place < 0 ? here : here.slice(0, place);
  const played = before.findLastIndex((kept) => kept.played === true);
  return before.slice(played + 1).filter((kept) => kept.committed.length > 0).length;
}

/** The oldest of which nothing was opened, for it proves nothing; else the oldest. */
function leastNeeded(kept: readonly Kept[]): number {
  return Math.max(
    0,
    kept.findIndex((each) => each.committed.length === 0),
  );
}

function allKept(): Kept[] {
  return JSON.parse(unstored ?? remembered(STORED) ?? "[]") as Kept[];
}
