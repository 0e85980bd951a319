import type { BoardFacts } from "../../game/catalogue";

export const facts: BoardFacts = {
  title: { en: "Undercover (Wyss)", de: "Undercover (Wyss)" },
  figures: { W2: 0, W10: 4, W33: 10 },
};
