/** The board in words: labels, the plan, a line about each seat, and everything for screen readers. */

import type { Lang } from "../../app/lang.svelte";
import type { Passage } from "../../game/games";
import type { SpiesPicture } from "../../wire.gen";
import { labelled } from "../../words/sayings";
import { CHURCH, FREE, memberOf, ONE, RUINS } from "./cast";
import { agentsInPlay } from "./picture";
import { previewOf, type Preview } from "./preview";
import { numbersOf, readThing } from "./things";
import { cardName, colourOf, placeOf, say } from "./words";

/** “Red (Jaques)” */
export function whoIs(agent: number, lang: Lang): string {
  const colour = colourOf(agent, lang);
  return `${colour.charAt(0).toUpperCase()}${colour.slice(1)} (${memberOf(agent).name})`;
}

export function holderName(holder: number, names: readonly string[], lang: Lang): string {
  return holder === FREE ? say(lang, "free") : (names[holder] ?? `${holder + 1}`);
}

export function faceOf(roll: number): string {
  if (roll === ONE) return "1";
  return roll === 0 ? "1–3" : String(roll + 1);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function label(thing: string, picture: SpiesPicture, names: readonly string[], lang: Lang): string {
  const { sort, first, second } = readThing(thing);
  if (sort === "pass") return say(lang, "pass");
  if (sort === "done") return say(lang, "done");
  if (sort === "stay") return say(lang, "stay");
  if (sort === "card") return labelled(lang, say(lang, "card"), cardName(first, lang));
  if (sort === "house") return capital(placeOf(first, lang));
  if (sort === "file") return labelled(lang, whoIs(first, lang), holderName(second, names, lang));
  const place = placeOf(picture.agents[first]?.building ?? CHURCH, lang);
  return `${whoIs(first, lang)}, ${place}`;
}

export function plan(picks: readonly string[], picture: SpiesPicture, names: readonly string[], lang: Lang): string {
  const card = numbersOf("card", picks)[0];
  const house = numbersOf("house", picks)[0];
  if (card !== undefined) return labelled(lang, cardName(card, lang), cardPlan(picks, picture, lang));
  if (picture.phase === "move" && numbersOf("agent", picks).length > 0) return splitPlan(picks, picture, lang);
  if (house !== undefined) return say(lang, "safe_to", { place: placeOf(house, lang) });
  return picks.map((pick) => label(pick, picture, names, lang)).join(", ");
}

function cardPlan(picks: readonly string[], picture: SpiesPicture, lang: Lang): string {
  const preview = previewOf(picks, picture);
  const moves = movesOf(preview, picture, lang);
  if (preview.safe !== picture.safe) return say(lang, "safe_to", { place: placeOf(preview.safe, lang) });
  if (moves.length > 0) return `${moves.join(", ")}.`;
  const named = numbersOf("agent", picks).map((agent) => colourOf(agent, lang));
  const kind = numbersOf("card", picks)[0] ?? -1;
  return named.length > 0 ? `${named.join(", ")} …` : (say(lang, "card_does", { card: kind }));
}

function movesOf(preview: Preview, picture: SpiesPicture, lang: Lang): readonly string[] {
  return picture.agents.flatMap((one, agent) => {
    const building = preview.buildings[agent] ?? one.building;
    if (!one.plays || building === one.building) return [];
    return [say(lang, "goes_to", { who: colourOf(agent, lang), place: placeOf(building, lang) })];
  });
}

function splitPlan(picks: readonly string[], picture: SpiesPicture, lang: Lang): string {
  const preview = previewOf(picks, picture);
  const few = picture.spend?.[0] ?? 0;
  const moves = movesOf(preview, picture, lang);
  const said = moves.length > 0 ? [`${capital(moves.join(", "))}.`] : [];
  const taken = picks.length % 2 ? numbersOf("agent", picks).at(-1) : undefined;
  if (taken !== undefined) said.push(say(lang, "where_to", { who: whoIs(taken, lang) }));
  else if (preview.left > 0) {
    said.push((picture.spend?.[1] ?? 0) - preview.left >= few ? say(lang, "enough", { count: preview.left }) : say(lang, "left", { count: preview.left }));
  }
  if (preview.scores) said.push(scoresOf(preview.scores, picture, lang));
  return said.join(" ");
}

function scoresOf(scores: readonly number[], picture: SpiesPicture, lang: Lang): string {
  const gains = picture.agents.flatMap((agent, number) => {
    const gain = (scores[number] ?? agent.marker) - agent.marker;
    return gain === 0 ? [] : [`${colourOf(number, lang)} ${gain > 0 ? "+" : "−"}${Math.abs(gain)}`];
  });
  return `${say(lang, picture.with_cards ? "scoring_looms" : "scoring")} ${gains.join(", ")}.`;
}

export function about(seat: number, picture: SpiesPicture, lang: Lang): string {
  const side = picture.sides[seat];
  if (!side) return "";
  const known = side.agents.filter((agent) => agent !== null);
  const said: string[] = [];
  if (picture.phase === "ended") said.push(say(lang, "played_by", { who: known.map((agent) => colourOf(agent, lang)).join(" + ") }));
  else if (side.agents.length > 1) said.push(say(lang, "two_agents"));
  if (picture.with_cards) said.push(say(lang, "cards", { count: side.hand_size }));
  if (picture.filed && picture.phase !== "ended") {
    said.push(say(lang, "entries", { count: side.entries_written, all: agentsInPlay(picture).length - side.agents.length }));
  }
  return said.join(" · ") || say(lang, "one_agent");
}

export function describe(picture: SpiesPicture, names: readonly string[], lang: Lang): readonly Passage[] {
  const told: Passage[] = [
    { heading: say(lang, "turn"), facts: turnFacts(picture, names, lang) },
    { heading: say(lang, "houses"), facts: houseFacts(picture, lang) },
    { heading: say(lang, "track"), facts: trackFacts(picture, lang) },
    { heading: say(lang, "players"), facts: names.map((name, seat) => labelled(lang, name, about(seat, picture, lang))) },
  ];
  const own = ownFacts(picture, names, lang);
  return own.length > 0 ? [...told, { heading: say(lang, "own"), facts: own }] : told;
}

function turnFacts(picture: SpiesPicture, names: readonly string[], lang: Lang): readonly string[] {
  const facts = [names[picture.player] ?? ""];
  if (picture.spend) {
    const [few, many] = picture.spend;
    facts.push(say(lang, "rolled", { face: faceOf(picture.roll) }), say(lang, few === many ? "to_spend_all" : "to_spend", { few, many }));
  }
  if (picture.with_cards) facts.push(labelled(lang, say(lang, "supply"), say(lang, "cards", { count: picture.supply })));
  return facts;
}

function houseFacts(picture: SpiesPicture, lang: Lang): readonly string[] {
  return Array.from({ length: RUINS + 1 }, (_, building) => {
    const there = agentsInPlay(picture)
      .filter((agent) => picture.agents[agent]?.building === building)
      .map((agent) => (picture.agents[agent]?.arrived ? `${whoIs(agent, lang)} (${say(lang, "arrived")})` : whoIs(agent, lang)));
    if (picture.safe === building) there.unshift(say(lang, "safe_here"));
    return labelled(lang, capital(placeOf(building, lang)), there.join(", ") || say(lang, "empty"));
  });
}

function trackFacts(picture: SpiesPicture, lang: Lang): readonly string[] {
  return [...agentsInPlay(picture)]
    .sort((one, other) => (picture.agents[other]?.marker ?? 0) - (picture.agents[one]?.marker ?? 0))
    .map((agent) => labelled(lang, whoIs(agent, lang), String(picture.agents[agent]?.marker ?? 0)));
}

/** “Red (Jaques); To the safe, One step ×2” */
export function hand(picture: SpiesPicture, lang: Lang): string {
  const agents = (picture.sides[picture.seat]?.agents ?? []).filter((agent) => agent !== null).map((agent) => whoIs(agent, lang));
  const cards = picture.hand.flatMap((count, kind) => (count > 0 ? [cardName(kind, lang) + times(count, lang)] : []));
  return [agents.join(" + "), cards.join(", ")].filter((part) => part !== "").join("; ");
}

function times(count: number, lang: Lang): string {
  return count > 1 ? ` ${say(lang, "twice", { count })}` : "";
}

function ownFacts(picture: SpiesPicture, names: readonly string[], lang: Lang): readonly string[] {
  const side = picture.sides[picture.seat];
  if (!side) return [];
  const facts = side.agents.filter((agent) => agent !== null).map((agent) => `${say(lang, "your_agent")} ${whoIs(agent, lang)}.`);
  picture.hand.forEach((count, kind) => {
    if (count > 0) facts.push(labelled(lang, cardName(kind, lang) + times(count, lang), say(lang, "card_does", { card: kind })));
  });
  side.dossier.forEach((holder, agent) => {
    if (holder !== null) facts.push(labelled(lang, say(lang, "dossier"), `${whoIs(agent, lang)} – ${holderName(holder, names, lang)}`));
  });
  return facts;
}
