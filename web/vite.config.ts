import { svelte } from "@sveltejs/vite-plugin-svelte";
import { marked } from "marked";
import { defineConfig, type Plugin } from "vite";
import { GROUPS } from "./bundling/chunks.ts";
import { neverHydrated } from "./bundling/never_hydrated.ts";
import { words } from "./bundling/words.js";

/** Our rules texts as HTML: `import html from "…/agent_hunter.en.md"`; every rule can be linked by its number. */
function rulesTexts(): Plugin {
  return {
    name: "rules-texts",
    transform(source, id) {
      if (!id.endsWith(".md")) return null;
      const html = (marked.parse(source, { async: false }) as string).replace(
        /<(p|li)><strong>([A-Z]\d+)<\/strong>/g,
        '<$1 id="$2"><a class="rule" href="#$2">$2</a>',
      );
      return { code: `export default ${JSON.stringify(html)};`, map: null };
    },
  };
}

/** Only the title of a game, in its language: `import title from "…/en/agent_hunter.ftl?title"`. Every page carries them. */
function gameTitles(): Plugin {
  return {
    name: "game-titles",
    transform(source, id) {
      if (!id.endsWith(".ftl?title")) return null;
      return { code: `export default ${JSON.stringify(/^title = (.+)$/m.exec(source)?.[1] ?? "")};`, map: null };
    },
  };
}

/** What asks for the page's language is not to wait for the page: it is a script of its own. */
function languageFirst(): Plugin {
  return {
    name: "language-first",
    transformIndexHtml: {
      order: "post",
      handler(_, { bundle }) {
        const first = Object.values(bundle ?? {}).find((chunk) => chunk.type === "chunk" && chunk.isEntry && chunk.name === "first");
        if (!first) return [];
        return [{ tag: "script", attrs: { type: "module", async: true, crossorigin: true, src: `/${first.fileName}` }, injectTo: "head" }];
      },
    },
  };
}

// Built into the package, from where the server serves it; the server allows no inline script or style.
export default defineConfig({
  plugins: [rulesTexts(), gameTitles(), words(), neverHydrated(), languageFirst(), svelte()],
  build: {
    outDir: "../src/coverstory/server/pages",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: {
      input: { index: "index.html", first: "src/words/first.ts" },
      output: { entryFileNames: "assets/[name]-[hash:7].js", assetFileNames: "assets/[name]-[hash:7][extname]", chunkFileNames: "assets/[name]-[hash:7].js", codeSplitting: { groups: GROUPS } },
      checks: { bundlerTimings: false }, // a busy machine is no news
    },
  },
  // `python3 dev.py watch` starts a server there.
  server: { proxy: { "/api": { target: "http://127.0.0.1:8707", ws: true } }, fs: { allow: [".."] } },
});
