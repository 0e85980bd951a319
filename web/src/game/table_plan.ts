/** What people choose before a game, as the sheet on the home page and the whole form share it. */

import { t } from "../app/lang.svelte";
import { LEVELS, oneOf, settings, type Level } from "../app/settings.svelte";
import type { Clock, GameInfo, OptionInfo, SeatPlan } from "../wire.gen";

export const COMPANIES = ["bots", "friends", "device"] as const;
export type Company = (typeof COMPANIES)[number];
export const KINDS = ["open", ...LEVELS, "device"] as const;
export type Kind = (typeof KINDS)[number];
export type OptionChoices = Record<string, string | number | boolean>;

export const CLOCKS = {
  none: { kind: "none" },
  move60: { kind: "seconds", amount: 60 },
  move180: { kind: "seconds", amount: 180 },
  days1: { kind: "days", amount: 1 },
  days3: { kind: "days", amount: 3 },
} as const satisfies Record<string, Clock>;
export type ClockKey = keyof typeof CLOCKS;
export const CLOCK_KEYS = Object.keys(CLOCKS) as readonly ClockKey[];

export interface TablePlan {
  readonly company: Company;
  readonly seats: number;
  readonly level: Level;
  readonly clock: ClockKey;
  readonly options: OptionChoices;
}

/** What the other seats are for when they are all alike. */
export function kindOf(company: Company, level: Level): Kind {
  return { bots: level, friends: "open", device: "device" }[company] as Kind;
}

export function seatPlan(kind: Kind, seat: number, name = ""): SeatPlan {
  if (kind === "open") return { kind: "open" };
  if (kind === "device") return { kind: "device", name: name.trim() || t("guest", { number: seat + 1 }) };
  return { kind: "bot", level: kind };
}

/** The address of the whole form, filled in alike. */
export function formAddress(game: string, plan: TablePlan): string {
  const { company, seats, level, clock, options } = plan;
  const query = new URLSearchParams({ with: company, seats: String(seats), level, clock });
  for (const [name, value] of Object.entries(options)) query.set(name, String(value));
  return `/new/${game}?${query}`;
}

/** What an address asks for, as far as this game has it. */
export function planFrom(query: URLSearchParams, game: GameInfo): TablePlan {
  const seats = Number(query.get("seats")) || game.usual_seats;
  return {
    company: oneOf(COMPANIES, query.get("with"), "friends"),
    seats: Math.min(game.most_seats, Math.max(game.least_seats, seats)),
    level: oneOf(LEVELS, query.get("level"), settings.level),
    clock: oneOf(CLOCK_KEYS, query.get("clock"), "none"),
    options: Object.fromEntries(game.options.flatMap((option) => read(option, query.get(option.name)))),
  };
}

function read(option: OptionInfo, word: string | null): [string, string | number | boolean][] {
  if (word === null || word === String(option.default)) return [];
  if (typeof option.default === "boolean") return [[option.name, word === "true"]];
  return [[option.name, typeof option.default === "number" ? Number(word) : word]];
}
