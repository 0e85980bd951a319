/** What a person has pointed at so far, and what may be pointed at next: made from the offers alone, so no rules. */

/** One offer as the things to point at, in order; `free` where their order does not matter (a split of points). */
export interface Path {
  readonly code: number;
  readonly steps: readonly string[];
  readonly free?: boolean;
}

export class Choosing {
  readonly #paths: readonly Path[];
  picks: readonly string[] = $state([]);
  readonly #fitting = $derived.by(() => this.#paths.filter((path) => begins(path, this.picks)));
  readonly #lit = $derived.by(() => new Set(this.#fitting.flatMap((path) => next(path, this.picks))));

  constructor(paths: readonly Path[]) {
    this.#paths = paths;
  }

  /** May this be pointed at now? */
  isLit(thing: string): boolean {
    return this.#lit.has(thing);
  }

  /** Everything that may be pointed at now, in the order of the offers. */
  get lit(): readonly string[] {
    return [...this.#lit];
  }

  /** How often this was pointed at. */
  count(thing: string): number {
    return this.picks.filter((pick) => pick === thing).length;
  }

  /** The action that is complete, if there is one: it can be confirmed. */
  get ready(): number | null {
    return this.#fitting.find((path) => path.steps.length === this.picks.length)?.code ?? null;
  }

  get begun(): boolean {
    return this.picks.length > 0;
  }

  /** Is there anything at all to choose? */
  get asked(): boolean {
    return this.#paths.length > 0;
  }

  /** Point at something. What is not lit begins a new choice if it can, and otherwise does nothing. */
  tap(thing: string): void {
    if (this.isLit(thing)) {
      this.picks = [...this.picks, thing];
    } else if (this.#paths.some((path) => begins(path, [thing]))) {
      this.picks = this.picks.length === 1 && this.picks[0] === thing ? [] : [thing];
    }
  }

  /** Take the last one back. */
  back(): void {
    this.picks = this.picks.slice(0, -1);
  }

  clear(): void {
    this.picks = [];
  }
}

function begins(path: Path, picks: readonly string[]): boolean {
  if (!path.free) {
    return picks.length <= path.steps.length && picks.every((pick, at) => pick === path.steps[at]);
  }
  return [...new Set(picks)].every((pick) => times(picks, pick) <= times(path.steps, pick));
}

function next(path: Path, picks: readonly string[]): readonly string[] {
  if (!path.free) {
    return path.steps.slice(picks.length, picks.length + 1);
  }
  return [...new Set(path.steps)].filter((step) => times(path.steps, step) > times(picks, step));
}

function times(things: readonly string[], wanted: string): number {
  return things.filter((thing) => thing === wanted).length;
}
