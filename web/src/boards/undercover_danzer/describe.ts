/** The board in words: labels, the plan, a line about each seat, and everything for screen readers. */

import type { Lang } from "../../app/lang.svelte";
import type { Passage } from "../../game/games";
import type { DanzerAgent, DanzerPicture } from "../../wire.gen";
import { COLOURS, opposite } from "./colours";
import { FIRST_AGENT, FIRST_JOKER, PILE_LETTERS, agentOf, backsOf, codeOf, faceOf, filesOn, isNeutral, isTaken, kindOf, sizeOf, tileAt, topOf, unseenOf } from "./picture";
import { gainsAt, isEvaluated, pointsOf, type Gain } from "./preview";
import { spaceOf } from "./things";
import { joined, labelled } from "../../words/sayings";
import { cityOf, nameOf, say } from "./words";

type Names = readonly string[];

export function label(thing: string, picture: DanzerPicture, lang: Lang): string {
  const [kind, where = ""] = thing.split(":");
  if (kind === "colour") return sayColour(Number(where), lang);
  if (kind === "pile") return sayTop(Number(where), picture, lang);
  if (kind === "bottom") return say(lang, "take_bottom", { pile: PILE_LETTERS[Number(where)] ?? where });
  if (kind === "joker") return say(lang, "take_joker");
  if (kind === "tile") return sayTaking(where, picture, lang);
  if (kind === "flip") return say(lang, "flip", { colours: joined(lang, handBacks(picture).map((colour) => nameOf(colour, lang)), "or") || say(lang, "none") });
  if (kind === "keep") return say(lang, "keep", { colour: nameOf(picture.hand_face ?? 0, lang) });
  return sayPlacing(where, picture, lang);
}

export function plan(picks: readonly string[], picture: DanzerPicture, lang: Lang): string {
  const thing = picks.at(-1);
  if (!thing) return "";
  const [kind, where = ""] = thing.split(":");
  return kind === "space" ? sayPlan(where, picture, lang) : label(thing, picture, lang);
}

function sayColour(colour: number, lang: Lang): string {
  return say(lang, "choose_colour", { colour: nameOf(colour, lang), city: cityOf(colour, lang), twice: nameOf(opposite(colour), lang) });
}

function sayTop(pile: number, picture: DanzerPicture, lang: Lang): string {
  const agent = picture.agents[topOf(pile, picture) ?? 0];
  return say(lang, "take_top", { colour: nameOf(agent?.official ?? 0, lang), pile: PILE_LETTERS[pile] ?? "", back: sayTopBack(agent, lang) });
}

/** A pile's top shows its official side, though the picture gives a side only to what has been taken. */
function sayTopBack(agent: DanzerAgent | undefined, lang: Lang): string {
  return agent ? sayBack({ ...agent, up: "official" }, lang) : "";
}

function sayTaking(where: string, picture: DanzerPicture, lang: Lang): string {
  const tile = tileAt(...spaceOf(where), picture);
  const agent = tile?.piece != null ? agentOf(tile.piece, picture) : null;
  return say(lang, "take_at", { colour: nameOf(tile?.face ?? 0, lang), space: where, back: agent ? sayBack(agent, lang) : "" });
}

function sayBack(agent: DanzerAgent, lang: Lang): string {
  const [one, other] = backsOf(agent);
  if (other === undefined) return say(lang, "back_seen", { colour: nameOf(one ?? 0, lang) });
  return say(lang, "back_open", { one: nameOf(one ?? 0, lang), other: nameOf(other, lang) });
}

function handBacks(picture: DanzerPicture): readonly number[] {
  const agent = picture.hand === null ? null : agentOf(picture.hand, picture);
  return agent ? backsOf(agent) : [];
}

function sayColours(colours: readonly number[], lang: Lang): string {
  return colours.map((colour) => nameOf(colour, lang)).join(", ") || say(lang, "none");
}

function sayPlacing(where: string, picture: DanzerPicture, lang: Lang): string {
  return labelled(lang, say(lang, "place", { space: where }), saySteps(where, picture, lang));
}

function saySteps(where: string, picture: DanzerPicture, lang: Lang): string {
  if (picture.round === 1) return say(lang, "first_round");
  if (!isEvaluated(...spaceOf(where), picture)) return say(lang, "no_steps");
  const steps = gainsAt(...spaceOf(where), picture).map(({ lane, steps }) => say(lang, "step", { colour: nameOf(lane, lang), steps }));
  return steps.join(", ") || say(lang, "no_steps");
}

function sayPlan(where: string, picture: DanzerPicture, lang: Lang): string {
  const gains = gainsAt(...spaceOf(where), picture);
  if (!gains.length) return sayPlacing(where, picture, lang);
  const points = pointsOf(gains, picture);
  const parts = gains.map((gain) => sayGain(gain, lang));
  if (points) parts.push(say(lang, "points", { count: points, points: points > 0 ? `+${points}` : points }));
  return labelled(lang, say(lang, "place", { space: where }), joined(lang, parts, "semicolon"));
}

function sayGain({ lane, from, to, token, factor }: Gain, lang: Lang): string {
  const colour = nameOf(lane, lang);
  if (from === to) return say(lang, "stays", { colour });
  const goes = say(lang, "goes", { colour, from, to });
  return token ? `${goes}, ${say(lang, factor === 2 ? "token_twice" : "token", { value: token })}` : goes;
}

export function about(seat: number, picture: DanzerPicture, lang: Lang): string {
  const service = picture.services[seat];
  if (!service || service.colour === null) return say(lang, "about_none");
  const known = say(lang, "about", { twice: nameOf(opposite(service.colour), lang), points: service.points ?? "?" });
  return service.joker === "own" && picture.phase !== "end" ? `${known} · ${say(lang, "joker")}` : known;
}

export function describe(picture: DanzerPicture, names: Names, lang: Lang): readonly Passage[] {
  return [
    { heading: say(lang, "tell_turn"), facts: tellTurn(picture, names, lang) },
    { heading: say(lang, "tell_desk"), facts: tellDesk(picture, names, lang) },
    { heading: say(lang, "tell_piles"), facts: [0, 1].map((pile) => tellPile(pile, picture, lang)) },
    { heading: say(lang, "tell_track", { columns: picture.columns }), facts: COLOURS.map((lane) => tellLane(lane, picture, names, lang)) },
    { heading: say(lang, "tell_services"), facts: tellServices(picture, names, lang) },
  ];
}

function tellTurn(picture: DanzerPicture, names: Names, lang: Lang): string[] {
  const values = { round: picture.round, name: names[picture.player] ?? "" };
  if (picture.phase === "end") return [say(lang, "tell_end", values)];
  const facts = [say(lang, "tell_round", values)];
  if (picture.ending !== null) facts.push(say(lang, "tell_last"));
  if (picture.hand !== null) facts.push(say(lang, "tell_hand", { tile: sayPiece(picture.hand, picture, names, lang) }));
  return facts;
}

function tellDesk(picture: DanzerPicture, names: Names, lang: Lang): string[] {
  const order = [...picture.tiles].sort((one, other) => one.row - other.row || one.column - other.column);
  return order.map((tile) => {
    const words = tile.piece === null ? "?" : sayPiece(tile.piece, picture, names, lang);
    const files = tile.piece === null ? [] : filesOn(tile.piece, picture);
    const filed = files.map((seat) => say(lang, "with_file", { name: names[seat] ?? "" })).join("");
    return say(lang, "tell_tile", { space: `${tile.row},${tile.column}`, tile: words + filed });
  });
}

export function sayPiece(piece: number, picture: DanzerPicture, names: Names, lang: Lang): string {
  const kind = kindOf(piece);
  if (kind === "headquarters") return say(lang, "tell_hq", { colour: nameOf(piece, lang), city: cityOf(piece, lang) });
  if (kind === "joker") return say(lang, "tell_joker", { name: names[piece - FIRST_JOKER] ?? "" });
  const agent = picture.agents[piece - FIRST_AGENT];
  const face = agent ? faceOf(agent) : null;
  if (!agent || !face) return codeOf(piece - FIRST_AGENT);
  const side = say(lang, face.undercover ? "undercover" : "official");
  return say(lang, "tell_agent", { code: codeOf(piece - FIRST_AGENT), colour: nameOf(face.colour, lang), side, back: sayBack(agent, lang) });
}

function tellPile(pile: number, picture: DanzerPicture, lang: Lang): string {
  const top = topOf(pile, picture);
  const values = { pile: PILE_LETTERS[pile] ?? "", count: sizeOf(pile, picture), colours: sayColours(unseenOf(pile, picture), lang) };
  if (values.count === 0) return say(lang, "tell_pile_empty", values);
  if (top === null) return say(lang, "tell_pile_closed", values);
  const agent = picture.agents[top];
  return say(lang, "tell_pile", { ...values, tile: `${nameOf(agent?.official ?? 0, lang)} (${sayTopBack(agent, lang)})` });
}

function tellLane(lane: number, picture: DanzerPicture, names: Names, lang: Lang): string {
  const staffers = picture.services.map((service, seat) => {
    const column = service.staffers[lane] ?? 0;
    return say(lang, column ? "at_column" : "at_home", { name: names[seat] ?? "", column });
  });
  if (isNeutral(picture.columns, picture)) staffers.push(say(lang, "tell_neutral", { column: picture.columns }));
  const rest = picture.track === "classified" ? say(lang, "tell_free", { line: picture.line }) : tellTokens(lane, picture, lang);
  return say(lang, "tell_lane", { colour: nameOf(lane, lang), staffers: staffers.join(", "), rest });
}

function tellTokens(lane: number, picture: DanzerPicture, lang: Lang): string {
  const left = (picture.tokens[lane] ?? [])
    .map((value, number) => ({ value: value ?? 0, column: picture.threshold + 1 + number }))
    .filter(({ value, column }) => value > 0 && !isTaken(lane, column, picture));
  const tokens = left.map((token) => say(lang, "tell_token", token)).join(", ");
  return say(lang, "tell_tokens", { tokens: tokens || say(lang, "none") });
}

function tellServices(picture: DanzerPicture, names: Names, lang: Lang): string[] {
  return picture.services.map((service, seat) => {
    const name = names[seat] ?? "";
    if (service.colour === null) return labelled(lang, name, say(lang, "about_none"));
    const joker = say(lang, `joker_${service.joker}`);
    const values = { name, colour: nameOf(service.colour, lang), twice: nameOf(opposite(service.colour), lang), points: service.points ?? "?", joker };
    return say(lang, "tell_service", values);
  });
}
