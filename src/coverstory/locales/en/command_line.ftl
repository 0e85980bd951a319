# What the terminal says, line by line or on the full screen.

which_game = Which game? (number or name, q to leave){" "}
no_such_game = “{ $words }” is none of these: type a number from the list, or a part of a name.
which_of_these = Several games are called “{ $words }”: type the number of the one you mean.
how_many = How many players? ({ $least }–{ $most }) [{ $usual }]{" "}
wrong_seats = The game is for { $least } to { $most } players.
left_menu = Until next time.
welcome = { $game }: you have seat { $seat }; the others are bots of level { $level }. Type ? for help.
choose = Your choice>{" "}
many = { $count } choices. Write one in words, for example “{ $first }” or “{ $other }”. “list” shows all.
help =
    Type the letter of a choice, or the choice in words.
      list         all choices          board        the board again
      rules        the whole rules      rules { $rule }    one rule
      log          all that happened    hint         what a strong bot would do
      undo         take a choice back   table        who sits where
      notes        your notebook        note …       write a line into it
      say …        to everybody         quit         leave the game
not_understood = “{ $words }” is none of the choices; one is “{ $example }”. Type ? for help.
refused = { $rule }: { $sentence }
no_rule = There is no rule { $rule }.
left = You left the game.
no_more_input = There is no more input, so the game stops here.
promised =
    The chance of this game is promised; `coverstory verify` checks it afterwards:
      { $commitment }
recorded = Recorded in { $file }.
unfinished = The record ends before the game.
score = {"  "}{ $name }: { $score }
won = { $names } won.
nobody_won = Nobody won.
seat = Seat { $seat }
marked = { $name } (you)
bot = Seat { $seat } (bot)
broken = Something went wrong in the game: this is a fault of ours.
other_version = This server speaks another version of our language.
lost = The connection is lost; trying again …
back = The connection is back.
welcome_there = Connected with { $server }. Type ? for help.
invitation = Invitation: { $link }
promise = Promise for checking the chance (coverstory verify --commitment): { $commitment }
seat_open = { $number }: open
seat_bot = { $number }: { $name }, level { $level }
seat_person = { $number }: { $name }
seat_away = { $number }: { $name }, away
seat_helped = { $number }: { $name }, a bot helps out
watching = Looking on: { $count }
clock = time left for { $name }: { $clock }
wait_start = The table waits for its players.
closed = This table is closed.
sit = take seat { $seat }
stand = leave the seat
fill = give seat { $seat } to a bot: { $level }
empty = empty seat { $seat }
begin = begin the game
next_game = play the next game of the series
rematch = play again
said = { $name }: { $words }
no_notes = The notebook is empty.
noted = Noted.
taken_back = The last choice was taken back.
nothing_recorded = Nothing was recorded: the server gives out the record of a finished game only.
open_tables = Open tables at { $server }:
new_table = a new table
which_table = Which table? (number, q to leave){" "}
header = { $game }, { $seats } players, record { $number }, as { $who } saw it
onlooker = an onlooker

# The full screen

screen-help = Help
screen-log = Log
screen-notes = Notes
screen-rules = Rules
screen-table = Table
screen-hint = Hint
screen-undo = Undo
screen-lang = DE
screen-leave = Leave
screen-choices = { $count } choices: type some words, then ↑ ↓ and Enter
screen-splits = Type an agent's letter for each step, as in JJD, then Enter
screen-no_choices = Nothing to choose just now
screen-more = … { $count } more: type to narrow them down
screen-none_fits = No choice has these words.
screen-thinking = A bot thinks about it …
screen-search_rules = search the rules
screen-no_rules_found = No rule has these words.
screen-chat_here = say something to everybody
screen-you_are = you have seat { $seat }
screen-you_watch = you look on
screen-players = { $count } players
screen-offline = no connection
screen-leave_sure = Leave the game?
screen-yes = Enter: leave
screen-no = Esc: stay
screen-close = Esc: back to the table
screen-small = This needs 80 columns and 24 lines; with less, --plain plays line by line.
screen-help_page =
    CHOOSING
    Type some of the words or numbers of a choice: the list shrinks to what fits. ↑ and ↓ move in it, Enter does it. With the mouse: click on a choice to do it. What is underlined on the board can be clicked on, too: the list shrinks to what has to do with it; a second click, or Esc, takes that back.
    In Top Secret Spies letters plan the walk: each J is a step of J, Backspace takes one back, the board shows where that leads, and Enter walks.

    KEYS
    F1 this page · F2 log · F3 notebook · F4 rules · F5 table and chat
    F6 hint · F7 undo · F8 Deutsch · F10 or Ctrl+Q leave
    Page up and Page down move the board. Esc goes back to the choices.

    THE TABLE
    A choice can be taken back while nobody else has acted and nothing was revealed. If only one choice is there, it is made for you, and the log tells it. The notebook is saved by itself.
screen-start = Coverstory: four spy games
screen-start_keys = ↑ ↓ choose a line · ← → change it · Enter: next value, or begin · F10 leave
screen-row_lang = Language
screen-row_name = Your name
screen-row_game = Game
screen-row_seats = Players
screen-row_bots = Others
screen-row_begin = ▶ Begin
screen-row_join = ▶ Join
screen-language = English
screen-bots_are = bots: { $level }
screen-people = people who have the link
screen-yes_word = yes
screen-no_word = no
screen-type_value = Enter: type another value

# The list of games

games-players = players
