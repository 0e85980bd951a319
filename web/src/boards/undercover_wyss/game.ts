/** Undercover (Wyss) in the browser. */

import type { GameModule } from "../../game/games";
import { ownMission, type Wyss } from "./picture";
import Board from "./Board.svelte";
import { COMPEL, LEAVE, NOTHING, attempt, pathsOf } from "./things";
import { sounds } from "./sounds";
import { capital, say, sayKind } from "./words";
import { about, describe, label, plan } from "./describe";

export const game: GameModule<Wyss> = {
  Board,
  notebook: () => import("./notebook/Notebook.svelte"),
  deal: { isDealt: (picture) => ownMission(picture) !== null && !picture.phase.startsWith("deal"), contents: () => import("./Deal.svelte") },
  pathsOf,
  attempt,
  label,
  plan,
  loose: [COMPEL, LEAVE, NOTHING],
  goal: (lang) => say(lang, "goal"),
  rules: { open: "W9", open_two: "W27", turn_back: "W27", capture: "W10", power: "W14", order: "W25", lay_aside: "W24" },
  about,
  describe,
  finalEvents: {
    counted: ["tally_kind", "tally_mission", "tally_aside", "total"],
    total: "total",
    points: ({ numbers }) => numbers.at(-1) ?? 0,
    revealed: ["shown_mission"],
    outcome: ["place"],
  },
  unmasked: (revealed, lang) => revealed.map(({ numbers }) => capital(sayKind(lang, numbers[1] ?? 0))).join(" · "),
  sounds,
};
