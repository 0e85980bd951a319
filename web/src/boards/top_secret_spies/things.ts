/** Names of what can be pointed at: “agent:3”, “house:5”, “card:7”, “file:3:1”, “pass”, “done”, “stay”. */

export type Sort = "agent" | "house" | "card" | "file" | "pass" | "done" | "stay";

export interface Thing {
  readonly sort: Sort;
  readonly first: number; // agent, building or kind; -1 where there is none
  readonly second: number; // the seat of an entry; else -1
}

export const agentThing = (agent: number): string => `agent:${agent}`;
export const houseThing = (building: number): string => `house:${building}`;
export const cardThing = (kind: number): string => `card:${kind}`;
export const fileThing = (agent: number, holder: number): string => `file:${agent}:${holder}`;

export function readThing(thing: string): Thing {
  const [sort, first = "-1", second = "-1"] = thing.split(":");
  return { sort: sort as Sort, first: Number(first), second: Number(second) };
}

/** The numbers of all things of a sort among these, in order. */
export function numbersOf(sort: Sort, things: readonly string[]): readonly number[] {
  return things
    .map(readThing)
    .filter((thing) => thing.sort === sort)
    .map((thing) => thing.first);
}
