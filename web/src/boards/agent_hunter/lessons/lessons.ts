/** The guided first game: the words of each position that tests/agent_hunter_lessons.py makes with the engine. */

import { lessonsFrom, type Lesson } from "../../../game/lessons";
import positions from "./positions.json";

const TEXTS: readonly Lesson["text"][] = [
  {
    en: "You run the red street below. Three of your ten agents, 0 to 9, go into hiding. Put the 6 into the left house: tap the card.",
    de: "Die rote Straße unten gehört dir. Drei deiner zehn Agenten, 0 bis 9, tauchen unter. Lege die 6 ins linke Haus: Tippe die Karte an.",
  },
  {
    en: "Only you see who is behind your doors. Put the 1 into the middle house.",
    de: "Nur du siehst, wer hinter deinen Türen ist. Lege die 1 ins mittlere Haus.",
  },
  {
    en: "And the 8 into the right house. The other seven stay in your hand: you hunt with them.",
    de: "Und die 8 ins rechte Haus. Die anderen sieben bleiben auf der Hand: Mit ihnen gehst du auf die Jagd.",
  },
  {
    en: "The blue street is manned, too, and you begin. Attack: tap your 4, then the blue left door.",
    de: "Auch die blaue Straße ist besetzt, und du beginnst. Greif an: Tippe deine 4 an, dann die linke blaue Tür.",
  },
  {
    en: "“4 is higher”: answers are always true. So the left door hides 0, 1, 2 or 3, as the board over it says. Your 4 is back in hand, and its eye means that everybody knows it is there.",
    de: "„4 ist höher“: Antworten sind immer wahr. Links steckt also 0, 1, 2 oder 3, wie die Tafel über der Tür sagt. Deine 4 ist wieder auf der Hand; das Auge heißt: Alle wissen, dass sie dort ist.",
  },
  {
    en: "Blue has asked at your middle house: the 5 is higher than your 1. Now you again: only the same number takes a house. Try the 3 on the left door.",
    de: "Blau hat bei deinem mittleren Haus gefragt: Die 5 ist höher als deine 1. Nun wieder du: Nur dieselbe Zahl schaltet ein Haus aus. Versuche die 3 an der linken Tür.",
  },
  {
    en: "The same! The house is eliminated, both 3s are out of the game, and you have a point.",
    de: "Gleich! Das Haus ist ausgeschaltet, beide Dreien sind aus dem Spiel, und du hast einen Punkt.",
  },
  {
    en: "Blue asks again: the 2 is higher, too. So your middle house holds 0 or 1, and everybody knows it. The next shot may hit.",
    de: "Blau fragt noch einmal: Auch die 2 ist höher. In deinem mittleren Haus ist also 0 oder 1, und alle wissen es. Der nächste Schuss kann treffen.",
  },
  {
    en: "Cover your tracks. Tap your middle house, then “Switch”: the 1 is shown and comes back to your hand.",
    de: "Verwisch die Spuren. Tippe dein mittleres Haus an, dann „Tauschen“: Die 1 wird gezeigt und kommt auf die Hand.",
  },
  {
    en: "Put another agent into the house, unseen; the same one would be allowed, too. Take the 9.",
    de: "Lege ungesehen einen anderen Agenten ins Haus; auch derselbe wäre erlaubt. Nimm die 9.",
  },
  {
    en: "Each switch costs a decoy. If the house beside it falls, it is worth a point to the enemy. Put it beside the right house, which nobody has asked about.",
    de: "Jeder Austausch kostet einen Lockvogel. Fällt das Haus daneben, bringt er der Gegenseite einen Punkt. Lege ihn neben das rechte Haus, nach dem noch niemand gefragt hat.",
  },
  {
    en: "One thing more: a house may attack, too. Tap it, then a blue door. If it is the same, you win that house; if not, you lose your own. When a street has no house left, the game ends, and more points win.",
    de: "Noch etwas: Auch ein Haus kann angreifen. Tippe es an, dann eine blaue Tür. Bei „gleich“ ist das blaue Haus ausgeschaltet, sonst dein eigenes. Hat eine Straße kein Haus mehr, ist das Spiel zu Ende, und mehr Punkte gewinnen.",
  },
];

export const lessons = lessonsFrom(TEXTS, positions);
