/** What a person has picked so far, and what may be picked next. It follows from the offers alone and knows no rules. */

/** One offer as the things to pick, in order; `free` where their order does not matter (a split of points). */
export interface Path {
  readonly code: number;
  readonly steps: readonly string[];
  readonly free?: boolean;
  readonly after?: number; // of a free path: the order of this many first steps does matter
}

/** Called for every tap, with whether it did anything. */
export type Tapped = (thing: string, took: boolean) => void;

export class Choosing {
  readonly #paths: readonly Path[];
  readonly #tapped: Tapped;
  readonly #first: ReadonlySet<string>;
  picks: readonly string[] = $state([]);
  readonly #fitting = $derived.by(() => this.#paths.filter((path) => begins(path, this.picks)));
  readonly #lit = $derived.by(() => new Set(this.#fitting.flatMap((path) => next(path, this.picks))));

  constructor(paths: readonly Path[], tapped: Tapped = () => undefined) {
    this.#paths = paths;
    this.#tapped = tapped;
    this.#first = new Set(paths.flatMap((path) => next(path, [])));
  }

  /** May this be picked next? */
  isLit(thing: string): boolean {
    return this.#lit.has(thing);
  }

  /** May a choice begin with this? It stays clickable, to start over with it. */
  mayBegin(thing: string): boolean {
    return this.#first.has(thing);
  }

  /** Everything that a choice may begin with, in the order of the offers. */
  get first(): readonly string[] {
    return [...this.#first];
  }

  /** Does a tap on this do anything? */
  isOpen(thing: string): boolean {
    return this.isLit(thing) || this.mayBegin(thing) || this.count(thing) > 0;
  }

  /** Everything that may be picked next, in the order of the offers. */
  get lit(): readonly string[] {
    return [...this.#lit];
  }

  /** How often this was picked. */
  count(thing: string): number {
    return this.picks.filter((pick) => pick === thing).length;
  }

  /** The action that the picks make up, ready to be confirmed; null while they are incomplete. */
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

  /** How many actions are offered. */
  get offers(): number {
    return this.#paths.length;
  }

  /** A tap on something: it is added, taken back if it was picked and cannot be added, or starts a new choice. */
  tap(thing: string): void {
    const after = this.#after(thing);
    if (after) this.picks = after;
    this.#tapped(thing, after !== null);
  }

  /** Pick everything for an offered action at once, as a hint suggests. */
  plan(code: number): void {
    const path = this.#paths.find((one) => one.code === code);
    if (path) this.picks = path.steps;
  }

  /** Take the last one back. */
  back(): void {
    this.picks = this.picks.slice(0, -1);
  }

  clear(): void {
    this.picks = [];
  }

  #after(thing: string): readonly string[] | null {
    if (this.isLit(thing)) return [...this.picks, thing];
    if (this.count(thing) > 0) return this.#without(thing);
    return this.mayBegin(thing) ? [thing] : null;
  }

  /** The rest of the picks if they still lead somewhere, else those before it. */
  #without(thing: string): readonly string[] {
    const rest = this.picks.filter((pick) => pick !== thing);
    return this.#paths.some((path) => begins(path, rest)) ? rest : this.picks.slice(0, this.picks.indexOf(thing));
  }
}

function begins(path: Path, picks: readonly string[]): boolean {
  const fixed = path.free ? (path.after ?? 0) : path.steps.length;
  if (!path.free && picks.length > fixed) return false;
  if (picks.slice(0, fixed).some((pick, at) => pick !== path.steps[at])) return false;
  const loose = picks.slice(fixed);
  const steps = path.steps.slice(fixed);
  return [...new Set(loose)].every((pick) => times(loose, pick) <= times(steps, pick));
}

function next(path: Path, picks: readonly string[]): readonly string[] {
  const fixed = path.free ? (path.after ?? 0) : path.steps.length;
  if (picks.length < fixed) return path.steps.slice(picks.length, picks.length + 1);
  const loose = picks.slice(fixed);
  const steps = path.steps.slice(fixed);
  return [...new Set(steps)].filter((step) => times(steps, step) > times(loose, step));
}

function times(things: readonly string[], wanted: string): number {
  return things.filter((thing) => thing === wanted).length;
}
