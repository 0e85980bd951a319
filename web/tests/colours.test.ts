/** The colours of agents can be told apart by whoever sees colours differently, by shape by everybody, and read upon. */
import { expect, test } from "vitest";
import { INKS, type Colour } from "../src/ui/colours";

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

// What remains of linear red, green and blue where one kind of cone is missing (Machado, Oliveira, Fernandes 2009).
const EYES: Readonly<Record<string, Matrix>> = {
  usual: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};
const TO_XYZ: Matrix = [[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]];
const WHITE_XYZ: Triple = [0.9505, 1, 1.089];
const APART = 10; // of CIE 1976: well beyond what is just noticed, also between small pieces

const COLOURS = Object.keys(INKS) as Colour[];
const PAIRS = COLOURS.flatMap((one, at) => COLOURS.slice(at + 1).map((other) => [one, other] as const));

const times = (matrix: Matrix, [x, y, z]: Triple): Triple =>
  matrix.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Triple;

function linear(hex: string): Triple {
  const shades = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return shades.map((s) => (s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4)) as unknown as Triple;
}

function lab(colour: Triple): Triple {
  const bent = (value: number): number => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const inside = colour.map((part) => Math.min(1, Math.max(0, part))) as unknown as Triple;
  const [x, y, z] = times(TO_XYZ, inside).map((value, at) => bent(value / (WHITE_XYZ[at] ?? 1))) as unknown as Triple;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function apart(one: string, other: string, eyes: Matrix): number {
  const [a, b] = [one, other].map((hex) => lab(times(eyes, linear(hex)))) as [Triple, Triple];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function contrast(one: string, other: string): number {
  const [dark, light] = [one, other].map((hex) => times(TO_XYZ, linear(hex))[1]).sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

test.each(Object.keys(EYES))("with %s eyes no two colours are alike", (eyes) => {
  const matrix = EYES[eyes] as Matrix;
  const alike = PAIRS.filter(([one, other]) => apart(INKS[one].fill, INKS[other].fill, matrix) < APART);
  expect(alike).toEqual([]);
});

test("every colour has a shape of its own", () => {
  expect(new Set(COLOURS.map((colour) => INKS[colour].shape)).size).toBe(COLOURS.length);
});

test.each(COLOURS)("what is written on %s can be read", (colour) => {
  expect(contrast(INKS[colour].fill, INKS[colour].on)).toBeGreaterThanOrEqual(4.5);
});
