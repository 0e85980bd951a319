// A game like Agent Hunter: ten numbered cards a player, three of them hidden in houses; attacks are answered “higher”,
// “lower” or “the same”. A move does what one of ours does: check, change, answer, narrow down what all may reckon, and
// tell each player what happened, what is to be done, and everything that may be done.
const { INVALID_MOVE } = require("boardgame.io/core");

const CARDS = 10;
const HOUSES = 3;
const LONGEST = 60; // moves

const all = () => Array.from({ length: CARDS }, (_, card) => card);
const house = () => ({ card: null, live: true, decoys: 0, could: all() });
const side = () => ({ hand: all(), houses: Array.from({ length: HOUSES }, house), decoys: 5, score: 0 });
const awaiting = (own) => own.houses.findIndex((one) => one.card === null);

function place({ G, playerID, events }, card) {
  const own = G.sides[playerID];
  const at = awaiting(own);
  if (at < 0 || !own.hand.includes(card)) return INVALID_MOVE;
  own.houses[at].card = card;
  own.hand = own.hand.filter((other) => other !== card);
  G.heard = { kind: "placed", by: playerID, card, target: at };
  if (at === HOUSES - 1) events.endTurn();
}

function attack({ G, ctx, playerID, events }, card, target) {
  const own = G.sides[playerID];
  const other = G.sides[1 - playerID];
  const goal = other.houses[target];
  if (!own.hand.includes(card) || !goal || !goal.live || goal.card === null) return INVALID_MOVE;
  const answer = Math.sign(card - goal.card);
  goal.could = goal.could.filter((number) => Math.sign(card - number) === answer);
  for (const one of own.houses) one.could = one.could.filter((number) => number !== card);
  if (answer === 0) {
    goal.live = false;
    own.score += 2 + goal.decoys;
    own.hand = own.hand.filter((number) => number !== card);
  }
  G.heard = { kind: "attacked", by: playerID, card, target, answer };
  if (own.hand.length === 0 || ctx.turn > LONGEST || other.houses.every((one) => !one.live)) {
    events.endGame({ scores: G.sides.map((each) => each.score) });
  } else events.endTurn();
}

// Everything that a player may do now; the script chooses from it, as it does with ours.
function offers(G, ctx, playerID) {
  if (playerID !== ctx.currentPlayer || ctx.gameover) return [];
  const own = G.sides[playerID];
  if (awaiting(own) >= 0) return own.hand.map((card) => ({ code: card, parts: ["place", card] }));
  const goals = G.sides[1 - playerID].houses.flatMap((one, target) => (one.live ? [target] : []));
  return own.hand.flatMap((card) =>
    goals.map((target) => ({ code: CARDS + HOUSES * card + target, parts: ["attack", card, target] })),
  );
}

const ANSWERS = { "-1": "too low", 0: "the same", 1: "too high" };

function line(heard, playerID) {
  if (heard === null) return [];
  const { kind, by, card, target, answer } = heard;
  const who = by === playerID ? "You" : `Seat ${by}`;
  if (kind === "attacked") {
    return [{ kind, numbers: [Number(by), card, target, answer], text: `${who}: card ${card} against house ${target + 1}, ${ANSWERS[answer]}.` }];
  }
  const shown = by === playerID ? `card ${card}` : "a card";
  return [{ kind, numbers: [Number(by), target], text: `${who}: ${shown} into house ${target + 1}.` }];
}

function task(G, ctx, playerID) {
  if (ctx.gameover) return "The game is over.";
  if (playerID !== ctx.currentPlayer) return `Seat ${ctx.currentPlayer} is to act.`;
  const at = awaiting(G.sides[playerID]);
  return at >= 0 ? `Put a card into house ${at + 1}.` : "Attack a house of the other seat.";
}

// What a player may know: the other's hand and live houses are hidden.
function playerView({ G, ctx, playerID }) {
  const seen = (each, seat) =>
    String(seat) === playerID
      ? each
      : { ...each, hand: each.hand.length, houses: each.houses.map((one) => (one.live ? { ...one, card: null } : one)) };
  return {
    sides: G.sides.map(seen),
    lines: line(G.heard, playerID),
    task: task(G, ctx, playerID),
    offers: offers(G, ctx, playerID),
  };
}

module.exports = {
  name: "hunt",
  setup: () => ({ sides: [side(), side()], heard: null }),
  moves: { place: { move: place, client: false }, attack: { move: attack, client: false } },
  minPlayers: 2,
  maxPlayers: 2,
  playerView,
};
