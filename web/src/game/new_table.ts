/** Makes tables and goes to them. */

import { lang, t } from "../app/lang.svelte";
import { settings } from "../app/settings.svelte";
import { route } from "../app/route.svelte";
import { api, Refusal } from "../net/api";
import type { SeatPlan, Settings, TableMade, WhatIf } from "../wire.gen";

export function ownName(): string {
  return settings.name || t("you_name");
}

/** Why there is no table: a sentence, and the field of the form that it belongs to, if it belongs to one. */
export interface Trouble {
  readonly text: string;
  readonly field: string;
}

/** A first game after the lesson: against rookies, with as many seats as usual; returns what went wrong, or nothing. */
export async function playNow(slug: string): Promise<string> {
  const trouble = await orTrouble(async () => {
    const game = (await api.games(lang.now)).find((one) => one.game === slug);
    const bots = Array.from({ length: (game?.usual_seats ?? 2) - 1 }, (): SeatPlan => ({ kind: "bot", level: "rookie" }));
    await make({ game: slug, seats: [{ kind: "open" }, ...bots], public: false, hints: true }, true);
  });
  return trouble?.text ?? "";
}

/** Make a table and go there; `start` where nobody has to be waited for. */
export function makeTable(settings: Settings, start: boolean): Promise<Trouble | null> {
  return orTrouble(() => make(settings, start));
}

/** Go on from a moment of a finished game, against bots. */
export async function whatIf(match: string, moment: number, seat: number): Promise<string> {
  const wish: WhatIf = { moment, seat, name: ownName() };
  const trouble = await orTrouble(async () => {
    await api.me(lang.now);
    goTo(await api.whatIf(lang.now, match, wish));
  });
  return trouble?.text ?? "";
}

async function make(settings: Settings, start: boolean): Promise<void> {
  goTo(await api.makeTable(lang.now, { settings, name: ownName() }), start ? "?start" : "");
}

function goTo(made: TableMade, query = ""): void {
  route.go(`/t/${made.id}${query}`);
}

/** Returns what went wrong, or nothing. */
async function orTrouble(work: () => Promise<void>): Promise<Trouble | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return { text: error.message, field: error.field };
    if (error instanceof TypeError) return { text: t("server_gone"), field: "" }; // fetch could not reach it
    throw error;
  }
}
