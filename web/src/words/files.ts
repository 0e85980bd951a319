/** Where the files of the catalogue are, and which language to begin with. */

import { remembered } from "../app/local_storage";

export type Lang = string; // a folder of the catalogues: en, de

// One chunk each: a page loads its own language and its own game.
const BUILT_IN = import.meta.glob<string>(
  ["../../../src/coverstory/locales/*/*.ftl", "!../../../src/coverstory/locales/*/{command_line,database,front_page,input,records}.ftl"],
  { query: "?raw", import: "default" },
);
export const FALLBACK: Lang = "en"; // where something is not said in another language

/** Every language of which there is a folder. */
export const LANGUAGES: readonly Lang[] = [...new Set(Object.keys(BUILT_IN).map((path) => path.split("/").at(-2) ?? ""))].sort();

/** The language that was chosen last time, or else the first one of the browser's that we speak. */
export function firstLanguage(): Lang {
  const wishes = [remembered("lang"), ...navigator.languages.map((tag) => tag.toLowerCase().split("-")[0])];
  return wishes.find((wish) => LANGUAGES.includes(wish ?? "")) ?? FALLBACK;
}

/** The text of one file. */
export async function readSource(lang: string, part: string): Promise<string> {
  const builtIn = BUILT_IN[`../../../src/coverstory/locales/${lang}/${part}.ftl`];
  return builtIn ? builtIn() : fetchSource(`${lang}/${part}.ftl`);
}

/** The words of a game that is not built in come from its server. */
async function fetchSource(name: string): Promise<string> {
  const answer = await fetch(`/api/words/${name}`);
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer.text();
}
