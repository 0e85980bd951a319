"""What the terminal itself says, in both languages; the games bring their own words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from coverstory.rules.game import Game
from coverstory.rules.languages import join_words
from coverstory.rules.outcome import Outcome

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
            "  quit         leave the game"
        ),
        "de": (
            "Schreib den Buchstaben einer Möglichkeit oder die Möglichkeit in Worten.\n"
            "  liste        alle Möglichkeiten   brett        das Brett noch einmal\n"
            "  regeln       alle Regeln          regeln {rule}   eine Regel\n"
            "  verlauf      was bisher geschah   tipp         was ein starker Bot täte\n"
            "  ende         das Spiel verlassen"
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
    "you": {"en": "Seat {seat} (you)", "de": "Platz {seat} (du)"},
    "bot": {"en": "Seat {seat} (bot)", "de": "Platz {seat} (Bot)"},
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
    "quit": ("q", "quit", "exit", "bye", "end", "ende"),
}


def text(name: str, lang: str, /, **values: object) -> str:
    return TEXTS[name][lang].format(**values)


def say_outcome(game: Game, outcome: Outcome, lang: str, names: Sequence[str]) -> str:
    """Why it ended, every score, who won."""
    lines = [game.say_reason(outcome.reason, lang)]
    lines += [text("score", lang, name=names[seat], score=score) for seat, score in enumerate(outcome.scores)]
    winners = [names[seat] for seat in outcome.winners]
    lines.append(text("won", lang, names=join_words(winners, lang)) if winners else text("nobody_won", lang))
    return "\n".join(lines)
