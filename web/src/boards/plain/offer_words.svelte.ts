/** Offers in the words of their game, which the server is asked for: the board draws first and learns them a moment later. */

import { SvelteMap } from "svelte/reactivity";
import type { Lang } from "../../app/lang.svelte";
import { api } from "../../net/api";
import type { Offer } from "../../wire.gen";
import { thingOf } from "./things";

const MOST = 500; // codes in one request: an address cannot be of any length

const codes = new Map<string, number>(); // of every offer seen, by game and thing
const words = new SvelteMap<string, string>(); // by language, game and thing
const asked = new Set<string>(); // the same keys

export function rememberOffers(game: string, offers: readonly Offer[]): void {
  for (const offer of offers) codes.set(`${game}/${thingOf(offer)}`, offer.code);
}

/** A thing in words; its parts stand for them until they arrive. */
export function wordsOf(thing: string, game: string, lang: Lang): string {
  const known = words.get(`${lang}/${game}/${thing}`);
  if (known === undefined) askFor(game, lang);
  return known ?? thing;
}

/** All that is missing at once, not one request for each button. */
function askFor(game: string, lang: Lang): void {
  const missing = [...codes].filter(([name]) => name.startsWith(`${game}/`) && !asked.has(`${lang}/${name}`)).slice(0, MOST);
  if (missing.length === 0) return;
  for (const [name] of missing) asked.add(`${lang}/${name}`);
  api.words(lang, game, missing.map(([, code]) => code)).then(
    (answer) => missing.forEach(([name], place) => words.set(`${lang}/${name}`, answer.words[place] ?? name)),
    () => missing.forEach(([name]) => asked.delete(`${lang}/${name}`)), // asked again when it is drawn again
  );
}
