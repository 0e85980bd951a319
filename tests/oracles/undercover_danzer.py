"""Undercover (Danzer) a second time, plain and slow, written from the rulebook and the rulings alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from itertools import permutations, product

from coverstory.rules.contract import CHANCE, OVER
from coverstory.rules.options import Value
from coverstory.rules.undercover_danzer import actions

Space = tuple[int, int]
Order = tuple[int, ...]  # tiles from the top
Piece = tuple[str, int]  # ("hq", colour), ("agent", tile) or ("joker", seat)

WHEEL = "ROYGBP"
LAST_ROUND = 300  # U41


def sides(tile: int) -> tuple[int, int]:
    """U2: official and undercover colour; tile 2c works undercover for c - 1, tile 2c + 1 for c + 1."""
    colour = tile // 2
    return colour, (colour + (1 if tile % 2 else -1)) % 6


def steps_apart(one: int, other: int) -> int:
    """U1: on the wheel."""
    return min((one - other) % 6, (other - one) % 6)


def opposite(colour: int) -> int:
    """U1"""
    return (colour + 3) % 6


def space_named(code: int) -> Space:
    """As table.py numbers the plane."""
    return actions.space_of(code) // 4096 - 2048, actions.space_of(code) % 4096 - 2048


def beside(space: Space) -> list[Space]:
    row, column = space
    return [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]


def across_a_corner(space: Space) -> list[Space]:
    row, column = space
    return [(row + down, column + right) for down in (-1, 1) for right in (-1, 1)]


class Oracle:
    """The whole position; the methods are those of the real State."""

    def __init__(self, seats: int, options: Mapping[str, Value]) -> None:
        self.seats = seats
        self.classified = options["track"] == "classified"
        self.values = [int(word) for word in str(options["classified_values"]).split(",")]
        self.line = int(options["line"])
        self.tie_rule = options["tie_break"]
        self.how_colours = str(options["colours"])
        self.how_first = str(options["first"])
        self.hq_rows = str(options["headquarters"]).split("/")
        self.plain = int(options["plain"]) + (1 if seats == 2 else 0)  # U8
        self.token_values = [5, 6, 7, 8] if seats == 2 else [4, 5, 6, 7, 8]  # U11
        self.columns = len(self.values) if self.classified else self.plain + len(self.token_values)  # U8, U9

        self.tokens: dict[int, dict[int, int]] = {lane: {} for lane in range(6)}  # lane → column → value
        self.colours: list[int] = []  # by seat
        self.parted: list[set[int]] = [set(), set()]  # tiles of pile A and pile B before they are ordered
        self.dealt: list[list[int]] = [[], []]  # the piles as dealt, top first
        self.piles: list[list[int]] = [[], []]  # the piles as they are, top first
        self.starter = -1
        self.player = -1
        self.round = 1
        self.board: dict[Space, Piece] = {}
        self.undercover: set[int] = set()  # tiles that lie undercover side up
        self.seen: set[int] = set()  # tiles whose official side was seen
        self.seen_through: set[int] = set()  # tiles whose both sides were seen
        self.jokers = set(range(seats))  # seats that still hold theirs
        self.files: dict[int, Piece] = {}  # seat → piece under its file
        self.staffers = [[0] * 6 for _ in range(seats)]  # seat, lane → column, 0 = home (U30)
        self.won: list[dict[int, int]] = [{} for _ in range(seats)]  # seat → lane → value of the token taken
        self.hand: Piece | None = None
        self.came: Space | None = None
        self.flipped = False
        self.decided = False  # flip or not
        self.ending = False
        self.over = False
        self.happened: Counter[str] = Counter()  # so that a test can see what it has met
        self.prepare()

    # Setup.

    def prepare(self) -> None:
        """What needs no choice and no chance, as soon as it can be done."""
        if self.how_colours not in ("chosen", "random") and not self.colours:
            self.colours = [WHEEL.index(letter) for letter in self.how_colours]
        if self.phase() == "first" and self.how_first != "random":
            self.begin(int(self.how_first))

    def phase(self) -> str:
        if self.starter < 0:
            if not self.classified and any(len(lane) < len(self.token_values) for lane in self.tokens.values()):
                return "tokens"
            if len(self.colours) < self.seats:
                return "colours"
            return "piles" if len(self.dealt[1]) < 6 else "first"
        if self.over:
            return "end"
        if self.hand is None:
            return "take"
        return "place" if self.decided else "flip"

    def lay_token(self, lane: int, value: int) -> None:
        """U11: from right to left; the last one needs no drawing."""
        column = self.columns - len(self.tokens[lane])
        self.tokens[lane][column] = value
        left = set(self.token_values) - set(self.tokens[lane].values())
        if len(left) == 1:
            self.lay_token(lane, left.pop())

    def tiles_of_undercover(self, colour: int) -> set[int]:
        return {tile for tile in range(12) if sides(tile)[1] == colour}

    def pile_to_order(self) -> int:
        return 0 if len(self.dealt[0]) < 6 else 1

    def deal(self, tile: int) -> None:
        """U12: parted first, then each pile ordered from the top; the last one needs no drawing."""
        if len(self.parted[0]) < 6:
            self.parted[0].add(tile)
            self.parted[1] |= self.tiles_of_undercover(sides(tile)[1]) - {tile}
            return
        pile = self.pile_to_order()
        self.dealt[pile].append(tile)
        left = self.parted[pile] - set(self.dealt[pile])
        if len(left) == 1:
            self.dealt[pile].append(left.pop())
            self.piles[pile] = list(self.dealt[pile])
            self.show_tops()

    def show_tops(self) -> None:
        """U12, U16: a pile lies official side up and only its top is seen."""
        for pile in self.piles:
            if pile:
                self.seen.add(pile[0])

    def begin(self, seat: int) -> None:
        """U5–U7, U13: with two players the chosen headquarters leave, else those not chosen."""
        self.starter = self.player = seat
        for row, letters in enumerate(self.hq_rows):
            for column, letter in enumerate(letters):
                chosen = WHEEL.index(letter) in self.colours
                if chosen == (self.seats > 2):
                    self.board[row, column] = ("hq", WHEEL.index(letter))

    # What may be done.

    def to_act(self) -> int:
        phase = self.phase()
        if phase == "end":
            return OVER
        if phase == "colours" and self.how_colours == "chosen":
            return len(self.colours)
        return CHANCE if phase in ("tokens", "colours", "piles", "first") else self.player

    def chance(self) -> dict[int, Fraction]:
        """U11–U13: everything uniform."""
        if self.to_act() != CHANCE:
            return {}
        outcomes = self.outcomes()
        return {outcome: Fraction(1, len(outcomes)) for outcome in outcomes}

    def outcomes(self) -> set[int]:
        phase = self.phase()
        if phase == "tokens":
            lane = min(lane for lane in range(6) if len(self.tokens[lane]) < len(self.token_values))
            left = set(self.token_values) - set(self.tokens[lane].values())
            return {actions.deal_token(lane, value) for value in left}
        if phase == "colours":
            return {actions.choose_colour(colour) for colour in range(6) if colour not in self.colours}
        if phase == "first":
            return {actions.seat_starts(seat) for seat in range(self.seats)}
        if len(self.parted[0]) < 6:
            return {actions.part(tile) for tile in self.tiles_of_undercover(len(self.parted[0]))}
        pile = self.pile_to_order()
        return {actions.stack(tile) for tile in self.parted[pile] - set(self.dealt[pile])}

    def legal(self) -> set[int]:
        if self.to_act() < 0:
            return set()
        phase = self.phase()
        if phase == "colours":
            return self.outcomes()
        if phase == "take":
            return self.may_take()
        if phase == "flip":
            return {int(actions.FLIP_OVER), int(actions.KEEP_SIDE)}  # U16, U18
        return {actions.place_at(row, column) for row, column in self.may_place()}

    def may_take(self) -> set[int]:
        """U14, U19, U20, U22, U23; a pile's only tile is its top, which everybody sees (U48)."""
        found = {actions.take_top(i) for i, pile in enumerate(self.piles) if pile and self.not_opposed(pile[0])}
        for (row, column), (kind, tile) in self.board.items():
            if kind == "agent" and (kind, tile) not in self.files.values() and self.not_opposed(tile):
                found.add(actions.take_at(row, column))
        if self.player in self.jokers:
            return found | {int(actions.TAKE_JOKER)}
        return found or {actions.take_bottom(i) for i, pile in enumerate(self.piles) if len(pile) > 1}

    def face(self, tile: int) -> int:
        return sides(tile)[1] if tile in self.undercover else sides(tile)[0]

    def not_opposed(self, tile: int) -> bool:
        return self.face(tile) != opposite(self.colours[self.player])

    def shown(self, piece: Piece) -> int | None:
        """The colour of a piece on the table; a Joker has none."""
        kind, number = piece
        if kind == "joker":
            return None
        return number if kind == "hq" else self.face(number)

    def may_place(self) -> set[Space]:
        """U24–U26: where the tile fits, else where it only touches corners."""
        return self.where_it_fits() or self.emergency("agent") or self.emergency("agent", "hq", "joker")

    def spaces(self, around: Iterable[Space]) -> Iterator[Space]:
        """U25: free spaces, without the one that an agent that was not flipped came from."""
        for space in around:
            if space not in self.board and (self.flipped or space != self.came):
                yield space

    def where_it_fits(self) -> set[Space]:
        """U24"""
        return {space for tile in self.board for space in self.spaces(beside(tile)) if self.fits(space)}

    def fits(self, space: Space) -> bool:
        assert self.hand is not None
        mine = self.shown(self.hand)
        colours = [self.shown(self.board[near]) for near in beside(space) if near in self.board]
        return all(mine is None or colour is None or steps_apart(mine, colour) <= 1 for colour in colours)

    def emergency(self, *kinds: str) -> set[Space]:
        """U26"""
        touched = [place for place, (kind, _) in self.board.items() if kind in kinds]
        around = {space for place in touched for space in self.spaces(across_a_corner(place))}
        return {space for space in around if not any(near in self.board for near in beside(space))}

    # What is done.

    def apply(self, code: int) -> None:
        assert code in self.legal() | set(self.chance())
        phase = self.phase()
        if phase == "tokens":
            self.lay_token(actions.lane_of(code), actions.value_of(code))
        elif phase == "colours":
            self.colours.append(actions.colour_of(code))
        elif phase == "piles":
            self.deal(actions.tile_named(code))
        elif phase == "first":
            self.begin(actions.starter_of(code))
        elif phase == "take":
            self.take(code)
        elif phase == "flip":
            self.flip_or_keep(code == actions.FLIP_OVER)
        else:
            self.place(space_named(code))
        self.prepare()

    def take(self, code: int) -> None:
        """U14, U16, U22"""
        if len(self.may_take()) == 1 and self.player in self.jokers:
            self.happened["forced joker"] += 1
        if code == actions.TAKE_JOKER:
            self.hand = ("joker", self.player)
            self.jokers.remove(self.player)
            self.decide()  # a Joker cannot be flipped
        elif actions.is_take_at(code):
            self.came = space_named(code)
            self.hand = self.board.pop(self.came)
        else:
            tile = self.piles[actions.pile_of(code)].pop(-1 if actions.is_take_bottom(code) else 0)
            self.hand = ("agent", tile)
            self.seen.add(tile)
            self.show_tops()
            self.happened["bottom draw"] += actions.is_take_bottom(code)

    def flip_or_keep(self, flip: bool) -> None:
        """U16, U18: either way round."""
        assert self.hand is not None
        if flip:
            self.flipped = True
            self.undercover ^= {self.hand[1]}
            self.seen_through.add(self.hand[1])
        self.decide()

    def decide(self) -> None:
        """U20: the file moves to the piece in hand, after it was activated."""
        assert self.hand is not None
        self.decided = True
        self.files[self.player] = self.hand

    def place(self, space: Space) -> None:
        assert self.hand is not None
        meeting = bool(self.where_it_fits())
        if not meeting:
            self.happened["emergency" if self.emergency("agent") else "emergency without an agent"] += 1
            self.happened["emergency of a placed agent"] += self.came is not None
        if space == self.came:
            self.happened["back to the old space"] += 1
        self.board[space] = self.hand
        if meeting and self.round > 1:  # U26, U29
            self.evaluate(space)
        self.hand, self.came, self.flipped, self.decided = None, None, False, False
        self.end_turn()

    def evaluate(self, space: Space) -> None:
        """U28, U32: the steps of all lanes, then each lane by itself."""
        steps = [0] * 6
        colour = self.shown(self.board[space])
        if colour is not None:
            steps[colour] += 2 if self.flipped else 1
        for near in beside(space):
            met = self.shown(self.board[near]) if near in self.board else None
            if met is not None:
                steps[met] += 1
        for lane in range(6):
            if steps[lane] and lane not in self.won[self.player]:
                self.move(lane, steps[lane])

    def occupied(self, lane: int) -> set[int]:
        """U31, U38: the columns where somebody stands; home is never full."""
        standing = {staffers[lane] for staffers in self.staffers} - {0}
        return standing | {self.columns} if self.classified and self.seats == 2 else standing

    def move(self, lane: int, steps: int) -> None:
        """U30–U33, U37"""
        start = self.staffers[self.player][lane]
        full = self.occupied(lane) - {start}
        if self.classified:
            free = [column for column in range(start + 1, self.columns + 1) if column not in full]
            if not free:
                self.happened["shut in"] += 1
                return
            last = max(free)
        else:
            last = max(self.tokens[lane])
        target = start
        for _ in range(steps):
            if target == last:
                self.happened["stopped before a full end" if self.classified else "stopped at the last token"] += 1
                break
            target += 1
        while target in full:
            self.happened["jump"] += 1
            target += 1
        self.staffers[self.player][lane] = target
        if target in self.tokens[lane]:
            self.won[self.player][lane] = self.tokens[lane].pop(target)

    def end_turn(self) -> None:
        """U35, U39, U41"""
        mine = self.staffers[self.player]
        if len(self.won[self.player]) == 6 or (self.classified and min(mine) > self.line):
            self.ending = True
        self.player = (self.player + 1) % self.seats
        if self.player == self.starter:
            if self.ending or self.round == LAST_ROUND:
                self.over = True
            else:
                self.round += 1

    # The end.

    def scores(self) -> list[int]:
        return [self.points(seat) for seat in range(self.seats)]

    def points(self, seat: int) -> int:
        """U36, U39"""
        total = 0
        for lane in range(6):
            column = self.staffers[seat][lane]
            if self.classified:
                worth = self.values[column - 1] if column else 0
            else:
                worth = self.won[seat].get(lane, 0)
            total += worth * (2 if lane == opposite(self.colours[seat]) else 1)
        return total

    def places(self) -> list[int]:
        """U36, U40: by points, a tie by staffers."""
        scores = self.scores()
        keys = []
        for seat in range(self.seats):
            tied = [other for other in range(self.seats) if scores[other] == scores[seat]]
            keys.append((scores[seat], self.tie_break(seat, tied)))
        return [1 + sum(other > key for other in keys) for key in keys]

    def tie_break(self, seat: int, tied: list[int]) -> list[int]:
        """U40: staffers on the rightmost column where one of the tied stands; as options, on those further left, or on
        the rightmost where anybody stands."""
        watched = range(self.seats) if self.tie_rule == "whole_track" else tied
        used = sorted({column for other in watched for column in self.staffers[other] if column}, reverse=True)
        looked_at = used if self.tie_rule == "further_columns" else used[:1]
        return [self.staffers[seat].count(column) for column in looked_at]

    def reason(self) -> str:
        if not self.ending:
            return "cap"
        return "line" if self.classified else "tokens"

    # What nobody knows.

    def partings(self) -> Iterator[tuple[list[Order], list[Order]]]:
        """U12, U17: for each parting, the orders of both piles that fit what was seen; all are as likely."""
        for halves in product(*[sorted(self.tiles_of_undercover(colour)) for colour in range(6)]):
            rest = set(range(12)) - set(halves)
            yield (
                [order for order in permutations(halves) if self.looks_so(0, order)],
                [order for order in permutations(rest) if self.looks_so(1, order)],
            )

    def looks_so(self, pile: int, order: Order) -> bool:
        for true, tile in zip(self.dealt[pile], order, strict=True):
            if true in self.seen_through and tile != true:
                return False
            if true in self.seen and sides(tile)[0] != sides(true)[0]:
                return False
        return True

    def deals(self) -> set[Order]:
        """Pile A from the top, then pile B."""
        return {(*a, *b) for orders_a, orders_b in self.partings() for a in orders_a for b in orders_b}
