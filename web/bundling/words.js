/**
 * The catalogues of sentences as the pages load them: JSON in `assets/words-<file>-<version>.json`, by part and message.
 *
 * For each language there is a file of what any page says, and one for each game; and for each of these a second one,
 * `…_later`, with what no first board needs. What may have to be said before the first board can be played is found by
 * what its modules name; a sentence that is sorted wrongly comes a little later, and is said all the same.
 */

import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { readMessages } from "../src/words/reading.ts";

const SOURCES = resolve(import.meta.dirname, "../src");
const LOCALES = resolve(import.meta.dirname, "../../src/coverstory/locales");
const START = ["main.ts", "ui/PlaySheet.svelte", "pages/Table.svelte", "table/DealFolder.svelte", "ui/OwnGames.svelte", "ui/FinishedGames.svelte"];
const BOARD = ["game.ts", "Deal.svelte", "Sketch.svelte"]; // of a game
// Named by what the server sends.
const OF_A_TABLE = /^(announcement|join|together)-/;
const OF_A_MOVE = /^(event|beat|task|item)-/;
export const OF_AN_END = /^(event|beat|item)-(backs?|tally\w*|score|over|ended|ending|won|winners|points|total|reveal|shown_\w+|guess|freed?|returned)$/; // of a game
const EARLY = ["pages", "table"]; // parts with something that is needed first; the others come later as a whole
const LATE = ["errors", "finale", "hosting"];
const ALONE = ["puzzles", "review"]; // parts that only one page says: a file each
const LATER = "_later";

export function words() {
  const name = "virtual:words";
  return {
    name: "words",
    resolveId: (id) => (id === name ? id : null),
    load(id) {
      if (id !== name) return null;
      const names = { VERSION: versionOf(wordFiles()), LANGUAGES: languagesHere(), GAMES: gamesHere(), EARLY, LATE, ALONE };
      return Object.entries(names).map(([what, value]) => `export const ${what} = ${JSON.stringify(value)};`).join("\n");
    },
    generateBundle() {
      const files = wordFiles();
      const version = versionOf(files);
      for (const [file, parts] of files) {
        this.emitFile({ type: "asset", fileName: `assets/words-${file}-${version}.json`, source: JSON.stringify(parts) });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [, file = ""] = /\/assets\/words-(\w+(?:-\w+)?)-\w+\.json/.exec(request.url ?? "") ?? [];
        const parts = wordFiles().get(file);
        if (parts) response.setHeader("content-type", "application/json").end(JSON.stringify(parts));
        else next();
      });
    },
  };
}

/** By name: `en`, `en_later`, `en-agent_hunter`, `en-agent_hunter_later` and so on. */
export function wordFiles() {
  const files = new Map();
  for (const lang of languagesHere()) {
    addHalves(files, lang, lang, EARLY, LATE);
    for (const part of ALONE) files.set(`${lang}_${part}`, { [part]: partIn(lang, part) });
    for (const game of gamesHere()) addHalves(files, `${lang}-${game}`, lang, [game], [`${game}_lessons`]);
  }
  return files;
}

function addHalves(files, name, lang, early, late) {
  const first = {};
  const rest = {};
  for (const part of early) {
    const messages = Object.entries(partIn(lang, part));
    const names = saidFirst(part, Object.fromEntries(messages));
    first[part] = Object.fromEntries(messages.filter(([message]) => names.has(message)));
    rest[part + LATER] = Object.fromEntries(messages.filter(([message]) => !names.has(message)));
  }
  for (const part of late) rest[part] = partIn(lang, part);
  files.set(name, first).set(name + LATER, rest);
}

function partIn(lang, part) {
  const file = join(LOCALES, lang, `${part}.ftl`);
  return existsSync(file) ? readMessages(readFileSync(file, "utf8")) : {};
}

function languagesHere() {
  return readdirSync(LOCALES).sort();
}

/** Those that have a board of their own. */
function gamesHere() {
  const boards = readdirSync(join(SOURCES, "boards")).sort();
  return boards.filter((board) => existsSync(join(SOURCES, "boards", board, "lessons")));
}

function versionOf(files) {
  return createHash("sha256").update(JSON.stringify([...files])).digest("hex").slice(0, 7);
}

/** The names of those messages, also of those that they refer to. */
function saidFirst(part, messages) {
  const always = { pages: /^$/, table: OF_A_TABLE }[part] ?? OF_A_MOVE;
  const isNamed = namedIn(codeFrom(rootsOf(part)));
  const found = new Set();
  const add = (name) => {
    if (found.has(name) || !(name in messages)) return;
    found.add(name);
    for (const [, other = ""] of JSON.stringify(messages[name]).matchAll(/\[0,"([^"]+)"\]/g)) add(other);
  };
  for (const name of Object.keys(messages)) if ((always.test(name) && !OF_AN_END.test(name)) || isNamed(name.replace(/^web-/, ""))) add(name);
  return found;
}

/** Nothing where no first board needs the part. */
function rootsOf(part) {
  const boards = part === "pages" ? gamesHere() : [part];
  const files = boards.flatMap((board) => BOARD.map((file) => `boards/${board}/${file}`));
  return part === "pages" ? [...START, ...files] : files;
}

/** In quotes, or by the beginning of a name that is put together. */
function namedIn(code) {
  const starts = [...code.matchAll(/`(\w+_)\$\{/g)].map(([, start]) => start ?? "");
  return (message) => code.includes(`"${message}"`) || starts.some((start) => message.startsWith(start));
}

/** These modules and all that they import; not what is imported later. */
function codeFrom(roots) {
  const read = new Map();
  const follow = (file) => {
    const path = [file, `${file}.ts`].find((one) => /\.(ts|svelte)$/.test(one) && existsSync(one));
    if (!path || read.has(path)) return;
    const code = readFileSync(path, "utf8");
    read.set(path, code);
    for (const [, from = ""] of code.matchAll(/^\s*(?:import|export) (?!type)[^;]*?from "(\.[^"]+)";/gm)) follow(join(dirname(path), from));
  };
  for (const root of roots) follow(join(SOURCES, root));
  return [...read.values()].join("\n");
}
