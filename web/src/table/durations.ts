/** Durations in few characters. */

import { t } from "../app/lang.svelte";

const HOUR = 3600;
const DAY = 24 * HOUR;

/** How long ago that was: “0:05”, “3 h”, “2 days”; never negative, even if the clocks differ. */
export function formatElapsed(since: number, now: number): string {
  return formatDuration(Math.max(0, Math.round(now / 1000 - since)));
}

export function formatDuration(seconds: number): string {
  if (seconds >= 2 * DAY) return t("days_left", { days: Math.floor(seconds / DAY) });
  if (seconds >= HOUR) return t("hours_left", { hours: Math.floor(seconds / HOUR) });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
