/** Kinds and numbers become the sentences that Python makes of them: both read tests/words/cases.json. */
import { expect, test } from "vitest";
import cases from "../../tests/words/cases.json";
import { LANGUAGES } from "../src/words/files";
import type { Declarations } from "../src/wire.gen";
import { actionSaid, NO_READER, sayStatement, type Section } from "../src/words/sayings";

interface Case {
  readonly part: string;
  readonly section: Section;
  readonly kind: string;
  readonly numbers: readonly number[];
  readonly names: readonly string[];
  readonly reader?: number;
  readonly game?: string; // of the action that a hint is about
  readonly action?: readonly (string | number)[];
}
const CASES = cases as readonly (Case & Readonly<Record<string, unknown>>)[]; // and the sentence in each language
const SAYINGS = import.meta.glob<Declarations>("../src/words/sayings/*.json", { import: "default", eager: true });
const sayingsOf = (part: string): Declarations => SAYINGS[`../src/words/sayings/${part}.json`]!;

test("there are cases of everything that is declared", () => {
  const said = new Set(CASES.map(({ part, section, kind }) => `${part} ${section} ${kind}`));
  for (const sayings of Object.values(SAYINGS)) {
    for (const section of ["event", "action", "task", "belief", "hint"] as const) {
      const kinds = Object.keys(sayings[`${section}s`]);
      expect(kinds.filter((kind) => !said.has(`${sayings.part} ${section} ${kind}`))).toEqual([]);
    }
  }
});

test.each(LANGUAGES)("every case is said in %s as Python says it", (lang) => {
  for (const { part, section, game, action, names, reader = NO_READER, ...said } of CASES) {
    const more = game && action ? { action: sayStatement(lang, sayingsOf(game), "action", actionSaid(action)) } : {};
    expect(sayStatement(lang, sayingsOf(part), section, said, { names, reader, more }), `${part} ${section}-${said.kind}`).toBe(said[lang]);
  }
});
