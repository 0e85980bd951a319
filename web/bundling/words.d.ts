import type { Plugin } from "vite";
import type { Messages } from "../src/words/pattern.ts";

export function words(): Plugin;
export function wordFiles(): ReadonlyMap<string, Readonly<Record<string, Messages>>>;
