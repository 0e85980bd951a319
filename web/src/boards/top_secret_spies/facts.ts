import type { BoardFacts } from "../../game/catalogue";

export const facts: BoardFacts = {
  title: { en: "Top Secret Spies", de: "Heimlich & Co." },
  figures: { T26: 0, T6: 2, T8: 4, T10: 7 },
};
