/** The result of a finished game, drawn as a picture that can be passed on. */

import { INKS, SEAT_COLOURS } from "../../ui/colours";
import type { Curve } from "../../wire.gen";
import type { Standing } from "./standings";
import { say } from "./words";

const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 60;
const PAPER = "#f3ecdd";
const INK = "#1c2126";
const STAMP = "#a61b29";
const LABEL = '"Barlow Condensed", "Arial Narrow", sans-serif';

export interface Drawn {
  readonly title: string;
  readonly headline: string;
  readonly standings: readonly Standing[];
  readonly names: readonly string[];
  readonly curve: Curve | null;
}

export function drawResult({ title, headline, standings, names, curve }: Drawn): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d");
  if (!pen) return canvas;
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = STAMP;
  pen.fillRect(0, 0, WIDTH, 14);
  write(pen, title, { x: EDGE, y: 75, size: 36, colour: STAMP });
  write(pen, "Coverstory", { x: WIDTH - EDGE, y: 75, size: 36, colour: INK, align: "right" });
  write(pen, headline, { x: EDGE, y: 150, size: 64, colour: INK, room: WIDTH - 2 * EDGE });
  const room = curve && curve.points.length > 1 ? 520 : WIDTH - 2 * EDGE;
  drawSeats(pen, standings, names, room);
  if (curve && curve.points.length > 1) drawCurve(pen, curve, names.length);
  return canvas;
}

interface Lettering {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: string;
  readonly align?: CanvasTextAlign;
  readonly room?: number; // longer text is drawn smaller
}

function write(pen: CanvasRenderingContext2D, text: string, { x, y, size, colour, align = "left", room = WIDTH }: Lettering): void {
  pen.font = `600 ${size}px ${LABEL}`;
  const width = pen.measureText(text).width;
  if (width > room) pen.font = `600 ${Math.floor((size * room) / width)}px ${LABEL}`;
  pen.fillStyle = colour;
  pen.textAlign = align;
  pen.fillText(text, x, y);
}

function drawSeats(pen: CanvasRenderingContext2D, standings: readonly Standing[], names: readonly string[], room: number): void {
  const height = Math.min(70, 400 / standings.length);
  for (const [line, { seat, place, points }] of standings.entries()) {
    const y = 200 + height * (line + 0.7);
    const size = height * 0.6;
    drawMark(pen, seat, EDGE + size / 2, y - size * 0.32, size / 2);
    write(pen, `${say("place", { place: place ?? 0 })} ${names[seat] ?? ""}`, { x: EDGE + size * 1.4, y, size, colour: INK, room: room - size * 4 });
    write(pen, String(points ?? ""), { x: EDGE + room, y, size, colour: INK, align: "right" });
  }
}

function drawMark(pen: CanvasRenderingContext2D, seat: number, x: number, y: number, radius: number): void {
  pen.fillStyle = INKS[SEAT_COLOURS[seat] ?? "gray"].fill;
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
}

function drawCurve(pen: CanvasRenderingContext2D, { points }: Curve, seats: number): void {
  const [left, top, width, height] = [660, 220, WIDTH - EDGE - 660, 340] as const;
  const [first, last] = [points[0]?.moment ?? 0, points.at(-1)?.moment ?? 1];
  pen.strokeStyle = "#b9ad95";
  pen.lineWidth = 2;
  pen.strokeRect(left, top, width, height);
  pen.lineWidth = 5;
  pen.lineJoin = "round";
  for (let seat = 0; seat < seats; seat += 1) {
    pen.strokeStyle = INKS[SEAT_COLOURS[seat] ?? "gray"].fill;
    pen.beginPath();
    for (const { moment, outlook } of points)
      pen.lineTo(left + ((moment - first) / (last - first)) * width, top + (1 - (outlook[seat] ?? 0)) * height);
    pen.stroke();
  }
}
