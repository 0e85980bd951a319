/** Reading the picture: whose street is nearby, what a house is worth, who has how many points. */

import type { HunterHouse, HunterPicture } from "../../wire.gen";

/** The seat that is drawn nearby; onlookers sit with seat 0. */
export function nearSeat(picture: HunterPicture): number {
  return picture.seat === 1 ? 1 : 0;
}

/** What a seat's enemy has for this house if it falls: 1, and 1 for each decoy beside it. */
export function worth(house: HunterHouse | undefined): number {
  return 1 + (house?.decoys ?? 0);
}

/** The points that a seat has so far. */
export function pointsOf(picture: HunterPicture, seat: number): number {
  const houses = picture.sides[1 - seat]?.houses ?? [];
  return houses.filter((house) => house.fate === "eliminated").reduce((sum, house) => sum + worth(house), 0);
}
