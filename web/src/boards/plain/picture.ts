/** Reading the picture of a game that this build has no board for: the server says it as text. */

import type { Picture } from "../../wire.gen";

/** The lines of the text, without empty ones at the end. */
export function linesOf(picture: Picture): readonly string[] {
  const text = "text" in picture && typeof picture.text === "string" ? picture.text : "";
  return text.trimEnd().split("\n");
}
