/** Dragging from one thing to another is the same as tapping both: a card onto a door, a pawn to a building. */

import type { Choosing } from "./choosing.svelte";

const FAR = 12; // pixels from which on it is no tap

interface Drag {
  readonly pointer: number;
  readonly thing: string;
  readonly x: number;
  readonly y: number;
  moved: boolean;
}

export function draggable(model: { readonly choosing: Choosing }): (board: HTMLElement) => () => void {
  return (board) => {
    let drag: Drag | null = null;

    function press(event: PointerEvent): void {
      const thing = thingAt(event.target);
      drag = thing && event.isPrimary && event.button === 0 ? { pointer: event.pointerId, thing, x: event.clientX, y: event.clientY, moved: false } : null;
    }

    /** What can be dropped on lights up as soon as something is carried. */
    function move(event: PointerEvent): void {
      if (!drag || drag.moved || drag.pointer !== event.pointerId || Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < FAR) return;
      drag.moved = true;
      if (!model.choosing.complete && model.choosing.isLit(drag.thing)) model.choosing.tap(drag.thing);
    }

    function drop(event: PointerEvent): void {
      if (!drag?.moved || drag.pointer !== event.pointerId) return;
      const { thing } = drag;
      drag = null;
      const target = thingAt(document.elementFromPoint(event.clientX, event.clientY));
      if (target && target !== thing && model.choosing.count(thing) > 0 && model.choosing.isLit(target)) model.choosing.tap(target);
      board.addEventListener("click", swallow, { capture: true, once: true }); // both ends may lie in one drawing
      setTimeout(() => board.removeEventListener("click", swallow, { capture: true }));
    }

    const listeners = { pointerdown: press, pointermove: move, pointerup: drop } as const;
    const each = Object.entries(listeners) as [keyof typeof listeners, (event: PointerEvent) => void][];
    for (const [kind, listener] of each) board.addEventListener(kind, listener);
    return () => {
      for (const [kind, listener] of each) board.removeEventListener(kind, listener);
    };
  };
}

function thingAt(target: EventTarget | null): string | null {
  return target instanceof Element ? (target.closest("[data-thing]")?.getAttribute("data-thing") ?? null) : null;
}

function swallow(event: Event): void {
  event.stopPropagation();
}
