/** Tests speak every language at once. */
import { addPart } from "../src/words/catalogue";

const FILES = import.meta.glob<string>("../../src/coverstory/locales/*/*.ftl", { query: "?raw", import: "default", eager: true });

for (const [path, source] of Object.entries(FILES)) {
  const [lang = "", name = ""] = path.split("/").slice(-2);
  addPart(lang, name.replace(".ftl", ""), source);
}
