/**
 * Svelte without what it would need to take over a page that a server has drawn: ours are drawn here, from nothing.
 *
 * Its module of that purpose is replaced by one that says so, and so is the one of its modes: we use none of the old
 * ones, and no elements of our own. The bundler then leaves out whatever hangs on them. In components the calls themselves go, too: there is one for
 * nearly every element.
 */

import type { Plugin } from "vite";

const REPLACED: Readonly<Record<string, string>> = {
  "/svelte/src/internal/client/dom/hydration.js": `
    export const hydrating = false;
    export const hydrate_node = null;
    ${["set_hydrating", "set_hydrate_node", "hydrate_next", "reset", "hydrate_template", "next", "skip_nodes", "read_hydration_instruction"].map(nothing).join("\n")}`,
  "/svelte/src/internal/flags/index.js": `
    export const async_mode_flag = false;
    export const legacy_mode_flag = false;
    export const tracing_mode_flag = false;`,
  "/svelte/src/internal/client/dom/elements/custom-element.js": nothing("create_custom_element"),
};

const CALLS = /^\s*\$\.(reset|next)\(\w*\);$/gm; // in what Svelte makes of a component

export function neverHydrated(): Plugin {
  return {
    name: "never-hydrated",
    apply: "build",
    enforce: "pre",
    load: (id) => Object.entries(REPLACED).find(([path]) => id.endsWith(path))?.[1] ?? null,
    transform: {
      order: "post",
      handler: (code, id) => (id.endsWith(".svelte") ? { code: code.replace(CALLS, ""), map: null } : null),
    },
  };
}

function nothing(name: string): string {
  return `/* @__NO_SIDE_EFFECTS__ */ export function ${name}() {}`;
}
