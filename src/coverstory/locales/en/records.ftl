# What is wrong with the record of a game, and what coverstory verify says about records.

# What it is about

record = Record
record_of_file = { $file }, record { $number }
line_of_file = { $file }, line { $number }
entry = Entry { $number }
ending = Ending
seed = Seed
seat = Seat { $seat }
match = Match
game = Game
commitment = Commitment
seal = Seal
entropy = Entropy
given_entries = Given entries
seats_of_bots = Seats of bots
commitments_of_seats = Commitments of seats
your_file = Your file
your_entropy = Your entropy at seat { $seat }

# What was expected, and what came

none = none
a_record = a record
finished_record = the record of a finished game
one_object = one JSON object a line, as `coverstory simulate` writes it
something_else = something else ({ $why })
allowed_action = an action that the rules allow
hexadecimal_digits = { $count } hexadecimal digits
characters = { $count } { $count ->
    [one] character
   *[other] characters
 }
what_was_kept = what your program kept before the deal
as_you_saw_it = { $value }, as you saw it
all_commitments = commitments of all seats
without_you = none: the match was dealt without your part
quoted = “{ $words }”
action = action { $code }
from_the_stream = “{ $words }” from the stream
seed_to_verify = a seed to verify its draws with
none_in_it = a record without one
as_the_seed_gives = { $value }, which the seed gives
as_the_record_gives = { $value }, which the record gives
as_the_match_is_called = { $count }, as the match is called
text_for_each_seat = one text for each of { $seats } seats
texts = { $count } { $count ->
    [one] text
   *[other] texts
 }
some_seats = some of 0 to { $last } in order, each once
one_for_each_seat = one for each of { $seats } seats
no_entropy_of_a_bot = no entropy of a bot
commitment_to_entropy = the commitment { $value } to its entropy
our_bytes = just the bytes that Coverstory writes
other_bytes = others that mean the same

# coverstory verify

fair = { $where }: fair.
failed = { $where }: { $why }.
counts = { $game }, { $seats } { $seats ->
    [one] seat
   *[other] seats
 }, { $entries } { $entries ->
    [one] entry
   *[other] entries
 }, { $draws } { $draws ->
    [one] draw
   *[other] draws
 }.
taken_over = { $given ->
    [one] The first entry is
   *[other] The first { $given } entries are
 } taken over from another game, and not drawn in this one.
broken_off = It was broken off before its end.
sent_openly = Seats sent their entropy openly: it shows nothing against the server itself.
only_bots = Only bots played: it shows nothing against the server itself.
not_compared = Not compared with what your own program kept (--mine): it shows nothing against the server itself.
commitment_line = {"  "}commitment { $commitment }
seal_line = {"  "}seal       { $seal }
own_entropy_used = {"  "}your own entropy was used, and everything you saw before the deal was kept
all_as_seen = {"  "}everything you saw before the deal was kept
never_dealt = It was promised and broken off before it was dealt: there is nothing to verify.
only_replays = It replays, but has no seed to verify its draws with.
