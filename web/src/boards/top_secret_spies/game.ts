/** Top Secret Spies in the browser. */

import type { GameModule } from "../../game/games";
import type { SpiesPicture } from "../../wire.gen";
import Board from "./Board.svelte";
import { ownAgents, watched } from "./picture";
import { joined } from "../../words/sayings";
import { memberOf } from "./cast";
import { sounds } from "./sounds";
import { attempt, formOf, pathsOf } from "./things";
import { say } from "./words";
import { about, describe, hand, label, plan } from "./describe";

export const game: GameModule<SpiesPicture> = {
  Board,
  notebook: () => import("./notebook/Notebook.svelte"),
  deal: { isDealt: (picture) => ownAgents(picture).length > 0, contents: () => import("./Deal.svelte") },
  pathsOf,
  formOf,
  attempt,
  sign: () => "plain", // a colour is an agent, and whose it is nobody knows
  label,
  plan,
  loose: ["pass", "done", "stay"],
  passing: { thing: "pass", watched },
  goal: (lang) => say(lang, "goal"),
  rules: { move: "T6", place: "T8", cards: "T15", write: "T21" },
  about,
  describe,
  hand,
  finalEvents: {
    counted: ["tally", "guess", "total"],
    total: "total",
    points: ({ numbers }) => numbers.at(-1) ?? 0,
    revealed: ["reveal", "returned"],
    outcome: ["free"],
  },
  unmasked: (revealed, lang) =>
    joined(
      lang,
      revealed.flatMap(({ kind, numbers }) => (kind === "reveal" ? [memberOf(numbers[1] ?? 0).name] : [])),
      "and",
    ),
  hasIdentities: true,
  sounds,
};
