/** Lines of a chart: what they show moment by moment, and where that is on the paper. */

import type { GameReview, SecretCourse } from "../wire.gen";
import { INKS, SEAT_COLOURS } from "../ui/colours";

export interface ChartLine {
  readonly name: string;
  readonly fill: string;
  readonly dashed: boolean;
  readonly values: readonly number[]; // one for each moment, from 0 to 1
}

const ONLOOKER = "var(--text)";

export function inkOf(seat: number): string {
  return INKS[SEAT_COLOURS[seat] ?? "gray"].fill;
}

/** What every seat could expect. */
export function courseLines(review: GameReview, names: readonly string[]): readonly ChartLine[] {
  return names.map((name, seat) => ({
    name,
    fill: inkOf(seat),
    dashed: false,
    values: review.points.map(({ outlook }) => outlook[seat] ?? 0),
  }));
}

/** How sure an onlooker could be of somebody's secrets, and each of the others. */
export function secretLines(secret: SecretCourse, names: readonly string[], onlooker: string): readonly ChartLine[] {
  const others = secret.seat < 0 ? [] : names.map((name, seat) => ({ name, seat })).filter(({ seat }) => seat !== secret.seat);
  return [
    { name: onlooker, fill: ONLOOKER, dashed: false, values: secret.points.map((point) => point.onlooker) },
    ...others.map(({ name, seat }) => ({
      name,
      fill: inkOf(seat),
      dashed: true,
      values: secret.points.map((point) => point.seats[seat] ?? 0),
    })),
  ];
}

/** The number of the first decision from that moment on; after the last one, the last. */
export function numberAt(review: GameReview, moment: number): number {
  return (review.moves.find((move) => move.moment >= moment) ?? review.moves.at(-1))?.number ?? 1;
}

export interface Step {
  readonly kind: "start" | "own" | "others" | "luck" | "rest" | "result";
  readonly points: number;
  readonly from: number; // where its bar begins and ends, in points
  readonly to: number;
}

/** The bars of a split, each where the one before it ends: the last of them is the result. */
export function stepsOf(split: Readonly<Record<Step["kind"], number>>): readonly Step[] {
  let reached = 0;
  const parts = (["start", "own", "others", "luck", "rest"] as const).map((kind) => {
    const from = reached;
    reached = Math.round((reached + split[kind]) * 10) / 10;
    return { kind, points: split[kind], from, to: reached };
  });
  return [...parts, { kind: "result", points: split.result, from: 0, to: reached }];
}
