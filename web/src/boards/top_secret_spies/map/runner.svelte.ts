/** Animated positions: numbers that follow those of the picture one step at a time, so that pieces walk. */

const PACE = 110; // milliseconds for a step

export class Runner {
  now: readonly number[] = $state.raw([]);
  readonly #step: (from: number, to: number) => number;
  readonly #pace: number;
  #goal: readonly number[] = [];
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(start: readonly number[], step: (from: number, to: number) => number, pace: number = PACE) {
    this.now = start;
    this.#goal = start;
    this.#step = step;
    this.#pace = pace;
  }

  /** Run there, or be there at once where motion is not wanted. */
  follow(goal: readonly number[]): void {
    this.#goal = goal;
    if (isStill()) return this.stop(goal);
    this.#timer ??= setInterval(() => this.#tick(), this.#pace);
  }

  stop(at: readonly number[] = this.#goal): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.now = at;
  }

  #tick(): void {
    const next = this.#goal.map((to, at) => this.#step(this.now[at] ?? to, to));
    if (next.every((one, at) => one === this.#goal[at])) this.stop(this.#goal);
    else this.now = next;
  }
}

function isStill(): boolean {
  return parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--slow")) === 0 || document.hidden;
}
