/** Which boards this build has: they are found by their folders, so that a game is added by adding its folder. */

import type { Component } from "svelte";
import { lang } from "../app/lang.svelte";
import { lessonPart, type Lesson } from "./lessons";

/** What the pages know of a game before its board is loaded: little, as every page carries it. */
export interface BoardFacts {
  /** Rules that have a picture, each with the step of the guided game whose words and position show it. */
  readonly figures: Readonly<Record<string, number>>;
}

const FACTS = import.meta.glob<BoardFacts>("../boards/*/facts.ts", { eager: true, import: "facts" });
const SKETCHES = import.meta.glob<Component>("../boards/*/Sketch.svelte", { import: "default" });
const LESSONS = import.meta.glob("../boards/*/lessons/positions.json", { import: "default" });

const PLAIN = "plain"; // the folder of the board for games that have none of their own

/** The games that have a board of their own. */
export const BOARDS: readonly string[] = Object.keys(FACTS).map((path) => path.split("/")[2] ?? "");

export function factsOf(slug: string): BoardFacts | null {
  return FACTS[`../boards/${slug}/facts.ts`] ?? null;
}

export function importSketch(slug: string): Promise<Component> {
  return partOf(SKETCHES, slug, "Sketch.svelte")();
}

/** Has this game a guided first game? */
export function hasLessons(slug: string): boolean {
  return lessonsPath(slug) in LESSONS;
}

/** The guided first game; empty where there is none. */
export async function importLessons(slug: string): Promise<readonly Lesson[]> {
  const load = LESSONS[lessonsPath(slug)];
  if (!load) return [];
  const [positions] = await Promise.all([load(), lang.need(lessonPart(slug))]);
  return positions as readonly Lesson[]; // a script writes them with the engine: TypeScript knows only that they are JSON
}

function lessonsPath(slug: string): string {
  return `../boards/${slug}/lessons/positions.json`;
}

/** A part of a game's own board, or else of the plain one. */
export function partOf<T>(parts: Readonly<Record<string, () => Promise<T>>>, slug: string, name: string): () => Promise<T> {
  const found = parts[`../boards/${slug}/${name}`] ?? parts[`../boards/${PLAIN}/${name}`];
  if (!found) throw new Error(`the plain board has no ${name}`);
  return found;
}
