/** 128 bits that nobody can guess, in hexadecimal. */
export function randomText(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
