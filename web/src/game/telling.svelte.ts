/** Beats are told one after the other, at the pace that somebody has chosen: docs/protocol.md. */

import { settings, type Pace } from "../app/settings.svelte";
import type { Beat, Line, PatchedLine, Told } from "../wire.gen";

export const BEAT: Readonly<Record<Pace, number>> = { calm: 1400, normal: 800, brisk: 300, instant: 0 }; // milliseconds
const LEAST = 0.2; // of a beat for each of its lines
const LEAD = 0.45; // of a beat for each line that leads up to the last one, where none must be missed
const MOST_LEADING = 1; // beat for all of these together: a scoring of seven agents is no pause of the game

/** How long a beat takes. What needs no words passes, and so does what this seat has chosen itself. */
export function timeOf(beat: Beat, pace: Pace, seat: number): number {
  if (!beat.say || beat.chosen_by === seat) return 0;
  return breathOf(beat, pace) + BEAT[pace] * sharesOf(beat).reduce((sum, share) => sum + share, 0);
}

/** The share of a beat that each line has. */
function sharesOf({ lines: { length }, weight }: Beat): readonly number[] {
  if (!weight) return Array<number>(length).fill(Math.max(1 / length, LEAST));
  const leading = Math.max(0, length - 1);
  return [...Array<number>(leading).fill(Math.min(LEAD, MOST_LEADING / leading)), 1];
}

/** Before something is revealed everybody holds their breath: base.css knows it as --beat. */
function breathOf(beat: Beat, pace: Pace): number {
  return beat.weight === "reveal" ? BEAT[pace] : 0;
}

export class Telling {
  beat: Beat | null = $state.raw(null); // that is being told
  line: Line | null = $state.raw(null); // the event of it that is being shown
  told: Told | null = $state.raw(null); // the last sentence: it stays for screen readers
  waits = $state(false); // for a tap, at the calm pace

  #goOn: () => void = () => undefined;
  #hurried = false; // the running beat is to be finished at once
  #skipped = false; // and all that follow

  /** Tell a beat: `show` does what each line does to the picture and the log. */
  async tell(beat: Beat, seat: number, show: (line: PatchedLine) => void, behind = false): Promise<void> {
    const time = this.#timeOf(beat, seat, behind);
    this.#hurried = false;
    if (beat.chosen_by === seat) withoutMotion();
    const breath = time > 0 ? breathOf(beat, settings.pace) : 0;
    if (breath > 0) await this.#breathe(beat, breath);
    if (time > 0) this.beat = beat;
    const shares = sharesOf(beat);
    for (const [number, line] of beat.lines.entries()) {
      show(line);
      if (time > 0 && (beat.weight !== "scoring" || number === beat.lines.length - 1)) this.told = beat.say; // first what counts, then the sum
      if (time === 0 || this.#isHurried) continue;
      this.line = line;
      await this.pause(BEAT[settings.pace] * (shares[number] ?? 1));
    }
    if (time > 0 && settings.pace === "calm" && beat.weight && !this.#isHurried) await this.#tap();
  }

  /** All that there was has been told. */
  rest(): void {
    this.beat = null;
    this.line = null;
    this.#skipped = false;
  }

  /** Finish the running beat. */
  hurry(): void {
    this.#hurried = true;
    this.#goOn();
  }

  /** Finish everything that waits to be told. */
  skip(): void {
    this.#skipped = true;
    this.hurry();
  }

  /** The board shows what is about to be revealed; neither words nor picture tell it yet. */
  #breathe(beat: Beat, milliseconds: number): Promise<void> {
    if (!this.beat) this.told = null; // what was said last belongs to another story
    this.beat = beat;
    this.line = beat.lines[0] ?? null;
    return this.pause(milliseconds);
  }

  get #isHurried(): boolean {
    return this.#hurried || this.#skipped;
  }

  /** Nothing takes time for somebody who is not looking; far behind, only what must not be skipped does. */
  #timeOf(beat: Beat, seat: number, behind: boolean): number {
    if (this.#skipped || document.hidden || (behind && !beat.weight)) return 0;
    return timeOf(beat, settings.pace, seat);
  }

  /** Until so much time has passed, or somebody hurries. */
  pause(milliseconds: number): Promise<void> {
    return new Promise((done) => {
      const over = setTimeout(done, milliseconds);
      this.#goOn = () => {
        clearTimeout(over);
        done();
      };
    });
  }

  async #tap(): Promise<void> {
    this.waits = true;
    await new Promise<void>((done) => (this.#goOn = done));
    this.waits = false;
  }
}

/** What somebody has planned lies there already: nothing walks there once more. */
function withoutMotion(): void {
  const root = document.documentElement;
  root.dataset["still"] = "";
  requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset["still"])); // once it has been drawn
}

/** A tap on the board finishes the running beat; nothing else is meant by it meanwhile. */
export function finishedByTap(model: { readonly telling: Telling }): (board: HTMLElement) => () => void {
  return (board) => {
    const tap = (event: MouseEvent): void => {
      if (!model.telling.beat) return;
      event.stopPropagation();
      model.telling.hurry();
    };
    board.addEventListener("click", tap, true);
    return () => board.removeEventListener("click", tap, true);
  };
}

/** The space bar skips the rest, unless it presses a button or writes. */
export function skippedBySpace(model: { readonly telling: Telling; skipAhead(): void }, event: KeyboardEvent): void {
  const inControl = event.target instanceof Element && event.target.closest("button, a, input, select, textarea, summary");
  if (event.key !== " " || inControl || !model.telling.beat) return;
  event.preventDefault();
  model.skipAhead();
}
