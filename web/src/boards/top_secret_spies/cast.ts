/** The seven agents, the twelve buildings and the kinds of cards, as the picture numbers them. */

import { INKS, type Colour, type Ink } from "../../ui/colours";

export interface Member {
  readonly agent: number;
  readonly colour: Colour;
  readonly ink: Ink;
  readonly name: string;
  readonly letter: string;
}

const CALLED: readonly (readonly [Colour, string])[] = [
  ["gray", "Schulz"],
  ["yellow", "Perry"],
  ["orange", "Bucci"],
  ["red", "Jaques"],
  ["green", "Mirkov"],
  ["blue", "Doyle"],
  ["violet", "Larsson"],
];

export const CAST: readonly Member[] = CALLED.map(([colour, name], agent) => ({
  agent,
  colour,
  ink: INKS[colour],
  name,
  letter: name.charAt(0),
}));

export function memberOf(agent: number): Member {
  const member = CAST[agent];
  if (!member) throw new RangeError(`there is no agent ${agent}`);
  return member;
}

export const BUILDINGS = 12;
export const CHURCH = 0;
export const RUINS = 11;
export const FREE = 7; // in a dossier: nobody plays this agent
export const ONE = 6; // the face of the die that only the older edition has
export const FINISH = 42;
export const FILING = 29; // a marker here asks for the dossiers

/** The kinds of cards. */
export const CARD = {
  back: 0,
  step: 1,
  twoBack: 2,
  twoForward: 3,
  offSafe: 4,
  toRuins: 5,
  toChurch: 6,
  forward: 7,
  toSafe: 8,
  safeAnywhere: 9,
  markers: 10,
  allToChurch: 11,
  trade: 12,
  join: 13,
  freeAgent: 14,
} as const;

/** What a building's plate says: also what it brings. */
export function worthOf(building: number): number {
  return building === RUINS ? -3 : building;
}

export function plateOf(building: number): string {
  return String(worthOf(building)).replace("-", "−");
}
