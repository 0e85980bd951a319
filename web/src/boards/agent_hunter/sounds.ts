/** What an event sounds like. */

import type { Sounds } from "../../game/games";

export const sounds: Sounds = {
  hand_attack: "steps",
  house_attack: "steps",
  answer: "reveal",
  eliminated: "stamp",
  closed: "stamp",
  placed: "paper",
  placed_unseen: "paper",
  switched: "paper",
  decoy: "paper",
  shown_house: "reveal",
  shown_hand: "reveal",
  points: "stamp",
};
