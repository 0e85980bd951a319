/** How desk, supply and track share a room. The supply lies on the desk: the view of the tiles ends before it. */

export interface Arrangement {
  readonly shape: "wide" | "low" | "tall";
  readonly track: number; // pixels: its width beside the desk, or its height below
  readonly supply: number; // pixels of the desk that it covers: at the lower edge, or where the room is low at the right one
  readonly wheel: boolean; // below the track
}

const LOW = 400; // pixels of height

export function arrange(width: number, height: number): Arrangement {
  if (width <= height) return { shape: "tall", track: Math.min(0.32 * height, 0.7 * width), supply: between(96, 0.16 * height, 150), wheel: false };
  if (height < LOW) return { shape: "low", track: 0.36 * width, supply: 130, wheel: false };
  return { shape: "wide", track: between(290, 0.32 * width, 540), supply: between(118, 0.24 * height, 200), wheel: true };
}

function between(least: number, wish: number, most: number): number {
  return Math.round(Math.min(most, Math.max(least, wish)));
}
