/** What part of the endless desk is seen. Desk units: a tile is 100 wide, spaces are 106 apart. */

export const TILE = 100;
export const PITCH = 106;
const CLOSEST = 1.6; // pixels of the page for one unit
const FURTHEST = 0.16;
const TOUCHABLE = 0.445; // a tile of 44 pixels: fitting goes no further out than it must, so that a finger finds it

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The block of headquarters is always in the picture. */
export const BLOCK = [
  { row: 0, column: 0 },
  { row: 1, column: 2 },
] as const;

/** The spaces between these, ends included, as an area of the desk. */
export function boxOf(spaces: readonly { row: number; column: number }[]): Box {
  const rows = spaces.map((space) => space.row);
  const columns = spaces.map((space) => space.column);
  return {
    left: Math.min(...columns) * PITCH,
    top: Math.min(...rows) * PITCH,
    right: Math.max(...columns) * PITCH + TILE,
    bottom: Math.max(...rows) * PITCH + TILE,
  };
}

export class Camera {
  width = $state(640); // of the view, in pixels
  height = $state(400);
  zoom = $state(1);
  x = $state(0); // what lies in the middle of the view
  y = $state(0);
  following = $state(true); // nobody has moved it by hand: everything is kept in view
  held = $state(false); // a finger moves it: no easing

  readonly seen: Box = $derived({
    left: this.x - this.width / 2 / this.zoom,
    top: this.y - this.height / 2 / this.zoom,
    right: this.x + this.width / 2 / this.zoom,
    bottom: this.y + this.height / 2 / this.zoom,
  });
  readonly transform = $derived(
    `translate(${this.width / 2 - this.x * this.zoom}px, ${this.height / 2 - this.y * this.zoom}px) scale(${this.zoom})`,
  );

  /** Show all of the box; where that would be too small for fingers that are still to point, at least what is in focus. */
  fit(box: Box, focus: Box | null, pointing = true): void {
    const all = { left: box.left - 40, top: box.top - 36, right: box.right + 8, bottom: box.bottom + 10 };
    const least = pointing ? Math.min(TOUCHABLE, focus ? this.#zoomFor(withRim(focus)) : TOUCHABLE) : FURTHEST;
    this.zoom = Math.max(Math.min(this.#zoomFor(all), 1.25), least);
    const middle = focus ?? box;
    this.x = settle(all.left, all.right, this.width / this.zoom, (middle.left + middle.right) / 2);
    this.y = settle(all.top, all.bottom, this.height / this.zoom, (middle.top + middle.bottom) / 2);
    if (focus) this.#keepInView(withRim(focus));
    this.following = true;
  }

  #zoomFor(box: Box): number {
    return Math.min(this.width / (box.right - box.left), this.height / (box.bottom - box.top));
  }

  /** What may be chosen is never outside of the view, even if the ends of the desk would be. */
  #keepInView(box: Box): void {
    const [across, down] = [this.width / this.zoom / 2, this.height / this.zoom / 2];
    this.x = Math.min(Math.max(this.x, box.right - across), box.left + across);
    this.y = Math.min(Math.max(this.y, box.bottom - down), box.top + down);
  }

  /** Bring this area into view, moving as little as may be. */
  reveal(box: Box): void {
    const { left, top, right, bottom } = this.seen;
    const margin = 20;
    this.x += Math.max(0, box.right + margin - right) - Math.max(0, left - box.left + margin);
    this.y += Math.max(0, box.bottom + margin - bottom) - Math.max(0, top - box.top + margin);
  }

  isInView(box: Box): boolean {
    const { left, top, right, bottom } = this.seen;
    return box.left >= left && box.top >= top && box.right <= right && box.bottom <= bottom;
  }

  /** By pixels of the page. */
  pan(across: number, down: number): void {
    this.x -= across / this.zoom;
    this.y -= down / this.zoom;
    this.following = false;
  }

  /** Closer or further, while what lies at this pixel of the view stays there. */
  zoomAt(factor: number, atX = this.width / 2, atY = this.height / 2): void {
    const zoom = Math.min(CLOSEST, Math.max(FURTHEST, this.zoom * factor));
    this.x += (atX - this.width / 2) * (1 / this.zoom - 1 / zoom);
    this.y += (atY - this.height / 2) * (1 / this.zoom - 1 / zoom);
    this.zoom = zoom;
    this.following = false;
  }
}

/** The middle of a view of this length: of everything if there is room, otherwise as near the wish as the ends allow. */
function settle(from: number, to: number, room: number, wish: number): number {
  if (room >= to - from) return (from + to) / 2;
  return Math.min(to - room / 2, Math.max(from + room / 2, wish));
}

function withRim(box: Box): Box {
  const rim = 4;
  return { left: box.left - rim, top: box.top - rim, right: box.right + rim, bottom: box.bottom + rim };
}
