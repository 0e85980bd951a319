/** What this board says, in both languages. */

import type { Lang } from "../../app/lang.svelte";

export interface Words {
  readonly signs: readonly string[]; // over the doors
  readonly eliminated: string;
  readonly closed: string;
  readonly switched: string;
  readonly won: string;
  readonly sum: string;
  readonly switchTag: string;
  readonly points: (count: number) => string;
  readonly decoys: (count: number) => string;
  readonly inHand: (count: number) => string;
  readonly toAct: string;
  readonly answer: (card: number, relation: number) => string;
  readonly card: (card: number) => string;
  readonly own: (house: number, card: number | null) => string;
  readonly door: (house: number, name: string, could: string) => string;
  readonly switchIn: (house: number) => string;
  readonly beside: (house: number) => string;
  readonly planPlace: (card: number, house: number) => string;
  readonly planCard: (card: number) => string;
  readonly planHand: (card: number, house: number, name: string, gain: number) => string;
  readonly planOwn: (house: number, card: string) => string;
  readonly planHouse: (own: number, card: string, house: number, name: string, gain: number, risk: number) => string;
  readonly planSwitch: (house: number, card: string) => string;
  readonly planDecoy: (house: number, giftTo: string | null) => string;
  readonly nothing: string;
  readonly state: string;
  readonly phases: Readonly<Record<"setup" | "start" | "turn" | "replacement" | "decoy" | "refill" | "ended", string>>;
  readonly acts: (name: string, what: string) => string;
  readonly holds: (cards: string) => string;
  readonly holdsHidden: (count: number, known: string) => string;
  readonly houseFact: (house: number, what: string, decoys: number) => string;
  readonly fateEliminated: (card: string) => string;
  readonly fateClosed: string;
  readonly fateEmpty: string;
  readonly fateOpen: (card: string) => string;
  readonly fateHidden: (card: string | null, could: string) => string;
  readonly noteTheirs: (name: string) => string;
  readonly noteOwn: string;
  readonly noteHow: string;
  readonly noteHelp: string;
  readonly noteHand: string;
  readonly noteHeard: string;
  readonly noteClear: string;
  readonly noteMarks: Readonly<Record<"" | "no" | "yes" | "maybe" | "out" | "sure", string>>;
  readonly noteCell: (number: number, column: string, mark: string) => string;
  readonly noteGone: string;
  readonly more: (card: number) => string;
  readonly less: (card: number) => string;
}

const LEFT = ["left", "middle", "right"];
const STEM = ["link", "mittler", "recht"];
const en = (house: number): string => LEFT[house] ?? "";
const de = (house: number): string => STEM[house] ?? "";
const big = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const some = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const WORDS: Readonly<Record<Lang, Words>> = {
  en: {
    signs: ["LEFT", "MIDDLE", "RIGHT"],
    eliminated: "ELIMINATED",
    closed: "CLOSED",
    switched: "SWITCHED",
    won: "WINNER",
    sum: "hand",
    switchTag: "Switch",
    points: (count) => some(count, "point", "points"),
    decoys: (count) => some(count, "decoy", "decoys"),
    inHand: (count) => `${count} in hand`,
    toAct: "to act",
    answer: (card, relation) => (relation === 1 ? "THE SAME" : `${card} IS ${relation === 0 ? "LOWER" : "HIGHER"}`),
    card: (card) => `${card} from hand`,
    own: (house, card) => `Own ${en(house)} house${card === null ? "" : ` (${card})`}`,
    door: (house, name, could) => `${big(en(house))} house of ${name}${could ? ` (${could})` : ""}`,
    switchIn: (house) => `Switch in the ${en(house)} house`,
    beside: (house) => `Beside the ${en(house)} house`,
    planPlace: (card, house) => `${card} face down into the ${en(house)} house.`,
    planCard: (card) => `Attack with the ${card}: at which door?`,
    planHand: (card, house, name, gain) =>
      `${card} from hand at the ${en(house)} house of ${name}. The same: +${gain}. Otherwise it comes back, seen by all.`,
    planOwn: (house, card) => `${card} from the ${en(house)} house: at which door? Or switch.`,
    planHouse: (own, card, house, name, gain, risk) =>
      `${card} from the ${en(own)} house at the ${en(house)} house of ${name}. The same: +${gain}. Otherwise your house falls: +${risk} for ${name}.`,
    planSwitch: (house, card) => `Switch in the ${en(house)} house: show the ${card}, take it back, put another. Costs a decoy.`,
    planDecoy: (house, giftTo) =>
      `Decoy beside the ${en(house)} house.${giftTo === null ? "" : ` That house has fallen: +1 for ${giftTo}.`}`,
    nothing: "none",
    state: "The game",
    phases: {
      setup: "hides agents",
      start: "Chance decides who starts.",
      turn: "attacks or switches",
      replacement: "puts a card back",
      decoy: "puts a decoy",
      refill: "refills a house",
      ended: "The game is over.",
    },
    acts: (name, what) => `${name}: ${what}.`,
    holds: (cards) => `In hand: ${cards}.`,
    holdsHidden: (count, known) => `In hand: ${some(count, "card", "cards")}, surely among them: ${known}.`,
    houseFact: (house, what, decoys) => `${big(en(house))} house: ${what}; decoys beside it: ${decoys}.`,
    fateEliminated: (card) => `eliminated, with both ${card}s on it`,
    fateClosed: "closed",
    fateEmpty: "empty",
    fateOpen: (card) => `the ${card}, face up`,
    fateHidden: (card, could) => `${card === null ? "" : `the ${card}, `}face down, for all one of ${could}`,
    noteTheirs: (name) => `Where are the agents of ${name}?`,
    noteOwn: "What all can know of your own houses",
    noteHow: "Tap a field: ✕ no, ✓ yes, ? perhaps.",
    noteHelp: "Crossed out by itself: what answers and shown cards exclude.",
    noteHand: "Hand",
    noteHeard: "Heard",
    noteClear: "Wipe all marks",
    noteMarks: { "": "no mark", no: "no", yes: "yes", maybe: "perhaps", out: "excluded", sure: "certain" },
    noteCell: (number, column, mark) => `${number}, ${column}: ${mark}`,
    noteGone: "out of the game",
    more: (card) => `more than ${card}`,
    less: (card) => `less than ${card}`,
  },
  de: {
    signs: ["LINKS", "MITTE", "RECHTS"],
    eliminated: "AUSGESCHALTET",
    closed: "GESCHLOSSEN",
    switched: "AUSGETAUSCHT",
    won: "GEWONNEN",
    sum: "Hand",
    switchTag: "Tauschen",
    points: (count) => some(count, "Punkt", "Punkte"),
    decoys: (count) => some(count, "Lockvogel", "Lockvögel"),
    inHand: (count) => `${count} auf der Hand`,
    toAct: "am Zug",
    answer: (card, relation) => (relation === 1 ? "GLEICH" : `${card} IST ${relation === 0 ? "NIEDRIGER" : "HÖHER"}`),
    card: (card) => `${card} aus der Hand`,
    own: (house, card) => `Eigenes ${de(house)}es Haus${card === null ? "" : ` (${card})`}`,
    door: (house, name, could) => `${big(de(house))}es Haus von ${name}${could ? ` (${could})` : ""}`,
    switchIn: (house) => `Im ${de(house)}en Haus austauschen`,
    beside: (house) => `Neben das ${de(house)}e Haus`,
    planPlace: (card, house) => `${card} verdeckt ins ${de(house)}e Haus.`,
    planCard: (card) => `Angriff mit der ${card}: an welcher Tür?`,
    planHand: (card, house, name, gain) =>
      `${card} aus der Hand auf das ${de(house)}e Haus von ${name}. Bei „gleich“: +${gain}. Sonst kommt sie zurück, und alle haben sie gesehen.`,
    planOwn: (house, card) => `${card} aus dem ${de(house)}en Haus: an welcher Tür? Oder austauschen.`,
    planHouse: (own, card, house, name, gain, risk) =>
      `${card} aus dem ${de(own)}en Haus auf das ${de(house)}e Haus von ${name}. Bei „gleich“: +${gain}. Sonst fällt dein Haus: +${risk} für ${name}.`,
    planSwitch: (house, card) => `Austausch im ${de(house)}en Haus: die ${card} zeigen, auf die Hand nehmen, neu legen. Kostet einen Lockvogel.`,
    planDecoy: (house, giftTo) =>
      `Lockvogel neben das ${de(house)}e Haus.${giftTo === null ? "" : ` Es ist schon gefallen: +1 für ${giftTo}.`}`,
    nothing: "keine",
    state: "Das Spiel",
    phases: {
      setup: "versteckt Agenten",
      start: "Der Zufall bestimmt, wer beginnt.",
      turn: "greift an oder tauscht aus",
      replacement: "legt eine Karte zurück",
      decoy: "legt einen Lockvogel",
      refill: "füllt ein Haus nach",
      ended: "Das Spiel ist zu Ende.",
    },
    acts: (name, what) => `${name}: ${what}.`,
    holds: (cards) => `Auf der Hand: ${cards}.`,
    holdsHidden: (count, known) => `Auf der Hand: ${some(count, "Karte", "Karten")}, sicher darunter: ${known}.`,
    houseFact: (house, what, decoys) => `${big(de(house))}es Haus: ${what}; Lockvögel daneben: ${decoys}.`,
    fateEliminated: (card) => `ausgeschaltet, beide Karten mit der ${card} darauf`,
    fateClosed: "geschlossen",
    fateEmpty: "leer",
    fateOpen: (card) => `die ${card}, offen`,
    fateHidden: (card, could) => `${card === null ? "" : `die ${card}, `}verdeckt, für alle eine von ${could}`,
    noteTheirs: (name) => `Wo sind die Agenten von ${name}?`,
    noteOwn: "Was alle über deine Häuser wissen können",
    noteHow: "Feld antippen: ✕ nein, ✓ ja, ? vielleicht.",
    noteHelp: "Von selbst gestrichen ist, was Antworten und gezeigte Karten ausschließen.",
    noteHand: "Hand",
    noteHeard: "Gehört",
    noteClear: "Alle Marken löschen",
    noteMarks: { "": "keine Marke", no: "nein", yes: "ja", maybe: "vielleicht", out: "ausgeschlossen", sure: "sicher" },
    noteCell: (number, column, mark) => `${number}, ${column}: ${mark}`,
    noteGone: "aus dem Spiel",
    more: (card) => `mehr als ${card}`,
    less: (card) => `weniger als ${card}`,
  },
};
