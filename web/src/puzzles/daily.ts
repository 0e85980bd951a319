/** The daily case, chosen from the date alone, as `PuzzleGames.stride` says. */

import type { PuzzleGames } from "../wire.gen";

const DAY = 86_400_000;

/** Days since 1970, by the clock of the whole world. */
export function today(now = Date.now()): number {
  return Math.floor(now / DAY);
}

export interface DailyCase {
  readonly game: string;
  readonly number: number; // of the game's list, from 0
}

export function dailyCase(day: number, { games, stride }: PuzzleGames): DailyCase | null {
  const chosen = games[day % games.length];
  if (!chosen) return null;
  return { game: chosen.game, number: (Math.floor(day / games.length) * stride) % chosen.puzzles };
}

export function sayDay(day: number, lang: string): string {
  return new Date(day * DAY).toLocaleDateString(lang, { timeZone: "UTC", day: "numeric", month: "long", year: "numeric" });
}
