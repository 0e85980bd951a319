/** Where the files of the catalogue are, and which language to begin with. */

import { ALONE, EARLY, GAMES, LANGUAGES, LATE, VERSION } from "virtual:words";
import { remembered } from "../app/local_storage";
import type { Messages } from "./pattern";

export type Lang = string; // a folder of the catalogues: en, de

export { LANGUAGES };
export const LATER = "_later"; // the rest of a part is a part of its own
export const FALLBACK: Lang = "en"; // where something is not said in another language

/** The language that was chosen last time, or else the first one of the browser's that we speak. */
export function firstLanguage(): Lang {
  const wishes = [remembered("lang"), ...navigator.languages.map((tag) => tag.toLowerCase().split("-")[0])];
  return wishes.find((wish) => LANGUAGES.includes(wish ?? "")) ?? FALLBACK;
}

// A page loads its own language and its own game, and what a first board needs of both before the rest.
const files = new Map<string, Promise<Readonly<Record<string, Messages>>>>();

/** A part of the catalogue; of a part that has a rest, what is needed first. */
export async function readWords(lang: string, part: string): Promise<Messages> {
  if (ALONE.includes(part)) return (await openFile(`${lang}_${part}`))[part] ?? {};
  const game = GAMES.find((name) => part.startsWith(name));
  const isLater = part.endsWith(LATER) || part.endsWith("_lessons") || LATE.includes(part);
  if (!game && !isLater && !EARLY.includes(part)) return fetchWords(`${lang}/${part}.ftl`);
  return (await openFile(lang + (game ? `-${game}` : "") + (isLater ? LATER : "")))[part] ?? {};
}

/** Once; but once more where that failed. */
function openFile(name: string): Promise<Readonly<Record<string, Messages>>> {
  const opened = files.get(name) ?? fetchFile(`/assets/words-${name}-${VERSION}.json`).then((answer) => answer.json());
  files.set(name, opened);
  opened.catch(() => files.delete(name));
  return opened;
}

/** The words of a game that is not built in come from its server, as they were written. */
async function fetchWords(name: string): Promise<Messages> {
  const [answer, { readMessages }] = await Promise.all([fetchFile(`/api/words/${name}`), import("./reading")]);
  return readMessages(await answer.text());
}

async function fetchFile(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}
