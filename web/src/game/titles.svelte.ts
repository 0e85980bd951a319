/** What the games are called. */

import type { Lang } from "../app/lang.svelte";
import { api } from "../net/api";
import { FALLBACK } from "../words/files";
import { factsOf } from "./catalogue";

let fromServer: Readonly<Record<string, string>> = $state.raw({}); // by language and short name
const asked = new Set<Lang>();

/** A game without a board of its own is called by its short name until the server has said its title. */
export function titleOf(slug: string, lang: Lang): string {
  const titles = factsOf(slug)?.title;
  const own = titles?.[lang] ?? titles?.[FALLBACK];
  if (own === undefined) askFor(lang);
  return own ?? fromServer[`${lang}/${slug}`] ?? slug;
}

function askFor(lang: Lang): void {
  if (asked.has(lang)) return;
  asked.add(lang);
  api.games(lang).then(
    (games) => {
      const titles = games.map(({ game, title }) => [`${lang}/${game}`, title] as const);
      fromServer = { ...fromServer, ...Object.fromEntries(titles) };
    },
    () => asked.delete(lang), // whoever needs it next asks again
  );
}
