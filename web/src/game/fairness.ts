/** Checks a match's randomness in the browser: docs/fairness.md says exactly what is computed. */

import type { DrawLine } from "../wire.gen";

/** What the check needs of a record. */
export interface Proven {
  readonly actions: readonly number[];
  readonly fairness?: {
    readonly match: string;
    readonly commitment: string;
    readonly seed: string;
    readonly entropy: readonly string[];
  } | null;
}

const WORD = 1n << 53n;
const utf8 = new TextEncoder();

export type Verdict =
  | { readonly is: "fair"; readonly draws: number }
  | { readonly is: "promise" }
  | { readonly is: "draw"; readonly number: number }
  | { readonly is: "none" };

/** Does the seed fit the commitment, and does every draw follow from it? */
export async function verdict(record: Proven, draws: readonly DrawLine[], promised: string | null): Promise<Verdict> {
  const proof = record.fairness;
  if (!proof) return { is: "none" };
  const seed = bytesOf(proof.seed);
  const commitment = hex(await crypto.subtle.digest("SHA-256", framed("coverstory/commitment/1", proof.match, seed)));
  if (commitment !== proof.commitment || (promised !== null && commitment !== promised)) return { is: "promise" };
  const stream = new Stream(await hmac(seed, framed("coverstory/key/1", proof.match, ...proof.entropy)));
  for (const [number, draw] of draws.entries()) {
    const value = await stream.below(draw.bound);
    if (value !== draw.value || draw.outcome !== record.actions[draw.entry]) return { is: "draw", number: number + 1 };
  }
  return { is: "fair", draws: draws.length };
}

class Stream {
  #block = 0n;
  #words: bigint[] = [];

  constructor(private readonly key: Uint8Array<ArrayBuffer>) {}

  /** A number below n, every one as likely as any other. */
  async below(n: number): Promise<number> {
    const most = WORD - (WORD % BigInt(n));
    for (;;) {
      const word = await this.#word();
      if (word < most) return Number(word % BigInt(n));
    }
  }

  async #word(): Promise<bigint> {
    if (this.#words.length === 0) {
      const counter = new DataView(new ArrayBuffer(8));
      counter.setBigUint64(0, this.#block++);
      const block = new DataView((await hmac(this.key, new Uint8Array(counter.buffer))).buffer);
      this.#words = [0, 8, 16, 24].map((at) => block.getBigUint64(at) >> 11n);
    }
    return this.#words.shift()!;
  }
}

async function hmac(key: Uint8Array<ArrayBuffer>, data: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const imported = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", imported, data));
}

/** Each part with its length in four bytes before it. */
function framed(...parts: readonly (string | Uint8Array)[]): Uint8Array<ArrayBuffer> {
  const bytes = parts.map((part) => (typeof part === "string" ? utf8.encode(part) : part));
  const whole = new Uint8Array(bytes.reduce((sum, part) => sum + 4 + part.length, 0));
  let at = 0;
  for (const part of bytes) {
    new DataView(whole.buffer).setUint32(at, part.length);
    whole.set(part, at + 4);
    at += 4 + part.length;
  }
  return whole;
}

function bytesOf(digits: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function hex(data: ArrayBuffer): string {
  return [...new Uint8Array(data)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
