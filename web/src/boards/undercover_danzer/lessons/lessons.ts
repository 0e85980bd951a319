/** The guided first game: the words of each position that tests/undercover_danzer_lessons.py makes with the engine. */

import { lessonsFrom, type Lesson } from "../../../game/lessons";
import positions from "./positions.json";

const TEXTS: readonly Lesson["text"][] = [
  {
    en: "Six secret services on a wheel. You run one of them. The colour across the wheel will count twice for you, but you may never take an agent that shows it. Choose green: red counts twice.",
    de: "Sechs Geheimdienste auf einem Farbkreis. Einen davon leitest du. Die Farbe gegenüber zählt für dich doppelt, aber Agenten, die sie zeigen, darfst du nie nehmen. Wähle Grün: Rot zählt doppelt.",
  },
  {
    en: "On the desk lie headquarters. The two piles hold twelve agents. Each has two sides: officially one colour, undercover a neighbour of it on the wheel. The strip below a face shows what the back may be.",
    de: "Auf dem Tisch liegen Hauptquartiere. In den beiden Stapeln sind zwölf Agenten. Jeder hat zwei Seiten: offiziell eine Farbe, undercover eine Nachbarfarbe. Der Streifen unter dem Gesicht zeigt, was hinten sein kann.",
  },
  {
    en: "A turn: take a tile, flip it or not, place it. You may take the top of a pile, an agent on the desk without a file, or your Joker. Take green from pile A, then go on.",
    de: "Ein Zug: nehmen, umdrehen oder nicht, legen. Nehmen darfst du eine Stapelspitze, einen liegenden Agenten ohne Mappe oder deinen Joker. Nimm Grün von Stapel A, dann geht es weiter.",
  },
  {
    en: "Nobody has seen its back: yellow or blue. A flipped agent moves 2 steps instead of 1. Flip it.",
    de: "Die Rückseite hat noch niemand gesehen: Gelb oder Blau. Ein umgedrehter Agent bringt 2 Schritte statt 1. Dreh ihn um.",
  },
  {
    en: "Yellow, undercover. It may go beside yellow and its neighbours on the wheel, orange and green; every tile it touches must fit. The outlines show where. Place it above Buenos Aires.",
    de: "Gelb, undercover. Er darf neben Gelb und dessen Nachbarn auf dem Kreis liegen, Orange und Grün; jedes Plättchen, das er berührt, muss passen. Die Umrisse zeigen, wo. Leg ihn über Buenos Aires.",
  },
  {
    en: "The first round brings nothing yet. The other player has answered. Both of you left a file on the agent just placed: nobody may take it until its file goes elsewhere.",
    de: "Die erste Runde bringt noch nichts. Die andere Seite hat geantwortet. Auf beiden neuen Agenten liegt eine Mappe: Niemand darf sie nehmen, bis die Mappe weiterzieht.",
  },
  {
    en: "Pile A shows red, your opposite colour, so it is not lit. Take orange from pile B.",
    de: "Stapel A zeigt Rot, deine Gegenseite; darum leuchtet er nicht. Nimm Orange von Stapel B.",
  },
  {
    en: "Now you know where it should go: between red and yellow. Only orange fits beside both. Keep it as it is.",
    de: "Diesmal weißt du, wohin: zwischen Rot und Gelb. Neben beide passt nur Orange. Lass ihn, wie er ist.",
  },
  {
    en: "Each outline tells the steps of your staffers: one for the agent, one for every neighbour. Above Moscow you meet red, yellow and yourself: three lanes at once. Place it there.",
    de: "Jeder Umriss nennt die Schritte deiner Mitarbeiter: einen für den Agenten, einen für jeden Nachbarn. Über Moskau triffst du Rot und Gelb: drei Reihen auf einmal. Leg ihn dorthin.",
  },
  {
    en: "Your staffers have left home: red, orange and yellow. A space that is taken is jumped over, which is a step for free. Whoever reaches the tokens at the end first has the choice.",
    de: "Deine Mitarbeiter in Rot, Orange und Gelb sind unterwegs. Besetzte Felder werden übersprungen, das ist geschenkt. Wer zuerst bei den Plättchen am Ende ankommt, hat die Auswahl.",
  },
  {
    en: "A few rounds later. Red is your double lane, and a token is within reach. Point at an outline: the track shows how far it leads. Row −2, column 0: red moves 2 and takes the 8, orange moves 1. Place it there.",
    de: "Einige Runden später. Rot ist deine doppelte Reihe, und ein Plättchen ist in Reichweite. Tippe einen Umriss an: Die Tafel zeigt, wie weit er führt. Zeile −2, Spalte 0: Rot rückt 2 vor und nimmt die 8, Orange rückt 1 vor. Leg ihn dorthin.",
  },
  {
    en: "8 points, counted twice. That staffer stays where it is. Once somebody has six tokens, the round is played to its end, and most points win. Your Joker fits beside anything, once. Good luck.",
    de: "8 Punkte, doppelt gezählt. Dieser Mitarbeiter bleibt jetzt stehen. Hat jemand sechs Plättchen, wird die Runde zu Ende gespielt; die meisten Punkte gewinnen. Dein Joker passt überall, einmal. Viel Glück.",
  },
];

export const lessons = lessonsFrom(TEXTS, positions);
