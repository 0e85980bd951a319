/** One finger pans, two pinch, the wheel zooms, keys do both. A tap stays a tap. */

import type { Camera } from "./camera.svelte";

const SLACK = 8; // pixels that a finger may tremble in a tap
const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [60, 0],
  ArrowRight: [-60, 0],
  ArrowUp: [0, 60],
  ArrowDown: [0, -60],
};

export function gestures(camera: Camera, fit: () => void): (view: HTMLElement) => () => void {
  return (view) => {
    const fingers = new Map<number, { x: number; y: number }>();
    let travelled = 0;

    function down(event: PointerEvent): void {
      if (!(event.target as Element).closest(".view")) return;
      if (fingers.size === 0) travelled = 0;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    }

    function move(event: PointerEvent): void {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const across = event.clientX - before.x;
      const along = event.clientY - before.y;
      travelled += Math.hypot(across, along);
      if (travelled < SLACK) return;
      if (!camera.held) view.setPointerCapture?.(event.pointerId);
      camera.held = true;
      if (fingers.size === 2) pinch(event, before);
      else camera.pan(across, along);
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    }

    function pinch(event: PointerEvent, before: { x: number; y: number }): void {
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (!other) return;
      const old = Math.hypot(before.x - other.x, before.y - other.y);
      const now = Math.hypot(event.clientX - other.x, event.clientY - other.y);
      const frame = view.getBoundingClientRect();
      camera.pan((event.clientX - before.x) / 2, (event.clientY - before.y) / 2);
      camera.zoomAt(now / Math.max(old, 1), (event.clientX + other.x) / 2 - frame.x, (event.clientY + other.y) / 2 - frame.y);
    }

    function up(event: PointerEvent): void {
      fingers.delete(event.pointerId);
      if (fingers.size === 0) camera.held = false;
    }

    function click(event: MouseEvent): void {
      if (travelled >= SLACK) event.stopPropagation(); // the end of a pan chooses nothing
      travelled = 0;
    }

    function wheel(event: WheelEvent): void {
      event.preventDefault();
      const frame = view.getBoundingClientRect();
      camera.zoomAt(Math.exp(-event.deltaY / 400), event.clientX - frame.x, event.clientY - frame.y);
    }

    function key(event: KeyboardEvent): void {
      const [across, along] = KEYS[event.key] ?? [0, 0];
      if (across || along) camera.pan(across, along);
      else if (event.key === "+" || event.key === "=") camera.zoomAt(1.25);
      else if (event.key === "-") camera.zoomAt(0.8);
      else if (event.key === "0") fit();
      else return;
      event.preventDefault();
    }

    view.addEventListener("pointerdown", down);
    view.addEventListener("pointermove", move);
    view.addEventListener("pointerup", up);
    view.addEventListener("pointercancel", up);
    view.addEventListener("click", click, true);
    view.addEventListener("wheel", wheel, { passive: false });
    view.addEventListener("keydown", key);
    return () => {
      view.removeEventListener("pointerdown", down);
      view.removeEventListener("pointermove", move);
      view.removeEventListener("pointerup", up);
      view.removeEventListener("pointercancel", up);
      view.removeEventListener("click", click, true);
      view.removeEventListener("wheel", wheel);
      view.removeEventListener("keydown", key);
    };
  };
}
