import type { BoardFacts } from "../../game/catalogue";

export const facts: BoardFacts = {
  figures: { U5: 1, U46: 5, U28: 9, U36: 11 },
};
