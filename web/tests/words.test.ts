/** What only the pages say is complete in every language, and nothing is there that no page says. */
import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../src/words/files";

const FILES = import.meta.glob<string>("../../src/coverstory/locales/*/*.ftl", { query: "?raw", import: "default", eager: true });
const SOURCES = import.meta.glob<string>("../src/**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });
const LESSONS = import.meta.glob<readonly unknown[]>("../src/boards/*/lessons/positions.json", { import: "default", eager: true });
const BOARDS = Object.keys(LESSONS).map((path) => path.split("/")[3] ?? "");

type Messages = ReadonlyMap<string, FluentResource["body"][number]>;

function messagesIn(lang: string, part: string): Messages {
  const { body } = new FluentResource(FILES[`../../src/coverstory/locales/${lang}/${part}.ftl`] ?? "");
  return new Map(body.map((message) => [message.id, message]));
}

/** The variables of a message, also those of the messages that it refers to. */
function variablesOf(name: string, messages: Messages): readonly string[] {
  const { variables, references } = contentsOf(messages.get(name));
  return [...new Set([...variables, ...references.flatMap((other) => variablesOf(other, messages))])].sort();
}

function contentsOf(message: unknown): { variables: string[]; references: string[] } {
  const variables: string[] = [];
  const references: string[] = [];
  JSON.stringify(message, (_, value: { type?: string; name?: string } | null) => {
    if (value?.type === "var") variables.push(value.name ?? "");
    if (value?.type === "mesg") references.push(value.name ?? "");
    return value;
  });
  return { variables, references };
}

function codeOf(folder: (path: string) => boolean): string {
  return Object.entries(SOURCES)
    .filter(([path]) => folder(path))
    .map(([, text]) => text)
    .join("\n");
}

/** Texts in quotes that are the first argument of a call, or one of those that it chooses from. */
function askedFor(code: string, call: RegExp): readonly string[] {
  const chosen = [...code.matchAll(call)].map(([, argument]) => argument?.replace(/[!=]== "\w+"/g, "") ?? "");
  return chosen.flatMap((argument) => [...argument.matchAll(/"(\w+)"/g)].map(([, name]) => name ?? ""));
}

function isNamed(message: string, code: string): boolean {
  const starts = [...code.matchAll(/`(\w+_)\$\{/g)].map(([, start]) => start ?? "-");
  return code.includes(`"${message}"`) || starts.some((start) => message.startsWith(start));
}

test("no message is left out as malformed", () => {
  for (const [path, source] of Object.entries(FILES)) {
    const begun = [...source.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map(([, name]) => name);
    expect(new FluentResource(source).body.map((message) => message.id), path).toEqual(begun);
  }
});

describe.each(LANGUAGES)("in %s", (lang) => {
  test.each(["pages", ...BOARDS, ...BOARDS.map((game) => `${game}_lessons`)])("%s says the same, with the same variables", (part) => {
    const signatures = (messages: Messages) =>
      [...messages.keys()]
        .filter((name) => !BOARDS.includes(part) || name.startsWith("web-")) // tests in Python compare the others
        .map((name) => `${name}(${variablesOf(name, messages).join(", ")})`)
        .sort();
    expect(signatures(messagesIn(lang, part))).toEqual(signatures(messagesIn("en", part)));
  });

  test.each(BOARDS)("every step of %s's guided game has its words", (game) => {
    const steps = LESSONS[`../src/boards/${game}/lessons/positions.json`] ?? [];
    expect([...messagesIn(lang, `${game}_lessons`).keys()]).toEqual(steps.map((_, step) => `step-${step + 1}`));
  });
});

describe("the pages", () => {
  const code = codeOf((path) => BOARDS.every((game) => !path.includes(`/boards/${game}/`) || path.endsWith("Sketch.svelte")));
  const messages = messagesIn("en", "pages");

  test("say every message", () => {
    expect([...messages.keys()].filter((name) => !isNamed(name, code))).toEqual([]);
  });

  test("ask for none that is not there", () => {
    expect(askedFor(code, /\bt\(([^{)]*)/g).filter((name) => !messages.has(name))).toEqual([]);
  });
});

describe.each(BOARDS)("the board of %s", (game) => {
  const code = codeOf((path) => path.includes(`/boards/${game}/`));
  const messages = messagesIn("en", game);
  const own = [...messages.keys()].filter((name) => name.startsWith("web-"));

  test("says every message", () => {
    const referred = new Set(own.flatMap((name) => contentsOf(messages.get(name)).references));
    const unused = own.filter((name) => !referred.has(name) && !isNamed(name.slice("web-".length), code));
    expect(unused).toEqual([]);
  });

  test("asks for none that is not there", () => {
    const asked = askedFor(code, /\bsay\(lang, ([^{)]*)/g);
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.filter((name) => !messages.has(`web-${name}`))).toEqual([]);
  });
});
