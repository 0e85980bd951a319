/** The private notebook: marks by hand, and what they and public facts exclude. */

import type { Line, SpiesPicture } from "../../../wire.gen";
import { FREE } from "../cast";
import { freeAgents, holders, suspects } from "../picture";

export type Mark = "none" | "yes" | "no" | "maybe";

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
