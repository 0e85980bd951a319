// A game like Agent Hunter: ten numbered cards a player, three of them hidden in houses; attacks are answered “higher”,
// “lower” or “the same”. A move does what one of ours does: check, change, answer, narrow down what all may reckon.
const { INVALID_MOVE } = require("boardgame.io/core");

const CARDS = 10;
const HOUSES = 3;
const LONGEST = 60; // moves

const all = () => Array.from({ length: CARDS }, (_, card) => card);
const house = () => ({ card: null, live: true, decoys: 0, could: all() });
const side = () => ({ hand: all(), houses: Array.from({ length: HOUSES }, house), decoys: 5, score: 0 });

function place({ G, playerID, events }, card) {
  const own = G.sides[playerID];
  const at = own.houses.findIndex((one) => one.card === null);
  if (at < 0 || !own.hand.includes(card)) return INVALID_MOVE;
  own.houses[at].card = card;
  own.hand = own.hand.filter((other) => other !== card);
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
  G.heard = { by: playerID, card, target, answer };
  if (own.hand.length === 0 || ctx.turn > LONGEST || other.houses.every((one) => !one.live)) {
    events.endGame({ scores: G.sides.map((each) => each.score) });
  } else events.endTurn();
}

// What a player may know: the other's hand and live houses are hidden.
function playerView({ G, playerID }) {
  const seen = (each, seat) =>
    String(seat) === playerID
      ? each
      : { ...each, hand: each.hand.length, houses: each.houses.map((one) => (one.live ? { ...one, card: null } : one)) };
  return { ...G, sides: G.sides.map(seen) };
}

module.exports = {
  name: "hunt",
  setup: () => ({ sides: [side(), side()], heard: null }),
  moves: { place: { move: place, client: false }, attack: { move: attack, client: false } },
  minPlayers: 2,
  maxPlayers: 2,
  playerView,
};
