/** The board in words: labels, the plan, a line about each seat, and everything for screen readers. */

import type { Lang } from "../../app/lang.svelte";
import type { Passage } from "../../game/games";
import type { SpiesPicture } from "../../wire.gen";
import { CHURCH, FREE, memberOf, ONE, RUINS } from "./cast";
import { agentsInPlay } from "./picture";
import { previewOf, type Preview } from "./preview";
import { numbersOf, readThing } from "./things";
import { WORDS } from "./words";

export function colourOf(agent: number, lang: Lang): string {
  return memberOf(agent).ink.name[lang];
}

/** “Red (Jaques)” */
export function whoIs(agent: number, lang: Lang): string {
  const colour = colourOf(agent, lang);
  return `${colour.charAt(0).toUpperCase()}${colour.slice(1)} (${memberOf(agent).name})`;
}

export function placeOf(building: number, lang: Lang): string {
  const words = WORDS[lang];
  if (building === CHURCH) return words.church;
  return building === RUINS ? words.ruins : words.building(building);
}

export function holderName(holder: number, names: readonly string[], lang: Lang): string {
  return holder === FREE ? WORDS[lang].free : (names[holder] ?? `${holder + 1}`);
}

export function cardName(kind: number, lang: Lang): string {
  return WORDS[lang].cards_named[kind]?.name ?? "";
}

export function faceOf(roll: number): string {
  if (roll === ONE) return "1";
  return roll === 0 ? "1–3" : String(roll + 1);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function label(thing: string, picture: SpiesPicture, names: readonly string[], lang: Lang): string {
  const words = WORDS[lang];
  const { sort, first, second } = readThing(thing);
  if (sort === "pass") return words.pass;
  if (sort === "done") return words.done;
  if (sort === "stay") return words.stay;
  if (sort === "card") return `${words.card}: ${cardName(first, lang)}`;
  if (sort === "house") return capital(placeOf(first, lang));
  if (sort === "file") return `${whoIs(first, lang)}: ${holderName(second, names, lang)}`;
  const place = placeOf(picture.agents[first]?.building ?? CHURCH, lang);
  const said = `${whoIs(first, lang)}, ${place}`;
  return picture.phase === "move" ? `${said}: ${words.step}` : said;
}

export function plan(picks: readonly string[], picture: SpiesPicture, names: readonly string[], lang: Lang): string {
  const words = WORDS[lang];
  const card = numbersOf("card", picks)[0];
  const house = numbersOf("house", picks)[0];
  if (card !== undefined) return `${cardName(card, lang)}: ${cardPlan(picks, picture, lang)}`;
  if (house !== undefined) return words.safe_to(placeOf(house, lang));
  if (numbersOf("agent", picks).length > 0) return splitPlan(picks, picture, lang);
  return picks.map((pick) => label(pick, picture, names, lang)).join(", ");
}

function cardPlan(picks: readonly string[], picture: SpiesPicture, lang: Lang): string {
  const words = WORDS[lang];
  const preview = previewOf(picks, picture);
  const moves = movesOf(preview, picture, lang);
  if (preview.safe !== picture.safe) return words.safe_to(placeOf(preview.safe, lang));
  if (moves.length > 0) return `${moves.join(", ")}.`;
  const named = numbersOf("agent", picks).map((agent) => colourOf(agent, lang));
  const kind = numbersOf("card", picks)[0] ?? -1;
  return named.length > 0 ? `${named.join(", ")} …` : (words.cards_named[kind]?.does ?? "");
}

function movesOf(preview: Preview, picture: SpiesPicture, lang: Lang): readonly string[] {
  return picture.agents.flatMap((one, agent) => {
    const building = preview.buildings[agent] ?? one.building;
    if (!one.plays || building === one.building) return [];
    return [WORDS[lang].goes_to(colourOf(agent, lang), placeOf(building, lang))];
  });
}

function splitPlan(picks: readonly string[], picture: SpiesPicture, lang: Lang): string {
  const words = WORDS[lang];
  const preview = previewOf(picks, picture);
  const few = picture.spend?.[0] ?? 0;
  const said = [`${capital(movesOf(preview, picture, lang).join(", "))}.`];
  if (preview.left > 0) {
    said.push(picks.length >= few ? words.enough(preview.left) : words.left(preview.left));
  }
  if (preview.scores) said.push(scoresOf(preview.scores, picture, lang));
  return said.join(" ");
}

function scoresOf(scores: readonly number[], picture: SpiesPicture, lang: Lang): string {
  const words = WORDS[lang];
  const gains = picture.agents.flatMap((agent, number) => {
    const gain = (scores[number] ?? agent.marker) - agent.marker;
    return gain === 0 ? [] : [`${colourOf(number, lang)} ${gain > 0 ? "+" : "−"}${Math.abs(gain)}`];
  });
  return `${picture.with_cards ? words.scoring_looms : words.scoring} ${gains.join(", ")}.`;
}

export function about(seat: number, picture: SpiesPicture, lang: Lang): string {
  const words = WORDS[lang];
  const side = picture.sides[seat];
  if (!side) return "";
  const known = side.agents.filter((agent) => agent !== null);
  const said: string[] = [];
  if (picture.phase === "ended") said.push(words.played_by(known.map((agent) => colourOf(agent, lang)).join(" + ")));
  else if (side.agents.length > 1) said.push(words.two_agents);
  if (picture.with_cards) said.push(words.cards(side.hand_size));
  if (picture.filed && picture.phase !== "ended") {
    said.push(words.entries(side.entries_written, agentsInPlay(picture).length - side.agents.length));
  }
  return said.join(" · ") || words.one_agent;
}

export function describe(picture: SpiesPicture, names: readonly string[], lang: Lang): readonly Passage[] {
  const words = WORDS[lang];
  const told: Passage[] = [
    { heading: words.turn, facts: turnFacts(picture, names, lang) },
    { heading: words.houses, facts: houseFacts(picture, lang) },
    { heading: words.track, facts: trackFacts(picture, lang) },
    { heading: words.players, facts: names.map((name, seat) => `${name}: ${about(seat, picture, lang)}`) },
  ];
  const own = ownFacts(picture, names, lang);
  return own.length > 0 ? [...told, { heading: words.own, facts: own }] : told;
}

function turnFacts(picture: SpiesPicture, names: readonly string[], lang: Lang): readonly string[] {
  const words = WORDS[lang];
  const facts = [names[picture.player] ?? ""];
  if (picture.spend) facts.push(words.rolled(faceOf(picture.roll)), words.to_spend(...picture.spend));
  if (picture.with_cards) facts.push(`${words.supply}: ${words.cards(picture.supply)}`);
  return facts;
}

function houseFacts(picture: SpiesPicture, lang: Lang): readonly string[] {
  const words = WORDS[lang];
  return Array.from({ length: RUINS + 1 }, (_, building) => {
    const there = agentsInPlay(picture)
      .filter((agent) => picture.agents[agent]?.building === building)
      .map((agent) => (picture.agents[agent]?.arrived ? `${whoIs(agent, lang)} (${words.arrived})` : whoIs(agent, lang)));
    if (picture.safe === building) there.unshift(words.safe_here);
    return `${capital(placeOf(building, lang))}: ${there.join(", ") || words.empty}`;
  });
}

function trackFacts(picture: SpiesPicture, lang: Lang): readonly string[] {
  return [...agentsInPlay(picture)]
    .sort((one, other) => (picture.agents[other]?.marker ?? 0) - (picture.agents[one]?.marker ?? 0))
    .map((agent) => `${whoIs(agent, lang)}: ${picture.agents[agent]?.marker ?? 0}`);
}

function ownFacts(picture: SpiesPicture, names: readonly string[], lang: Lang): readonly string[] {
  const words = WORDS[lang];
  const side = picture.sides[picture.seat];
  if (!side) return [];
  const facts = side.agents.filter((agent) => agent !== null).map((agent) => `${words.your_agent} ${whoIs(agent, lang)}.`);
  picture.hand.forEach((count, kind) => {
    const card = words.cards_named[kind];
    if (count > 0 && card) facts.push(`${card.name}${count > 1 ? ` ${words.twice(count)}` : ""}: ${card.does}`);
  });
  side.dossier.forEach((holder, agent) => {
    if (holder !== null) facts.push(`${words.dossier}: ${whoIs(agent, lang)} – ${holderName(holder, names, lang)}`);
  });
  return facts;
}
