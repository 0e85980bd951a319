/** A piece glides from where it lay before the picture changed, in whatever drawing that was, and turns if its side changed. */

const TURN = 1.8; // times as long, so that both sides are seen

interface Place {
  readonly rect: DOMRect;
  readonly side: string;
}

let seen = new Map<string, Place>();

/** Call before the page changes: where every piece is now. */
export function rememberPlaces(root: Element): void {
  seen = new Map();
  for (const element of root.querySelectorAll<SVGGElement>("[data-piece]")) {
    const { piece = "", side = "" } = element.dataset;
    if (!seen.has(piece)) seen.set(piece, { rect: element.getBoundingClientRect(), side }); // a planned place comes before the hand
  }
}

/** For the group that is the piece; its centre is the origin of its transform. */
export function glide(element: SVGGElement): void {
  const { piece = "", side = "" } = element.dataset;
  const from = seen.get(piece);
  seen.delete(piece);
  if (from) travel(element, from.rect, from.side !== side);
}

function travel(element: SVGGElement, from: DOMRect, turns: boolean): void {
  const to = element.getBoundingClientRect();
  const matrix = (element.parentNode as Partial<SVGGraphicsElement> | null)?.getScreenCTM?.();
  const duration = slowly();
  if (!element.animate || !matrix || !duration || !to.width || !from.width) return;
  const x = (from.x + from.width / 2 - to.x - to.width / 2) / matrix.a;
  const y = (from.y + from.height / 2 - to.y - to.height / 2) / matrix.d;
  const way = [{ transform: `translate(${x}px, ${y}px) scale(${from.width / to.width})` }, { transform: "none" }];
  if (turns) way.splice(1, 0, { transform: `translate(${x / 2}px, ${y / 2}px) scaleX(0)` });
  element.animate(way, { duration: turns ? duration * TURN : duration, easing: "ease-out" });
}

/** Milliseconds for whatever moves slowly; none where motion is off. */
function slowly(): number {
  const slow = getComputedStyle(document.documentElement).getPropertyValue("--slow").trim();
  return Number.parseFloat(slow) * (slow.endsWith("ms") ? 1 : 1000) || 0;
}
