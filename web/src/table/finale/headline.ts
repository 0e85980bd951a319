/** Who has won, in one sentence, as people would say it. */

import { lang } from "../../app/lang.svelte";
import type { Finish } from "../../wire.gen";
import { joined } from "../../words/sayings";
import { say } from "./words";

export interface Result {
  readonly ending: Finish;
  readonly names: readonly string[];
  readonly you: number; // the seat that is spoken to; NO_READER for who looks on, and for several at one device
  readonly identities: readonly string[]; // by seat: who it was, where that had been secret
}

export function headlineOf(result: Result): string {
  const { ending, names, you } = result;
  const winners = names.flatMap((_, seat) => (ending.places[seat] === 1 ? [seat] : []));
  const [first, second] = winners;
  if (first === undefined) return say("nobody");
  const points = ending.scores[first] ?? 0;
  if (second === undefined) return sayWinner(result, first, points);
  if (winners.length === names.length && names.length === 2) return say("draw", { points });
  const called = winners.map((seat) => (seat === you ? say("you") : (names[seat] ?? "")));
  if (winners.includes(you)) called.sort((one, other) => Number(other === say("you")) - Number(one === say("you")));
  return say("shared", { you: winners.includes(you) ? "yes" : "no", names: joined(lang.now, called, "and"), points });
}

function sayWinner({ ending, names, you, identities }: Result, winner: number, points: number): string {
  const who = { you: winner === you ? "yes" : "no", name: names[winner] ?? "", points };
  const others = ending.scores.filter((_, seat) => seat !== winner);
  if (identities[winner]) return say("win_as", { ...who, identity: identities[winner] });
  if (others.includes(points)) return say("tie_break", who);
  return names.length === 2 ? say("win_two", { ...who, other: others[0] ?? 0 }) : say("win", who);
}
