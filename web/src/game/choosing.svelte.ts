/** What a person has picked so far, and what may be picked next. It follows from the offers alone and knows no rules. */

/**
 * One offer as the things to pick, in order. Of a `free` path the order does not matter: card then door, or door then
 * card. Where things belong together, as a pawn and where it goes, `by` says how many: only such groups change places.
 */
export interface Path {
  readonly code: number;
  readonly steps: readonly string[];
  readonly free?: boolean;
  readonly after?: number; // of a free path: the order of this many first steps does matter
  readonly by?: number; // of a free path: so many steps make a group; usually one
}

/** What a tap did: it changed the picks, it was the same place once more, or nothing that is offered. */
export type Effect = "picked" | "again" | "nothing";
export type Tapped = (thing: string, effect: Effect) => void;

export class Choosing {
  readonly #paths: readonly Path[];
  readonly #tapped: Tapped;
  readonly #first: ReadonlySet<string>;
  readonly #by: number;
  picks: readonly string[] = $state([]);
  advised: readonly string[] = $state.raw([]); // what a hint would pick: marked on the board
  locked = $state(false); // what was picked is on its way
  readonly #fitting = $derived.by(() => this.#paths.filter((path) => begins(path, this.picks)));
  readonly #lit = $derived.by(() => new Set(this.#fitting.flatMap((path) => next(path, this.picks))));
  readonly #instead = $derived.by(() => new Set(this.#turnings.flatMap((at) => this.#nextAfter(this.picks.slice(0, at)))));

  constructor(paths: readonly Path[], tapped: Tapped = () => undefined) {
    this.#paths = paths;
    this.#tapped = tapped;
    this.#first = new Set(paths.flatMap((path) => next(path, [])));
    this.#by = Math.max(1, ...paths.map((path) => path.by ?? 1));
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
    return this.isLit(thing) || this.#instead.has(thing) || this.count(thing) > 0;
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

  /** Is it ready, and can nothing be added? */
  get complete(): boolean {
    return this.ready !== null && this.lit.length === 0;
  }

  /** Where the picks make up several decisions: what to point at for each of them, in order. */
  get decisions(): readonly string[] | null {
    return null;
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

  /**
   * A tap on something: it is added, replaces what was picked instead, or is taken back; the last pick once more means
   * “yes”. The second click of a double click (`clicks`) does nothing.
   */
  tap(thing: string, clicks = 1): void {
    if (this.locked || clicks > 1) return;
    if (this.meansYes(thing)) {
      this.#tapped(thing, "again");
      return;
    }
    const after = this.after(thing);
    if (after) this.picks = after;
    this.#tapped(thing, after ? "picked" : "nothing");
  }

  /** Mark what an offered action would pick, as a hint suggests; nothing for a code that is not offered. */
  mark(code: number | null): void {
    this.advised = this.#stepsOf(code);
  }

  /** Pick everything for an offered action at once. */
  plan(code: number): void {
    const steps = this.#stepsOf(code);
    if (steps.length > 0) this.picks = steps;
  }

  /** Do the picks so far lead to this action? */
  leadsTo(code: number): boolean {
    return this.#fitting.some((path) => path.code === code);
  }

  /** What to pick next for an action to which the picks so far lead. */
  nextFor(code: number): readonly string[] {
    const path = this.#fitting.find((one) => one.code === code);
    return path ? next(path, this.picks) : [];
  }

  /** Take the last one back. */
  back(): void {
    this.picks = this.picks.slice(0, -1);
  }

  clear(): void {
    this.picks = [];
  }

  protected meansYes(thing: string): boolean {
    return !this.isLit(thing) && this.ready !== null && this.picks.at(-1) === thing;
  }

  /** The picks after a tap on this; null where it does nothing. */
  protected after(thing: string): readonly string[] | null {
    if (this.isLit(thing)) return [...this.picks, thing];
    if (this.count(thing) > 0) return this.#without(thing);
    return this.#instead.has(thing) ? this.#exchanged(thing) : null;
  }

  /** After how many picks the choice could have gone another way: between groups, and with the last pick. */
  get #turnings(): readonly number[] {
    return [...this.picks.keys()].filter((at) => at % this.#by === 0 || at === this.picks.length - 1);
  }

  #nextAfter(picks: readonly string[]): readonly string[] {
    return this.#paths.filter((path) => begins(path, picks)).flatMap((path) => next(path, picks));
  }

  /** As much as possible stays: another card for the same door, another pawn for the same points. */
  #exchanged(thing: string): readonly string[] {
    const at = this.#turnings.findLast((one) => this.#nextAfter(this.picks.slice(0, one)).includes(thing)) ?? 0;
    let kept: readonly string[] = [...this.picks.slice(0, at), thing];
    for (const pick of this.picks.slice(at)) {
      if (this.#leads([...kept, pick])) kept = [...kept, pick];
    }
    return kept;
  }

  /** The rest of the picks if they still lead somewhere, else those before it; a pawn that has been sent is taken up again. */
  #without(thing: string): readonly string[] {
    const at = this.picks.indexOf(thing);
    if (this.#by > 1) {
      const begin = at - (at % this.#by);
      const others = [...this.picks.slice(0, begin), ...this.picks.slice(begin + this.#by)];
      return at === begin && this.picks.length > begin + 1 ? [...others.slice(0, others.length - (others.length % this.#by)), thing] : others;
    }
    const rest = this.picks.filter((pick) => pick !== thing);
    return this.#leads(rest) ? rest : this.picks.slice(0, at);
  }

  #stepsOf(code: number | null): readonly string[] {
    return this.#paths.find((path) => path.code === code)?.steps ?? [];
  }

  #leads(picks: readonly string[]): boolean {
    return this.#paths.some((path) => begins(path, picks));
  }
}

/** A page that is filled in: one thing of each field, in any order, and sent when every field has one. */
export class Form extends Choosing {
  readonly #fields: readonly (readonly string[])[];

  constructor(fields: readonly (readonly string[])[], paths: readonly Path[], tapped?: Tapped) {
    super(paths, tapped);
    this.#fields = fields;
  }

  override isLit(thing: string): boolean {
    return this.#open.includes(thing);
  }

  override mayBegin(thing: string): boolean {
    return this.#fieldOf(thing) !== undefined;
  }

  override isOpen(thing: string): boolean {
    return this.mayBegin(thing);
  }

  override get lit(): readonly string[] {
    return this.#open;
  }

  override get ready(): number | null {
    return this.#open.length === 0 ? 0 : null; // which action it is follows from its decisions
  }

  override get complete(): boolean {
    return false; // somebody may still change an entry: it is sent when they say so
  }

  override get decisions(): readonly string[] {
    return this.#fields.flatMap((field) => field.find((thing) => this.picks.includes(thing)) ?? []);
  }

  /** An entry is taken back by a tap on it, the last one, too. */
  protected override meansYes(): boolean {
    return false;
  }

  protected override after(thing: string): readonly string[] | null {
    const field = this.#fieldOf(thing);
    if (!field) return null;
    const others = this.picks.filter((pick) => !field.includes(pick));
    return this.picks.includes(thing) ? others : [...others, thing];
  }

  /** Of fields that are still empty. */
  get #open(): readonly string[] {
    return this.#fields.filter((field) => !field.some((thing) => this.picks.includes(thing))).flat();
  }

  #fieldOf(thing: string): readonly string[] | undefined {
    return this.#fields.find((field) => field.includes(thing));
  }
}

function begins(path: Path, picks: readonly string[]): boolean {
  const fixed = fixedSteps(path);
  if (!path.free && picks.length > fixed) return false;
  if (picks.slice(0, fixed).some((pick, at) => pick !== path.steps[at])) return false;
  return remaining(path, picks) !== null;
}

function next(path: Path, picks: readonly string[]): readonly string[] {
  const fixed = fixedSteps(path);
  if (picks.length < fixed) return path.steps.slice(picks.length, picks.length + 1);
  const begun = (picks.length - fixed) % (path.by ?? 1);
  return [...new Set((remaining(path, picks) ?? []).flatMap((group) => group[begun] ?? []))];
}

function fixedSteps(path: Path): number {
  return path.free ? (path.after ?? 0) : path.steps.length;
}

/** The groups of a free path that are not picked yet; of one that is begun, those that it may become. Null: it does not fit. */
function remaining(path: Path, picks: readonly string[]): readonly (readonly string[])[] | null {
  const by = path.by ?? 1;
  const fixed = fixedSteps(path);
  const left = groupsOf(path.steps.slice(fixed), by);
  for (const group of groupsOf(picks.slice(fixed), by)) {
    const fits = (one: readonly string[]): boolean => group.every((pick, at) => pick === one[at]);
    if (group.length < by) {
      const may = left.filter(fits);
      return may.length ? may : null;
    }
    const at = left.findIndex(fits);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

function groupsOf(steps: readonly string[], by: number): (readonly string[])[] {
  return Array.from({ length: Math.ceil(steps.length / by) }, (_, at) => steps.slice(at * by, (at + 1) * by));
}
