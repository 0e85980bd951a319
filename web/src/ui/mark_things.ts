/** Marks things that can be picked, wherever they are drawn: no board has to know of it. */
export function markThings(things: readonly string[]): () => void {
  const marks = new CSSStyleSheet();
  const named = things.map((thing) => `[data-thing="${CSS.escape(thing)}"]`).join(", ");
  if (named) marks.insertRule(`:is(${named}) { outline: 4px solid var(--stamp) !important; outline-offset: 2px; animation: beckon calc(4 * var(--slow)) infinite; }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, marks];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== marks);
  };
}
