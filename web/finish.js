/** After `vite build`: licences of what is inside, and every text file compressed beside it: `node finish.js FOLDER`. */

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const INSIDE = ["svelte", "uqr", "@fontsource/barlow-condensed", "@fontsource/courier-prime"];
const TEXT = /\.(html|js|css|svg|webmanifest|txt)$/;
const SMALLEST = 500; // bytes: what is smaller fits into one packet anyway

const folder = process.argv[2];
writeFileSync(join(folder, "licences.txt"), INSIDE.map(licence).join("\n"));
for (const name of readdirSync(folder, { recursive: true })) {
  if (TEXT.test(name)) compress(join(folder, name));
}

function licence(name) {
  const home = join("node_modules", name);
  const file = readdirSync(home).find((entry) => /^licen[cs]e/i.test(entry));
  return `${name}\n${"=".repeat(name.length)}\n\n${readFileSync(join(home, file), "utf8").trim()}\n`;
}

function compress(file) {
  const text = readFileSync(file);
  if (text.length < SMALLEST) return;
  writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
  writeFileSync(`${file}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }));
}
