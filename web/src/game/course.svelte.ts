/** A guided first game: where it stands, what is to be done, and what happens then, told as at a table. */

import { settings } from "../app/settings.svelte";
import type { Line, Picture } from "../wire.gen";
import { Choosing } from "./choosing.svelte";
import { fold } from "./fold";
import type { GameModule } from "./games";
import type { Lesson } from "./lessons";
import { BEAT, Telling } from "./telling.svelte";

const YOU = 0; // the learner's seat

export class Course {
  readonly telling = new Telling();
  at = $state(0); // the step, from 0
  isAstray = $state(false); // something else than what is asked for was chosen
  picture: Picture | null = $state.raw(null);
  readonly #lessons: readonly Lesson[];
  readonly #module: GameModule;
  #moving = $state(false); // on to the next step

  constructor(lessons: readonly Lesson[], module: GameModule) {
    this.#lessons = lessons;
    this.#module = module;
    this.picture = lessons[0]?.picture ?? null;
  }

  readonly lesson = $derived.by(() => this.#lessons[this.at]);
  readonly count = $derived.by(() => this.#lessons.length);
  readonly isLast = $derived.by(() => this.at + 1 === this.#lessons.length);
  readonly isAsked = $derived.by(() => this.lesson?.wanted !== null && !this.#moving);
  readonly mayRead = $derived.by(() => this.lesson?.wanted === null && !this.#moving);
  readonly choosing = $derived.by(() => {
    const { lesson } = this;
    const paths = lesson && !this.#moving ? this.#module.pathsOf(lesson.offers, lesson.picture) : [];
    return new Choosing(paths, () => this.#tapped());
  });
  /** What is to be touched next. */
  readonly targets: readonly string[] = $derived.by(() => (this.isAsked ? this.choosing.nextFor(this.lesson?.wanted ?? -1) : []));
  /** The event that is drawn on the board. */
  readonly shown: Line | null = $derived.by(() => (this.#moving ? this.telling.line : (this.lesson?.shown ?? null)));

  /** To the next step, once it has been told what leads there. */
  async next(): Promise<void> {
    const { lesson, at } = this;
    if (!lesson || this.isLast || this.#moving) return;
    this.#moving = true;
    this.isAstray = false;
    for (const beat of lesson.beats) await this.telling.tell(beat, YOU, (line) => this.#fold(line.patch ?? []));
    if (lesson.wanted !== null) await this.telling.pause(BEAT[settings.pace]); // for a look at what it has done
    this.telling.rest();
    if (this.at === at) this.#go(at + 1);
  }

  back(): void {
    this.telling.skip();
    this.telling.rest();
    this.#go(this.at - 1);
  }

  #go(at: number): void {
    this.at = at;
    this.picture = this.lesson?.picture ?? null;
    this.#moving = false;
    this.isAstray = false;
  }

  #fold(patch: Parameters<typeof fold>[1]): void {
    if (this.picture) this.picture = fold(this.picture, patch);
  }

  /** The right choice leads on by itself; any other is taken back. */
  #tapped(): void {
    const wanted = this.lesson?.wanted ?? null;
    if (wanted === null) return;
    this.isAstray = !this.choosing.leadsTo(wanted);
    if (this.isAstray) this.choosing.clear();
    else if (this.choosing.ready === wanted) void this.next();
  }
}
