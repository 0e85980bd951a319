/** What this board says, in both languages. */

import type { Lang } from "../../app/lang.svelte";

interface Words {
  readonly table: string;
  readonly choices: string;
  readonly notes: string;
}

export const WORDS: Readonly<Record<Lang, Words>> = {
  en: { table: "The table", choices: "What you can do", notes: "Your notes; nobody else sees them" },
  de: { table: "Der Tisch", choices: "Was du tun kannst", notes: "Deine Notizen; niemand sonst sieht sie" },
};
