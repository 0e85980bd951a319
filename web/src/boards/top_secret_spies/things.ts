/** Offers as things to pick: `agent:3`, `house:5`, `card:7`, `file:3:1`, `pass`, `done`, `stay`. */

import type { Path } from "../../game/choosing.svelte";
import type { Parts } from "../../game/games";
import type { Offer, SpiesPicture } from "../../wire.gen";
import { BUILDINGS, CARD } from "./cast";
import { namedInDossiers, suspects } from "./picture";

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

// Which cards name, besides an agent, its steps, a second agent or a building.
const WALKS: readonly number[] = [CARD.back, CARD.step, CARD.offSafe, CARD.forward];
const PAIRS: readonly number[] = [CARD.twoBack, CARD.twoForward, CARD.toChurch, CARD.markers, CARD.trade];
const TO_HOUSES: readonly number[] = [CARD.safeAnywhere, CARD.join];

export function pathsOf(offers: readonly Offer[], picture: SpiesPicture): readonly Path[] {
  return offers.map((offer) => pathOf(offer, picture));
}

function pathOf({ code, parts }: Offer, picture: SpiesPicture): Path {
  const [kind, ...rest] = parts;
  const numbers = rest.map(Number);
  if (kind === "split") return splitPath(code, numbers, picture);
  if (kind === "place") return { code, steps: [houseThing(numbers[0] ?? -1)] };
  if (kind === "write") return { code, steps: [fileThing(numbers[0] ?? -1, numbers[1] ?? -1)] };
  if (kind === "play") return playPath(code, numbers, picture);
  return { code, steps: [String(kind)] };
}

/** The dossier is one page: for each agent without an entry, whoever may be named, in the order of the rules (T36). */
export function formOf(picture: SpiesPicture): readonly (readonly string[])[] | null {
  if (picture.phase !== "write" || picture.writer !== picture.seat) return null;
  const written = picture.sides[picture.seat]?.dossier ?? [];
  const missing = suspects(picture).filter((agent) => (written[agent] ?? null) === null);
  return missing.toSorted((one, other) => one - other).map((agent) => namedInDossiers(picture).map((holder) => fileThing(agent, holder)));
}

/** What pointing at this seems to mean: where the agent that was taken up goes, or a place for the safe. */
export function attempt(thing: string, picks: readonly string[], picture: SpiesPicture): Parts | null {
  if (picture.phase === "place") return ["place", ...numbersOf("house", [thing])];
  if (picture.phase !== "move" || !thing.startsWith("house") || picks.length % 2 === 0) return null;
  return ["split", ...pacesOf([...picks, thing], picture)];
}

/** Each agent that walks, and where it goes; who walks first does not matter. */
function splitPath(code: number, paces: readonly number[], picture: SpiesPicture): Path {
  const steps = paces.flatMap((pace, agent) => (pace > 0 ? [agentThing(agent), houseThing(walked(picture, agent, pace))] : []));
  return steps.length > 0 ? { code, steps, free: true, by: 2 } : { code, steps: ["stay"] };
}

/** By agent: how many buildings it walks on, as the picks say so far. */
export function pacesOf(picks: readonly string[], picture: SpiesPicture): readonly number[] {
  const paces = picture.agents.map(() => 0);
  for (let at = 0; at + 1 < picks.length; at += 2) {
    const [agent = 0] = numbersOf("agent", picks.slice(at, at + 1));
    const [house = 0] = numbersOf("house", picks.slice(at + 1, at + 2));
    paces[agent] = (house - (picture.agents[agent]?.building ?? 0) + BUILDINGS) % BUILDINGS;
  }
  return paces;
}

/** The card, then whom it concerns, then where that one goes. */
function playPath(code: number, numbers: readonly number[], picture: SpiesPicture): Path {
  const [kind = -1, agent = -1, other = -1] = numbers;
  const steps = [cardThing(kind)];
  if (agent >= 0) steps.push(agentThing(agent));
  if (WALKS.includes(kind)) steps.push(houseThing(walked(picture, agent, other)));
  if (TO_HOUSES.includes(kind)) steps.push(houseThing(other));
  if (!PAIRS.includes(kind)) return { code, steps };
  if (other >= 0) steps.push(agentThing(other));
  return { code, steps, free: true, after: 1 };
}

function walked(picture: SpiesPicture, agent: number, steps: number): number {
  return ((picture.agents[agent]?.building ?? 0) + steps + BUILDINGS) % BUILDINGS;
}
