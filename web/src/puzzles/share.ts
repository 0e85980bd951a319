/** The result of a daily case as a picture, with nothing that gives its answer away. */

const WIDTH = 600;
const HEIGHT = 315;
const PAPER = "#fbf6ea";
const INK = "#1c2126";
const STAMP = "#a3271c";

export interface Card {
  readonly day: string;
  readonly game: string;
  readonly verdict: string;
  readonly streak: string;
}

/** Saves it as a file. */
export async function savePicture(card: Card): Promise<void> {
  const blob = await drawn(card);
  if (!blob) return;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = "coverstory.png";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

function drawn({ day, game, verdict, streak }: Card): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d");
  if (!pen) return Promise.resolve(null);
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.strokeStyle = INK;
  pen.lineWidth = 6;
  pen.strokeRect(15, 15, WIDTH - 30, HEIGHT - 30);
  write(pen, "COVERSTORY", 34, 70, INK);
  write(pen, day, 24, 115, INK);
  write(pen, game, 28, 165, INK);
  write(pen, verdict, 40, 225, STAMP);
  write(pen, streak, 24, 270, INK);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}

function write(pen: CanvasRenderingContext2D, text: string, size: number, y: number, colour: string): void {
  pen.fillStyle = colour;
  pen.font = `600 ${size}px "Barlow Condensed", sans-serif`;
  pen.fillText(text, 45, y, WIDTH - 90);
}
