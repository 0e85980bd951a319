/** Agent Hunter in the browser. */

import type { GameModule } from "../../game/games";
import type { HunterPicture } from "../../wire.gen";
import Board from "./Board.svelte";
import { about, describe, label, plan } from "./describe";
import Notebook from "./notebook/Notebook.svelte";
import { attempt, pathsOf } from "./things";

export const game: GameModule<HunterPicture> = {
  Board,
  Notebook,
  pathsOf,
  attempt,
  label,
  plan,
  about,
  describe,
  scoringEvents: ["eliminated", "points"],
  finalEvents: { counted: ["tally", "points", "hand_sum"], revealed: ["shown_house", "shown_hand"], outcome: ["won"] },
};
