/** Requests over HTTP; a Problem of the server becomes an error with its sentence. */

import type { GamePage, HistoryPage, LobbyPage, NewTable, Phrases, Problem, ReplayPage, TableMade, Words } from "../wire.gen";

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
  lobby: (lang: string) => ask<LobbyPage>("lobby", lang),
  phrases: (lang: string) => ask<Phrases>("phrases", lang),
  history: (lang: string) => ask<HistoryPage>("history", lang),
  makeTable: (lang: string, table: NewTable) => post<TableMade>("tables", lang, table),
  words: (lang: string, game: string, codes: readonly number[]) =>
    ask<Words>(`games/${game}/words?codes=${codes.join(",")}`, lang),
  replay: (lang: string, match: string, at: number, as: string) =>
    ask<ReplayPage>(`matches/${match}/replay?at=${at}&as=${as}`, lang),
};
