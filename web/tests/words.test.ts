/** The catalogue is complete in every language, and nothing is there that no page says. */
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

const SOURCES = import.meta.glob<string>("../src/**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });
const FILES = import.meta.glob<string>("../../src/coverstory/locales/*/*.ftl", { query: "?raw", import: "default", eager: true });
const CODE = Object.entries(SOURCES)
  .filter(([name]) => !name.includes("/boards/"))
  .map(([, text]) => text)
  .join("\n");

/** Each message of a file with the variables that it takes. */
function messagesIn(lang: string, part: string): Map<string, readonly string[]> {
  const { body } = new FluentResource(FILES[`../../src/coverstory/locales/${lang}/${part}.ftl`] ?? "");
  return new Map(body.map((message) => [message.id, variablesIn(message.value)]));
}

function variablesIn(part: unknown): readonly string[] {
  const found = new Set<string>();
  JSON.stringify(part, (_, value: unknown) => {
    if (isVariable(value)) found.add(value.name);
    return value;
  });
  return [...found].sort();
}

function isVariable(value: unknown): value is { readonly name: string } {
  return typeof value === "object" && value !== null && "type" in value && value.type === "var";
}

const ENGLISH = messagesIn("en", "pages");
const OTHERS = Object.keys(FILES).flatMap((path) => (path.endsWith("/pages.ftl") ? [path.split("/").at(-2) ?? ""] : []));

test.each(OTHERS)("the pages say the same in %s, with the same variables", (lang) => {
  expect([...messagesIn(lang, "pages")].sort()).toEqual([...ENGLISH].sort());
});

test("no line of a file is left out as malformed", () => {
  for (const [path, source] of Object.entries(FILES)) {
    const begun = [...source.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map(([, name]) => name);
    expect(new FluentResource(source).body.map((message) => message.id), path).toEqual(begun);
  }
});

test("every message of the pages is said somewhere", () => {
  const said = new Set([...CODE.matchAll(/\bt\("(\w+)"/g)].map(([, message]) => message));
  const begun = [...CODE.matchAll(/\bt\(`(\w+_)\$\{/g)].map(([, start]) => start ?? "-");
  const unused = [...ENGLISH.keys()].filter((message) => !said.has(message) && !begun.some((start) => message.startsWith(start)));
  expect(unused).toEqual([]);
});

test("every message that a page says is there", () => {
  const asked = [...CODE.matchAll(/\bt\("(\w+)"/g)].map(([, message]) => message ?? "");
  expect(asked.filter((message) => !ENGLISH.has(message))).toEqual([]);
});
