/** What an event sounds like. */

import type { Sounds } from "../../game/games";

export const sounds: Sounds = {
  open: "paper",
  open_two: "paper",
  value: "reveal",
  stone: "steps",
  capture: "stamp",
  retire: "paper",
  aside: "paper",
  turn_back: "paper",
  win: "stamp",
  lost: "stamp",
  shown_mission: "reveal",
  total: "stamp",
};
