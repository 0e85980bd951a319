import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

const SOURCES = resolve(import.meta.dirname, "src");
const COMPONENTS = readdirSync(SOURCES, { recursive: true }).filter((name) => name.endsWith(".svelte")).sort();

/** The class that keeps a component's styles to itself stands on most of its elements: its place among all of them is short. */
function cssHash({ filename, hash }) {
  const place = COMPONENTS.indexOf(resolve(filename).slice(SOURCES.length + 1));
  return `s${place < 0 ? `-${hash(filename)}` : place.toString(36)}`;
}

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, cssHash } };
