/** Sentences as the pages keep them: Fluent's messages in few letters, and how they are said. */

export type Value = string | number;
export type Values = Readonly<Record<string, Value>>;
type Form = Intl.NumberFormatOptions;

/** By name; the attribute `capital` of the message `house` is called `house.capital`. */
export type Messages = Readonly<Record<string, Pattern>>;
export type Pattern = string | readonly Element[];

export const MESSAGE = 0;
export const CHOICE = 1;
export const NUMBER = 2;

/** A text, a number, a variable, another message, one of several patterns (the last one otherwise), a number's form. */
export type Element =
  | Value
  | readonly [variable: string]
  | readonly [typeof MESSAGE, name: string]
  | readonly [typeof CHOICE, of: Element, ...keysAndPatterns: (Value | Pattern)[]]
  | readonly [typeof NUMBER, of: Element, form: Form];

export interface Speech {
  readonly lang: string;
  readonly find: (message: string) => Pattern | undefined;
  readonly values: Values;
  readonly faults: string[]; // what was missing
}

export function say(pattern: Pattern, speech: Speech): string {
  if (typeof pattern === "string") return pattern;
  return pattern.map((element) => (typeof element === "string" ? element : written(element, speech))).join("");
}

function written(element: Element, speech: Speech): string {
  const value = valueOf(element, speech);
  return typeof value === "number" ? formatOf(Intl.NumberFormat, speech.lang, formOf(element)).format(value) : value;
}

function valueOf(element: Element, speech: Speech): Value {
  if (typeof element !== "object") return element;
  const [what, of] = element;
  if (what === CHOICE) return say(chosen(element, speech), speech);
  if (what === NUMBER) return valueOf(of as Element, speech);
  const found = what === MESSAGE ? speech.find(of as string) : speech.values[what];
  if (found !== undefined) return what === MESSAGE ? say(found as Pattern, speech) : (found as Value);
  const name = what === MESSAGE ? (of as string) : `$${what}`;
  speech.faults.push(`${name} is unknown`);
  return `{${name}}`;
}

/** The first variant whose key is the value, or the number's category in this language. */
function chosen([, of, ...variants]: readonly unknown[], speech: Speech): Pattern {
  const value = valueOf(of as Element, speech);
  const category = typeof value === "number" ? formatOf(Intl.PluralRules, speech.lang, formOf(of as Element)).select(value) : value;
  const otherwise = variants.length - 1;
  for (let at = 0; at < otherwise; at += 2) {
    if (variants[at] === value || variants[at] === category) return variants[at + 1] as Pattern;
  }
  return variants[otherwise] as Pattern;
}

function formOf(element: Element): Form | undefined {
  return typeof element === "object" && element[0] === NUMBER ? element[2] : undefined;
}

const formats = new Map<unknown, Map<string, unknown>>(); // making one takes long

function formatOf<T>(Kind: new (lang: string, form?: Form) => T, lang: string, form?: Form): T {
  const known = formats.get(Kind) ?? new Map<string, unknown>();
  const name = lang + JSON.stringify(form);
  const format = known.get(name) ?? new Kind(lang, form);
  formats.set(Kind, known.set(name, format));
  return format as T;
}
