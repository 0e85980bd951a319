/** The language, and every sentence of the page in it. */

import { de } from "../texts/de";
import { en, type TextKey } from "../texts/en";
import { remember, remembered } from "./local_storage";

export type Lang = "en" | "de";

const TEXTS: Record<Lang, Record<TextKey, string>> = { en, de };

function firstLang(): Lang {
  const kept = remembered("lang");
  if (kept === "en" || kept === "de") return kept;
  return navigator.languages.some((tag) => tag.toLowerCase().startsWith("de")) &&
    !navigator.languages[0]?.toLowerCase().startsWith("en")
    ? "de"
    : "en";
}

class Language {
  now: Lang = $state(firstLang());

  choose(lang: Lang): void {
    this.now = lang;
    remember("lang", lang);
    document.documentElement.lang = lang;
  }
}

export const lang = new Language();

/** A text in the language chosen; `{name}` in it is filled in. */
export function t(key: TextKey, values: Readonly<Record<string, string | number>> = {}): string {
  return fill(TEXTS[lang.now][key], values);
}

export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (blank, name: string) => String(values[name] ?? blank));
}
