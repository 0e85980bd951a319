/** Sounds made in the page by Web Audio: no files. Silent until somebody switches them on. */

import { Later } from "./later.svelte";
import { settings } from "./settings.svelte";
import type { Make } from "./sound_makers";

export type Sound = "paper" | "stamp" | "die" | "steps" | "reveal" | "turn";

const LOUDNESS = { off: 0, soft: 0.25, full: 0.8 } as const;
const GAP = 0.07; // seconds: of sounds that come together only the first is heard

const makers = new Later(() => import("./sound_makers"));
let audio: AudioContext | null = null;
let last = -Infinity;

/** Nothing where sounds are off or nobody looks; browsers let nothing be heard before the first tap on the page. */
export function play(sound: Sound): void {
  const loudness = LOUDNESS[settings.sound];
  if (loudness === 0 || document.hidden) return;
  void makers.prepare().then(() => makers.now && hear(makers.now.MAKERS[sound], loudness));
}

function hear(make: Make, loudness: number): void {
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  if (audio.currentTime - last < GAP) return;
  last = audio.currentTime;
  const volume = audio.createGain();
  volume.gain.value = loudness;
  volume.connect(audio.destination);
  make(audio, volume, last);
}

let before = false;

/** When the turn of whoever looks at the screen begins. */
export function ringOnOwnTurn(mine: boolean): void {
  if (mine && !before) play("turn");
  before = mine;
}
