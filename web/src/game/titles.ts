/** What the games are called, where the server need not be asked. */

import type { Lang } from "../app/lang.svelte";

export const TITLES: Readonly<Record<string, Readonly<Record<Lang, string>>>> = {
  agent_hunter: { en: "Agent Hunter", de: "Agent Hunter" },
  undercover_danzer: { en: "Undercover (Danzer)", de: "Undercover (Danzer)" },
  undercover_wyss: { en: "Undercover (Wyss)", de: "Undercover (Wyss)" },
  top_secret_spies: { en: "Top Secret Spies", de: "Heimlich & Co." },
};

export function titleOf(slug: string, lang: Lang): string {
  return TITLES[slug]?.[lang] ?? slug;
}
