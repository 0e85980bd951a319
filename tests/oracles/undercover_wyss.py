"""Undercover (Wyss) a second time: naive and slow, written from the rules alone, to compare the real one with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction

from coverstory.rules.contract import CHANCE, OVER
from coverstory.rules.options import Options
from coverstory.rules.undercover_wyss import actions

ROWS = range(6)
COLUMNS = range(10)
VALUES = (0, 2, 3, 4, 5, 6, 7, 8, 9, 10)
KINDS = range(4)
Place = tuple[int, int]  # row, column
Line = tuple[str, int]  # ("row", 0 to 5) or ("column", 0 to 9)
LINES: list[Line] = [("row", row) for row in ROWS] + [("column", column) for column in COLUMNS]
NOBODY = -1


def cell(place: Place) -> int:
    return place[0] * 10 + place[1]


def place_of(number: int) -> Place:
    return number // 10, number % 10


def lines_of(place: Place) -> tuple[Line, Line]:
    return ("row", place[0]), ("column", place[1])


def places_of(line: Line) -> list[Place]:
    """W2"""
    kind, number = line
    return [(number, column) for column in COLUMNS] if kind == "row" else [(row, number) for row in ROWS]


class Oracle:
    """The whole position. A place is face down unless it holds an open card or is a gap."""

    def __init__(self, seats: int, options: Options) -> None:
        self.seats = seats
        self.options = options
        self.secrets: dict[Line, int] = {}
        self.missions: list[int] = []
        self.values: dict[Place, int] = {}  # of every card in the grid that was ever opened
        self.owners: dict[Place, int] = {}  # of the open cards
        self.gaps: set[Place] = set()
        self.stone: Place | None = None
        self.takers: dict[Line, int] = {}
        self.laid_aside: list[list[int]] = [[] for _ in range(seats)]
        self.box: list[int] = []
        self.active = 0
        self.phase = "deal secrets"
        self.anywhere = True
        self.compeller = NOBODY  # who compels the player whose turn it is
        self.compels = False  # does this turn's special agent compel the next player?
        self.to_show: list[Place] = []  # opened, value still to be drawn
        self.two: list[Place] = []  # opened by force: the row's card, the column's card
        self.opened: Place = (0, 0)  # where this turn's card was revealed
        self.lands_on: Place = (0, 0)  # where it is now
        self.acts = True  # may it capture and use a power?
        self.special = False  # has it a power to use?
        self.steps: list[str] = []  # what of this turn is still to come
        self.scored = False
        self.to_score: list[Line] = []
        self.line: Line = LINES[0]  # the line whose winner may lay a card aside
        self.happened: Counter[str] = Counter()  # for tests that want rare things to be compared

    # Facts about the grid.

    def face_down(self, places: Iterable[Place]) -> list[Place]:
        return [place for place in places if place not in self.owners and place not in self.gaps]

    def all_face_down(self) -> list[Place]:
        return self.face_down((row, column) for row in ROWS for column in COLUMNS)

    def stone_place(self) -> Place:
        assert self.stone is not None
        return self.stone

    def cross(self, place: Place) -> list[Place]:
        return sorted({one for line in lines_of(place) for one in places_of(line)} - {place})

    def rivals(self, place: Place) -> list[Place]:
        """Open cards of others in the row or column of a place."""
        return [one for one in self.cross(place) if one in self.owners and self.owners[one] != self.active]

    # Who acts, and how.

    def to_act(self) -> int:
        if self.phase == "over":
            return OVER
        if self.phase in ("deal secrets", "deal missions", "draw the first", "show"):
            return CHANCE
        if self.phase == "turn back":  # W27: the special agent's owner
            return self.compeller
        if self.phase == "lay aside":  # W24: the winner
            return self.takers[self.line]
        return self.active

    def legal(self) -> set[int]:
        if self.phase in ("open", "open one of two"):
            return {actions.open_card(cell(place)) for place in self.may_open()}
        if self.phase == "open two":
            row, column = (self.face_down(places_of(line)) for line in lines_of(self.stone_place()))
            return {actions.open_two(one[1], other[0]) for one in row for other in column}  # W27, W28
        if self.phase == "turn back":
            return {actions.TURN_BACK_ROW, actions.TURN_BACK_COLUMN}
        if self.phase == "capture":
            return {actions.capture(cell(place)) for place in self.captives()} | {actions.CAPTURE_NOTHING}
        if self.phase == "power":  # W14, W15
            left = {actions.LEAVE_POWER} if self.options["powers"] == "may" else set()
            return {actions.retire(cell(place)) for place in self.pensioners()} | {actions.COMPEL} | left
        if self.phase == "order":
            return {actions.ROW_FIRST, actions.COLUMN_FIRST}
        if self.phase == "lay aside":
            winner = self.takers[self.line]
            own = [place for place in places_of(self.line) if self.owners.get(place) == winner]
            return {actions.lay_aside(cell(place)) for place in own} | {actions.LAY_NOTHING}
        return set()

    def pensioners(self) -> list[Place]:
        """W17, and W12 where a 10 stays."""
        safe = 10 if self.options["retiring"] == "no_tens" else None
        return [place for place in self.rivals(self.stone_place()) if self.values[place] != safe]

    def may_open(self) -> list[Place]:
        """W8, W26; a compulsion that works with one line alone binds to the stone's lines too (W30).

        W28: of two cards opened one by one, the second is not of the first one's line.
        """
        if self.anywhere and self.compeller == NOBODY:
            return self.all_face_down()
        if self.phase == "open one of two" and self.two:
            row, column = lines_of(self.stone_place())
            return self.face_down(places_of(column if self.two[0] in places_of(row) else row))
        return self.face_down(self.cross(self.stone_place()))

    def captives(self) -> list[Place]:
        """W10, W11"""
        value = self.values[self.opened]

        def falls(other: int) -> bool:
            if value == 0:
                return other in (0, 10) or self.options["zero_captures"] == "anything"
            return value == other and value != 10

        return [place for place in self.rivals(self.opened) if falls(self.values[place])]

    def chance(self) -> dict[int, Fraction]:
        if self.phase == "deal secrets":
            left = Counter({actions.secret(kind): 4 for kind in KINDS})  # W2
            left.subtract(actions.secret(kind) for kind in self.secrets.values())
        elif self.phase == "deal missions":
            left = Counter(actions.mission(kind) for kind in KINDS if kind not in self.missions)  # W6
        elif self.phase == "draw the first":
            left = Counter(actions.begins(seat) for seat in range(self.seats))  # W7
        elif self.phase == "show":
            left = Counter({actions.shows(value): 6 for value in VALUES})  # W1
            left.subtract(actions.shows(value) for value in self.ever_opened())
        else:
            left = Counter()
        total = sum(left.values())
        return {outcome: Fraction(count, total) for outcome, count in left.items() if count}

    def ever_opened(self) -> list[int]:
        """W29, W35: a card turned back is no longer unknown."""
        return [*self.values.values(), *self.box, *(value for pile in self.laid_aside for value in pile)]

    # What happens.

    def apply(self, code: int) -> None:
        assert code in (self.chance() if self.to_act() == CHANCE else self.legal())
        getattr(self, "do_" + self.phase.replace(" ", "_"))(code)

    def do_deal_secrets(self, code: int) -> None:
        self.secrets[LINES[len(self.secrets)]] = actions.secret_in(code)
        if len(self.secrets) == len(LINES):
            self.phase = "deal missions"

    def do_deal_missions(self, code: int) -> None:
        self.missions.append(actions.mission_in(code))
        if len(self.missions) < self.seats:
            return
        if self.options["first"] == "random":
            self.phase = "draw the first"
        else:
            self.begin(int(self.options["first"]))

    def do_draw_the_first(self, code: int) -> None:
        self.begin(actions.seat_in(code))

    def begin(self, seat: int) -> None:
        self.active = seat
        self.phase = "open"

    def do_open(self, code: int) -> None:
        self.opened = place_of(actions.cell_in(code))
        self.acts = self.compeller == NOBODY or self.options["kept_card"] == "acts"  # W31
        self.to_show = [self.opened]
        self.show_next()

    def do_open_one_of_two(self, code: int) -> None:
        """W28, option one_by_one"""
        self.two.append(place_of(actions.cell_in(code)))
        self.happened["one by one, column first"] += len(self.two) == 1 and self.two[0][1] == self.stone_place()[1]
        self.to_show = self.two[-1:]
        self.show_next()

    def do_open_two(self, code: int) -> None:
        row, column = self.stone_place()
        self.two = [(row, actions.column_in(code)), (actions.row_in(code), column)]
        self.to_show = list(self.two)
        self.show_next()

    def show_next(self) -> None:
        """A card that was seen before (W29) needs no drawing."""
        self.happened["seen before"] += any(place in self.values for place in self.to_show)
        self.to_show = [place for place in self.to_show if place not in self.values]
        if self.to_show:
            self.phase = "show"
        elif len(self.two) == 1:
            self.phase = "open one of two"
        elif self.two:
            self.two.sort(key=lambda place: place[0] != self.stone_place()[0])  # the row's card, the column's card
            self.phase = "turn back"
        else:
            self.reveal()

    def do_show(self, code: int) -> None:
        self.values[self.to_show.pop(0)] = actions.value_in(code)
        self.show_next()

    def do_turn_back(self, code: int) -> None:
        """W27, W31"""
        self.opened = self.two[1] if code == actions.TURN_BACK_ROW else self.two[0]
        self.two = []
        self.acts = self.options["kept_card"] == "acts"
        self.reveal()

    def reveal(self) -> None:
        """The order of a turn, W20."""
        self.owners[self.opened] = self.active
        self.steps = ["capture", "stone", "power", "scoring"]
        if self.options["order"] == "scoring_then_power":
            self.steps = ["capture", "stone", "scoring", "power"]
        self.special = self.acts and self.values[self.opened] in (4, 8)
        self.lands_on = self.opened
        self.go_on()

    def go_on(self) -> None:
        """Take the steps of the turn until somebody has to decide."""
        while self.steps:
            step = self.steps.pop(0)
            if step == "stone":
                self.stone = self.lands_on  # W13
            elif step == "scoring":
                # W18: only the row and column of the place of the reveal
                self.to_score = [line for line in lines_of(self.opened) if not self.face_down(places_of(line))]
                self.to_score = [line for line in self.to_score if line not in self.takers]
                self.steps = ["order" if len(self.to_score) == 2 else "score", *self.steps]
            elif step == "score":
                if self.to_score and self.score(self.to_score.pop(0)):
                    self.phase = "lay aside"
                    return
            elif step == "power" and len(self.takers) == len(LINES):
                self.steps = []  # the game ends with the last scoring
            elif step == "power" and self.special and not self.pensioners() and self.options["powers"] == "must":
                self.compels = True  # W14: nothing to choose
            elif self.asks(step):
                self.phase = step
                return
        self.next_turn()

    def asks(self, step: str) -> bool:
        if step == "capture":
            return self.acts and bool(self.captives())
        return step == "order" or (step == "power" and self.special)

    def do_capture(self, code: int) -> None:
        """W10, W13, W19"""
        if code != actions.CAPTURE_NOTHING:
            self.happened["capture" if self.compeller == NOBODY else "capture by a kept card"] += 1
            self.lands_on = place_of(actions.cell_in(code))
            self.box.append(self.values[self.lands_on])
            self.values[self.lands_on] = self.values.pop(self.opened)
            self.owners[self.lands_on] = self.owners.pop(self.opened)
            self.gaps.add(self.opened)
        self.go_on()

    def do_power(self, code: int) -> None:
        self.happened["power of a kept card"] += self.compeller != NOBODY
        self.happened["power at the end"] += not self.all_face_down()
        if code == actions.COMPEL:
            self.compels = True
        elif code == actions.LEAVE_POWER:
            self.happened["power left"] += 1
        else:
            place = place_of(actions.cell_in(code))
            self.happened["retired 10"] += self.values[place] == 10
            self.put_aside(place, self.owners[place])  # W17
        self.go_on()

    def put_aside(self, place: Place, seat: int) -> None:
        del self.owners[place]
        self.laid_aside[seat].append(self.values.pop(place))
        self.gaps.add(place)

    def do_order(self, code: int) -> None:
        """W25"""
        if code == actions.COLUMN_FIRST:
            self.to_score.reverse()
        self.steps = ["score", "score", *self.steps]
        self.go_on()

    def score(self, line: Line) -> bool:
        """W21, W22, W23: did somebody win the secret?"""
        self.scored = True
        self.line = line
        held = [place for place in self.from_the_secret(line) if place in self.owners]
        sums: Counter[int] = Counter()
        for place in held:
            sums[self.owners[place]] += self.values[place]
        best = max(sums.values(), default=0)
        tied = [self.owners[place] for place in held if sums[self.owners[place]] == best]
        self.takers[line] = tied[0] if tied else NOBODY
        self.happened["scoring"] += 1
        self.happened["tie"] += best > 0 and len(set(tied)) > 1
        self.happened["tie of zeros"] += best == 0 and len(set(tied)) > 1
        self.happened["secret lost"] += not tied
        return bool(tied)

    def from_the_secret(self, line: Line) -> list[Place]:
        """W4: nearest place first."""
        far = {"row": "right", "column": "bottom"}[line[0]]
        places = places_of(line)
        return places[::-1] if far in str(self.options["secrets_at"]).split("_") else places

    def do_lay_aside(self, code: int) -> None:
        """W24"""
        if code != actions.LAY_NOTHING:
            self.put_aside(place_of(actions.cell_in(code)), self.takers[self.line])
        self.go_on()

    def next_turn(self) -> None:
        """W8, W26, W27, W30"""
        self.happened["turn"] += 1
        self.anywhere = self.scored
        self.scored = False
        compeller = self.active if self.compels else NOBODY
        self.compels = False
        self.compeller = NOBODY
        self.active = (self.active + 1) % self.seats
        self.phase = "open" if self.all_face_down() else "over"
        closed = [bool(self.face_down(places_of(line))) for line in lines_of(self.stone_place())]
        if compeller == NOBODY:
            return
        how = "nothing" if self.phase == "over" else "anywhere" if self.anywhere else "near"
        if self.anywhere and self.options["after_scoring"] == "free":
            self.happened["compulsion freed by a scoring"] += all(closed)
        elif all(closed):
            self.compeller = compeller
            self.phase = "open two" if self.options["compelled_cards"] == "together" else "open one of two"
            self.happened[f"compulsion, else {how}"] += 1
        elif any(closed) and self.options["compulsion"] == "one_line":
            self.compeller = compeller
            self.happened[f"compulsion of one line, else {how}"] += 1
        else:
            self.happened[f"compulsion lapsed to {how}"] += 1

    # The end.

    def won(self, seat: int) -> Counter[int]:
        """How many secrets of each kind."""
        return Counter(self.secrets[line] for line, taker in self.takers.items() if taker == seat)

    def scores(self) -> list[int]:
        """W33"""
        points = []
        for seat in range(self.seats):
            secrets = self.won(seat)
            kinds = sum((0, 10, 30, 60, 100)[count] for count in secrets.values())
            points.append(kinds + 10 * secrets[self.missions[seat]] + sum(self.laid_aside[seat]))
        return points

    def places(self) -> list[int]:
        """W34"""
        ranks = [(score, self.won(seat).total()) for seat, score in enumerate(self.scores())]
        return [1 + sum(other > rank for other in ranks) for rank in ranks]

    def reason(self) -> str:
        return "all_open"
