/** Preferences: theme, speed, sound and name. Kept in this browser. */

import { remember, remembered } from "./local_storage";

export type Theme = "auto" | "light" | "dark";
export type Speed = "calm" | "brisk" | "off";

const STILL = matchMedia("(prefers-reduced-motion: reduce)");

class Settings {
  theme: Theme = $state(oneOf(["auto", "light", "dark"], remembered("theme"), "auto"));
  speed: Speed = $state(oneOf(["calm", "brisk", "off"], remembered("speed"), STILL.matches ? "off" : "calm"));
  sound: boolean = $state(remembered("sound") === "on");
  name: string = $state(remembered("name") ?? "");

  /** Milliseconds for which one event is shown. */
  get dwell(): number {
    return { calm: 900, brisk: 350, off: 0 }[this.speed];
  }

  chooseTheme(theme: Theme): void {
    this.theme = theme;
    remember("theme", theme);
    document.documentElement.dataset["theme"] = theme;
  }

  chooseSpeed(speed: Speed): void {
    this.speed = speed;
    remember("speed", speed);
    document.documentElement.dataset["speed"] = speed;
  }

  chooseSound(on: boolean): void {
    this.sound = on;
    remember("sound", on ? "on" : "off");
  }

  chooseName(name: string): void {
    this.name = name;
    remember("name", name);
  }
}

function oneOf<T extends string>(choices: readonly T[], word: string | null, otherwise: T): T {
  return choices.find((choice) => choice === word) ?? otherwise;
}

export const settings = new Settings();
