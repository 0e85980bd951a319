/** Undercover (Danzer) in the browser. */

import type { GameModule } from "../../game/games";
import type { DanzerPicture } from "../../wire.gen";
import Board from "./Board.svelte";
import { inkNameOf, letterOf } from "./colours";
import { about, describe, label, plan } from "./describe";
import { sounds } from "./sounds";
import { attempt, pathsOf } from "./things";
import { nameOf, say } from "./words";

export const game: GameModule<DanzerPicture> = {
  Board,
  notebook: () => import("./notebook/Notebook.svelte"),
  deal: { isDealt: (picture) => picture.starts !== null, contents: () => import("./Deal.svelte") },
  isOpen: true,
  pathsOf,
  attempt,
  sign: () => "plain", // a colour is a service …
  holds: (seat, picture, lang) => {
    const colour = picture.services[seat]?.colour ?? null;
    return colour === null ? null : { colour: inkNameOf(colour), letter: letterOf(colour), name: nameOf(colour, lang) }; // … and each seat has one
  },
  label: (thing, picture, _names, lang) => label(thing, picture, lang),
  plan: (picks, picture, _names, lang) => plan(picks, picture, lang),
  goal: (lang) => say(lang, "goal"),
  rules: { colours: "U13", take: "U14", flip: "U16", place: "U24" },
  about,
  describe,
  finalEvents: {
    counted: ["tally", "score"],
    total: "score",
    points: ({ numbers }) => numbers.at(-1) ?? 0,
    revealed: [],
    outcome: [],
  },
  sounds,
};
