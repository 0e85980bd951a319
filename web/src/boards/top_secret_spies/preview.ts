/** What the things picked so far would do on the board, drawn before it is confirmed: a test compares it with the engine. */

import type { SpiesPicture } from "../../wire.gen";
import { BUILDINGS, CARD, CHURCH, RUINS, worthOf } from "./cast";
import { numbersOf, pacesOf } from "./things";

export interface Preview {
  readonly buildings: readonly number[]; // by agent
  readonly paces: readonly number[]; // by agent: steps along the ring; 0 for none and for a jump
  readonly safe: number;
  readonly scores: readonly number[] | null; // markers after the scoring that this leads to, unless cards prevent it
  readonly left: number; // points still to be spent
}

export function previewOf(picks: readonly string[], picture: SpiesPicture): Preview {
  const card = numbersOf("card", picks)[0];
  const moved = card === undefined ? splitOf(picks, picture) : playedCard(card, picks, picture);
  const arrives = moved.buildings.some(
    (building, agent) => building === moved.safe && building !== picture.agents[agent]?.building,
  );
  const scores = picture.phase === "move" && arrives ? scored(moved.buildings, picture) : null;
  const spent = picture.phase === "move" ? moved.paces.reduce((sum, pace) => sum + pace, 0) : 0;
  return { ...moved, scores, left: (picture.spend?.[1] ?? 0) - spent };
}

type Moved = Pick<Preview, "buildings" | "paces" | "safe">;

function splitOf(picks: readonly string[], picture: SpiesPicture): Moved {
  if (picture.phase !== "move") return { ...still(picture), safe: numbersOf("house", picks)[0] ?? picture.safe };
  const paces = pacesOf(picks, picture);
  return { buildings: walkedBy(paces, picture), paces, safe: picture.safe };
}

function playedCard(kind: number, picks: readonly string[], picture: SpiesPicture): Moved {
  const named = numbersOf("agent", picks);
  const house = numbersOf("house", picks)[0];
  if (kind === CARD.safeAnywhere) return { ...still(picture), safe: house ?? picture.safe };
  if (kind === CARD.twoBack || kind === CARD.twoForward) {
    const step = kind === CARD.twoBack ? -1 : 1;
    const paces = picture.agents.map((_, agent) => (named.includes(agent) ? step : 0));
    return { buildings: walkedBy(paces, picture), paces, safe: picture.safe };
  }
  if (house !== undefined) return sentTo(named, house, picture, kind !== CARD.join);
  if (kind === CARD.toRuins) return sentTo(named, RUINS, picture);
  if (kind === CARD.toChurch) return sentTo(named, CHURCH, picture);
  if (kind === CARD.toSafe) return sentTo(named, picture.safe, picture);
  if (kind === CARD.allToChurch) return sentTo([...picture.agents.keys()], CHURCH, picture);
  if (kind === CARD.trade) return traded(named, picture);
  return still(picture);
}

function still(picture: SpiesPicture): Moved {
  return { buildings: picture.agents.map((agent) => agent.building), paces: picture.agents.map(() => 0), safe: picture.safe };
}

function sentTo(named: readonly number[], building: number, picture: SpiesPicture, onFoot = false): Moved {
  const buildings = picture.agents.map((one, agent) => (named.includes(agent) ? building : one.building));
  const paces = picture.agents.map((one, agent) => (onFoot && named.includes(agent) ? shortest(one.building, building) : 0));
  return { buildings, paces, safe: picture.safe };
}

function traded([one, other]: readonly number[], picture: SpiesPicture): Moved {
  if (one === undefined || other === undefined) return still(picture);
  const buildings = picture.agents.map((agent) => agent.building);
  const swapped = buildings.map((at, agent) => (agent === one ? buildings[other] : agent === other ? buildings[one] : at) ?? at);
  return { ...still(picture), buildings: swapped };
}

function walkedBy(paces: readonly number[], picture: SpiesPicture): readonly number[] {
  return picture.agents.map((one, agent) => (one.building + (paces[agent] ?? 0) + BUILDINGS) % BUILDINGS);
}

/** Steps along the ring, forward or (below 0) back, whichever is nearer. */
export function shortest(from: number, to: number): number {
  const forward = (to - from + BUILDINGS) % BUILDINGS;
  return forward > BUILDINGS / 2 ? forward - BUILDINGS : forward;
}

function scored(buildings: readonly number[], picture: SpiesPicture): readonly number[] {
  return picture.agents.map((agent, number) =>
    agent.plays ? Math.max(0, agent.marker + worthOf(buildings[number] ?? CHURCH)) : agent.marker,
  );
}
