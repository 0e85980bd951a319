/** The HTTP endpoints. A Problem that the server answers with is thrown as a Refusal with its sentence. */

import type { Proven } from "../game/fairness";
import type {
  ChancePage,
  GamePage,
  HistoryPage,
  MatchKept,
  Me,
  NewTable,
  PastMatch,
  Problem,
  ReplayPage,
  RulesPage,
  TableMade,
  Welcome,
  WhatIf,
} from "../wire.gen";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly rule: string,
  ) {
    super(text);
  }
}

async function ask<T>(path: string, lang: string, init: RequestInit = {}): Promise<T> {
  const join = path.includes("?") ? "&" : "?";
  const answer = await fetch(`/api/${path}${join}lang=${lang}`, { credentials: "same-origin", ...init });
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => ({ code: "unknown", text: answer.statusText }))) as Problem;
  throw new Refusal(problem.code, problem.text, problem.rule ?? "");
}

function post<T>(path: string, lang: string, body: unknown): Promise<T> {
  const headers = { "content-type": "application/json" };
  return ask<T>(path, lang, { method: "POST", headers, body: JSON.stringify(body) });
}

export const api = {
  games: (lang: string) => ask<GamePage[]>("games", lang),
  rules: (lang: string, game: string) => ask<RulesPage>(`games/${game}/rules`, lang),
  /** Gives this browser an identity (a cookie) if it has none: needed before it takes a seat. */
  me: (lang: string) => post<Me>("me", lang, {}),
  ownTables: (lang: string) => ask<Me>("me", lang),
  makeTable: (lang: string, table: NewTable) => post<TableMade>("tables", lang, table),
  table: (lang: string, id: string) => ask<Welcome>(`tables/${id}`, lang),
  matches: (lang: string) => ask<HistoryPage>("matches", lang),
  match: (lang: string, match: string) => ask<PastMatch>(`matches/${match}`, lang),
  record: (lang: string, match: string) => ask<Proven>(`matches/${match}/record`, lang),
  chance: (lang: string, match: string) => ask<ChancePage>(`matches/${match}/chance`, lang),
  importRecord: (lang: string, record: unknown) => post<MatchKept>("matches", lang, record),
  whatIf: (lang: string, match: string, wish: WhatIf) => post<TableMade>(`matches/${match}/what-if`, lang, wish),
  replay: (lang: string, match: string, at: number, lens: string, seat: number | null) =>
    ask<ReplayPage>(`matches/${match}/replay?lens=${lens}&at=${at}${seat === null ? "" : `&seat=${seat}`}`, lang),
};
