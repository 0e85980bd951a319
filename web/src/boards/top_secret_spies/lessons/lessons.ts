/** The guided first game: the words of each position that tests/top_secret_spies_lessons.py makes with the engine. */

import { lessonsFrom, type Lesson } from "../../../game/lessons";
import positions from "./positions.json";

const TEXTS: readonly Lesson["text"][] = [
  {
    en: "Six agents start at the church. Everybody may move every one of them, but each player owns just one, secretly. You are Jaques, the red one. Nobody else knows.",
    de: "Sechs Agenten beginnen an der Kirche. Alle dürfen jeden von ihnen ziehen, aber jedem am Tisch gehört heimlich nur einer. Du bist Jaques, der rote. Das weiß sonst niemand.",
  },
  {
    en: "You rolled 4. One point takes one agent one building onwards, clockwise. Tap red twice and blue twice: the feet show where they would go.",
    de: "Du hast 4 gewürfelt. Für einen Punkt geht ein Agent ein Haus weiter, im Uhrzeigersinn. Tippe zweimal auf Rot und zweimal auf Blau: Die Füße zeigen, wohin sie gehen.",
  },
  {
    en: "The others do the same. This one spent 5 points: green walked three, orange two. Why those two? That is what you will be wondering all game.",
    de: "Die anderen machen es ebenso. Hier gingen 5 Punkte weg: Grün drei Häuser, Orange zwei. Warum gerade die beiden? Das ist die Frage des ganzen Spiels.",
  },
  {
    en: "In building 7 stands the safe. Move an agent there and everybody scores. You rolled 5, and red is in building 2: walk it all the way.",
    de: "In Haus 7 steht der Tresor. Kommt ein Agent dorthin, wird gewertet. Du hast 5 gewürfelt, und Rot steht in Haus 2: Lass ihn den ganzen Weg gehen.",
  },
  {
    en: "Scoring! Every agent gets the number of its building, wherever it stands: red 7, violet 4, green 3. The church is worth nothing, and the ruins cost 3.",
    de: "Wertung! Jeder Agent bekommt die Zahl seines Hauses, wo immer er steht: Rot 7, Violett 4, Grün 3. Die Kirche ist nichts wert, und die Ruine kostet 3.",
  },
  {
    en: "Whoever caused the scoring moves the safe to another building. Yours to choose; for now, put it in building 10.",
    de: "Wer die Wertung ausgelöst hat, stellt den Tresor in ein anderes Haus. Die Wahl ist frei; stell ihn hier in Haus 10.",
  },
  {
    en: "1–3: use as many of them as you like. Red leads, and who keeps pushing red gives it away. So be kind to others: one step each for yellow and orange, and leave the third point unused.",
    de: "1–3: Du nimmst davon, so viele du willst. Rot führt, und wer immer nur Rot schiebt, verrät sich. Sei also nett zu anderen: je ein Schritt für Gelb und Orange, der dritte Punkt verfällt.",
  },
  {
    en: "When a marker reaches 42, the game is over and everybody is unmasked. The player whose agent is farthest wins. If an agent that belongs to nobody is ahead, nobody does.",
    de: "Erreicht ein Marker die 42, ist das Spiel aus, und alle werden enttarnt. Es gewinnt, wessen Agent am weitesten ist. Liegt ein Agent vorn, der niemandem gehört, gewinnt niemand.",
  },
  {
    en: "With Top Secret cards, everybody may play cards after the move. Play “To the safe” on red: tap the card, then the agent.",
    de: "Mit Top-Secret-Karten dürfen nach dem Ziehen alle Karten spielen. Spiele „Zum Tresor“ auf Rot: erst die Karte antippen, dann den Agenten.",
  },
  {
    en: "With dossiers, everybody writes down once who plays whom, as soon as a marker reaches 29. Five points for each right entry. Say that yellow belongs to the player after you.",
    de: "Mit Dossier schreiben alle einmal auf, wer wen spielt, sobald ein Marker die 29 erreicht. Jeder richtige Eintrag bringt fünf Punkte. Trag ein, dass Gelb der Person nach dir gehört.",
  },
  {
    en: "That is all. Keep a straight face, keep notes, and be seen helping everybody.",
    de: "Das ist alles. Behalte ein Pokergesicht, mach dir Notizen und lass dich dabei sehen, wie du allen hilfst.",
  },
];

export const lessons = lessonsFrom(TEXTS, positions);
