/** How each sound is made. */

import type { Sound } from "./sound";

export type Make = (audio: AudioContext, out: AudioNode, at: number) => void;

export const MAKERS: Readonly<Record<Sound, Make>> = {
  paper: (audio, out, at) => noise(audio, out, { at, length: 0.16, pitch: 2600, loud: 0.5 }),
  stamp: (audio, out, at) => {
    tone(audio, out, { at, length: 0.18, from: 150, to: 55, loud: 0.9 });
    noise(audio, out, { at, length: 0.07, pitch: 500, loud: 0.7 });
  },
  die: (audio, out, at) => {
    for (const [index, wait] of [0, 0.07, 0.13, 0.22, 0.27].entries())
      noise(audio, out, { at: at + wait, length: 0.035, pitch: 1700 + 250 * (index % 3), loud: 0.6 });
  },
  steps: (audio, out, at) => {
    for (const wait of [0, 0.14, 0.28]) tone(audio, out, { at: at + wait, length: 0.06, from: 240, to: 150, loud: 0.45 });
  },
  reveal: (audio, out, at) => {
    for (const [index, pitch] of [392, 494, 587].entries())
      tone(audio, out, { at: at + index * 0.09, length: 0.35, from: pitch, to: pitch, loud: 0.3 });
  },
  turn: (audio, out, at) => tone(audio, out, { at, length: 0.4, from: 660, to: 660, loud: 0.35 }),
};

interface Tone {
  readonly at: number;
  readonly length: number;
  readonly from: number; // hertz
  readonly to: number;
  readonly loud: number;
}

function tone(audio: AudioContext, out: AudioNode, { at, length, from, to, loud }: Tone): void {
  const source = audio.createOscillator();
  source.type = "triangle";
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(fading(audio, out, at, length, loud));
  source.start(at);
  source.stop(at + length);
}

interface Noise {
  readonly at: number;
  readonly length: number;
  readonly pitch: number; // hertz, in the middle
  readonly loud: number;
}

function noise(audio: AudioContext, out: AudioNode, { at, length, pitch, loud }: Noise): void {
  const samples = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const wave = samples.getChannelData(0);
  for (let index = 0; index < wave.length; index += 1) wave[index] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  const band = audio.createBiquadFilter();
  source.buffer = samples;
  band.type = "bandpass";
  band.frequency.value = pitch;
  source.connect(band).connect(fading(audio, out, at, length, loud));
  source.start(at);
}

function fading(audio: AudioContext, out: AudioNode, at: number, length: number, loud: number): AudioNode {
  const volume = audio.createGain();
  volume.gain.setValueAtTime(loud, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + length);
  volume.connect(out);
  return volume;
}
