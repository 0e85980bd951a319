/** The catalogues of sentences (docs/words.md): a file for each language and part, loaded when it is needed. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { readSource } from "./files";

export type Values = Readonly<Record<string, FluentVariable>>;

const bundles = new Map<string, FluentBundle>(); // by `language/part`

/** Read a part of the catalogue, unless that was done before. */
export async function loadPart(lang: string, part: string): Promise<void> {
  if (!bundles.has(`${lang}/${part}`)) addPart(lang, part, await readSource(lang, part));
}

export function addPart(lang: string, part: string, source: string): void {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  bundles.set(`${lang}/${part}`, bundle);
}

export function hasMessage(lang: string, part: string, message: string): boolean {
  return bundles.get(`${lang}/${part}`)?.hasMessage(message) ?? false;
}

/** A message of a part that has been loaded, or an attribute of one: `house.dative`. */
export function sayMessage(lang: string, part: string, message: string, values: Values = {}): string {
  const bundle = bundles.get(`${lang}/${part}`);
  if (!bundle) return complain(`${lang}/${part}.ftl is not loaded`, message);
  const [name = "", attribute] = message.split(".");
  const found = bundle.getMessage(name);
  const pattern = attribute === undefined ? found?.value : found?.attributes[attribute];
  if (pattern === null || pattern === undefined) return complain(`${lang}/${part}.ftl has no message ${message}`, message);
  const errors: Error[] = [];
  const said = bundle.formatPattern(pattern, values, errors);
  return errors.length > 0 ? complain(`${lang}/${part}.ftl, ${message}: ${errors.join("; ")}`, said) : said;
}

/** A game goes on without one of its sentences; tests find what is said on the console. */
function complain(why: string, said: string): string {
  console.error(why);
  return said;
}
