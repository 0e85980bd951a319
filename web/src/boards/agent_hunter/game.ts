/** Agent Hunter in the browser. */

import type { GameModule } from "../../game/games";
import type { HunterPicture } from "../../wire.gen";
import Board from "./Board.svelte";
import { about, describe, label, plan } from "./describe";
import { sounds } from "./sounds";
import { attempt, pathsOf } from "./things";
import { say } from "./words";

export const game: GameModule<HunterPicture> = {
  Board,
  notebook: () => import("./notebook/Notebook.svelte"),
  deal: { isDealt: () => true, contents: () => import("./Deal.svelte") },
  pathsOf,
  attempt,
  label,
  plan,
  goal: (lang) => say(lang, "goal"),
  rules: { setup: "H22", turn: "H14", replacement: "H8", decoy: "H9", refill: "H11" },
  about,
  describe,
  scoringEvents: ["eliminated"],
  finalEvents: {
    counted: ["tally", "points", "hand_sum"],
    total: "points",
    points: ({ kind, numbers }) => (kind === "tally" ? 1 + (numbers[2] ?? 0) : 0),
    revealed: ["shown_house", "shown_hand"],
    outcome: ["won"],
  },
  unmasked: (revealed, lang) => {
    const cards = revealed.flatMap(({ kind, numbers }) => (kind === "shown_house" ? [numbers[2] ?? ""] : []));
    return revealed.length > 0 ? say(lang, "stayed", { count: cards.length, cards: cards.join(", ") }) : "";
  },
  sounds,
};
