/** From a kind and its numbers to a sentence, by the declaration of a game: docs/words.md. */

import type { Derivation, NamedNumber, Declarations } from "../wire.gen";
import { sayMessage } from "./catalogue";
import type { Value } from "./pattern";

export type Section = "event" | "beat" | "action" | "task" | "belief" | "hint";

export interface Statement {
  readonly kind: string;
  readonly numbers: readonly number[];
}

/** Who is called what: `names[seat]`, and the seat of the reader may be called “you”. */
export interface Called {
  readonly names?: readonly string[];
  readonly reader?: number;
  readonly more?: Readonly<Variables>; // variables that are no numbers of the statement
}

type Variables = Record<string, Value>;
export const NO_READER = -1; // whoever reads has no seat: every seat is called by its name
const NOT_MEANT = "none"; // what is said is not about the reader

/** An action by its parts: words after the kind belong to it. */
export function actionSaid(parts: readonly (string | number)[]): Statement {
  return {
    kind: parts.filter((part) => typeof part === "string").join("_"),
    numbers: parts.filter((part) => typeof part === "number"),
  };
}

/** The sentence. */
export function sayStatement(lang: string, sayings: Declarations, section: Section, said: Statement, called: Called = {}): string {
  const declared = sayings[`${section}s`][said.kind] ?? [];
  const values = { ...variablesOf(lang, sayings, declared, said.numbers, called), ...called.more };
  return sayMessage(lang, sayings.part, `${section}-${said.kind}`, values);
}

function variablesOf(
  lang: string,
  sayings: Declarations,
  declared: readonly NamedNumber[],
  numbers: readonly number[],
  { names = [], reader = NO_READER }: Called,
): Variables {
  const values: Variables = { self: NOT_MEANT }; // or the name of the variable that means the reader's seat
  const sent: Record<string, number> = {};
  let at = 0;
  for (const named of declared) {
    const number = numbers[at];
    if (named.what === "list" || named.what === "places") {
      const groups = groupsOf(named, numbers.slice(at));
      const items = groups.map((group) => sayItem(lang, sayings.part, named, group, { names, reader }));
      values[named.name] = joined(lang, items, named.join);
      values[`${named.name}_count`] = items.length;
      if (groups.some((group) => means(reader, named, group))) values.self = named.name;
      at = numbers.length;
    } else if (number === undefined) {
      if (named.optional) values[named.name] = "none";
    } else {
      sent[named.name] = number;
      values[named.name] = named.what === "seat" ? (names[number] ?? number) : number;
      if (named.what === "seat" && number === reader && values.self === NOT_MEANT) values.self = named.name;
      at += 1;
    }
  }
  for (const [name, derived] of Object.entries(sayings.derived)) {
    if (Object.keys(derived.of).every((part) => part in sent)) values[name] = derive(derived, sent);
  }
  return values;
}

function derive({ of, divide, modulo, plus, sign }: Derivation, sent: Readonly<Record<string, number>>): number {
  let total = 0;
  for (const [name, factor] of Object.entries(of)) total += (sent[name] ?? 0) * factor;
  total = Math.floor(total / divide);
  if (modulo) total = ((total % modulo) + modulo) % modulo;
  total += plus;
  return sign ? Math.sign(total) : total;
}

function groupsOf(named: NamedNumber, rest: readonly number[]): readonly (readonly number[])[] {
  if (named.what === "places") return rest.flatMap((number, place) => (number ? [[place, number]] : []));
  const size = Math.max(1, named.items.length);
  return Array.from({ length: Math.ceil(rest.length / size) }, (_, group) => rest.slice(group * size, (group + 1) * size));
}

function sayItem(lang: string, part: string, named: NamedNumber, group: readonly number[], { names = [], reader = NO_READER }: Called): string {
  if (named.items.length === 0) return String(group[0]);
  const values = named.items.map((item, place) => [item, valueOf(item, group[place] ?? 0, names)] as const);
  const self = means(reader, named, group) ? "seat" : NOT_MEANT;
  return sayMessage(lang, part, `item-${named.name}`, { ...Object.fromEntries(values), self });
}

/** Whether an item is about the reader's seat. */
function means(reader: number, { items }: NamedNumber, group: readonly number[]): boolean {
  return reader !== NO_READER && items.some((item, place) => item === "seat" && group[place] === reader);
}

function valueOf(item: string, number: number, names: readonly string[]): Value {
  return item === "seat" ? (names[number] ?? number) : number;
}

/** “a, b and c”, or “a; b; c” */
export function joined(lang: string, items: readonly string[], how: NamedNumber["join"] | "semicolon"): string {
  let said = items[0] ?? "";
  for (const [place, item] of items.entries()) {
    const message = place === items.length - 1 || how === "semicolon" ? `join-${how}` : "join-comma";
    if (place > 0) said = sayMessage(lang, "table", message, { before: said, item });
  }
  return said;
}

/** “name: text”: languages differ in the space before the colon */
export function labelled(lang: string, label: string, text: string): string {
  return sayMessage(lang, "table", "join-colon", { before: label, item: text });
}
