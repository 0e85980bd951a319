/** The guided first game: the words of each position that tests/undercover_wyss_lessons.py makes with the engine. */

import { lessonsFrom, type Lesson } from "../../../game/lessons";
import positions from "./positions.json";

const TEXTS: readonly Lesson["text"][] = [
  {
    en: "Sixty agents, face down. Each row and each column is a line with a secret at its end. The strongest network in a line takes it. Films with a pin are worth more to you: that is your mission, pinned in the corner.",
    de: "Sechzig Agenten, verdeckt. Jede Reihe und jede Spalte ist eine Linie mit einem Geheimnis am Ende. Das stärkste Netz einer Linie holt es sich. Filme mit Stecknadel sind dir mehr wert: Das ist dein Auftrag, er hängt in der Ecke.",
  },
  {
    en: "Whoever opens a card commands the agent. The first card may lie anywhere. Open file 3·4: row 3, column 4.",
    de: "Wer ein Kärtchen aufdeckt, führt den Agenten. Das erste darf irgendwo liegen. Decke Akte 3·4 auf: Reihe 3, Spalte 4.",
  },
  {
    en: "A 6, yours: red, arrow to you. Blue answered with a 5 and has the glass stone. Now you must open in the stone's row or column; they are lit. Open 4·4.",
    de: "Eine 6, deine: rot, der Pfeil zeigt zu dir. Blau hat mit einer 5 geantwortet und den Glasstein. Nun musst du in Reihe oder Spalte des Steins aufdecken; sie sind hell. Decke 4·4 auf.",
  },
  {
    en: "A 5 as well, in the same column as Blue's 5. Equals capture each other. Take it: tap Blue's 5.",
    de: "Auch eine 5, in derselben Spalte wie die blaue 5. Gleiche schlagen einander. Schlag zu: Tippe auf die blaue 5.",
  },
  {
    en: "Blue's 5 is in the box and counts for nobody. Yours moved there with the stone, and 4·4 stays a gap. Only a 0 captures a 10, and a 10 captures nothing.",
    de: "Die blaue 5 liegt in der Schachtel und zählt für niemanden. Deine ist dorthin gerückt, der Stein mit ihr; 4·4 bleibt eine Lücke. Eine 10 schlägt nur die 0, und die 10 selbst schlägt nichts.",
  },
  {
    en: "Blue opened a 9. In column 4 you have 5 + 6 = 11; the sums stand at the end of the line. Open 5·4.",
    de: "Blau hat eine 9 aufgedeckt. In Spalte 4 hast du 5 + 6 = 11; die Summen stehen am Ende der Linie. Decke 5·4 auf.",
  },
  {
    en: "An 8. The 4s and 8s wear a hat: special agents. They retire a rival in the stone's lines, who then still counts for his owner at the end, or they compel the next player. Compel.",
    de: "Eine 8. Die 4er und 8er tragen Hut: Spezialagenten. Sie schicken einen Rivalen in den Linien des Steins in den Ruhestand (am Ende zählt er noch für seinen Besitzer), oder sie setzen den Nächsten unter Zwang. Wähle den Zwang.",
  },
  {
    en: "Blue had to open two cards: a 10 in the stone's row and a 3 in its column. You say which one is turned back. The 10 would help Blue: tap it.",
    de: "Blau musste zwei Kärtchen aufdecken: eine 10 in der Reihe des Steins und eine 3 in seiner Spalte. Du sagst, welches zurückgedreht wird. Die 10 würde Blau helfen: Tippe sie an.",
  },
  {
    en: "With the 3, column 4 has no face-down card left: it is scored. 19 for you, 12 for Blue: the film is yours. The winner may lay one own card of the line aside. It counts its value at the end. Lay the 8 aside.",
    de: "Mit der 3 ist in Spalte 4 nichts mehr verdeckt: Sie wird gewertet. 19 für dich, 12 für Blau: Der Film gehört dir. Wer gewinnt, darf ein eigenes Kärtchen der Linie ablegen; am Ende zählt es seinen Wert. Lege die 8 ab.",
  },
  {
    en: "After a scoring any face-down card may be opened. The slip shows what everybody saw: the 10 at 5·7. Fetch it.",
    de: "Nach einer Wertung darf jedes verdeckte Kärtchen aufgedeckt werden. Der Zettel zeigt, was alle gesehen haben: die 10 auf 5·7. Hol sie dir.",
  },
  {
    en: "So it goes on for sixty cards. Secrets of one kind count 10, 30, 60, 100 for one to four; each secret of your mission 10 more; cards laid aside their value. The most points win. Your turn now.",
    de: "So geht es weiter, sechzig Kärtchen lang. Geheimnisse einer Art zählen 10, 30, 60, 100 für eins bis vier; jedes deines Auftrags 10 mehr; abgelegte Kärtchen ihren Wert. Die meisten Punkte gewinnen. Jetzt du.",
  },
];

export const lessons = lessonsFrom(TEXTS, positions);
