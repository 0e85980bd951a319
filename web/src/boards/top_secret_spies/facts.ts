import type { BoardFacts } from "../../game/catalogue";

export const facts: BoardFacts = {
  figures: { T26: 0, T6: 2, T8: 4, T10: 7 },
};
