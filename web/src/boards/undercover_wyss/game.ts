import type { GameModule } from "../../game/games";
import type { Wyss } from "./grid";
import Board from "./Board.svelte";
import Notebook from "./Notebook.svelte";
import { attempt, pathsOf } from "./things";
import { about, label, plan, tell } from "./told";

export const game: GameModule<Wyss> = {
  Board,
  Notebook,
  pathsOf,
  attempt,
  label,
  plan,
  about,
  tell,
  lessons: async () => (await import("./lessons")).LESSONS,
  fewest: 2,
};
