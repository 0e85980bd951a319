/** One puzzle and how far its solver has come. It knows no rules: what is right comes with the puzzle. */

import { Choosing } from "../game/choosing.svelte";
import type { GameModule } from "../game/games";
import type { Puzzle } from "../wire.gen";

export class Solving {
  puzzle: Puzzle = $state.raw() as Puzzle; // in the language of the page
  stage = $state(0); // of a plan: which of its decisions
  picked = $state(-1); // of a deduction: which answer
  over = $state(false);
  solved = $state(false);
  step = $state(-1); // of the reasoning; -1: not shown yet
  readonly #module: GameModule;
  readonly #finished: (solved: boolean) => void;

  constructor(puzzle: Puzzle, module: GameModule, finished: (solved: boolean) => void) {
    this.puzzle = puzzle;
    this.#module = module;
    this.#finished = finished;
  }

  readonly isDeduction = $derived.by(() => this.puzzle.kind === "deduction");
  readonly position = $derived.by(() => this.puzzle.stages[this.stage]);
  readonly picture = $derived.by(() => this.position?.picture ?? null);
  /** What may be touched on the board: the answers that are pieces of it, or the actions that are offered. */
  readonly choosing = $derived.by(() => {
    if (this.over || !this.position) return new Choosing([]);
    if (!this.isDeduction) return new Choosing(this.#module.pathsOf(this.position.offers, this.position.picture));
    const drawn = this.puzzle.choices.flatMap(({ things }, code) => (things.length === 1 ? [{ code, steps: things }] : []));
    const choosing: Choosing = new Choosing(drawn, () => (this.picked = choosing.ready ?? -1));
    return choosing;
  });
  /** Is there an answer that could be given? */
  readonly ready = $derived.by(() => !this.over && (this.isDeduction ? this.picked >= 0 : this.choosing.ready !== null));
  /** What is marked on the board: what the question or the step of its reasoning is about. */
  readonly marked = $derived.by(() => (this.step < 0 ? this.puzzle.question.things : (this.puzzle.steps[this.step]?.things ?? [])));

  pick(choice: number): void {
    if (this.over) return;
    this.picked = choice;
    this.choosing.clear();
    this.choosing.plan(choice);
  }

  /** The right answer to a deduction in words. */
  get answer(): string {
    return this.puzzle.choices[this.puzzle.right]?.text ?? "";
  }

  confirm(): void {
    if (!this.ready) return;
    if (this.isDeduction) return this.#end(this.picked === this.puzzle.right);
    const action = this.choosing.ready ?? -1;
    if (!this.position?.right.includes(action)) return this.#end(false);
    if (this.stage + 1 < this.puzzle.stages.length) this.stage += 1;
    else this.#end(true);
  }

  giveUp(): void {
    this.#end(false);
  }

  /** To the next or the previous step of the reasoning. */
  go(by: 1 | -1): void {
    this.step = Math.min(Math.max(this.step + by, 0), this.puzzle.steps.length - 1);
  }

  #end(solved: boolean): void {
    if (this.over) return;
    this.over = true;
    this.solved = solved;
    this.step = 0;
    this.#finished(solved);
  }
}
