/**
 * After `vite build`: licences of what is inside, a worker that knows this build, and every text file compressed
 * beside itself, so that the server need not do it. `node finish.js FOLDER`
 */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const INSIDE = ["svelte", "uqr", "@fluent/bundle", "@fontsource/barlow-condensed", "@fontsource/courier-prime"];
const SAME_LICENCE = { "@fluent/bundle": "typescript" }; // comes without the text of its licence, Apache 2.0
const TEXT = /\.(html|js|css|json|svg|webmanifest|txt)$/;
const MEMORY = [5, 6, 7, 8, 9]; // gzip's own levels: which of them packs a file best is not known beforehand
const SMALLEST = 500; // bytes: what is smaller fits into one packet anyway

const folder = process.argv[2];
writeFileSync(join(folder, "licences.txt"), INSIDE.map(licence).join("\n"));
completeWorker();
for (const name of readdirSync(folder, { recursive: true })) {
  if (TEXT.test(name)) compress(join(folder, name));
}

function licence(name) {
  const home = join("node_modules", SAME_LICENCE[name] ?? name);
  const file = readdirSync(home).find((entry) => /^licen[cs]e/i.test(entry));
  return `${name}\n${"=".repeat(name.length)}\n\n${readFileSync(join(home, file), "utf8").trim()}\n`;
}

/** The shell is what the page names itself, its sentences and what it opens: the rest is kept when it is first used. */
function completeWorker() {
  const file = join(folder, "worker.js");
  const page = readFileSync(join(folder, "index.html"), "utf8");
  const named = Array.from(page.matchAll(/"(\/assets\/[^"]+)"/g), (found) => found[1]);
  const later = readdirSync(join(folder, "assets")).filter((name) => /^(words-[a-z]+(_later)?-\w+\.json|(later|own)-.*)$/.test(name));
  const shell = [...new Set(["/", ...named, ...later.map((name) => `/assets/${name}`)])];
  const version = createHash("sha256").update(page).digest("hex").slice(0, 12);
  const worker = readFileSync(file, "utf8").replace('"development"', `"${version}"`).replace('["/"]', JSON.stringify(shell));
  writeFileSync(file, worker);
}

function compress(file) {
  const text = readFileSync(file);
  if (text.length < SMALLEST) return;
  const zipped = MEMORY.map((memLevel) => gzipSync(text, { level: 9, memLevel }));
  writeFileSync(`${file}.gz`, zipped.reduce((best, next) => (next.length < best.length ? next : best)));
  writeFileSync(`${file}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }));
}
