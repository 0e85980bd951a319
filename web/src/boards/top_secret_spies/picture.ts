/** Reading the picture: who is in the game, and what may be known about whose agents they are. */

import type { SpiesPicture, SpiesSide } from "../../wire.gen";
import { CAST, FREE } from "./cast";

export function agentsInPlay(picture: SpiesPicture): readonly number[] {
  return CAST.map((member) => member.agent).filter((agent) => picture.agents[agent]?.plays);
}

export function ownAgents(picture: SpiesPicture): readonly number[] {
  return (picture.sides[picture.seat]?.agents ?? []).filter((agent) => agent !== null);
}

/** The agent that a seat keeps at the end: of two, the one that is ahead, and if they are level the first (T19). */
export function keptAgent(side: SpiesSide, picture: SpiesPicture): number | null {
  const [first = null, second = null] = side.agents;
  if (first === null || second === null) return first;
  return (picture.agents[second]?.marker ?? 0) > (picture.agents[first]?.marker ?? 0) ? second : first;
}

/** Whom a dossier should have named: whoever has the agent at the end, or nobody; a returned one as the options say (T22). */
export function rightEntry(agent: number, picture: SpiesPicture): number {
  const has = (side: SpiesSide): boolean =>
    picture.returned_held ? side.agents.includes(agent) : keptAgent(side, picture) === agent;
  const seat = picture.sides.findIndex(has);
  return seat < 0 ? FREE : seat;
}

/** Agents to be guessed: those in play, except this seat's own. */
export function suspects(picture: SpiesPicture): readonly number[] {
  const own = ownAgents(picture);
  return agentsInPlay(picture).filter((agent) => !own.includes(agent));
}

/** How many agents nobody plays. */
export function freeAgents(picture: SpiesPicture): number {
  return agentsInPlay(picture).length - picture.sides.reduce((sum, side) => sum + side.agents.length, 0);
}

/** Who may play an agent: the other seats, and nobody where agents are free. */
export function holders(picture: SpiesPicture): readonly number[] {
  const seats = picture.sides.map((_, seat) => seat).filter((seat) => seat !== picture.seat);
  return freeAgents(picture) > 0 ? [...seats, FREE] : seats;
}

/** Whom a dossier may name: the other seats, and “free” unless every agent has a player from the beginning (T26). */
export function namedInDossiers(picture: SpiesPicture): readonly number[] {
  const seats = picture.sides.map((_, seat) => seat).filter((seat) => seat !== picture.seat);
  return agentsInPlay(picture).length > picture.sides.length ? [...seats, FREE] : seats;
}

/** What may make somebody play a card after all: own turn, own cards, a card that was played, a scoring that looms. */
export function watched(picture: SpiesPicture): string {
  const looms = picture.agents.some((agent) => agent.arrived);
  return JSON.stringify([picture.player === picture.seat, picture.hand, picture.discard, looms]);
}
