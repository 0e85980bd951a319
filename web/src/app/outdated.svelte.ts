/** Was Coverstory upgraded while this page was open? The server's front page then names another script. */

const EVERY = 5 * 60_000;

class Outdated {
  yes = $state(false);
  #looked = Date.now();

  /** Check when the tab becomes visible again or the connection was lost. */
  async look(soon = false): Promise<void> {
    if (this.yes || import.meta.env.DEV || (!soon && Date.now() - this.#looked < EVERY)) return;
    this.#looked = Date.now();
    const own = document.querySelector<HTMLScriptElement>("script[type=module][src]:not([async])")?.getAttribute("src");
    try {
      const page = await (await fetch("/", { cache: "no-store", headers: { accept: "text/html" } })).text();
      this.yes = own != null && /<script[^>]+type="module"/.test(page) && !page.includes(own);
    } catch {
      // unreachable: the connection shows that
    }
  }
}

export const outdated = new Outdated();

document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") void outdated.look();
});
