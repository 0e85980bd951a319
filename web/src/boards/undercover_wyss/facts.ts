import type { BoardFacts } from "../../game/catalogue";

export const facts: BoardFacts = {
  figures: { W2: 0, W10: 4, W33: 10 },
};
