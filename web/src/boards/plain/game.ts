/** Any game that has no board of its own: its picture as text, and its offers as a list. */

import { t } from "../../app/lang.svelte";
import type { GameModule } from "../../game/games";
import Board from "./Board.svelte";
import Notebook from "./notebook/Notebook.svelte";
import { rememberOffers, wordsOf } from "./offer_words.svelte";
import { linesOf } from "./picture";
import { pathsOf } from "./things";

export const game: GameModule = {
  Board,
  Notebook,
  pathsOf: (offers, picture) => {
    rememberOffers(picture.game, offers);
    return pathsOf(offers);
  },
  attempt: () => null, // nothing can be pointed at but offers
  label: (thing, picture, _names, lang) => wordsOf(thing, picture.game, lang),
  plan: (picks, picture, _names, lang) => picks.map((pick) => wordsOf(pick, picture.game, lang)).join(", "),
  about: () => "",
  describe: (picture) => [{ heading: t("plain_table"), facts: linesOf(picture) }],
};
