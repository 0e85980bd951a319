/** The board in words: labels, the plan, a line about each seat, and everything for screen readers. */

import type { Lang } from "../../app/lang.svelte";
import type { Passage } from "../../game/games";
import { cellsIn, closedIn, holdingsIn, KINDS, linesOf, LINES, ROWS, secretsOf, takenBy, total, type Wyss } from "./picture";
import { COMPEL, LEAVE, NOTHING, numberIn } from "./things";
import { joined, labelled } from "../../words/sayings";
import { capital, say, sayKind, sayLine, sayPlace } from "./words";

type Names = readonly string[];

export function label(thing: string, picture: Wyss, names: Names, lang: Lang): string {
  if (thing === NOTHING) return say(lang, picture.phase === "capture" ? "capture_nothing" : "lay_nothing");
  if (thing === LEAVE) return say(lang, "leave_power");
  if (thing === COMPEL) return say(lang, "compel", { name: nextName(picture, names) });
  const line = numberIn(thing, "line");
  if (line !== null) return labelled(lang, capital(sayLine(lang, line)), sayEnd(line, picture, names, lang));
  const cell = numberIn(thing, "cell") ?? 0;
  return labelled(lang, sayPlace(lang, cell), sayCard(cell, picture, names, lang));
}

export function plan(picks: readonly string[], picture: Wyss, names: Names, lang: Lang): string {
  const [first, second] = picks;
  if (first === undefined) return "";
  if (first === COMPEL) return say(lang, "plan_compel", { name: nextName(picture, names) });
  const line = numberIn(first, "line");
  if (line !== null) {
    return say(lang, "plan_first", { line: sayLine(lang, line), sums: saySums(line, picture, names, lang) });
  }
  const cell = numberIn(first, "cell");
  if (cell === null) return `${label(first, picture, names, lang)}.`;
  const other = second === undefined ? null : numberIn(second, "cell");
  return planCard(cell, other, picture, names, lang);
}

function planCard(cell: number, other: number | null, picture: Wyss, names: Names, lang: Lang): string {
  const { value, owner } = picture.cells[cell]!;
  const place = capital(sayPlace(lang, cell));
  const facts = { value: value ?? "?", name: names[owner ?? 0] ?? "" };
  switch (picture.phase) {
    case "capture": {
      const own = picture.cells[picture.opened ?? 0]?.value ?? "?";
      return say(lang, "plan_capture", { ...facts, own, place: sayPlace(lang, picture.opened ?? 0) });
    }
    case "power":
      return say(lang, "plan_retire", facts);
    case "lay_aside":
      return say(lang, "plan_aside", facts);
    case "turn_back": {
      const stays = cell === picture.row_card ? picture.column_card : picture.row_card;
      return say(lang, "plan_back", { ...facts, other: picture.cells[stays ?? 0]?.value ?? "?" });
    }
    case "open_two":
      if (other === null) return say(lang, "plan_two_more", { place });
      return say(lang, "plan_two", { place, other: sayPlace(lang, other) });
    default: {
      const sums = linesOf(cell).map((line) => `${labelled(lang, capital(sayLine(lang, line)), saySums(line, picture, names, lang))}.`);
      return [say(lang, "plan_open", { place }), ...sums].join(" ");
    }
  }
}

export function about(seat: number, picture: Wyss, lang: Lang): string {
  const aside = total(picture.sides[seat]?.laid_aside ?? []);
  return `${saySecrets(secretsOf(picture, seat), lang)} · ${say(lang, "aside", { n: aside })}`;
}

export function describe(picture: Wyss, names: Names, lang: Lang): readonly Passage[] {
  return [
    { heading: say(lang, "tell_now"), facts: tellNow(picture, lang) },
    { heading: say(lang, "tell_players"), facts: picture.sides.map((_, seat) => tellSide(seat, picture, names, lang)) },
    { heading: say(lang, "tell_lines"), facts: Array.from({ length: LINES }, (_, line) => tellLine(line, picture, names, lang)) },
    { heading: say(lang, "tell_grid"), facts: Array.from({ length: ROWS }, (_, row) => tellRow(row, picture, names, lang)) },
  ];
}

function tellNow(picture: Wyss, lang: Lang): readonly string[] {
  const facts = [
    picture.stone === null ? say(lang, "tell_no_stone") : say(lang, "tell_stone", { place: sayPlace(lang, picture.stone) }),
  ];
  if (picture.phase === "open" || picture.phase === "open_two") facts.push(say(lang, `tell_reach_${picture.reach}`));
  facts.push(say(lang, "tell_box", { values: sayValues(picture.box, lang) }));
  facts.push(say(lang, "tell_unseen", { values: sayValues(picture.never_opened, lang) }));
  return facts;
}

function tellSide(seat: number, picture: Wyss, names: Names, lang: Lang): string {
  const side = picture.sides[seat]!;
  const kinds = Array.from({ length: KINDS }, (_, kind) => ({ kind, count: takenBy(picture, seat, kind) }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => `${sayKind(lang, kind)} × ${count}`);
  const arrow = say(lang, "tell_arrow", { arrow: sayArrow(side.arrow, lang) });
  const aside = `${say(lang, "aside", { n: total(side.laid_aside) })} (${sayValues(side.laid_aside, lang)})`;
  const mission = sayMission(side, lang);
  return `${labelled(lang, names[seat] ?? "", joined(lang, [arrow, kinds.join(", ") || say(lang, "no_secret"), aside, mission], "semicolon"))}.`;
}

function tellLine(line: number, picture: Wyss, names: Names, lang: Lang): string {
  return `${labelled(lang, capital(sayLine(lang, line)), sayEnd(line, picture, names, lang))}.`;
}

function tellRow(row: number, picture: Wyss, names: Names, lang: Lang): string {
  const cards = cellsIn(row).map((cell, column) => `${column + 1} ${sayCard(cell, picture, names, lang)}`);
  return `${labelled(lang, capital(sayLine(lang, row)), joined(lang, cards, "semicolon"))}.`;
}

/** What lies at a line's end and who has what in it. */
function sayEnd(line: number, picture: Wyss, names: Names, lang: Lang): string {
  const secret = picture.secrets[line]!;
  const parts = [secret.kind === null ? say(lang, "no_secret") : sayKind(lang, secret.kind)];
  if (secret.lost) parts.push(say(lang, "lost"));
  if (secret.taker !== null) parts.push(say(lang, "taken", { name: names[secret.taker] ?? "" }));
  parts.push(saySums(line, picture, names, lang), say(lang, "closed_in", { n: closedIn(picture, line) }));
  return joined(lang, parts, "semicolon");
}

export function saySums(line: number, picture: Wyss, names: Names, lang: Lang): string {
  const sums = holdingsIn(picture, line).map(({ seat, sum }) => `${names[seat]} ${sum}`);
  return sums.join(", ") || say(lang, "nobody");
}

export function sayCard(cell: number, picture: Wyss, names: Names, lang: Lang): string {
  const { lies, value, owner } = picture.cells[cell]!;
  const facts = { value: value ?? "?", name: names[owner ?? 0] ?? "" };
  const card = say(lang, ({ unseen: "face_down", known: "known", open: "card_of", gap: "gap" })[lies], facts);
  return cell === picture.stone ? `${card} (${say(lang, "stone_here")})` : card;
}

function sayMission(side: Wyss["sides"][number], lang: Lang): string {
  if (side.mission !== null) return say(lang, "mission_of", { kind: sayKind(lang, side.mission) });
  return say(lang, side.has_mission ? "mission_hidden" : "no_mission");
}

function saySecrets(count: number, lang: Lang): string {
  return say(lang, "secrets", { n: count });
}

function sayArrow(arrow: string, lang: Lang): string {
  return say(lang, `arrow_${arrow}`);
}

function sayValues(values: readonly number[], lang: Lang): string {
  return values.join(", ") || say(lang, "tell_none");
}

function nextName(picture: Wyss, names: Names): string {
  return names[(picture.turn + 1) % picture.sides.length] ?? "";
}
