/** Preferences: theme, pace, when to confirm, sound, name and how strong bots are. Kept in this browser. */

import { remember, remembered } from "./local_storage";

export type Theme = "auto" | "light" | "dark";
export type Pace = "calm" | "normal" | "brisk" | "instant";

export const PACES: readonly Pace[] = ["calm", "normal", "brisk", "instant"];

/** When a choice has to be confirmed: `final` if it cannot be taken back. */
export const CONFIRMS = ["always", "final", "never"] as const;
export type Confirm = (typeof CONFIRMS)[number];

export const LOUDNESS = ["off", "soft", "full"] as const;
export type Loudness = (typeof LOUDNESS)[number];

export const LEVELS = ["rookie", "agent", "spymaster"] as const;
export type Level = (typeof LEVELS)[number];

const STILL = matchMedia("(prefers-reduced-motion: reduce)");

class Settings {
  theme: Theme = $state(oneOf(["auto", "light", "dark"], remembered("theme"), "auto"));
  pace: Pace = $state(oneOf(PACES, remembered("pace"), STILL.matches ? "instant" : "normal"));
  confirm: Confirm = $state(oneOf(CONFIRMS, remembered("confirm"), "final"));
  sound: Loudness = $state(oneOf(LOUDNESS, remembered("sound"), remembered("sound") === "on" ? "soft" : "off")); // “on”: of earlier releases
  name: string = $state(remembered("name") ?? "");
  level: Level = $state(oneOf(LEVELS, remembered("level"), "rookie")); // of the bots: newcomers meet rookies first

  chooseTheme(theme: Theme): void {
    this.theme = theme;
    remember("theme", theme);
    document.documentElement.dataset["theme"] = theme;
  }

  choosePace(pace: Pace): void {
    this.pace = pace;
    remember("pace", pace);
    document.documentElement.dataset["pace"] = pace;
  }

  chooseConfirm(confirm: Confirm): void {
    this.confirm = confirm;
    remember("confirm", confirm);
  }

  chooseSound(loudness: Loudness): void {
    this.sound = loudness;
    remember("sound", loudness);
    if (loudness !== "off") remember("loudness", loudness);
  }

  /** Off, or as loud as it was before. */
  toggleSound(): void {
    this.chooseSound(this.sound === "off" ? oneOf(LOUDNESS, remembered("loudness"), "soft") : "off");
  }

  chooseLevel(level: Level): void {
    this.level = level;
    remember("level", level);
  }

  chooseName(name: string): void {
    this.name = name;
    remember("name", name);
  }
}

export function oneOf<T extends string>(choices: readonly T[], word: string | null, otherwise: T): T {
  return choices.find((choice) => choice === word) ?? otherwise;
}

export const settings = new Settings();
