# What the terminal says, line by line or on the full screen.

which_game = Which game? (number or name, q to leave){" "}
no_such_game = No game is called “{ $words }”. Type a number from the list, or part of a name.
which_of_these = Several games are called “{ $words }”. Type the number of the one you mean.
how_many = How many players? ({ $least }–{ $most }) [{ $usual }]{" "}
wrong_seats = The game is for { $least } to { $most } players.
left_menu = See you next time.
welcome = { $game }: you are in seat { $seat }, against bots ({ $level }). Type ? for help.
choose = Your choice>{" "}
many = { $count } choices. Write one in words, such as “{ $first }” or “{ $other }”. “list” shows all of them.
help =
    Type the letter of a choice, or the choice in words.
      list         all choices          board        the board again
      rules        the whole rules      rules { $rule }    one rule
      log          what has happened    hint         what a strong bot would do
      undo         take a choice back   table        who sits where
      notes        your notebook        note …       write a line into it
      say …        talk to everybody    quit         leave the game
not_understood = “{ $words }” is not one of your choices; “{ $example }” is. Type ? for help.
refused = { $rule }: { $sentence }
no_rule = There is no rule { $rule }.
rules_in_english = These rules are in English: there is no text in your language yet.
left = You left the game.
stopped = Stopped.
no_more_input = There is no more input, so the game stops here.
promised =
    The chance of this game is promised; `coverstory verify` can check it afterwards:
      { $commitment }
recorded = Saved in { $file }.
kept_mine = What your program saw before the deals is saved in { $file }, for coverstory verify --mine.
unfinished = The record stops before the end of the game.
score = {"  "}{ $name }: { $score }
won = The winner: { $names }.
nobody_won = Nobody wins.
seat = Seat { $seat }
marked = { $name } (you)
bot = Seat { $seat } (bot)
broken = Something went wrong in the game. That is our fault, not yours.
other_version = This server runs another version of Coverstory.
lost = Connection lost. Trying again …
back = You are connected again.
welcome_there = Connected to { $server }. Type ? for help.
invitation = Invitation: { $link }
promise = Promise, for checking the chance with coverstory verify --commitment: { $commitment }
seat_open = { $number }: free
seat_bot = { $number }: { $name }, level { $level }
seat_person = { $number }: { $name }
seat_away = { $number }: { $name }, away
seat_helped = { $number }: { $name }, away; a bot is playing
level_random = random
level_rookie = rookie
level_agent = agent
level_spymaster = spymaster
watching = { $count ->
    [one] 1 person is watching
   *[other] { $count } people are watching
 }
clock = { $name }: { $clock } left
wait_start = Waiting for the players.
closed = This table is closed.
sit = take seat { $seat }
stand = leave your seat
fill = give seat { $seat } to a bot: { $level }
empty = clear seat { $seat }
begin = start the game
next_game = play the next game of the series
rematch = play again
said = { $name }: { $words }
no_notes = Your notebook is empty.
noted = Noted.
taken_back = Your last choice is taken back.
nothing_recorded = Nothing was saved: the server gives out the record only when a game is over.
open_tables = Open tables at { $server }:
new_table = a new table
which_table = Which table? (number, q to leave){" "}
header = { $game }, { $seats } players, record { $number }, as seen by { $who }
onlooker = an onlooker

# The full screen

screen-help = Help
screen-log = Log
screen-notes = Notes
screen-rules = Rules
screen-table = Table
screen-hint = Hint
screen-undo = Undo
screen-lang = Language
screen-leave = Leave
screen-choices = { $count } choices: type some words, then ↑ ↓ and Enter
screen-splits = Type an agent's letter for each step, such as JJD, then Enter
screen-no_choices = Nothing to choose right now
screen-more = … { $count } more: type to narrow them down
screen-none_fits = No choice has these words.
screen-thinking = A bot is thinking about it …
screen-search_rules = search the rules
screen-no_rules_found = No rule has these words.
screen-chat_here = say something to everybody
screen-you_are = you are in seat { $seat }
screen-you_watch = you are watching
screen-players = { $count } players
screen-offline = not connected
screen-leave_sure = Leave the game?
screen-yes = Enter: leave
screen-no = Esc: stay
screen-close = Esc: back to the table
screen-small = The full screen needs 80 columns and 24 lines. In less room, --plain plays line by line.
screen-help_page =
    CHOOSING
    Type some of the words or numbers of a choice: the list shrinks to what fits. ↑ and ↓ move in it, Enter takes it. With the mouse: click a choice to take it. You can also click what is underlined on the board: the list shrinks to what has to do with it; a second click, or Esc, undoes that.
    In Top Secret Spies letters plan the walk: each J is a step for J, Backspace takes one back, the board shows where that leads, and Enter walks.

    KEYS
    F1 this page · F2 log · F3 notebook · F4 rules · F5 table and chat
    F6 hint · F7 undo · F8 { $next } · F10 or Ctrl+Q leave
    Page up and Page down move the board. Esc goes back to the choices.

    THE TABLE
    You can take a choice back as long as nobody else has acted and nothing was revealed. If there is only one choice, it is made for you, and the log says so. The notebook saves itself.
screen-start = Coverstory: four spy games
screen-start_keys = ↑ ↓ choose a line · ← → change it · Enter: next value, or start · F10 leave
screen-row_lang = Language
screen-row_name = Your name
screen-row_game = Game
screen-row_seats = Players
screen-row_bots = Others
screen-row_begin = ▶ Start
screen-row_join = ▶ Join
screen-bots_are = bots: { $level }
screen-people = people who have the link
screen-yes_word = yes
screen-no_word = no
screen-type_value = Enter: type another value

# The list of games

games-players = players

# What may be typed instead of a choice, in any language at any time: spellings with spaces between them

typed-help = ? help
typed-list = list
typed-board = board
typed-rules = rules
typed-log = log
typed-hint = hint
typed-undo = undo
typed-table = table
typed-notes = notes
typed-note = note
typed-say = say
typed-quit = q quit exit bye end
