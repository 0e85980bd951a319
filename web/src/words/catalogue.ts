/** The catalogues of sentences (docs/words.md): a file for each language and part, loaded when it is needed. */

import { Later } from "../app/later.svelte";
import { LATER, readWords } from "./files";
import { say, type Messages, type Pattern, type Values } from "./pattern";

export type { Values };

const known = new Map<string, Messages>(); // by `language/part`
const awaited = new Map<string, Later<unknown>>();

/** Read a part of the catalogue, unless that was done before. */
export async function loadPart(lang: string, part: string): Promise<void> {
  if (!known.has(`${lang}/${part}`)) addPart(lang, part, await readWords(lang, part));
}

/** A part that is asked for when something of it is to be said. */
function laterPart(lang: string, part: string): Later<unknown> {
  const name = `${lang}/${part}`;
  const found = awaited.get(name) ?? new Later(() => loadPart(lang, part).then(() => name));
  awaited.set(name, found);
  return found;
}

/** All parts that are here in a language. */
export function partsIn(lang: string): readonly string[] {
  return [...known.keys()].flatMap((name) => (name.startsWith(`${lang}/`) ? [name.slice(lang.length + 1)] : []));
}

export function addPart(lang: string, part: string, messages: Messages): void {
  known.set(`${lang}/${part}`, messages);
}

function find(lang: string, part: string, message: string): Pattern | undefined {
  return known.get(`${lang}/${part}`)?.[message] ?? known.get(`${lang}/${part}${LATER}`)?.[message];
}

export function hasMessage(lang: string, part: string, message: string): boolean {
  return find(lang, part, message) !== undefined;
}

/** A message, or an attribute of one: `house.dative`. One that has not been loaded yet is said as soon as it is here. */
export function sayMessage(lang: string, part: string, message: string, values: Values = {}): string {
  const pattern = find(lang, part, message);
  if (pattern === undefined) {
    const missing = [part, part + LATER].find((name) => !known.has(`${lang}/${name}`));
    if (!missing) return complain(`${lang}/${part}.ftl has no message ${message}`, message);
    void laterPart(lang, missing).now;
    return "";
  }
  const faults: string[] = [];
  const said = say(pattern, { lang, find: (name) => find(lang, part, name), values, faults });
  return faults.length > 0 ? complain(`${lang}/${part}.ftl, ${message}: ${faults.join("; ")}`, said) : said;
}

/** A game goes on without one of its sentences; tests find what is said on the console. */
function complain(why: string, said: string): string {
  console.error(why);
  return said;
}
