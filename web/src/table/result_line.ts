/** A past game in one line. */

import { t } from "../app/lang.svelte";
import type { PastMatch } from "../wire.gen";

/** Who has how many points; of a game that was broken off, who played it, and who was missing when it was to be dealt. */
export function sayResult(match: PastMatch): string {
  if (match.broken_off) return sayBrokenOff(match);
  return match.names.map((name, seat) => t("score_of", { name, score: match.scores[seat] ?? 0 })).join(" · ");
}

function sayBrokenOff(match: PastMatch): string {
  const names = match.names.join(", ");
  if (match.moments > 0) return t("broken_off", { names });
  const absent = match.absent.map((seat) => match.names[seat] ?? "").join(", ");
  return absent ? t("never_dealt", { names, absent }) : t("never_dealt_closed", { names });
}
