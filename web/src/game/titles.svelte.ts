/** What the games are called. */

import type { Lang } from "../app/lang.svelte";
import { api } from "../net/api";

/** From the catalogues, when the pages are built: the rest of what a game says is loaded with its table. */
const BUILT_IN = import.meta.glob<string>(
  [
    "../../../src/coverstory/locales/*/*.ftl",
    "!../../../src/coverstory/locales/*/{command_line,database,errors,front_page,input,pages,records,review,table,*_lessons}.ftl",
  ],
  { query: "?title", import: "default", eager: true },
);

let fromServer: Readonly<Record<string, string>> = $state.raw({}); // by language and short name
const asked = new Set<Lang>();

/** A game that is not built in is called by its short name until the server has said its title. */
export function titleOf(slug: string, lang: Lang): string {
  const builtIn = BUILT_IN[`../../../src/coverstory/locales/${lang}/${slug}.ftl`];
  if (builtIn === undefined) askFor(lang);
  return builtIn ?? fromServer[`${lang}/${slug}`] ?? slug;
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
