/** The guided first game: positions of real games, each with its words. */

import { lang, t } from "../app/lang.svelte";
import type { Beat, Line, Offer, Picture } from "../wire.gen";
import { sayMessage } from "../words/catalogue";

/** One step: what the player does to go on. */
export interface Lesson {
  readonly picture: Picture;
  readonly offers: readonly Offer[];
  readonly wanted: number | null; // the action that leads on; null: there is nothing to do but read
  readonly shown: Line | null; // an event to be drawn on the board
  readonly beats: readonly Beat[]; // what happens between this step and the next
}

/** The part of the catalogue in which the words of a game's steps are. */
export function lessonPart(slug: string): string {
  return `${slug}_lessons`;
}

/** What is said to a step, counted from 0. */
export function sayLesson(slug: string, step: number): string {
  return sayMessage(lang.now, lessonPart(slug), `step-${step + 1}`);
}

export const LEARNER = 0; // the seat of whoever learns

/** Whoever sits in the guided games. */
export function lessonNames(): readonly string[] {
  return [t("lesson_you"), ...Array.from({ length: 6 }, (_, seat) => t("seat_number", { number: seat + 2 }))];
}
