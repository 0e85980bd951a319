/** Which modules lie in one file: what is always needed together. Many small files compress badly. */

import type { Rolldown } from "vite";

type Groups = NonNullable<Exclude<Rolldown.OutputOptions["codeSplitting"], boolean | undefined>["groups"]>;

/** Each takes along what its modules import, unless a group above has that already. */
export const GROUPS: Groups = [
  { name: "first", test: /src\/words\/(files|first)\.ts/ }, // runs before the page is there
  { name: "page", tags: ["$initial"], test: /^(?!.*\/blocks\/html\.js)/ },
  { name: "sketches", test: /\/boards\/(?!plain)\w+\/Sketch\.svelte/ }, // all on the home page
  { name: "table", test: /src\/(pages\/Table|ui\/(PlaySheet|DealFirst|Ring|Spot|CountUp)|table\/(DealFolder|DealFirst|CoachMarks|LooseAnswers))\.svelte|sayings\/table\.json|words\/board\.ts/ },
  { name: "own", test: /src\/ui\/(OwnGames|FinishedGames)/ }, // on the home page of whoever has been here
  { name: "later", test: /src\/(ui\/PreferencesSheet|table\/(TableMenuList|HelpSheet|Choices|Hint|AbsentPlayer)|app\/sound_makers)/ },
  { name: boardOf, includeDependenciesRecursively: false },
];

/** All of a board but what is opened beside it. */
function boardOf(id: string): string | null {
  const [, board] = /\/boards\/(\w+)\/(?!lessons|notebook|Sketch|facts|papers\/Unmasked|track\/Scores)/.exec(id) ?? /\/sayings\/(\w+)\.json$/.exec(id) ?? [];
  return board ?? null;
}
