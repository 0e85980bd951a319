/** Tests speak every language at once. */
import { addPart } from "../src/words/catalogue";
import { LATER } from "../src/words/files";
import { readMessages } from "../src/words/reading";

const FILES = import.meta.glob<string>("../../src/coverstory/locales/*/*.ftl", { query: "?raw", import: "default", eager: true });

for (const [path, source] of Object.entries(FILES)) {
  const [lang = "", name = ""] = path.split("/").slice(-2);
  const part = name.replace(".ftl", "");
  addPart(lang, part, readMessages(source));
  addPart(lang, part + LATER, {});
}
