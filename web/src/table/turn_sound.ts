/** An optional sound when this person's turn begins. */

import { settings } from "../app/settings.svelte";

let before = false;

export function ringOnOwnTurn(mine: boolean): void {
  if (mine && !before && settings.sound) ring();
  before = mine;
}

function ring(): void {
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = 660;
  volume.gain.setValueAtTime(0.12, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.4);
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + 0.4);
  tone.onended = () => void audio.close();
}
