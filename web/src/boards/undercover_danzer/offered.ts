/** Everything that a choice began with: what may still be chosen instead once something is picked. */

import type { Choosing } from "../../game/choosing.svelte";

const first = new WeakMap<Choosing, ReadonlySet<string>>();

export function offeredBy(choosing: Choosing): ReadonlySet<string> {
  if (!choosing.begun) first.set(choosing, new Set(choosing.lit));
  return first.get(choosing) ?? new Set([...choosing.picks, ...choosing.lit]);
}
