/** What an event sounds like. */

import type { Sounds } from "../../game/games";

export const sounds: Sounds = {
  top: "paper",
  bottom: "paper",
  pick: "paper",
  joker: "paper",
  flip: "reveal",
  place: "stamp",
  corner: "stamp",
  move: "steps",
  gain: "stamp",
  back: "reveal",
  score: "stamp",
};
