# What is wrong with something that was typed or chosen: a game, an option, a seat, an address.

mismatch = { $what }: expected { $expected }, got { $got }.
found_instead = { $what }: expected { $expected }, got { $got }.
fits_here = What fits here: { $expected }.

# What it is about

game = Game
seat = Seat
series = Series
option = Option { $name }
options = Options of { $game }
bot = Bot of { $game }

# What was expected

none = none
true_or_false = true or false
whole_number = a whole number from { $least } to { $most }
number_to = { $least } to { $most }
one_of = one of { $words }
named_or = { $named }, or { $typed }
key_and_value = KEY=VALUE
seat_or_random = random or a seat from 0 to { $last }
so_many_seats = { $least } seats
seats_from_to = { $least } to { $most } seats
bot_code = random (or R), rookie, agent or spymaster, the last two with a budget as in agent:500n or spymaster:2s, or, to compare with, plain search as in search:2000n
series_plan = best-of-3, best-of-5, best-of-7, points-2 to points-{ $most }, until-won or single
so_many_records = { $number ->
    [one] a record
   *[other] at least { $number } records
 }

# Servers

no_address = Expected a server's address or a table's link such as http://HOST/t/ID, got { $link }.
not_ours = { $url }: this is no server of ours, or one of another version.
no_answer = { $url }: { $why }.

# A game or a request

language = Language
rules_of = Rules of { $game }
version = version { $number }
user_data = names and tokens as this program writes them
something_else = something else
nobody_acts = Nobody may act
game_goes_on = a game that goes on
game_over = a game that is over
chance_decides = Chance decides
its_outcomes = one of its outcomes
not_allowed = That is not allowed
legal_actions = { $count ->
    [one] the one legal action for seat { $seat }
   *[other] one of { $count } legal actions for seat { $seat }
 }
action = action { $code }
parameter_twice = a parameter came twice
parameter_empty = a parameter came without a value
ended_early = it ended too early
action_codes = expected codes of actions
number_for = expected a number for { $name }
client_name = expected up to { $most } letters and digits for client
moment_to = expected a moment from 0 to { $last }
finished_game = expected a finished game
