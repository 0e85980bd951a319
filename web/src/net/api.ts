/** The HTTP endpoints. A Problem that the server answers with is thrown as a Refusal with its sentence. */

import type { Proven } from "../game/fairness";
import type {
  ChanceCheck,
  Curve,
  GameInfo,
  PastMatches,
  MatchKept,
  Me,
  NewReport,
  NewTable,
  PastMatch,
  PuzzleFile,
  PuzzleGames,
  Problem,
  Refused,
  ReplayMoment,
  ReplayOutline,
  ReviewAnswer,
  RulesText,
  TableMade,
  Welcome,
  WhatIf,
} from "../wire.gen";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly rule: string,
    readonly field: string, // of a new table: what of it is at fault
  ) {
    super(text);
  }
}

export async function ask<T>(path: string, lang: string, init: RequestInit = {}): Promise<T> {
  const join = path.includes("?") ? "&" : "?";
  const answer = await fetch(`/api/${path}${join}lang=${lang}`, { credentials: "same-origin", ...init });
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => ({ code: "unknown", text: answer.statusText }))) as Problem & Partial<Pick<Refused, "field">>;
  throw new Refusal(problem.code, problem.text, problem.rule ?? "", problem.field ?? "");
}

export function post<T>(path: string, lang: string, body: unknown, more: Record<string, string> = {}): Promise<T> {
  const headers = { "content-type": "application/json", ...more };
  return ask<T>(path, lang, { method: "POST", headers, body: JSON.stringify(body) });
}

export const api = {
  games: (lang: string) => ask<GameInfo[]>("games", lang),
  puzzles: (lang: string) => ask<PuzzleGames>("puzzles", lang),
  puzzlesOf: (lang: string, game: string) => ask<PuzzleFile>(`puzzles/${game}`, lang),
  rules: (lang: string, game: string) => ask<RulesText>(`games/${game}/rules`, lang),
  /** Gives this browser an identity (a cookie) if it has none: needed before it takes a seat. */
  me: (lang: string) => post<Me>("me", lang, {}),
  ownTables: (lang: string) => ask<Me>("me", lang),
  makeTable: (lang: string, table: NewTable) => post<TableMade>("tables", lang, table),
  table: (lang: string, id: string) => ask<Welcome>(`tables/${id}`, lang),
  report: (lang: string, id: string, line: NewReport) => post<unknown>(`tables/${id}/reports`, lang, line),
  matches: (lang: string) => ask<PastMatches>("matches", lang),
  match: (lang: string, match: string) => ask<PastMatch>(`matches/${match}`, lang),
  record: (lang: string, match: string) => ask<Proven>(`matches/${match}/record`, lang),
  chance: (lang: string, match: string) => ask<ChanceCheck>(`matches/${match}/chance`, lang),
  curve: (lang: string, match: string) => ask<Curve>(`matches/${match}/curve`, lang),
  review: (lang: string, match: string) => ask<ReviewAnswer>(`matches/${match}/review`, lang),
  makeReview: (lang: string, match: string) => post<ReviewAnswer>(`matches/${match}/review`, lang, {}),
  importRecord: (lang: string, record: unknown) => post<MatchKept>("matches", lang, record),
  whatIf: (lang: string, match: string, wish: WhatIf) => post<TableMade>(`matches/${match}/what-if`, lang, wish),
  outline: (lang: string, match: string, lens: string, seat: number | null) =>
    ask<ReplayOutline>(`matches/${match}/outline?lens=${lens}${seat === null ? "" : `&seat=${seat}`}`, lang),
  replay: (lang: string, match: string, story: { since: number; moment: number }, lens: string, seat: number | null) =>
    ask<ReplayMoment>(
      `matches/${match}/replay?lens=${lens}&since=${story.since}&moment=${story.moment}${seat === null ? "" : `&seat=${seat}`}`,
      lang,
    ),
};
