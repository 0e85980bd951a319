import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// Built into the package, from where the server serves it; the server allows no inline script or style.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/coverstory/server/pages",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8460", ws: true } } },
});
