/** SHA-256 without Web Crypto, which browsers offer over https only: a page in the living room's network commits and checks, too. */

const INITIAL = rootsOfPrimes(8, 1 / 2);
const ROUND = rootsOfPrimes(64, 1 / 3);

const BLOCK = 64; // bytes

/** In hexadecimal. */
export function sha256(data: Uint8Array): string {
  return [...digest(data)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** HMAC-SHA-256, with a key of at most one block. */
export function hmac(key: Uint8Array, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(BLOCK);
  padded.set(key);
  const keyed = (mask: number, rest: Uint8Array): Uint8Array<ArrayBuffer> =>
    digest(Uint8Array.of(...padded.map((byte) => byte ^ mask), ...rest));
  return keyed(0x5c, keyed(0x36, data));
}

function digest(data: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array((((data.length + 8) >> 6) + 1) << 6);
  padded.set(data);
  padded[data.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, data.length * 8); // nothing here is longer than half a gigabyte
  const state = INITIAL.slice();
  for (let at = 0; at < padded.length; at += BLOCK) compress(state, view, at);
  const bytes = new DataView(new ArrayBuffer(32));
  for (const [i, word] of state.entries()) bytes.setUint32(4 * i, word);
  return new Uint8Array(bytes.buffer);
}

function compress(state: Uint32Array, view: DataView, at: number): void {
  const schedule = new Uint32Array(64);
  for (let i = 0; i < 16; i++) schedule[i] = view.getUint32(at + 4 * i);
  for (let i = 16; i < 64; i++) {
    const early = schedule[i - 15]!;
    const late = schedule[i - 2]!;
    const mixedEarly = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const mixedLate = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    schedule[i] = schedule[i - 16]! + mixedEarly + schedule[i - 7]! + mixedLate;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const first = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[i]! + schedule[i]!;
    const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) >>> 0, c, b, a, (first + second) >>> 0];
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] = state[i]! + word;
}

function turn(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

/** The first 32 bits of the fractional parts of the square or cube roots of the first primes, as the standard has them. */
function rootsOfPrimes(count: number, power: number): Uint32Array {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return Uint32Array.from(primes, (prime) => (prime ** power % 1) * 2 ** 32);
}

const utf8 = new TextEncoder();

/** Each part with its length in four bytes before it. */
export function framed(...parts: readonly (string | Uint8Array)[]): Uint8Array<ArrayBuffer> {
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
