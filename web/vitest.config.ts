import { mergeConfig } from "vite";
import { defineConfig } from "vitest/config";
import built from "./vite.config.ts";

// Tests draw boards into a page, so they take Svelte as a browser does.
export default mergeConfig(
  built,
  defineConfig({
    resolve: { conditions: ["browser"] },
    test: {
      environment: "jsdom",
      setupFiles: ["tests/setup.ts", "tests/all_words.ts"],
      include: ["tests/**/*.test.ts"],
      testTimeout: 60_000,
      slowTestThreshold: 10_000,
    },
  }),
);
