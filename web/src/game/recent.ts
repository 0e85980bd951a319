/** The tables at which this browser has sat: so that a game that goes on can be found again. */

import { remember, remembered } from "../app/memory";

const MOST = 12;

export function recentTables(): readonly string[] {
  const kept = remembered("tables");
  return kept ? kept.split(",").filter((id) => id !== "") : [];
}

export function rememberTable(id: string): void {
  remember("tables", [id, ...recentTables().filter((other) => other !== id)].slice(0, MOST).join(","));
}

export function forgetTable(id: string): void {
  remember("tables", recentTables().filter((other) => other !== id).join(","));
}
