/** From Fluent's text to what the pages keep: done when they are built, or here for a game that its server brings. */

import { FluentResource } from "@fluent/bundle";
import { CHOICE, MESSAGE, NUMBER, type Element, type Messages, type Pattern, type Value } from "./pattern.ts";

type Read = NonNullable<FluentResource["body"][number]["value"]>;
type Expression = Exclude<Exclude<Read, string>[number], string>;

export function readMessages(source: string): Messages {
  const messages: Record<string, Pattern> = {};
  for (const { id, value, attributes } of new FluentResource(source).body) {
    if (value !== null) messages[id] = patternOf(value);
    for (const [name, pattern] of Object.entries(attributes)) messages[`${id}.${name}`] = patternOf(pattern);
  }
  return messages;
}

/** Texts that follow each other become one. */
function patternOf(read: Read): Pattern {
  if (typeof read === "string") return read;
  const elements: Element[] = [];
  for (const part of read) {
    const element = typeof part === "string" ? part : elementOf(part);
    const last = elements.at(-1);
    if (typeof element === "string" && typeof last === "string") elements.splice(-1, 1, last + element);
    else if (element !== "") elements.push(element);
  }
  const [first = ""] = elements;
  return elements.length < 2 && typeof first === "string" ? first : elements;
}

function elementOf(read: Expression): Element {
  switch (read.type) {
    case "str":
      return read.value;
    case "num":
      return read.precision > 0 ? [NUMBER, read.value, { minimumFractionDigits: read.precision }] : read.value;
    case "var":
      return [read.name];
    case "mesg":
    case "term":
      return [MESSAGE, (read.type === "term" ? "-" : "") + read.name + (read.attr ? `.${read.attr}` : "")];
    case "func":
      return numberOf(read);
    case "select":
      return choiceOf(read);
  }
}

/** The only function that there is: NUMBER. */
function numberOf({ args }: Extract<Expression, { type: "func" }>): Element {
  let of: Element = "";
  const form: Record<string, Value> = {};
  for (const arg of args) {
    if (arg.type === "narg") form[arg.name] = arg.value.value;
    else of = elementOf(arg);
  }
  return [NUMBER, of, form];
}

function choiceOf({ selector, variants, star }: Extract<Expression, { type: "select" }>): Element {
  const last = variants.length - 1;
  const named = variants.slice(0, star === last ? last : undefined); // a last one is chosen anyway
  const otherwise = patternOf(variants[star]?.value ?? "");
  return [CHOICE, elementOf(selector), ...named.flatMap(({ key, value }) => [key.value, patternOf(value)]), otherwise];
}
