/** Checks a match's randomness in the browser: docs/fairness.md says exactly what is computed. */

import type { DrawLine } from "../wire.gen";
import type { Kept } from "./kept_deals";
import { framed, hmac, sha256 } from "./sha256";

/** What the check needs of a record. */
export interface Proven {
  readonly game: string;
  readonly rules: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly actions: readonly number[];
  readonly fairness?: {
    readonly match: string;
    readonly commitment: string;
    readonly seed: string;
    readonly entropy: readonly string[];
    readonly committed?: readonly string[] | null; // without: seats sent their entropy openly
    readonly bots?: readonly number[];
  } | null;
}

type Proof = NonNullable<Proven["fairness"]>;

const WORD = 1n << 53n;

export type Verdict =
  | { readonly is: "fair"; readonly draws: number }
  | { readonly is: "promise" }
  | { readonly is: "seat"; readonly seat: number }
  | { readonly is: "draw"; readonly number: number }
  | { readonly is: "none" };

/** Does the seed fit the commitment, and does every draw follow from it? */
export function verdict(record: Proven, draws: readonly DrawLine[], promised: string | null): Verdict {
  const proof = record.fairness;
  if (!proof) return { is: "none" };
  const seed = bytesOf(proof.seed);
  const commitment = sha256(framed("coverstory/commitment/1", proof.match, seed));
  if (commitment !== proof.commitment || (promised !== null && commitment !== promised)) return { is: "promise" };
  const wrong = seatThatIsWrong(proof);
  if (wrong >= 0) return { is: "seat", seat: wrong };
  const stream = new Stream(hmac(seed, keyMessage(proof)));
  for (const [number, draw] of draws.entries()) {
    const value = stream.below(draw.bound);
    if (value !== draw.value || draw.outcome !== record.actions[draw.entry]) return { is: "draw", number: number + 1 };
  }
  return { is: "fair", draws: draws.length };
}

function keyMessage({ match, committed, entropy }: Proof): Uint8Array<ArrayBuffer> {
  return committed ? framed("coverstory/key/2", match, ...committed, ...entropy) : framed("coverstory/key/1", match, ...entropy);
}

/** The first seat that did not open what it had committed to, or whose bot added something; -1 if there is none. */
function seatThatIsWrong({ match, committed, entropy, bots }: Proof): number {
  if (!committed) return -1;
  if (committed.length !== entropy.length) return 0;
  return committed.findIndex((commitment, seat) => {
    if (bots?.includes(seat)) return commitment !== "" || entropy[seat] !== "";
    return commitment !== sha256(framed("coverstory/entropy/1", match, String(seat), entropy[seat] ?? ""));
  });
}

/** Is the record what this browser saw before the deal, with its own part in it, and did everybody keep to it? */
export function agrees(kept: Kept, record: Proven): boolean {
  const proof = record.fairness;
  if (!proof || proof.match !== kept.match || verdict(record, [], kept.commitment).is !== "fair") return false;
  if (!isSameGame(kept, record)) return false;
  const same = JSON.stringify(proof.committed) === JSON.stringify(kept.committed);
  return same && Object.entries(kept.entropy).every(([seat, entropy]) => proof.entropy[Number(seat)] === entropy);
}

/** Whoever could choose the rules when the stream is known would have a choice. */
function isSameGame(kept: Kept, record: Proven): boolean {
  if (kept.game === undefined) return true; // kept by an earlier page
  const [mine, theirs] = [kept, record].map(({ game, rules, options }) => [game, rules, Object.entries(options ?? {}).sort()]);
  return JSON.stringify(mine) === JSON.stringify(theirs);
}

class Stream {
  #block = 0n;
  #words: bigint[] = [];

  constructor(private readonly key: Uint8Array) {}

  /** A number below n, every one as likely as any other. */
  below(n: number): number {
    const most = WORD - (WORD % BigInt(n));
    for (;;) {
      const word = this.#word();
      if (word < most) return Number(word % BigInt(n));
    }
  }

  #word(): bigint {
    if (this.#words.length === 0) {
      const counter = new DataView(new ArrayBuffer(8));
      counter.setBigUint64(0, this.#block++);
      const block = new DataView(hmac(this.key, new Uint8Array(counter.buffer)).buffer);
      this.#words = [0, 8, 16, 24].map((at) => block.getBigUint64(at) >> 11n);
    }
    return this.#words.shift()!;
  }
}

function bytesOf(digits: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
