/** From a wish to a table. */

import { lang, t } from "../app/lang.svelte";
import { settings } from "../app/settings.svelte";
import { route } from "../app/route.svelte";
import { entropy } from "./entropy";
import { api, Refusal } from "../net/api";
import type { SeatPlan, Settings, TableMade, WhatIf } from "../wire.gen";

export function ownName(): string {
  return settings.name || t("you_name");
}

/** A table against bots of the middle level; returns what went wrong, or nothing. */
export function playNow(slug: string, seats: number): Promise<string> {
  const bots = Array.from({ length: seats - 1 }, (): SeatPlan => ({ kind: "bot", level: "agent" }));
  return makeTable({ game: slug, seats: [{ kind: "open" }, ...bots], public: false, hints: true }, true);
}

/** Make a table and go there; `start` where nobody has to be waited for. */
export function makeTable(wish: Settings, start: boolean): Promise<string> {
  return goTo(api.makeTable(lang.now, { settings: wish, name: ownName(), entropy: entropy() }), start ? "?start" : "");
}

/** Go on from a moment of a finished game, against bots. */
export async function whatIf(match: string, at: number, seat: number): Promise<string> {
  const wish: WhatIf = { at, seat, name: ownName(), entropy: entropy() };
  return goTo(api.me(lang.now).then(() => api.whatIf(lang.now, match, wish)), "");
}

/** To the table once it is made; returns what went wrong, or nothing. */
async function goTo(making: Promise<TableMade>, query: string): Promise<string> {
  try {
    const made = await making;
    route.go(`/t/${made.id}${query}`);
    return "";
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    if (error instanceof TypeError) return t("server_gone"); // fetch could not reach it
    throw error;
  }
}
