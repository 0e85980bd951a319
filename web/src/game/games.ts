/** What a game gives the pages; it is loaded when its table is opened. */

import type { Component } from "svelte";
import type { Lang } from "../app/lang.svelte";
import type { Sound } from "../app/sound";
import type { Colour } from "../ui/colours";
import type { Line, Offer, Picture } from "../wire.gen";
import type { Choosing, Path } from "./choosing.svelte";
import { loadWords } from "../words/say";
import { partOf } from "./catalogue";

/** What a board draws and how it answers; it knows no rules. */
export interface BoardProps<P extends Picture = Picture> {
  readonly picture: P;
  readonly choosing: Choosing;
  readonly names: readonly string[]; // by seat
  readonly shown: Line | null; // the event to be drawn on the board: happening now, or pointed at in the log
  readonly helps?: boolean; // may the board draw deductions from public facts? Otherwise players keep track themselves
  readonly lang: Lang;
}

export interface NotebookProps<P extends Picture = Picture> {
  readonly picture: P;
  readonly names: readonly string[];
  readonly log: readonly Line[];
  readonly notes: string; // as the server keeps them for this seat
  readonly keep: (notes: string) => void;
  readonly helps: boolean; // may the notebook mark deductions from public facts?
  readonly lang: Lang;
}

/** What a seat reads when the game begins. */
export interface DealProps<P extends Picture = Picture> {
  readonly picture: P;
  readonly log: readonly Line[];
  readonly names: readonly string[];
  readonly lang: Lang;
}

export interface Deal<P extends Picture = Picture> {
  /** Has this seat got all that it begins with? */
  isDealt(picture: P): boolean;
  /** What lies in its folder. */
  contents(): Promise<{ default: Component<DealProps<P>> }>;
}

/** A heading with its facts: part of a board in words, for screen readers. */
export interface Passage {
  readonly heading: string;
  readonly facts: readonly string[];
}

export type Parts = Offer["parts"];

export interface SeatSign {
  readonly colour: Colour;
  readonly letter: string;
}

export interface GameModule<P extends Picture = Picture> {
  readonly Board: Component<BoardProps<P>>;
  /** The private notebook, loaded when it is opened. */
  notebook(): Promise<{ default: Component<NotebookProps<P>> }>;
  /** What a seat is dealt, for the folder that opens at the beginning. */
  readonly deal?: Deal<P>;
  /** Every seat knows the same: people at one device need no screen between them. */
  readonly isOpen?: boolean;
  /** Each offer as the things to pick, in order. */
  pathsOf(offers: readonly Offer[], picture: P): readonly Path[];
  /** Several decisions ahead that are made on one page: for each of them, what may be pointed at. Null: one at a time. */
  formOf?(picture: P): readonly (readonly string[])[] | null;
  /** A thing that can be picked, in words: for buttons, screen readers and the plan. */
  label(thing: string, picture: P, names: readonly string[], lang: Lang): string;
  /** Answers that are no piece of the board: they are buttons beside the question. */
  readonly loose?: readonly string[];
  /** “Pass” again and again, as long as what this says of the picture stays the same. */
  readonly passing?: { readonly thing: string; readonly watched: (picture: P) => string };
  /** What a tap on something that is not offered seems to mean, in parts as an offer has them. */
  attempt(thing: string, picks: readonly string[], picture: P): Parts | null;
  /** The badge of a seat, where its game has one of its own; `plain` where colours mean something else. */
  sign?(seat: number, picture: P): SeatSign | "plain" | null;
  /** A colour of the game that everybody knows to be a seat's, beside its badge. */
  holds?(seat: number, picture: P, lang: Lang): (SeatSign & { readonly name: string }) | null;
  /** The picks so far in a few words, with what they would gain where that is public. */
  plan(picks: readonly string[], picture: P, names: readonly string[], lang: Lang): string;
  /** What a player wants, in one line. */
  goal?(lang: Lang): string;
  /** By phase: the rule that says what may be done. */
  readonly rules?: Readonly<Partial<Record<string, string>>>;
  /** One line of public facts about a seat, shown beside its name. */
  about(seat: number, picture: P, lang: Lang): string;
  /** The whole board in words. */
  describe(picture: P, names: readonly string[], lang: Lang): readonly Passage[];
  /** What a seat holds in secret, in words, where the board shows it of one seat at a time. */
  hand?(picture: P, lang: Lang): string;
  /** Kinds of sentences with which somebody scores, besides those of weight “scoring”: a replay marks them. */
  readonly scoringEvents?: readonly string[];
  /** The events at the end that say how the points came about; without them the result is only the scores. */
  readonly finalEvents?: FinalEvents;
  /** What had been secret about a seat, in a word or two: from what has been revealed of it so far. */
  unmasked?(revealed: readonly Line[], lang: Lang): string;
  /** Whether that is who the seat was: then it belongs to the headline. */
  readonly hasIdentities?: boolean;
  readonly sounds?: Sounds;
}

/** What a kind of event sounds like; most are silent. */
export type Sounds = Readonly<Record<string, Sound>>;

/** Kinds of events with which the log of a finished game ends. */
export interface FinalEvents {
  readonly counted: readonly string[]; // points of a seat, which is their first number
  readonly total: string; // the kind of those that say all points of a seat, as their second number
  points(line: Line): number; // of any other that is counted
  readonly revealed: readonly string[]; // what had been secret
  readonly outcome: readonly string[]; // who won, and places
}

const GAMES = import.meta.glob("../boards/*/game.ts", { import: "game" });
const loaded = new Map<string, GameModule>();

export async function loadGame(slug: string): Promise<GameModule> {
  const known = loaded.get(slug);
  if (known) return known;
  const [module] = await Promise.all([partOf(GAMES, slug, "game.ts")(), loadWords(slug)]);
  const game = module as GameModule; // each board is typed for the picture of its own game
  loaded.set(slug, game);
  return game;
}

/** The module of a picture's game, which has been loaded. */
export function gameOf(picture: Picture): GameModule {
  const known = loaded.get(picture.game);
  if (!known) throw new Error(`${picture.game} is not loaded`);
  return known;
}
