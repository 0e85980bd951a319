# What only the pages in the browser say.

skip = Skip to the content
pages = Pages
loading = One moment …
load_failed = This part of the page did not load. You may be offline, or Coverstory was updated.
reload = Reload the page
try_again = Try again
home = Home
my_games = My games
rules = Rules
preferences = Settings
theme = Light or dark
theme_auto = Same as the device
theme_light = Light
theme_dark = Dark
pace = Pace of the game
pace_calm = Calm
pace_normal = Normal
pace_brisk = Brisk
pace_instant = At once
confirm_when = Ask me to confirm
confirm_always = always
confirm_final = what cannot be undone
confirm_never = never
tap_on = Tap to go on.
away_turns = { $count ->
    [one] While you were away: 1 turn.
   *[other] While you were away: { $count } turns.
 }
away_replay = Show me
sound = Sounds
sound_off = Off
sound_soft = Soft
sound_full = Full
home_title = Four spy games, one table
home_lead = Play with friends by link, or against bots that see no more than you do. Nothing to install, no account.
players = { $span } players
minutes = { $minutes } min
play_now = Play
learn_it = Learn it in 5 minutes
learn_first = New? Learn it in 5 minutes
with_whom = Who plays with you?
company_bots = Bots
company_friends = Friends, by link
company_device = Friends, right here
how_many = How many players?
how_strong = How strong are the bots?
choose_rookie = Rookie
choose_agent = Agent
choose_spymaster = Spymaster
about_rookie = Makes mistakes. Good for your first games.
about_agent = Plays well, but can be fooled.
about_spymaster = Thinks ahead and is hard to beat.
bots_later = You get a link to send. Seats that stay free can be filled with bots.
name_at_seat = Player { $number }
more_choices = House rules and more …
server_gone = The server is not answering. Your games are safe; we keep trying.
offline = You are offline. Your games are safe; we keep trying.
open_tables = Open tables
no_open_tables = No public table is open right now. Open one, and others will see it here.
join = Join ({ $count ->
    [one] 1 free seat
   *[other] { $count } free seats
 })
watch = Watch
you = you
you_name = Guest
guest = Guest { $number }
your_name = Your name at the table
their_name = Their name
seat_number = Seat { $number }
own_seat = Seat { $number }: you
new_table = New table: { $game }
who_plays = Who plays?
seat_open = A friend, by link
seat_device = Somebody on this device
seat_rookie = Bot: rookie
seat_agent = Bot: agent
seat_spymaster = Bot: spymaster
one_more = Add a player
one_less = Remove a player
variants = Variants
house_rules = House rules
house_rules_words = Everything is as in the rules until you change it.
as_usual = As in the rules
own_choice = Something else …
how_it_goes = At the table
series = Games
series_single = Single games
series_best_of = Best of { $games }
series_points = Points over { $games } games
series_until_won = Until somebody wins
starts = Who begins the next game?
starts_next = The next seat
starts_loser = Whoever came last
time = Time
clock_none = No clock
clock_move60 = 1 minute per move
clock_move180 = 3 minutes per move
clock_days1 = 1 day per move
clock_days3 = 3 days per move
list_publicly = Show the table to everybody
allow_watchers = Others may watch
allow_hints = Hints and automatic notes
make_table = Open the table
no_such_game = There is no such game.
your_turn = Your turn
board = Board
decision = Your choice
confirm = Confirm
back_step = Back
menu = Menu
panel = Log, notebook, chat and help
help_rules = Help & rules
lesson = Lesson
share_link = Share the link
pace_sound = Pace & sound
hand_over = Hand over to a bot
resign = Resign
resign_sure = Give this game up?
resign_yes = Yes, resign
resign_no = No, play on
resign_two = You lose it at once.
resign_more = A bot plays on for you to the end.
leave = Leave
clear = Clear
as_list_short = List
choices = What you can choose
hint = What would you do?
hint_short = Hint
pass_until = Pass on
pass_until_long = Pass until something changes
pass_stop = Stop passing
coach_done = Got it
coach_rules = “?” above always has the goal and the rules.
coach_lit = Tap what glows; tap it again, or “Confirm”, to do it.
coach = First steps
help_lit = What glows may be chosen: tap it, drag it, or use Tab and Enter.
help = Help
hint_tried = Nothing did better when I tried it out.
undo = Undo
skip_ahead = Skip ahead
see_rule = See rule { $rule }
players_list = Players
bot_level = bot, { $level }
level_random = random
level_rookie = rookie
level_agent = agent
level_spymaster = spymaster
helped = a bot is playing
away = away
absent = { $name } is away
absent_words = You can let a bot play on until { $name } is back.
nudge = Nudge
nudged = Nudged
let_bot = Let a bot play on
to_act = to play
time_left = Time left
days_left = { $days } days
tab_log = Log
tab_notebook = Notebook
tab_chat = Chat
unread = new messages
tab_in_words = Help & rules
log_empty = Nothing has happened yet.
chat_empty = Nobody has said anything yet.
phrases = Quick phrases
say = Say something
send = Send
whole_rules = All the rules
waiting_for = { $count ->
    [one] Waiting for 1 more player
   *[other] Waiting for { $count } more players
 }
all_here = Everybody is here
free_seat = free
sit_here = Sit here
fill_with_bot = Fill with a bot
stand_up = Stand up
remove = Remove
start = Start the game
close_table = Close the table
host_starts = The host starts the game.
dealing = Dealing …
dealing_waits = Waiting for { $names }.
commitment = Fair chance: promised as { $commitment }…, and you can check it at the end.
invite = Invite friends
invite_words = Anyone with this link can take a free seat.
invite_link = Link to this table
share = Share or copy
copied = Copied
qr_alt = QR code of the link
watching = { $count ->
    [one] 1 person is watching
   *[other] { $count } people are watching
 }
you_watch = You are watching
reconnecting = Connection lost. Trying again; nothing is lost.
table_gone = This table does not exist, or you may not watch it.
pass_to = Pass the device to { $name }
pass_words = Nothing secret is shown until { $name } takes over.
pass_ready = I am { $name }
result = Result
points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
score_of = { $name }: { $score }
next_game = Next game
rematch = Play again
see_result = Back to the result
replay = Replay
review = Review
lost_title = Nothing here
lost_words = This page does not exist. The link may be old.
own_tables = In progress
not_begun = Not started yet
go_on = Continue
show_all = Show all { $count }
no_games_yet = You have not finished a game yet. When you have, it will be kept here.
your_place = { $place ->
    [1] you won
    [2] you came second
    [3] you came third
    [4] you came fourth
    [5] you came fifth
    [6] you came sixth
   *[other] you came seventh
 }
keep_record = Download
bring_record = Open a game file
bring_words = Choose a game file to watch it here.
not_a_record = This is not a game file.
moment = Moment of the game
moves = Moves
hands = All hands
moment_of = Step { $number } of { $last }
to_start = To the start
step_back = Step back
step_on = Step forward
pause = Pause
play = Play
next_scoring = Next scoring
seen_as = View
lens_own = my own
lens_onlooker = an onlooker’s
lens_open = all hands open
more = More
whose_hand = From whose side?
chapters = Chapters
rules_in_english = These rules are in English: there is no text in your language yet.
search_rules = Search the rules
found = { $count ->
    [one] Found once
   *[other] Found { $count } times
 }
next = Next
try_other = You could do that, too. But first try what is marked.
language = Language
not_now = You cannot choose that now. What you can choose is lit.
thinking = Thinking …
close = Close
pass_on = Pass to { $name }
pass_stamp = SECRET
folder_title = For your eyes only, { $name }
folder_open_title = Your orders, { $name }
folder_close = Close the folder
first_you = You go first.
first_other = { $name } goes first.
awaited_since = Waiting for
hours_left = { $hours } h
slow_answer = The answer is slow. Your move is safe, and we keep sending it until it arrives.
second_tab = This table is open in another tab, too. Both work.
outdated = Coverstory was updated. Nothing is lost:
own_finished = Your last games
all_games = All finished games
link_here = Link to this moment
what_if = What if? Play on from here
fair_check = Check fairness
fair_checking = Checking …
fair_yes = Verified: every draw was fair.
fair_open = Every draw fits the promise. But the players did not commit to their parts, so this proves nothing about the server itself.
fair_seat = Not fair: seat { $number } showed something other than what it had committed to.
fair_promise = Not fair: the seed does not match the promise.
fair_draw = Not fair: draw { $number } does not follow from the seed.
fair_none = This game has no seed to check.
mine_file = Download what this page saw
mine_none = This browser kept nothing of this game's deal, so it cannot tell whether your part of the chance was used.
broken_off = Called off halfway: { $names }
never_dealt = Called off before the deal: { $names }. Missing: { $absent }.
never_dealt_closed = Called off before the deal, when the table was closed: { $names }
lesson_you = Robin (you)

# The board of games that have none of their own

plain_table = The table
plain_choices = What you can do
plain_notes = Your notes; nobody else sees them

# On the sketch of Undercover (Danzer)

moscow = Moscow
peking = Peking
washington = Washington

# Hide and report in the chat; the page of whoever runs the server

about_line = About what { $name } wrote
hide_name = Hide { $name }
report = Report
reported = Reported to whoever runs this server.
show_hidden = Show what is hidden
admin = Administration
admin_token = Token (in the file beside the database)
admin_enter = Enter
admin_reports = Reports
admin_mute = Mute for 30 days
admin_ban = Ban for 30 days
admin_settle = Settled
admin_tables = Tables: { $count }
admin_delete = Delete the table
admin_bans = Bans and mutes
admin_lift = Lift
admin_audit = What was done
admin_none = Nothing here.
admin_waiting = waiting for players
admin_dealing = being dealt
admin_playing = being played
admin_finished = over
admin_closed = closed
admin_kind_person = Banned:
admin_kind_address = Address banned:
admin_kind_mute = Muted:

daily_case = The daily case
all_puzzles = All puzzles
