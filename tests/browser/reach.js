/** What of a table can be reached: everything that may be chosen, how much room the board has, and words that are cut. */
globalThis.reach = (() => {
  const all = (query, root = document) => [...root.querySelectorAll(query)];
  const LIT = "section.board [data-thing].lit, section.board .plain button[data-thing], .loose[data-thing].lit";
  const near = 1; // pixels of rounding

  const shown = (one) => one.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true });
  const SCROLLS = ".players, section.result"; // may be longer than what is seen of them

  /** The part of the screen in which something can be seen: boxes around it may hide what sticks out of them. */
  function windowOf(one) {
    let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
    for (let at = one.parentElement; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, display } = getComputedStyle(at);
      if ((overflowX === "visible" && overflowY === "visible") || display.startsWith("inline") || at.matches(SCROLLS)) continue;
      const box = at.getBoundingClientRect();
      [left, top, right, bottom] = [Math.max(left, box.left), Math.max(top, box.top), Math.min(right, box.right), Math.min(bottom, box.bottom)];
    }
    return { left, top, right, bottom };
  }

  function inside(one, box = one.getBoundingClientRect()) {
    const seen = windowOf(one);
    return box.left >= seen.left - near && box.top >= seen.top - near && box.right <= seen.right + near && box.bottom <= seen.bottom + near;
  }
  const size = (box) => `${Math.round(box.width)}×${Math.round(box.height)}`;

  /** Is there a point of it at which nothing lies on top, and is it so large? */
  function free(element, least) {
    const box = element.getBoundingClientRect();
    const spots = [0.5, 0.25, 0.75].flatMap((v) => [0.5, 0.25, 0.75].map((u) => [box.left + box.width * u, box.top + box.height * v]));
    return spots.some(([x, y]) => {
      const top = document.elementFromPoint(x, y);
      return top !== null && element.contains(top);
    }) && eyes.isLarge(element, box, least);
  }

  /** Things that may be chosen now and cannot be: outside, covered or too small wherever they are drawn. */
  function outOfReach(least) {
    const drawn = Map.groupBy(all(LIT), (one) => one.dataset.thing);
    const faults = [];
    for (const [thing, places] of drawn) {
      const boxes = places.map((one) => one.getBoundingClientRect());
      if (!places.some((one) => inside(one))) faults.push(`${thing} is outside: ${boxes.map((box) => `${Math.round(box.left)},${Math.round(box.top)} ${size(box)}`)}`);
      else if (!places.some((one) => inside(one) && free(one, 0))) faults.push(`${thing} is covered`);
      else if (!places.some((one) => inside(one) && free(one, least))) faults.push(`${thing} is small: ${boxes.map(size)}`);
    }
    for (const one of all("section.bar button").filter((one) => shown(one) && !one.closest(".hint, .list")))
      if (!inside(one)) faults.push(`button ${one.textContent.trim()} is outside`);
    return faults;
  }

  /** Where a drawing really is: its box less what is left empty to keep its proportions. */
  function drawnBox(svg) {
    const box = svg.getBoundingClientRect();
    const view = svg.viewBox?.baseVal;
    const matrix = svg.getScreenCTM();
    if (!view || !view.width || !matrix) return box;
    return new DOMRect(0, 0, Math.min(box.width, view.width * Math.abs(matrix.a)), Math.min(box.height, view.height * Math.abs(matrix.d)));
  }

  /** Shares of the screen: of the board's largest drawing, and of its parts together where it has a desk and a track. */
  function shares() {
    const screen = innerWidth * innerHeight;
    const share = (box) => (box.width * box.height) / screen;
    const desk = all("section.board .desk .view, section.board .desk .choice")[0];
    const track = all("section.board .track")[0];
    if (desk && track) {
      const own = share((desk.closest(".desk") ?? desk).getBoundingClientRect());
      return { board: own, both: own + share(track.getBoundingClientRect()) };
    }
    const board = Math.max(0, ...all("section.board svg").map((svg) => share(drawnBox(svg))));
    return { board, both: board };
  }

  /** May be longer than what is seen of it: a panel, a list, the line of players. */
  const scrolls = (one) => one.closest(".panels, .players, .said, .hint, .list, section.result") !== null;

  /** Lies wholly outside of a box that shows only what is inside it: as what has no room in a line. */
  function hidden(one, box) {
    for (let at = one; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.clipPath === "inset(50%)") return true; // for screen readers alone
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      const around = at.getBoundingClientRect();
      if (box.left >= around.right || box.right <= around.left || box.top >= around.bottom || box.bottom <= around.top) return true;
    }
    return false;
  }

  /** Words that are cut off, or that lie on other words. */
  function spoiled() {
    const words = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const parent = node.parentElement;
      if (!node.textContent.trim() || !parent || parent.closest(".for-readers, script, style, title, .skip, svg") || !shown(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if (hidden(parent, range.getBoundingClientRect())) continue;
      words.push({ parent, box: range.getBoundingClientRect(), text: node.textContent.trim().slice(0, 40), scrolls: scrolls(parent) });
    }
    const drawn = all("section.board svg text").filter(shown).map((parent) => ({ parent, box: parent.getBoundingClientRect(), text: parent.textContent.trim(), svg: true }));
    return [...cut(words), ...overlapping(words.filter((one) => !one.scrolls)), ...tiny(words), ...outside(drawn)];
  }

  function cut(words) {
    const page = all("section.result").length > 0; // the result comes first, and the page goes on below
    return words
      .filter(({ parent, box, scrolls }) => {
        const seen = windowOf(parent);
        const aside = box.left < seen.left - 2 || box.right > seen.right + 2;
        return !scrolls && (aside || (!page && (box.top < seen.top - 3 || box.bottom > seen.bottom + 3)));
      })
      .map(({ text }) => `“${text}” is cut`);
  }

  const tiny = (words) =>
    words.filter(({ parent }) => parseFloat(getComputedStyle(parent).fontSize) < 12 - 0.1).map(({ text }) => `“${text}” is smaller than 12 px`);

  const outside = (drawn) => drawn.filter(({ parent, box }) => {
    const svg = parent.closest("svg");
    const around = svg.getBoundingClientRect();
    const moved = parent.closest(".camera");
    return !moved && getComputedStyle(svg).overflow !== "visible" && (box.right > around.right + 2 || box.left < around.left - 2 || box.bottom > around.bottom + 4 || box.top < around.top - 4);
  }).map(({ text }) => `“${text}” is cut by its drawing`);

  function overlapping(words) {
    const faults = [];
    words.forEach((one, number) => {
      for (const other of words.slice(number + 1)) {
        if (one.parent.contains(other.parent) || other.parent.contains(one.parent)) continue;
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (wide > 3 && high > 0.4 * Math.min(one.box.height, other.box.height)) faults.push(`“${one.text}” and “${other.text}” overlap`);
      }
    });
    return faults;
  }

  const settled = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
  /** Waits until a board, or the end of a game, is there: the first one of each game is loaded first. */
  async function drawn(place) {
    await settled();
    for (let looks = 0; !all(`${place} > * *`).length; looks += 1) {
      if (looks > PATIENCE) throw new Error(`there is no ${place}: ${document.body.innerText}`);
      await settled();
    }
    await settled();
  }
  const PATIENCE = 2000; // frames
  const sortOf = (thing) => thing.split(":")[0];

  /** Looks, then takes one thing of each sort that is lit and looks again, so many times. */
  async function explore(least, deep) {
    await settled();
    const found = [...outOfReach(least)];
    if (deep > 0) {
      const sorts = new Map(all(LIT).map((one) => [sortOf(one.dataset.thing), one.dataset.thing]));
      for (const thing of sorts.values()) {
        const element = all(LIT).find((one) => one.dataset.thing === thing);
        if (!element) continue;
        element.dispatchEvent(new MouseEvent("click", { bubbles: true }));
        found.push(...(await explore(least, deep - 1)).map((fault) => `after ${thing}: ${fault}`));
        dispatchEvent(new KeyboardEvent("keydown", { key: deep === DEEPEST ? "Escape" : "Backspace" }));
        await settled();
      }
    }
    return [...new Set(found)];
  }
  const DEEPEST = 2;

  async function look(least) {
    const faults = await explore(least, DEEPEST);
    return { faults, words: [...new Set(spoiled())], ...shares(), asked: all(LIT).length, scrolls: document.documentElement.scrollHeight > innerHeight + 1 };
  }

  const litNow = () => [...new Set(all(LIT).map((one) => one.dataset.thing))];
  const pressed = () => all('[data-thing][aria-pressed="true"]').map((one) => one.dataset.thing);
  const tap = (thing) => all(LIT).find((one) => one.dataset.thing === thing)?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));

  /** One of each sort, and both ends of it. */
  function some(things) {
    const sorts = Map.groupBy(things, sortOf);
    return [...sorts.values()].flatMap((alike) => [...new Set([alike[0], alike.at(-1)])]);
  }

  /** Taps everything that is lit, and after some of it again everything that is lit then: what was refused, or not taken. */
  async function tapAll(deep, before = []) {
    const faults = [];
    const lit = litNow();
    const goOn = deep > 1 ? some(lit) : [];
    for (const thing of lit) {
      tap(thing);
      await settled();
      const way = [...before, thing].join(" then ");
      const refusal = document.querySelector(".refused");
      if (refusal) faults.push(`${way}: ${refusal.textContent.trim()}`);
      if (!pressed().includes(thing)) faults.push(`${way}: was not taken`);
      if (goOn.includes(thing)) faults.push(...(await tapAll(deep - 1, [...before, thing])));
      dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
      await settled();
      for (const again of before) {
        tap(again);
        await settled();
      }
    }
    return faults;
  }

  return { look, outOfReach, drawn, tapAll };
})();
