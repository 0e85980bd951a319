/** A finished game, beat by beat: as a seat of this person saw it, as an onlooker did, or with all hands open. */

import { lang, t } from "../app/lang.svelte";
import { route } from "../app/route.svelte";
import { settings } from "../app/settings.svelte";
import { fold, foldAll } from "../game/fold";
import { gameOf, loadGame } from "../game/games";
import { timeOf } from "../game/telling.svelte";
import { api, Refusal } from "../net/api";
import type { Beat, Line, OutlineBeat, PastMatch, Picture, ReplayMoment, Scene } from "../wire.gen";

const NOBODY = -2; // whatever a seat chose is news in a replay
const LEAST = 400; // milliseconds for a beat while it plays, also at a pace that shows none

const BEGINNING = { since: 0, moment: 0 };

export type Lens = "own" | "onlooker" | "open";

export class Replay {
  about: PastMatch | null = $state.raw(null);
  beats: readonly OutlineBeat[] = $state.raw([]);
  at = $state(0); // how many of them have been told
  picture: Picture | null = $state.raw(null);
  shown: Line | null = $state.raw(null); // the event that is drawn on the board
  lens: Lens = $state("own");
  hand = $state(0); // the seat through whose eyes it is seen, where there are several
  playing = $state(false);
  trouble = $state("");
  readonly #match: string;
  #page: ReplayMoment | null = $state.raw(null);
  #run = 0; // changes whenever something else is to be shown

  constructor(match: string) {
    this.#match = match;
    this.lens = (route.query.get("lens") ?? "own") as Lens;
    this.hand = Number(route.query.get("hand") ?? 0);
  }

  readonly scenes: readonly Scene[] = $derived(this.#page?.scenes ?? []); // one, or all hands
  readonly scene: Scene | null = $derived(this.scenes[this.lens === "open" ? this.hand : 0] ?? null);
  readonly moment = $derived(this.#page?.moment ?? 0);
  readonly isOver = $derived(this.at >= this.beats.length);
  readonly beat: OutlineBeat | null = $derived(this.beats[this.at - 1] ?? null);
  /** Where somebody scored: the numbers of these beats, from 1. */
  readonly scorings: readonly number[] = $derived.by(() => {
    const kinds = (this.picture && gameOf(this.picture).scoringEvents) ?? [];
    return this.beats.flatMap(({ weight, say }, number) => (weight === "scoring" || kinds.includes(say.kind) ? [number + 1] : []));
  });

  async begin(): Promise<void> {
    await this.#attempt(async () => {
      this.about = await api.match(lang.now, this.#match);
      await lang.with(loadGame(this.about.game));
      await this.#look(Number(route.query.get("moment") ?? route.query.get("at") ?? 0)); // older links say “at”
    });
  }

  /** Through other eyes; the game stays where it is. */
  async look(): Promise<void> {
    await this.#attempt(() => this.#look(this.moment));
  }

  /** To a beat, by its number; 0 is the beginning. */
  async go(number: number): Promise<void> {
    const run = ++this.#run;
    await this.#attempt(async () => {
      const page = await this.#ask(number);
      if (run === this.#run) this.#show(number, page);
    });
  }

  /** To the next beat, which is told event by event as at a table. */
  async next(): Promise<void> {
    if (this.isOver) return;
    const run = ++this.#run;
    await this.#attempt(async () => {
      const number = this.at + 1;
      const page = await this.#ask(number);
      if (run !== this.#run) return;
      const { story, beat } = this.#told(number, page);
      this.#show(number, page);
      if (story && beat) await this.#tell(foldAll(story.picture, story.beats.slice(0, story.beats.indexOf(beat))), beat, run);
    });
  }

  async play(): Promise<void> {
    this.playing = true;
    while (this.playing && !this.isOver && !this.trouble) {
      const least = new Promise((done) => setTimeout(done, LEAST));
      await this.next();
      await least;
    }
    this.playing = false;
  }

  async #look(moment: number): Promise<void> {
    const seats = this.about?.seats ?? [];
    if (this.lens === "own" && seats.length === 0) this.lens = "onlooker";
    if (this.lens === "own" && !seats.includes(this.hand)) this.hand = seats[0] ?? 0;
    this.beats = (await api.outline(lang.now, this.#match, this.lens, this.#seat)).beats;
    this.#page = null;
    await this.go(this.beats.filter((beat) => beat.moment <= moment).length);
  }

  get #seat(): number | null {
    return this.lens === "onlooker" ? null : this.hand;
  }

  async #ask(number: number): Promise<ReplayMoment> {
    const { since, moment } = this.beats[number - 1] ?? BEGINNING;
    if (this.#page?.moment === moment) return this.#page;
    return api.replay(lang.now, this.#match, { since, moment }, this.lens, this.lens === "own" ? this.hand : null);
  }

  /** A beat as it stands when it has been told. */
  #show(number: number, page: ReplayMoment): void {
    this.#page = page;
    this.at = number;
    const { story, beat } = this.#told(number, page);
    this.picture = story && beat ? foldAll(story.picture, story.beats.slice(0, story.beats.indexOf(beat) + 1)) : (this.scene?.picture ?? null);
    this.shown = beat ? mainLine(beat) : null;
    const query = `lens=${this.lens}&hand=${this.hand}&moment=${page.moment}`;
    route.go(`/replay/${this.#match}?${query}`, true); // so that the address can be shared
  }

  #told(number: number, page: ReplayMoment) {
    const story = page.stories[this.lens === "open" ? this.hand : 0] ?? null;
    return { story, beat: story?.beats[this.beats[number - 1]?.beat ?? -1] ?? null };
  }

  async #tell(before: Picture, beat: Beat, run: number): Promise<void> {
    const time = timeOf(beat, settings.pace, NOBODY);
    if (time === 0) return;
    this.picture = before;
    for (const line of beat.lines) {
      this.picture = fold(this.picture, line.patch ?? []);
      this.shown = line;
      await new Promise((done) => setTimeout(done, time / beat.lines.length));
      if (run !== this.#run) return;
    }
    this.shown = mainLine(beat);
  }

  async #attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.trouble = "";
    } catch (error) {
      this.playing = false;
      this.trouble = error instanceof Refusal ? error.message : t("server_gone");
    }
  }
}

/** The event that a beat is about: not what happens in passing. */
function mainLine(beat: Beat): Line | null {
  return beat.lines.find((line) => line.kind === beat.say?.kind) ?? beat.lines.at(-1) ?? null;
}
