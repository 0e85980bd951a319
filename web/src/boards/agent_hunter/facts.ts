import type { BoardFacts } from "../../game/catalogue";

export const facts: BoardFacts = {
  title: { en: "Agent Hunter", de: "Agent Hunter" },
  figures: { H6: 4, H17: 6, H16: 11 },
};
