/** Reading the picture: pieces, piles, lanes. */

import type { DanzerAgent, DanzerPicture, DanzerTile } from "../../wire.gen";
import { besides, opposite } from "./colours";

export const FIRST_AGENT = 6;
export const FIRST_JOKER = 18;
export const PILE_LETTERS = ["A", "B"] as const;

export type Kind = "headquarters" | "agent" | "joker";

export function kindOf(piece: number): Kind {
  if (piece < FIRST_AGENT) return "headquarters";
  return piece < FIRST_JOKER ? "agent" : "joker";
}

export function agentOf(piece: number, picture: DanzerPicture): DanzerAgent | null {
  return kindOf(piece) === "agent" ? (picture.agents[piece - FIRST_AGENT] ?? null) : null;
}

/** An agent's name on the table and in the log: its pile and the depth at which the deal put it. */
export function codeOf(agent: number): string {
  return `${PILE_LETTERS[Math.floor(agent / 6)]}${(agent % 6) + 1}`;
}

export function tileAt(row: number, column: number, picture: DanzerPicture): DanzerTile | null {
  return picture.tiles.find((tile) => tile.row === row && tile.column === column) ?? null;
}

/** The side that is up: a colour and a kind of side. */
export interface Face {
  readonly colour: number;
  readonly undercover: boolean;
}

export function faceOf(agent: DanzerAgent): Face | null {
  const undercover = agent.up === "undercover";
  const colour = undercover ? agent.undercover : agent.official;
  return colour === null ? null : { colour, undercover };
}

/** What may be on the other side: the colour that everybody saw there, or both neighbours on the wheel. */
export function backsOf(agent: DanzerAgent): readonly number[] {
  const face = faceOf(agent);
  if (!face) return [];
  const seen = face.undercover ? agent.official : agent.undercover;
  return seen === null ? besides(face.colour) : [seen];
}

/** The undercover colours of this pile that nobody has seen yet: it holds each colour once. */
export function unseenOf(pile: number, picture: DanzerPicture): readonly number[] {
  const seen = picture.agents.slice(pile * 6, pile * 6 + 6).map((agent) => agent.undercover);
  return [0, 1, 2, 3, 4, 5].filter((colour) => !seen.includes(colour));
}

export function sizeOf(pile: number, picture: DanzerPicture): number {
  const { top, bottom } = picture.piles[pile] ?? { top: 0, bottom: 0 };
  return bottom - top;
}

/** The number of the agent on top, if the pile has been turned up and is not empty. */
export function topOf(pile: number, picture: DanzerPicture): number | null {
  const agent = pile * 6 + (picture.piles[pile]?.top ?? 0);
  return sizeOf(pile, picture) > 0 && picture.agents[agent]?.official != null ? agent : null;
}

/** Whose file lies on this piece? */
export function filesOn(piece: number, picture: DanzerPicture): readonly number[] {
  return picture.services.flatMap((service, seat) => (service.file === piece ? [seat] : []));
}

/** The seat whose wheel is shown: the own one, and for onlookers the one whose turn it is. */
export function wheelSeat(picture: DanzerPicture): number {
  return picture.seat >= 0 ? picture.seat : picture.player;
}

export function specialLane(seat: number, picture: DanzerPicture): number | null {
  const colour = picture.services[seat]?.colour ?? null;
  return colour === null ? null : opposite(colour);
}

/** What a column of a lane is worth to whoever stands there. */
export function worthOf(lane: number, column: number, picture: DanzerPicture): number {
  if (column === 0) return 0;
  if (picture.track === "classified") return picture.values[column - 1] ?? 0;
  return picture.tokens[lane]?.[column - picture.threshold - 1] ?? 0;
}

export function isTaken(lane: number, column: number, picture: DanzerPicture): boolean {
  return picture.services.some((service) => service.staffers[lane] === column) || isNeutral(column, picture);
}

/** On the classified track of two, a neutral staffer stands at the end of each lane. */
export function isNeutral(column: number, picture: DanzerPicture): boolean {
  return picture.track === "classified" && picture.services.length === 2 && column === picture.columns;
}

/** A staffer that holds a token moves no more. */
export function isFrozen(column: number, picture: DanzerPicture): boolean {
  return picture.track === "standard" && column > picture.threshold;
}
