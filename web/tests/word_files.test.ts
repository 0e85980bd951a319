/** Words as the pages load them: what Fluent itself says, in two halves that are everything together. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import { OF_AN_END, wordFiles } from "../bundling/words.js";
import { lang } from "../src/app/lang.svelte";
import NotFound from "../src/pages/NotFound.svelte";
import MissingStrip from "../src/ui/MissingStrip.svelte";
import { sayMessage } from "../src/words/catalogue";
import { LANGUAGES, LATER } from "../src/words/files";
import { say, type Element, type Messages, type Pattern, type Value } from "../src/words/pattern";
import { readMessages } from "../src/words/reading";

const SOURCES = import.meta.glob<string>("../../src/coverstory/locales/*/*.ftl", { query: "?raw", import: "default", eager: true });
const NUMBERS: readonly Value[] = [0, 1, 2, 5, 12345.5];
const USUAL: readonly Value[] = [...NUMBERS, "Ada & Bob"];
const SOME = 300; // sets of values for each message

const EVERY = Object.entries(SOURCES).map(([path, source]) => {
  const [lang = "", part = ""] = path.replace(".ftl", "").split("/").slice(-2);
  return { lang, part, source };
});

/** The variables of a pattern, with the keys that choose by them; also those of the messages in it. */
function valuesIn(pattern: Pattern | Element | undefined, messages: Messages, found = new Map<string, Set<Value>>()): Map<string, Set<Value>> {
  if (!Array.isArray(pattern)) return found;
  const [what, of] = pattern as readonly unknown[];
  if (what === 0) valuesIn(messages[of as string], messages, found);
  else if (typeof what === "string" && pattern.length === 1 && /^[a-z_]+$/.test(what)) add(found, what, []);
  else if (what === 2 && Array.isArray(of)) found.set(String(of[0]), new Set(NUMBERS)); // words are no numbers
  else for (const part of pattern as readonly Element[]) valuesIn(part, messages, found);
  if (what === 1 && Array.isArray(of) && typeof of[0] === "string") {
    add(found, of[0], pattern.slice(2).filter((key, at) => at % 2 === 0 && typeof key !== "object") as Value[]);
  }
  return found;
}

function add(found: Map<string, Set<Value>>, name: string, keys: readonly Value[]): void {
  found.set(name, new Set([...(found.get(name) ?? USUAL), ...keys]));
}

function* combinations(choices: readonly (readonly [string, readonly Value[]])[]): Generator<Record<string, Value>> {
  const [first, ...rest] = choices;
  if (!first) yield {};
  else for (const value of first[1]) for (const others of combinations(rest)) yield { [first[0]]: value, ...others };
}

test.each(EVERY)("$lang/$part is said as Fluent says it", ({ lang, source }) => {
  const theirs = new FluentBundle(lang, { useIsolating: false });
  theirs.addResource(new FluentResource(source));
  const ours = readMessages(source);
  for (const [name, pattern] of Object.entries(ours)) {
    const [id = "", attribute] = name.split(".");
    const message = theirs.getMessage(id);
    const read = attribute === undefined ? message?.value : message?.attributes[attribute];
    const choices = [...valuesIn(pattern, ours)].map(([variable, keys]) => [variable, [...keys]] as const);
    let some = 0;
    for (const values of combinations(choices)) {
      if ((some += 1) > SOME) break;
      const faults: string[] = [];
      const said = say(pattern, { lang, find: (other) => ours[other], values, faults });
      expect(said, `${name} ${JSON.stringify(values)}`).toBe(theirs.formatPattern(read ?? "", values, []));
      expect(faults).toEqual([]);
    }
  }
});

test("what is missing in a sentence is named, and the rest of it is said", () => {
  const messages = readMessages("greeting = Hello { $name }, { $count ->\n    [one] one\n   *[other] some\n }{ -term }\n");
  const faults: string[] = [];
  expect(say(messages["greeting"]!, { lang: "en", find: (name) => messages[name], values: {}, faults })).toBe("Hello {$name}, some{-term}");
  expect(faults).toEqual(["$name is unknown", "$count is unknown", "-term is unknown"]);
});

describe.each(LANGUAGES)("in %s", (lang) => {
  const files = wordFiles();
  const names = [...files.keys()].filter((name) => name.split(/[-_]/)[0] === lang && files.has(name + LATER));

  test("both halves are everything, and nothing is in both", () => {
    for (const name of names) {
      const [first, rest] = [files.get(name)!, files.get(name + LATER)!];
      for (const part of Object.keys(first)) {
        const both = [...Object.keys(first[part]!), ...Object.keys(rest[part + LATER]!)];
        const whole = readMessages(SOURCES[`../../src/coverstory/locales/${lang}/${part}.ftl`]!);
        expect(both.sort()).toEqual(Object.keys(whole).sort());
      }
    }
  });

  test("what is said first needs nothing that comes later", () => {
    for (const name of names) {
      for (const messages of Object.values(files.get(name)!)) {
        const referred = [...JSON.stringify(messages).matchAll(/\[0,"([^"]+)"\]/g)].map(([, other]) => other ?? "");
        expect(referred.filter((other) => !(other in messages))).toEqual([]);
      }
    }
  });

  test("every move can be told first, but for those that end a game", () => {
    for (const name of names.filter((one) => one.includes("-"))) {
      const later = Object.keys(files.get(name + LATER)![name.slice(lang.length + 1) + LATER]!);
      expect(later.filter((message) => /^(event|beat|task|item)-/.test(message) && !OF_AN_END.test(message))).toEqual([]);
    }
  });
});

describe("a sentence that is not here yet", () => {
  const answer = { pages: { home: "Heim", lost_title: "Verlaufen", lost_words: "Hier ist nichts." } };
  const usual = lang.now;
  afterEach(() => {
    vi.unstubAllGlobals();
    lang.now = usual;
  });

  test("is said when it has come; if it does not come, the page says so and tries again", async () => {
    const server = vi.fn(async () => new Response("", { status: 503 }));
    vi.stubGlobal("fetch", server);
    render(MissingStrip);
    expect(screen.queryByRole("alert")).toBeNull();
    expect(sayMessage("xx", "pages", "home")).toBe("");
    const again = await screen.findByRole("button", { name: "Try again" });
    server.mockImplementation(async () => new Response(JSON.stringify(answer)));
    again.click();
    await waitFor(() => expect(sayMessage("xx", "pages", "home")).toBe("Heim"));
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    expect(server).toHaveBeenCalledTimes(2);
  });

  test("appears where it was missing", async () => {
    vi.stubGlobal("fetch", async () => new Response(JSON.stringify(answer)));
    lang.now = "yy";
    render(NotFound);
    expect(await screen.findByRole("heading", { name: "Verlaufen" })).toBeTruthy();
  });
});
