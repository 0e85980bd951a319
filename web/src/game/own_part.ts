/**
 * This browser's own part in a deal: it commits, opens when every seat has committed, and keeps what it saw.
 *
 * It trusts nothing that the server says, and shows it nothing before it has to; docs/fairness.md says why.
 * `table/own_part.py` does the same for programs in Python.
 */

import { randomText } from "../app/random_text";
import type { CommandBody } from "../net/table_connection";
import type { DealState, TableState } from "../wire.gen";
import { dealsWithoutGame, keepDeal, keptOf } from "./kept_deals";
import { framed, sha256 } from "./sha256";

export type Step = Extract<CommandBody, { do: "commit" | "open" }>;

export class OwnPart {
  doubtful = false; // the server does not show what it showed before, or not what it took from us: nothing is opened
  denied = false; // the server took all that it asked for, and yet says that we took no part
  leftOut = false; // the match was begun without our part
  withoutGame = 0; // deals that we took part in here since the last game, and that led to none
  #match = ""; // that is being dealt
  #commitment = "";
  #entropy = new Map<number, string>();
  #sent = new Set<string>();
  #confirmed = new Set<string>();
  #awaited = ""; // the match that was promised or dealt when we were last seated
  #begun = ""; // the match that we last saw being played

  /** What to send now that the table looks like this; each once. */
  answer(table: TableState): Step[] {
    const own = table.seats.flatMap((seat, number) => (seat.yours ? [number] : []));
    if (!table.deal) {
      this.#noticeEnd(table, own);
      return [];
    }
    if (table.match !== this.#match) this.#begin(table);
    if (own.length > 0) this.#awaited = table.match;
    this.doubtful ||= isOtherwise(table, table.deal);
    if (this.doubtful) return [];
    const steps = table.deal.opening ? this.#open(table, table.deal, own) : this.#commit(table, table.deal, own);
    const fresh = steps.filter((step) => !this.#sent.has(nameOf(step)));
    for (const step of fresh) this.#sent.add(nameOf(step));
    return fresh;
  }

  /** The server has confirmed it. */
  confirm(step: Step): void {
    if (step.match === this.#match) this.#confirmed.add(nameOf(step));
  }

  /** The person stands up: if the deal is broken off now, that is why. */
  leave(): void {
    this.#match = this.#awaited = "";
  }

  #begin(table: TableState): void {
    const kept = keptOf(table.match); // this page was loaded anew, or another tab was first
    this.#match = table.match;
    this.#commitment = kept?.commitment ?? table.commitment;
    this.#entropy = new Map(Object.entries(kept?.entropy ?? {}).map(([seat, entropy]) => [Number(seat), entropy]));
    this.#sent.clear();
    this.#confirmed.clear();
    this.doubtful = this.denied = this.leftOut = false;
    this.withoutGame = dealsWithoutGame(table.id, table.match);
  }

  /** What is committed to is kept first: a page that is loaded anew must still be able to open it. */
  #commit(table: TableState, deal: DealState, own: readonly number[]): Step[] {
    const open = own.filter((seat) => !deal.committed[seat]);
    for (const seat of open) if (!this.#entropy.has(seat)) this.#entropy.set(seat, randomText());
    this.#keep(table, deal, []);
    return open.map((seat) => {
      const commitment = commitmentOf(this.#match, seat, this.#entropy.get(seat)!);
      return { do: "commit", seat, match: this.#match, commitment };
    });
  }

  /** What was seen is kept before anything is opened: afterwards a server could show anything. */
  #open(table: TableState, deal: DealState, own: readonly number[]): Step[] {
    const ours = own.filter((seat) => this.#isOurs(deal, seat));
    const replaced = own.some((seat) => !ours.includes(seat) && this.#confirmed.has(`commit ${seat}`));
    if (replaced || table.commitment !== this.#commitment || !isByRule(table, deal)) this.doubtful = true;
    if (this.doubtful || ours.length === 0) return [];
    this.#keep(table, deal, deal.committed);
    return ours
      .filter((seat) => !deal.opened[seat])
      .map((seat) => ({ do: "open", seat, match: this.#match, entropy: this.#entropy.get(seat)! }));
  }

  /** Another tab of this browser may have committed for the seat. */
  #isOurs(deal: DealState, seat: number): boolean {
    const stored = keptOf(this.#match)?.entropy[seat];
    for (const entropy of [this.#entropy.get(seat), stored]) {
      if (entropy === undefined || commitmentOf(this.#match, seat, entropy) !== deal.committed[seat]) continue;
      this.#entropy.set(seat, entropy);
      return true;
    }
    return false;
  }

  #keep({ id, game }: TableState, { rules, options }: DealState, committed: readonly string[]): void {
    if (this.#entropy.size === 0) return;
    const entropy = Object.fromEntries([...this.#entropy].map(([seat, text]) => [String(seat), text]));
    keepDeal({ match: this.#match, commitment: this.#commitment, committed, entropy, game, rules, options, table: id });
  }

  #noticeEnd(table: TableState, own: readonly number[]): void {
    if (table.stage === "playing" || table.stage === "finished") this.#noticeBegun(table);
    if (this.#match !== "" && table.match !== this.#match) {
      const opened = [...this.#confirmed].some((name) => name.startsWith("open")); // who was not there was not asked to
      const done = opened && [...this.#sent].every((name) => this.#confirmed.has(name));
      this.denied = done && own.length === 0 && !this.doubtful;
      this.withoutGame = dealsWithoutGame(table.id, table.match);
    }
    if (table.stage === "waiting") this.#awaited = own.length > 0 ? table.match : "";
    this.#match = "";
  }

  /** Once for each match. Whoever sat there before it began must have been asked for a part. */
  #noticeBegun(table: TableState): void {
    if (table.match === this.#begun) return;
    this.#begun = table.match;
    const kept = keptOf(table.match);
    if (kept && kept.committed.length > 0) keepDeal({ ...kept, played: true });
    else if (this.#awaited === table.match) this.leftOut = true;
  }
}

/** Whoever has seen what everybody committed to must not be shown anything else for the same match. */
function isOtherwise(table: TableState, deal: DealState): boolean {
  if (deal.committed.length !== table.seats.length) return true;
  const seen = keptOf(table.match)?.committed ?? [];
  return seen.length > 0 && seen.join() !== deal.committed.join();
}

/** Bots add nothing; everybody else has committed before anybody opens. */
function isByRule(table: TableState, deal: DealState): boolean {
  return table.seats.every((seat, number) => (seat.kind === "bot") === (deal.committed[number] === ""));
}

function nameOf(step: Step): string {
  return `${step.do} ${step.seat}`;
}

function commitmentOf(match: string, seat: number, entropy: string): string {
  return sha256(framed("coverstory/entropy/1", match, String(seat), entropy));
}
