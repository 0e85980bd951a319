/** What this browser remembers of puzzles: who solved which, a rating, and the streak of daily cases. Nothing is sent. */

import { remember, remembered } from "../app/local_storage";
import type { Puzzle } from "../wire.gen";

const USUAL = 1200; // a rating before the first puzzle
const STEP = 32; // the most that one puzzle changes
const SCALE = 400;
const NEAR = 8; // puzzles of about the solver's strength, of which one is drawn

interface Kept {
  readonly rating: number;
  readonly tried: Readonly<Record<string, boolean>>; // by game and puzzle: solved at the first try?
  readonly days: number; // in a row
  readonly last: number; // the day of the last daily case that was tried
}

const NOTHING: Kept = { rating: USUAL, tried: {}, days: 0, last: -1 };

class Results {
  kept: Kept = $state.raw(read());

  readonly rating = $derived.by(() => Math.round(this.kept.rating));

  /** The first try alone counts. */
  count(game: string, puzzle: Puzzle, solved: boolean): void {
    const key = keyOf(game, puzzle);
    if (key in this.kept.tried) return;
    const expected = 1 / (1 + 10 ** ((puzzle.rating - this.kept.rating) / SCALE));
    const rating = this.kept.rating + STEP * ((solved ? 1 : 0) - expected);
    this.#keep({ ...this.kept, rating, tried: { ...this.kept.tried, [key]: solved } });
  }

  countDay(day: number, solved: boolean): void {
    if (this.kept.last >= day) return;
    const days = solved ? (this.kept.last === day - 1 ? this.kept.days : 0) + 1 : 0;
    this.#keep({ ...this.kept, days, last: day });
  }

  /** A day that was left out ends the streak. */
  streak(day: number): number {
    return this.kept.last >= day - 1 ? this.kept.days : 0;
  }

  /** Whether it was solved; null if it was not tried. */
  of(game: string, puzzle: Puzzle): boolean | null {
    return this.kept.tried[keyOf(game, puzzle)] ?? null;
  }

  /** One that was not tried yet and is about as hard as the solver is strong; any other where all were tried. */
  choose(game: string, puzzles: readonly Puzzle[]): Puzzle | null {
    const fresh = puzzles.filter((puzzle) => this.of(game, puzzle) === null);
    const near = (fresh.length > 0 ? fresh : puzzles).toSorted((one, other) => this.#distance(one) - this.#distance(other)).slice(0, NEAR);
    return near[Math.floor(Math.random() * near.length)] ?? null;
  }

  #distance(puzzle: Puzzle): number {
    return Math.abs(puzzle.rating - this.kept.rating);
  }

  #keep(kept: Kept): void {
    this.kept = kept;
    remember("puzzles", JSON.stringify(kept));
  }
}

function keyOf(game: string, puzzle: Puzzle): string {
  return `${game}.${puzzle.id}`;
}

function read(): Kept {
  try {
    return { ...NOTHING, ...(JSON.parse(remembered("puzzles") ?? "{}") as Partial<Kept>) };
  } catch {
    return NOTHING; // written by something else
  }
}

export const results = new Results();
