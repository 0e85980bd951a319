/** What an event sounds like. */

import type { Sounds } from "../../game/games";

export const sounds: Sounds = {
  roll: "die",
  move: "steps",
  walk: "steps",
  play: "paper",
  draw: "paper",
  drawn: "paper",
  safe: "paper",
  written: "paper",
  scoring: "stamp",
  reveal: "reveal",
  free: "reveal",
  tally: "stamp",
};
