import type { GameModule, Lesson } from "../../game/games";
import type { SpiesPicture } from "../../wire.gen";
import Board from "./Board.svelte";
import Notebook from "./Notebook.svelte";
import { attempt, pathsOf } from "./paths";
import { about, label, plan, tell } from "./say";

export const game: GameModule<SpiesPicture> = {
  Board,
  Notebook,
  pathsOf,
  attempt,
  sign: () => "plain", // a colour is an agent, and whose it is nobody knows
  label,
  plan,
  about,
  tell,
  lessons: async () => (await import("./lessons.json")).default as unknown as readonly Lesson[],
  fewest: 2,
};
