import type { BoardFacts } from "../../game/catalogue";

export const facts: BoardFacts = {
  figures: { H6: 4, H17: 6, H16: 11 },
};
