import { svelte } from "@sveltejs/vite-plugin-svelte";
import { marked } from "marked";
import { defineConfig, type Plugin } from "vite";

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

// Built into the package, from where the server serves it; the server allows no inline script or style.
export default defineConfig({
  plugins: [rulesTexts(), svelte()],
  build: {
    outDir: "../src/coverstory/server/pages",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: { checks: { bundlerTimings: false } }, // a busy machine is no news
  },
  // `python3 dev.py watch` starts a server there.
  server: { proxy: { "/api": { target: "http://127.0.0.1:8707", ws: true } }, fs: { allow: [".."] } },
});
