/** Undercover (Wyss) in the browser. */

import type { GameModule } from "../../game/games";
import type { Wyss } from "./picture";
import Board from "./Board.svelte";
import Notebook from "./notebook/Notebook.svelte";
import { attempt, pathsOf } from "./things";
import { about, describe, label, plan } from "./describe";

export const game: GameModule<Wyss> = {
  Board,
  Notebook,
  pathsOf,
  attempt,
  label,
  plan,
  about,
  describe,
  scoringEvents: ["win", "lost", "total"],
  finalEvents: { counted: ["tally_kind", "tally_mission", "tally_aside", "total"], revealed: ["shown_mission"], outcome: ["place"] },
};
