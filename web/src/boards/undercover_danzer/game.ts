/** Undercover (Danzer) in the browser. */

import type { GameModule, SeatSign } from "../../game/games";
import type { DanzerPicture } from "../../wire.gen";
import Board from "./Board.svelte";
import { inkNameOf, letterOf } from "./colours";
import { about, describe, label, plan } from "./describe";
import Notebook from "./notebook/Notebook.svelte";
import { attempt, pathsOf } from "./things";

export const game: GameModule<DanzerPicture> = {
  Board,
  Notebook,
  pathsOf,
  attempt,
  sign,
  label: (thing, picture, _names, lang) => label(thing, picture, lang),
  plan: (picks, picture, _names, lang) => plan(picks, picture, lang),
  about,
  describe,
  scoringEvents: ["gain", "score"],
  finalEvents: { counted: ["tally", "score"], revealed: [], outcome: [] },
};

/** Each seat goes by the colour of its service. */
function sign(seat: number, picture: DanzerPicture): SeatSign | null {
  const colour = picture.services[seat]?.colour ?? null;
  return colour === null ? null : { colour: inkNameOf(colour), letter: letterOf(colour) };
}
