/** The six services on their wheel, from red to purple: ink and letter. */

import { INKS, type Colour, type Ink } from "../../ui/colours";

export const COLOURS = [0, 1, 2, 3, 4, 5] as const;

const INK_NAMES: readonly Colour[] = ["red", "orange", "yellow", "green", "blue", "violet"];
const LETTERS = "ROYGBP";

export function inkNameOf(colour: number): Colour {
  return INK_NAMES[colour] ?? "gray";
}

export function inkOf(colour: number): Ink {
  return INKS[inkNameOf(colour)];
}

export function letterOf(colour: number): string {
  return LETTERS[colour] ?? "?";
}

/** The two colours beside this one on the wheel. */
export function besides(colour: number): readonly [number, number] {
  return [(colour + 5) % 6, (colour + 1) % 6];
}

/** The colour across the wheel. */
export function opposite(colour: number): number {
  return (colour + 3) % 6;
}
