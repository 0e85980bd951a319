import type { Plugin } from "vite";
import type { Messages } from "../src/words/pattern.ts";

export const OF_AN_END: RegExp;
export function words(): Plugin;
export function wordFiles(): ReadonlyMap<string, Readonly<Record<string, Messages>>>;
