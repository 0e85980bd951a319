/** The guided first game: positions of real games, each with its words. */

import type { Lang } from "../app/lang.svelte";
import type { Line, Offer, Picture } from "../wire.gen";

/** One step: words, and what the player does to go on. */
export interface Lesson {
  readonly text: Readonly<Record<Lang, string>>;
  readonly picture: Picture;
  readonly offers: readonly Offer[];
  readonly wanted: number | null; // the action that leads on; null: there is nothing to do but read
  readonly shown: Line | null; // an event to be drawn on the board
}

/** Texts and positions, step by step. A script writes the positions with the engine: TypeScript knows only that they are JSON. */
export function lessonsFrom(texts: readonly Lesson["text"][], positions: unknown): readonly Lesson[] {
  const steps = positions as readonly Omit<Lesson, "text">[];
  if (steps.length !== texts.length) throw new Error(`${texts.length} texts for ${steps.length} positions`);
  return texts.map((text, step) => ({ text, ...steps[step]! }));
}

/** Whoever sits in the guided games. */
export function lessonNames(lang: Lang): readonly string[] {
  const others = Array.from({ length: 6 }, (_, seat) => (lang === "de" ? `Platz ${seat + 2}` : `Seat ${seat + 2}`));
  return [lang === "de" ? "Du" : "You", ...others];
}
