/** Reading the picture of a game that this build has no board for. */

import type { Picture, PlainPicture } from "../../wire.gen";

/** The lines of its text form. The types of the wire list only our own games, but any other is sent as a PlainPicture. */
export function linesOf(picture: Picture): readonly string[] {
  return (picture as unknown as PlainPicture).text.trimEnd().split("\n");
}
