/** Any game that has no board of its own: its picture as text, and its offers as a list. */

import type { GameModule } from "../../game/games";
import type { PlainPicture } from "../../wire.gen";
import Board from "./Board.svelte";
import Notebook from "./notebook/Notebook.svelte";
import { rememberOffers, wordsOf } from "./offer_words.svelte";
import { pathsOf } from "./things";
import { WORDS } from "./words";

export const game: GameModule<PlainPicture> = {
  Board,
  Notebook,
  pathsOf: (offers, picture) => {
    rememberOffers(picture.slug, offers);
    return pathsOf(offers);
  },
  attempt: () => null, // nothing can be pointed at but offers
  label: (thing, picture, _names, lang) => wordsOf(thing, picture.slug, lang),
  plan: (picks, picture, _names, lang) => picks.map((pick) => wordsOf(pick, picture.slug, lang)).join(", "),
  about: () => "",
  describe: (picture, _names, lang) => [{ heading: WORDS[lang].table, facts: picture.text.trimEnd().split("\n") }],
};
