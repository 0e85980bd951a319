/** The private notebook: marks by hand, and what they and public facts exclude. */

import type { Line, SpiesPicture, SpiesSide } from "../../wire.gen";
import { FREE } from "./cast";
import { agentsInPlay } from "./say";
import type { Mark } from "./words";

export interface Notes {
  readonly marks: Readonly<Record<string, Mark>>; // by “agent:holder”
  readonly text: string;
}

const CYCLE: readonly Mark[] = ["none", "yes", "no", "maybe"];

/** Notes as they were kept; something unreadable becomes text, so that nothing is lost. */
export function readNotes(kept: string): Notes {
  if (kept === "") return { marks: {}, text: "" };
  try {
    const found = JSON.parse(kept) as Partial<Notes>;
    return { marks: found.marks ?? {}, text: String(found.text ?? "") };
  } catch {
    return { marks: {}, text: kept };
  }
}

export function markOf(notes: Notes, agent: number, holder: number): Mark {
  return notes.marks[`${agent}:${holder}`] ?? "none";
}

export function turned(notes: Notes, agent: number, holder: number): Notes {
  const next = CYCLE[(CYCLE.indexOf(markOf(notes, agent, holder)) + 1) % CYCLE.length] ?? "none";
  const { [`${agent}:${holder}`]: _, ...others } = notes.marks;
  return { ...notes, marks: next === "none" ? others : { ...others, [`${agent}:${holder}`]: next } };
}

export function ownAgents(picture: SpiesPicture): readonly number[] {
  return (picture.sides[picture.seat]?.agents ?? []).filter((agent) => agent !== null);
}

/** The agent that a seat has at the end: of two the one that is behind went back, if level the second (T19). */
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

/** Agents to be guessed: those in play but the own ones. */
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

/** Whom a dossier may name: the other seats, and nobody unless every agent has a player from the beginning (T26). */
export function namedInDossiers(picture: SpiesPicture): readonly number[] {
  const seats = picture.sides.map((_, seat) => seat).filter((seat) => seat !== picture.seat);
  return agentsInPlay(picture).length > picture.sides.length ? [...seats, FREE] : seats;
}

/** Does a “yes” elsewhere exclude this? A holder has as many agents as all can see. */
export function isExcluded(notes: Notes, picture: SpiesPicture, agent: number, holder: number): boolean {
  if (markOf(notes, agent, holder) !== "none") return false;
  if (holders(picture).some((other) => other !== holder && markOf(notes, agent, other) === "yes")) return true;
  const found = suspects(picture).filter((other) => markOf(notes, other, holder) === "yes").length;
  const room = holder === FREE ? freeAgents(picture) : (picture.sides[holder]?.agents.length ?? 0);
  return found >= room && room > 0;
}

/** Steps that each seat has given each agent with the die, as the log tells. */
export function stepsGiven(log: readonly Line[]): ReadonlyMap<string, number> {
  const given = new Map<string, number>();
  let mover = -1;
  for (const { kind, numbers } of log) {
    if (kind === "move") mover = numbers[0] ?? -1;
    else if (kind !== "walk") mover = -1;
    else if (mover >= 0) {
      const key = `${numbers[0]}:${mover}`;
      given.set(key, (given.get(key) ?? 0) + (numbers[3] ?? 0));
    }
  }
  return given;
}
