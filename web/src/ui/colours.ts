/** The seven colours of agents and services. Each has a shape of its own, so that colour is never the only sign. */

export type Colour = "gray" | "yellow" | "orange" | "red" | "green" | "blue" | "violet";

export interface Ink {
  readonly fill: string;
  readonly on: string; // text on the fill
  readonly shape: string; // path within -10 … 10
}

const WHITE = "#ffffff";
const INK = "#1c2126";

export const INKS: Readonly<Record<Colour, Ink>> = {
  gray: { fill: "#6f767f", on: WHITE, shape: "M-9 0L-4.5-8h9L9 0 4.5 8h-9z" },
  yellow: { fill: "#f2cf3b", on: INK, shape: "M0-9L9.5 8h-19z" },
  orange: { fill: "#e8792b", on: INK, shape: "M-8-8h16v16h-16z" },
  red: { fill: "#a61b29", on: WHITE, shape: "M0-10L10 0 0 10-10 0z" },
  green: { fill: "#3f9e63", on: INK, shape: "M0-9A9 9 0 1 1 0 9 9 9 0 0 1 0-9z" },
  blue: {
    fill: "#1b4f94",
    on: WHITE,
    shape: "M0-10L2.9-3.4 10-2.9 4.6 1.9 6.4 9 0 5.2-6.4 9-4.6 1.9-10-2.9-2.9-3.4z",
  },
  violet: {
    fill: "#b583cc",
    on: INK,
    shape: "M-3.5-9.5h7v6h6v7h-6v6h-7v-6h-6v-7h6z",
  },
};

/** Seats have the first of these, in this order, unless their game gives them a colour. */
export const SEAT_COLOURS: readonly Colour[] = ["red", "blue", "yellow", "green", "orange", "violet", "gray"];
