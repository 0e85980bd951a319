/** Rows of a list travel to their new places. Svelte's own `animate:` would weigh a kilobyte on every page. */

const LASTS = 400; // milliseconds

/** For the list; `order` is read so that this runs again when it changes. */
export function changingPlaces(order: () => unknown, still: () => boolean): (list: HTMLElement) => void {
  const before = new Map<Element, number>();
  return (list) => {
    void order();
    for (const row of list.children) {
      const top = (row as HTMLElement).offsetTop;
      const way = (before.get(row) ?? top) - top;
      before.set(row, top);
      if (way && !still()) row.animate?.([{ transform: `translateY(${way}px)` }, { transform: "none" }], { duration: LASTS, easing: "ease-out" });
    }
  };
}
