/** English and German are complete, fill in the same blanks, and nothing is there that nobody says. */
import { expect, test } from "vitest";
import { de } from "../src/texts/de";
import { en, type TextKey } from "../src/texts/en";

const SOURCES = import.meta.glob<string>("../src/**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });
const CODE = Object.entries(SOURCES)
  .filter(([name]) => !name.includes("/texts/") && !name.includes("/boards/"))
  .map(([, text]) => text)
  .join("\n");
const KEYS = Object.keys(en) as TextKey[];
const blanks = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "").sort();

test("both languages have the same texts", () => {
  expect(Object.keys(de).sort()).toEqual([...KEYS].sort());
});

test.each(KEYS)("%s is said in both languages with the same blanks", (key) => {
  expect(en[key].trim()).not.toBe("");
  expect(de[key].trim()).not.toBe("");
  expect(blanks(de[key])).toEqual(blanks(en[key]));
});

test("every text is used somewhere", () => {
  const said = new Set([...CODE.matchAll(/\bt\("(\w+)"/g)].map(([, key]) => key));
  const begun = [...CODE.matchAll(/\bt\(`(\w+_)\$\{/g)].map(([, start]) => start ?? "-");
  const unused = KEYS.filter((key) => !said.has(key) && !begun.some((start) => key.startsWith(start)));
  expect(unused).toEqual([]);
});

test("every text that is asked for is there", () => {
  const asked = [...CODE.matchAll(/\bt\("(\w+)"/g)].map(([, key]) => key ?? "");
  expect(asked.filter((key) => !(key in en))).toEqual([]);
});
