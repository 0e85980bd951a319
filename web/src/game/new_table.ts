/** Makes tables and goes to them. */

import { lang, t } from "../app/lang.svelte";
import { settings } from "../app/settings.svelte";
import { route } from "../app/route.svelte";
import { entropy } from "./entropy";
import { api, Refusal } from "../net/api";
import type { SeatPlan, Settings, TableMade, WhatIf } from "../wire.gen";

export function ownName(): string {
  return settings.name || t("you_name");
}

/** A table against bots of the middle level, with as few seats as the game allows; returns what went wrong, or nothing. */
export async function playNow(slug: string): Promise<string> {
  return orTrouble(async () => {
    const game = (await api.games(lang.now)).find((one) => one.game === slug);
    const bots = Array.from({ length: (game?.least_seats ?? 2) - 1 }, (): SeatPlan => ({ kind: "bot", level: "agent" }));
    await make({ game: slug, seats: [{ kind: "open" }, ...bots], public: false, hints: true }, true);
  });
}

/** Make a table and go there; `start` where nobody has to be waited for. */
export function makeTable(settings: Settings, start: boolean): Promise<string> {
  return orTrouble(() => make(settings, start));
}

/** Go on from a moment of a finished game, against bots. */
export function whatIf(match: string, at: number, seat: number): Promise<string> {
  const wish: WhatIf = { at, seat, name: ownName(), entropy: entropy() };
  return orTrouble(async () => {
    await api.me(lang.now);
    goTo(await api.whatIf(lang.now, match, wish));
  });
}

async function make(settings: Settings, start: boolean): Promise<void> {
  goTo(await api.makeTable(lang.now, { settings, name: ownName(), entropy: entropy() }), start ? "?start" : "");
}

function goTo(made: TableMade, query = ""): void {
  route.go(`/t/${made.id}${query}`);
}

/** Returns what went wrong, or nothing. */
async function orTrouble(work: () => Promise<void>): Promise<string> {
  try {
    await work();
    return "";
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    if (error instanceof TypeError) return t("server_gone"); // fetch could not reach it
    throw error;
  }
}
