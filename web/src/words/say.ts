/** What a table has to say, in the language of the page: docs/words.md. */

import { lang } from "../app/lang.svelte";
import type { Remark, Declarations, SeriesState, Told } from "../wire.gen";
import { hasMessage, sayMessage, type Values } from "./catalogue";
import { actionSaid, joined, NO_READER, sayStatement, type Statement } from "./sayings";

type Names = readonly string[];
type Parts = readonly (string | number)[];

const TABLE = "table"; // what all games share stands under this name
const RESIGNED = "resigned"; // why a match ended that somebody gave up: no game says it

// Written by `python3 dev.py wire`; a game that is not built in is asked for at the server.
const BUILT_IN = import.meta.glob<Declarations>("./sayings/*.json", { import: "default" });

const known = new Map<string, Declarations>();

/** Load all that is said at a table of this game. */
export async function loadWords(game: string): Promise<void> {
  await Promise.all([lang.need(TABLE), loadGameWords(TABLE), loadGameWords(game)]);
}

async function loadGameWords(game: string): Promise<void> {
  if (known.has(game)) return;
  const builtIn = BUILT_IN[`./sayings/${game}.json`];
  if (builtIn) {
    const [sayings] = await Promise.all([builtIn(), lang.need(game)]); // the part is named for the game
    known.set(game, sayings);
  } else {
    const sayings = await fetchSayings(game);
    await lang.need(sayings.part);
    known.set(game, sayings);
  }
}

async function fetchSayings(game: string): Promise<Declarations> {
  const answer = await fetch(`/api/sayings/${game}`);
  if (!answer.ok) throw new Error(`sayings of ${game}: ${answer.status}`);
  return (await answer.json()) as Declarations;
}

function sayingsOf(game: string): Declarations {
  const sayings = known.get(game);
  if (!sayings) throw new Error(`the words of ${game} are not loaded`);
  return sayings;
}

/** The seat of the `reader` may be called “you”. */
export function sayEvent(game: string, line: Statement, names: Names, reader = NO_READER): string {
  return sayStatement(lang.now, sayingsOf(game), "event", line, { names, reader });
}

/** What is told while it happens. */
export function sayTold(game: string, told: Told, names: Names, reader = NO_READER): string {
  return sayStatement(lang.now, sayingsOf(game), told.section, told, { names, reader });
}

export function sayAction(game: string, parts: Parts, names: Names): string {
  return sayStatement(lang.now, sayingsOf(game), "action", actionSaid(parts), { names });
}

export function sayTask(game: string, task: Statement, names: Names): string {
  return sayStatement(lang.now, sayingsOf(game), "task", task, { names });
}

/** To whoever waits for seats that decide at the same time, perhaps having decided already. */
export function sayWaiting(decided: boolean): string {
  return sayMessage(lang.now, TABLE, decided ? "together-decided" : "together-waiting");
}

/** What a bot says about an action or about a seat. */
export function sayRemark(game: string, remark: Remark, names: Names, reader = NO_READER): string {
  if (remark.section === "belief") return sayStatement(lang.now, sayingsOf(game), "belief", remark, { names, reader });
  const action = remark.action.length > 0 ? sayAction(game, remark.action, names) : "";
  return sayStatement(lang.now, sayingsOf(TABLE), "hint", remark, { names, more: { action } });
}

export function sayReason(game: string, reason: string): string {
  return sayMessage(lang.now, reason === RESIGNED ? TABLE : sayingsOf(game).part, `reason-${reason}`);
}

/** Why a command was refused: a rule of the game, or something else. */
export function sayRefusal(game: string, code: string, rule: string, why = ""): string {
  return code === "illegal" && rule ? sayRule(game, rule) : sayError(code, why);
}

export function sayRule(game: string, rule: string): string {
  return sayMessage(lang.now, sayingsOf(game).part, `rule-${rule}`);
}

/** `why` says what is wrong with a message that could not be read. */
export function sayError(code: string, why = ""): string {
  return sayMessage(lang.now, "errors", `error-${code}`, { why });
}

export function sayPhrase(number: number): string {
  return sayMessage(lang.now, TABLE, `phrase-${number}`);
}

/** Every quick phrase, by number. */
export function sayPhrases(): readonly string[] {
  const phrases: string[] = [];
  while (hasMessage(lang.now, TABLE, `phrase-${phrases.length}`)) phrases.push(sayPhrase(phrases.length));
  return phrases;
}

/** How a series of games stands, and once it is over who has won. */
export function saySeries(series: SeriesState, names: Names): string {
  const say = (message: string, values?: Values): string => sayMessage(lang.now, TABLE, `series-${message}`, values);
  const kind = series.plan.kind ?? "single";
  const counted = kind === "points" ? series.points : series.wins;
  const standing = joined(
    lang.now,
    names.map((name, seat) => say("of_seat", { name, count: counted[seat] ?? 0 })),
    "comma",
  );
  const said = say(kind, { games: series.plan.games ?? 1, played: series.played, standing });
  if (!series.over) return said;
  const winners = series.winners.map((seat) => names[seat] ?? "");
  return `${said} ${winners.length > 0 ? say("won", { names: joined(lang.now, winners, "and") }) : say("nobody")}`;
}

/** What the own part in a deal led to. */
export function sayDeal(code: string, values?: Values): string {
  return sayMessage(lang.now, TABLE, `deal-${code}`, values);
}

export function sayAnnouncement(code: string): string {
  return sayMessage(lang.now, TABLE, `announcement-${code}`);
}
