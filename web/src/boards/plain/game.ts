/** Any game that has no board of its own: its picture as text, and its offers as a list. */

import { t } from "../../app/lang.svelte";
import type { GameModule } from "../../game/games";
import Board from "./Board.svelte";
import { sayAction } from "../../words/say";
import { linesOf } from "./picture";
import { partsOf, pathsOf } from "./things";

export const game: GameModule = {
  Board,
  notebook: () => import("./notebook/Notebook.svelte"),
  pathsOf,
  attempt: () => null, // nothing can be pointed at but offers
  label: (thing, picture, names) => sayAction(picture.game, partsOf(thing), names),
  plan: (picks, picture, names) => picks.map((pick) => sayAction(picture.game, partsOf(pick), names)).join(", "),
  about: () => "",
  describe: (picture) => [{ heading: t("plain_table"), facts: linesOf(picture) }],
};
