"""What the terminal itself says, in both languages; the games bring their own words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from coverstory.rules.languages import join_words
from coverstory.wire.serialise import Finish

TEXTS: Mapping[str, Mapping[str, str]] = {
    "which_game": {
        "en": "Which game? (number or name, q to leave) ",
        "de": "Welches Spiel? (Nummer oder Name, q zum Verlassen) ",
    },
    "no_such_game": {
        "en": "“{words}” is none of these: type a number from the list, or a part of a name.",
        "de": "„{words}“ ist nicht dabei: bitte eine Nummer aus der Liste oder einen Teil eines Namens eingeben.",
    },
    "which_of_these": {
        "en": "Several games are called “{words}”: type the number of the one you mean.",
        "de": "Mehrere Spiele heißen „{words}“: bitte die Nummer des gemeinten eingeben.",
    },
    "how_many": {
        "en": "How many players? ({least}–{most}) [{usual}] ",
        "de": "Wie viele Personen? ({least}–{most}) [{usual}] ",
    },
    "wrong_seats": {
        "en": "The game is for {least} to {most} players.",
        "de": "Das Spiel ist für {least} bis {most} Personen.",
    },
    "left_menu": {"en": "Until next time.", "de": "Bis zum nächsten Mal."},
    "welcome": {
        "en": "{game}: you have seat {seat}; the others are bots of level {level}. Type ? for help.",
        "de": "{game}: Du hast Platz {seat}; die anderen sind Bots der Stufe {level}. ? zeigt die Hilfe.",
    },
    "choose": {"en": "Your choice> ", "de": "Deine Wahl> "},
    "many": {
        "en": "{count} choices. Write one in words, for example “{first}” or “{other}”. “list” shows all.",
        "de": "{count} Möglichkeiten. Schreib eine in Worten, etwa „{first}“ oder „{other}“. „liste“ zeigt alle.",
    },
    "help": {
        "en": (
            "Type the letter of a choice, or the choice in words.\n"
            "  list         all choices          board        the board again\n"
            "  rules        the whole rules      rules {rule}    one rule\n"
            "  log          all that happened    hint         what a strong bot would do\n"
            "  undo         take a choice back   table        who sits where\n"
            "  notes        your notebook        note …       write a line into it\n"
            "  say …        to everybody         quit         leave the game"
        ),
        "de": (
            "Schreib den Buchstaben einer Möglichkeit oder die Möglichkeit in Worten.\n"
            "  liste        alle Möglichkeiten   brett        das Brett noch einmal\n"
            "  regeln       alle Regeln          regeln {rule}   eine Regel\n"
            "  verlauf      was bisher geschah   tipp         was ein starker Bot täte\n"
            "  zurück       die letzte Wahl      tisch        wer wo sitzt\n"
            "  notizen      dein Notizbuch       notiz …      eine Zeile hineinschreiben\n"
            "  sag …        etwas zu allen       ende         das Spiel verlassen"
        ),
    },
    "not_understood": {
        "en": "“{words}” is none of the choices; one is “{example}”. Type ? for help.",
        "de": "„{words}“ ist keine der Möglichkeiten; eine ist „{example}“. ? zeigt die Hilfe.",
    },
    "refused": {"en": "{rule}: {sentence}", "de": "{rule}: {sentence}"},
    "no_rule": {"en": "There is no rule {rule}.", "de": "Eine Regel {rule} gibt es nicht."},
    "left": {"en": "You left the game.", "de": "Du hast das Spiel verlassen."},
    "no_more_input": {
        "en": "There is no more input, so the game stops here.",
        "de": "Es kommt keine Eingabe mehr, darum endet das Spiel hier.",
    },
    "promised": {
        "en": "The chance of this game is promised; `coverstory verify` checks it afterwards:\n  {commitment}",
        "de": "Der Zufall dieses Spiels ist versprochen; `coverstory verify` prüft ihn danach:\n  {commitment}",
    },
    "recorded": {"en": "Recorded in {file}.", "de": "Aufgezeichnet in {file}."},
    "unfinished": {"en": "The record ends before the game.", "de": "Die Aufzeichnung endet vor dem Spiel."},
    "score": {"en": "  {name}: {score}", "de": "  {name}: {score}"},
    "won": {"en": "{names} won.", "de": "Gewonnen: {names}."},
    "nobody_won": {"en": "Nobody won.", "de": "Niemand hat gewonnen."},
    "marked": {"en": "{name} (you)", "de": "{name} (du)"},
    "broken": {
        "en": "Something went wrong in the game: this is a fault of ours.",
        "de": "Im Spiel ist etwas schiefgegangen: Das ist unser Fehler.",
    },
    # At a server.
    "other_version": {
        "en": "This server speaks another version of our language.",
        "de": "Dieser Server spricht eine andere Fassung unserer Sprache.",
    },
    "lost": {
        "en": "The connection is lost; trying again …",
        "de": "Die Verbindung ist unterbrochen; neuer Versuch …",
    },
    "back": {"en": "The connection is back.", "de": "Die Verbindung ist wieder da."},
    "welcome_there": {
        "en": "Connected with {server}. Type ? for help.",
        "de": "Verbunden mit {server}. ? zeigt die Hilfe.",
    },
    "invitation": {"en": "Invitation: {link}", "de": "Einladung: {link}"},
    "promise": {
        "en": "Promise for checking the chance (coverstory verify --commitment): {commitment}",
        "de": "Versprechen zum Prüfen des Zufalls (coverstory verify --commitment): {commitment}",
    },
    "seat_open": {"en": "{number}: open", "de": "{number}: frei"},
    "seat_bot": {"en": "{number}: {name}, level {level}", "de": "{number}: {name}, Stufe {level}"},
    "seat_person": {"en": "{number}: {name}", "de": "{number}: {name}"},
    "seat_away": {"en": "{number}: {name}, away", "de": "{number}: {name}, nicht da"},
    "seat_helped": {"en": "{number}: {name}, a bot helps out", "de": "{number}: {name}, ein Bot springt ein"},
    "watching": {"en": "Looking on: {count}", "de": "Es schauen zu: {count}"},
    "clock": {"en": "time left for {name}: {clock}", "de": "Zeit für {name}: {clock}"},
    "wait_start": {"en": "The table waits for its players.", "de": "Der Tisch wartet auf seine Mitspielenden."},
    "closed": {"en": "This table is closed.", "de": "Dieser Tisch ist geschlossen."},
    "sit": {"en": "take seat {seat}", "de": "Platz {seat} nehmen"},
    "stand": {"en": "leave the seat", "de": "den Platz verlassen"},
    "fill": {"en": "give seat {seat} to a bot: {level}", "de": "Platz {seat} für einen Bot: {level}"},
    "empty": {"en": "empty seat {seat}", "de": "Platz {seat} räumen"},
    "begin": {"en": "begin the game", "de": "das Spiel beginnen"},
    "rematch": {"en": "play again", "de": "noch einmal spielen"},
    "said": {"en": "{name}: {words}", "de": "{name}: {words}"},
    "no_notes": {"en": "The notebook is empty.", "de": "Das Notizbuch ist leer."},
    "noted": {"en": "Noted.", "de": "Notiert."},
    "taken_back": {"en": "The last choice was taken back.", "de": "Die letzte Wahl wurde zurückgenommen."},
    "nothing_recorded": {
        "en": "Nothing was recorded: the server gives out the record of a finished game only.",
        "de": "Nichts wurde aufgezeichnet: Der Server gibt nur die Aufzeichnung eines beendeten Spiels heraus.",
    },
    "open_tables": {"en": "Open tables at {server}:", "de": "Offene Tische bei {server}:"},
    "new_table": {"en": "a new table", "de": "ein neuer Tisch"},
    "which_table": {
        "en": "Which table? (number, q to leave) ",
        "de": "Welcher Tisch? (Nummer, q zum Verlassen) ",
    },
    "header": {
        "en": "{game}, {seats} players, record {number}, as {who} saw it",
        "de": "{game}, {seats} Personen, Aufzeichnung {number}, gesehen von {who}",
    },
    "onlooker": {"en": "an onlooker", "de": "außen"},
}

# What may be typed instead of a choice, whatever the language.
COMMANDS: Mapping[str, Sequence[str]] = {
    "help": ("?", "help", "hilfe"),
    "list": ("list", "liste"),
    "board": ("board", "brett"),
    "rules": ("rules", "regeln"),
    "log": ("log", "verlauf"),
    "hint": ("hint", "tipp"),
    "undo": ("undo", "zurück"),
    "table": ("table", "tisch"),
    "notes": ("notes", "notizen"),
    "note": ("note", "notiz"),
    "say": ("say", "sag"),
    "quit": ("q", "quit", "exit", "bye", "end", "ende"),
}


def text(name: str, lang: str, /, **values: object) -> str:
    return TEXTS[name][lang].format(**values)


def say_ending(ending: Finish, lang: str, names: Sequence[str]) -> str:
    """Why it ended, every score, who won."""
    lines = [ending.text]
    lines += [text("score", lang, name=names[seat], score=score) for seat, score in enumerate(ending.scores)]
    winners = [names[seat] for seat, place in enumerate(ending.places) if place == 1]
    lines.append(text("won", lang, names=join_words(winners, lang)) if winners else text("nobody_won", lang))
    return "\n".join(lines)
