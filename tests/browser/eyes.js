/** What a person sees on a page and could touch: the tests read it here, then point and press as a person does. */
globalThis.eyes = (() => {
  const all = (query) => [...document.querySelectorAll(query)];

  /** The folder of a deal has been read as soon as it is seen. Is there one, or is it on its way? */
  function putFolderAway() {
    all("dialog.folder button").forEach((button) => button.click());
    return all(".folder-place").length > 0;
  }

  /** What the page waits for: "ended", "passing" (the device goes to somebody else), "mine", or "others". */
  function stage() {
    if (putFolderAway()) return "others";
    if (all("section.pass").length) return "passing";
    if (all("section.result").length) return "ended";
    return all("section.bar .button.main").length ? "mine" : "others";
  }

  /** What is lit on the board; on the plain one, every offer. */
  const lit = () => all("section.board [data-thing].lit, section.board .plain button[data-thing], .loose[data-thing].lit");
  const ready = () => all("section.bar .button.main").find((button) => !button.disabled);
  /** What was chosen is on its way. */
  const busy = () => all('section.bar[aria-busy="true"]').length > 0;
  const begun = () => all('[data-thing][aria-pressed="true"]').length > 0;

  const picked = () => [...new Set(all('[data-thing][aria-pressed="true"]').map((one) => one.dataset.thing))].sort();

  /** Press on a thing, carry it, and let go over another, which need not be lit before. */
  function drag(thing, target) {
    const at = (name, element = all(`[data-thing="${name}"]`)[0]) => ({ element, ...bare(element) });
    const send = (kind, { x, y }, element) =>
      element.dispatchEvent(new PointerEvent(kind, { bubbles: true, isPrimary: true, pointerId: 1, button: 0, clientX: x, clientY: y }));
    const from = at(thing);
    send("pointerdown", from, from.element);
    send("pointermove", { x: from.x + 30, y: from.y + 30 }, from.element);
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {
      const to = at(target);
      send("pointerup", to, from.element);
      done();
    })));
  }

  /** What is lit and cannot be touched anywhere. */
  const covered = () => lit().filter((one) => !lit().some((other) => other.dataset.thing === one.dataset.thing && bare(other))).map((one) => one.dataset.thing);

  /** A point of an element at which nothing lies on top of it, or null. */
  function bare(element) {
    element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    for (const [x, y] of candidates(element)) {
      const top = document.elementFromPoint(x, y);
      if (top && element.contains(top)) return { x, y };
    }
    return null;
  }

  function candidates(element) {
    const box = element.getBoundingClientRect();
    const shares = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95];
    const inside = (rect, u, v) => [rect.left + rect.width * u, rect.top + rect.height * v];
    return [
      ...shares.flatMap((v) => shares.map((u) => inside(box, u, v))),
      ...[...element.querySelectorAll("*")].map((part) => inside(part.getBoundingClientRect(), 0.5, 0.5)),
    ];
  }

  /** The n-th of what is lit, counted round: its words, and where to touch it (null: only the list reaches it). */
  function aim(n) {
    const things = lit();
    if (!things.length) return null;
    const thing = things[n % things.length];
    return { label: thing.getAttribute("aria-label") ?? thing.textContent.trim(), thing: thing.dataset.thing, at: bare(thing) };
  }

  /** Where to touch a certain thing. */
  const whereIs = (name) => bare(lit().find((thing) => thing.dataset.thing === name));

  function look(n) {
    const button = ready();
    return { stage: stage(), begun: begun(), ready: button ? bare(button) : null, aim: button ? null : aim(n) };
  }

  /** Nothing on the board glides any more: whatever is to be touched stays where it is. */
  function isStill() {
    const moves = ({ playState, effect }) => playState === "running" && effect.getTiming().iterations !== Infinity;
    return all("section.board").every((board) => !board.getAnimations({ subtree: true }).some(moves));
  }

  /** Something is asked, or the game is over. */
  function asked() {
    const now = stage();
    return now !== "others" && (now !== "mine" || (!begun() && (lit().length > 0 || ready()))) ? now : false;
  }

  /** Waits until a question has an answer. Playwright's own way of waiting needs eval, which our pages forbid. */
  async function until(question, patience) {
    for (const begun = performance.now(); performance.now() - begun < patience; ) {
      const answer = question();
      if (answer) return answer;
      await new Promise((done) => setTimeout(done, 15));
    }
    throw new Error(`${question}: never. The page says: ${document.body.innerText}`);
  }

  /**
   * Large enough for a finger. Two boards have more columns than a phone has fingertips: the cards of Wyss are as the keys
   * of its keyboard, narrower and as much higher; the spaces of Danzer's desk get smaller before one of them is out of view.
   */
  function isLarge({ dataset: { thing = "" } }, { width, height }, least) {
    if (width >= least - 0.5 && height >= least - 0.5) return true;
    const dense = DENSE[thing.split(":")[0]];
    return dense !== undefined && Math.min(width, height) >= dense.side && width * height >= dense.area;
  }
  const DENSE = { cell: { side: 34, area: 44 * 44 }, space: { side: 28, area: 28 * 28 }, tile: { side: 28, area: 28 * 28 } };

  /** Things that can be touched and are smaller than a fingertip. */
  function small(least) {
    const touchable = all('a[href], button, summary, input, select, [role="button"].lit');
    return touchable
      .filter((one) => one.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }) && !inSentence(one) && !elsewhere(one, least))
      .map((one) => ({ one, words: words(one), box: reach(one) }))
      .filter(({ one, box }) => box.width > 1 && box.height > 1 && !isLarge(one, box, least))
      .map(({ words, box }) => `${words}: ${Math.round(box.width)}×${Math.round(box.height)}`);
  }

  /** The same thing can be touched elsewhere, or below as a button of the list. */
  const elsewhere = (one, least) =>
    "thing" in one.dataset &&
    all(`[data-thing="${one.dataset.thing}"]`).some((other) => other !== one && !(other.getBoundingClientRect().height < least));

  /** A tick is reached by its label, too. */
  function reach(one) {
    const label = one.matches("input") ? one.closest("label") : null;
    return (label ?? one).getBoundingClientRect();
  }

  /** WCAG 2.5.8 leaves out links within a sentence. */
  const inSentence = (one) => one.matches("a") && getComputedStyle(one).display === "inline";
  const words = (one) => (one.getAttribute("aria-label") ?? one.textContent ?? one.tagName).trim().slice(0, 60);

  /** What sticks out to the right of the screen; things inside a box that scrolls do not count. */
  function wide() {
    const edge = document.documentElement.clientWidth;
    return document.documentElement.scrollWidth > edge + 1
      ? all("body *").filter((one) => one.getBoundingClientRect().right > edge + 1).map((one) => one.outerHTML.slice(0, 90))
      : [];
  }

  return { stage, isStill, lit: () => lit().map((one) => one.dataset.thing), aim, look, asked, begun, busy, picked, drag, covered, until, whereIs, isLarge, small, wide };
})();
