/** From a wish to a table: making one, and what this browser adds to its chance. */

import { lang, t } from "../app/lang.svelte";
import { settings } from "../app/settings.svelte";
import { route } from "../app/route.svelte";
import { api, Refusal } from "../net/api";
import type { SeatPlan, Settings } from "../wire.gen";

/** This browser's part of the match's randomness. */
export function entropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function ownName(): string {
  return settings.name || t("you_name");
}

/** A table against bots of the middle level; returns what went wrong, or nothing. */
export function playNow(slug: string, seats: number): Promise<string> {
  const bots = Array.from({ length: seats - 1 }, (): SeatPlan => ({ kind: "bot", level: "agent" }));
  return makeTable({ game: slug, seats: [{ kind: "open" }, ...bots], public: false, hints: true }, true);
}

/** Make a table and go there; `start` where nobody has to be waited for. */
export async function makeTable(wish: Settings, start: boolean): Promise<string> {
  try {
    const made = await api.makeTable(lang.now, { settings: wish, name: ownName(), entropy: entropy() });
    route.go(`/t/${made.id}${start ? "?start" : ""}`);
    return "";
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    if (error instanceof TypeError) return t("server_gone"); // fetch could not reach it
    throw error;
  }
}
