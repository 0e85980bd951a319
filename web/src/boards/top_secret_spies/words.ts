/** The words of this board. */

import type { Lang } from "../../app/lang.svelte";

export interface CardWords {
  readonly name: string;
  readonly does: string;
}

export interface Words {
  readonly church: string;
  readonly building: (number: number) => string;
  readonly ruins: string;
  readonly free: string;
  readonly you: string;
  readonly your_agent: string;
  readonly agents: string;
  readonly step: string;
  readonly points: (count: number) => string;
  readonly left: (count: number) => string;
  readonly enough: (count: number) => string;
  readonly scoring: string;
  readonly scoring_looms: string;
  readonly safe_to: (place: string) => string;
  readonly safe_here: string;
  readonly goes_to: (who: string, place: string) => string;
  readonly hand: string;
  readonly hand_empty: string;
  readonly twice: (count: number) => string;
  readonly pass: string;
  readonly done: string;
  readonly stay: string;
  readonly supply: string;
  readonly discard: string;
  readonly card: string;
  readonly cards: (count: number) => string;
  readonly entries: (count: number, all: number) => string;
  readonly two_agents: string;
  readonly one_agent: string;
  readonly played_by: (who: string) => string;
  readonly dossier: string;
  readonly whose: (who: string) => string;
  readonly dossiers: string;
  readonly revealed: string;
  readonly finish: string;
  readonly turn: string;
  readonly rolled: (face: string) => string;
  readonly to_spend: (few: number, many: number) => string;
  readonly track: string;
  readonly houses: string;
  readonly empty: string;
  readonly players: string;
  readonly own: string;
  readonly arrived: string;
  readonly notebook: string;
  readonly mark_help: string;
  readonly steps_help: string;
  readonly mark: (who: string, holder: string, mark: string) => string;
  readonly marks: Readonly<Record<Mark, string>>;
  readonly given: (steps: number) => string;
  readonly clear: string;
  readonly jotted: string;
  readonly cards_named: readonly CardWords[];
}

export type Mark = "none" | "yes" | "no" | "maybe";

const en: Words = {
  church: "church",
  building: (number) => `building ${number}`,
  ruins: "ruins",
  free: "free",
  you: "you",
  your_agent: "You are",
  agents: "Agents",
  step: "one step",
  points: (count) => (count === 1 ? "1 point" : `${count} points`),
  left: (count) => (count === 1 ? "1 point left." : `${count} points left.`),
  enough: (count) => `Enough; up to ${count} more.`,
  scoring: "Scoring:",
  scoring_looms: "If no card prevents it:",
  safe_to: (place) => `Safe: ${place}.`,
  safe_here: "the safe",
  goes_to: (who, place) => `${who} → ${place}`,
  hand: "Your cards",
  hand_empty: "No cards in hand.",
  twice: (count) => `×${count}`,
  pass: "Pass",
  done: "No more cards",
  stay: "Move nobody, draw a card",
  supply: "supply",
  discard: "discards",
  card: "Card",
  cards: (count) => (count === 1 ? "1 card" : `${count} cards`),
  entries: (count, all) => `dossier ${count}/${all}`,
  two_agents: "two secret agents",
  one_agent: "one secret agent",
  played_by: (who) => `played ${who}`,
  dossier: "Your dossier",
  whose: (who) => `Who plays ${who}?`,
  dossiers: "Dossiers",
  revealed: "Who was who",
  finish: "Finish",
  turn: "Turn",
  rolled: (face) => `The die shows ${face}.`,
  to_spend: (few, many) => (few === many ? `${many} points are to be spent.` : `${few} to ${many} points are to be spent.`),
  track: "Track",
  houses: "Buildings",
  empty: "nobody",
  players: "Players",
  own: "Yours",
  arrived: "came to the safe",
  notebook: "Who plays whom?",
  mark_help: "Tap a field: ✓ it is, ✗ it is not, ? perhaps.",
  steps_help: "Small number: steps that this player gave this agent so far.",
  mark: (who, holder, mark) => `${who}, ${holder}: ${mark}`,
  marks: { none: "no mark", yes: "yes", no: "no", maybe: "perhaps" },
  given: (steps) => (steps === 1 ? "1 step" : `${steps} steps`),
  clear: "Wipe all marks",
  jotted: "Notes",
  cards_named: [
    { name: "1–2 back", does: "One agent goes one or two buildings back." },
    { name: "One step", does: "One agent goes one building forward or back." },
    { name: "Two back", does: "Two agents go one building back each." },
    { name: "Two forward", does: "Two agents go one building forward each." },
    { name: "Step at the safe", does: "An agent at the safe goes one building forward or back." },
    { name: "To the ruins", does: "One agent is moved to the ruins." },
    { name: "Ruins to church", does: "One or two agents move from the ruins to the church." },
    { name: "1–3 forward", does: "One agent goes one, two or three buildings forward." },
    { name: "To the safe", does: "One agent is moved to the safe." },
    { name: "Safe anywhere", does: "The safe is put in another building." },
    { name: "Two markers +3", does: "Two markers below 40 advance three, at most to 40." },
    { name: "All to the church", does: "All agents are moved to the church." },
    { name: "Trade places", does: "Two agents change places." },
    { name: "Join another", does: "One agent is moved to the building of another." },
    { name: "Free agent", does: "Take a free agent's card: a second agent for you." },
  ],
};

const de: Words = {
  church: "Kirche",
  building: (number) => `Haus ${number}`,
  ruins: "Ruine",
  free: "frei",
  you: "du",
  your_agent: "Du bist",
  agents: "Agenten",
  step: "ein Schritt",
  points: (count) => (count === 1 ? "1 Punkt" : `${count} Punkte`),
  left: (count) => (count === 1 ? "Noch 1 Punkt." : `Noch ${count} Punkte.`),
  enough: (count) => `Genug; bis zu ${count} mehr.`,
  scoring: "Wertung:",
  scoring_looms: "Falls keine Karte es verhindert:",
  safe_to: (place) => `Tresor: ${place}.`,
  safe_here: "der Tresor",
  goes_to: (who, place) => `${who} → ${place}`,
  hand: "Deine Karten",
  hand_empty: "Keine Karten auf der Hand.",
  twice: (count) => `×${count}`,
  pass: "Passen",
  done: "Keine weitere Karte",
  stay: "Niemanden ziehen, Karte nehmen",
  supply: "Vorrat",
  discard: "Ablage",
  card: "Karte",
  cards: (count) => (count === 1 ? "1 Karte" : `${count} Karten`),
  entries: (count, all) => `Dossier ${count}/${all}`,
  two_agents: "zwei geheime Agenten",
  one_agent: "ein geheimer Agent",
  played_by: (who) => `war ${who}`,
  dossier: "Dein Dossier",
  whose: (who) => `Wem gehört ${who}?`,
  dossiers: "Dossiers",
  revealed: "Wer war wer",
  finish: "Ziel",
  turn: "Zug",
  rolled: (face) => `Der Würfel zeigt ${face}.`,
  to_spend: (few, many) =>
    few === many ? `${many} Punkte sind zu verteilen.` : `${few} bis ${many} Punkte sind zu verteilen.`,
  track: "Leiste",
  houses: "Häuser",
  empty: "niemand",
  players: "Am Tisch",
  own: "Deins",
  arrived: "kam zum Tresor",
  notebook: "Wer spielt wen?",
  mark_help: "Feld antippen: ✓ stimmt, ✗ stimmt nicht, ? vielleicht.",
  steps_help: "Kleine Zahl: Schritte, die dieser Platz dem Agenten bisher gab.",
  mark: (who, holder, mark) => `${who}, ${holder}: ${mark}`,
  marks: { none: "keine Notiz", yes: "ja", no: "nein", maybe: "vielleicht" },
  given: (steps) => (steps === 1 ? "1 Schritt" : `${steps} Schritte`),
  clear: "Alles ausradieren",
  jotted: "Notizen",
  cards_named: [
    { name: "1–2 zurück", does: "Ein Agent geht ein oder zwei Häuser zurück." },
    { name: "Ein Schritt", does: "Ein Agent geht ein Haus vor oder zurück." },
    { name: "Zwei zurück", does: "Zwei Agenten gehen je ein Haus zurück." },
    { name: "Zwei vor", does: "Zwei Agenten gehen je ein Haus vor." },
    { name: "Schritt am Tresor", does: "Ein Agent beim Tresor geht ein Haus vor oder zurück." },
    { name: "In die Ruine", does: "Ein Agent kommt in die Ruine." },
    { name: "Ruine zur Kirche", does: "Ein oder zwei Agenten kommen aus der Ruine in die Kirche." },
    { name: "1–3 vor", does: "Ein Agent geht ein, zwei oder drei Häuser vor." },
    { name: "Zum Tresor", does: "Ein Agent kommt zum Tresor." },
    { name: "Tresor beliebig", does: "Der Tresor kommt in ein anderes Haus." },
    { name: "Zwei Marker +3", does: "Zwei Marker unter 40 rücken drei vor, höchstens bis 40." },
    { name: "Alle zur Kirche", does: "Alle Agenten kommen in die Kirche." },
    { name: "Plätze tauschen", does: "Zwei Agenten tauschen die Plätze." },
    { name: "Zu einem anderen", does: "Ein Agent kommt in das Haus eines anderen." },
    { name: "Freier Agent", does: "Nimm die Karte eines freien Agenten: dein zweiter." },
  ],
};

export const WORDS: Readonly<Record<Lang, Words>> = { en, de };
