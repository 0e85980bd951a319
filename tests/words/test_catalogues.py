"""Every language says everything, with the same variables, and nothing that nobody asks for."""

from __future__ import annotations

import re

import pytest

from coverstory.bots.explain import HINTS
from coverstory.bots.roster import LEVELS
from coverstory.research.settings import options_of
from coverstory.rulebook import numbered_rules
from coverstory.rules.catalogue import GAMES
from coverstory.rules.options import Choice, Text
from coverstory.words import languages
from coverstory.words.catalogue import FOLDERS, words
from coverstory.words.sayings import Sayings
from support.catalogues import LANGUAGES, PARTS, SOURCES, ours, patterns, references, spoken, variables

# A message with one of these prefixes is said by its name; one without is a noun, and languages may differ in them.
OF_KINDS = ("event-", "beat-", "action-", "task-", "belief-", "hint-")
SECTIONS = (*OF_KINDS, "rule-", "reason-", "item-", "option-", "allowed-")
TITLES = ("title", "summary")


BY_KIND = ("seat_open", "seat_bot", "seat_person", *(f"level_{level}" for level in LEVELS))  # f"seat_{kind}"


def test_every_folder_is_a_language_that_we_speak() -> None:
    assert set(LANGUAGES) == set(languages.LANGUAGES)
    for lang in LANGUAGES:
        assert sorted(path.stem for path in (FOLDERS[0] / lang).glob("*.ftl")) == PARTS


@pytest.mark.parametrize("part", PARTS)
def test_every_language_has_the_same_messages_with_the_same_variables(part: str) -> None:
    english, *others = sorted(spoken(part), key=lambda catalogue: catalogue.lang != "en")
    for other in others:
        assert set(english.messages) == set(other.messages)
        for name in english.messages:
            if is_said(part, name):
                assert variables(english, name) == variables(other, name), f"{other.lang}/{part}: {name}"


def is_said(part: str, name: str) -> bool:
    return part not in GAMES or name.startswith(SECTIONS) or name in TITLES


@pytest.mark.parametrize("slug", [*GAMES, "table"])
def test_every_kind_has_a_message_and_every_message_a_kind(slug: str) -> None:
    sayings = HINTS if slug == "table" else GAMES[slug].sayings
    for catalogue in spoken(slug):
        said = {name for name in ours(catalogue) if name.startswith(OF_KINDS)}
        assert said == set(sayings.declared)
        for message in said:
            missing = variables(catalogue, message) - variables_given(sayings, message)
            assert not missing, f"{catalogue.lang}: {message} needs {missing}"


def variables_given(sayings: Sayings, message: str) -> set[str]:
    declared = sayings.declared[message]
    names = {named.name for named in declared}
    counted = {f"{named.name}_count" for named in declared if named.what in ("list", "places")}
    derived = {name for name, derived in sayings.derived.items() if set(derived.of) <= names}
    return names | counted | derived | {"self"} | ({"action"} if message.startswith("hint-") else set())


@pytest.mark.parametrize("slug", GAMES)
def test_every_item_of_a_list_has_its_variables(slug: str) -> None:
    lists = [named for declared in GAMES[slug].sayings.declared.values() for named in declared if named.items]
    for catalogue in spoken(slug):
        items = {name for name in ours(catalogue) if name.startswith("item-")}
        assert items == {f"item-{named.name}" for named in lists}
        for named in lists:
            assert variables(catalogue, f"item-{named.name}") <= {*named.items, "self"}


@pytest.mark.parametrize("slug", GAMES)
def test_every_option_says_what_it_does(slug: str) -> None:
    for catalogue in spoken(slug):
        said = {name for name in ours(catalogue) if name.startswith("option-")}
        assert said == {f"option-{option.name}" for option in options_of(GAMES[slug])}


@pytest.mark.parametrize("slug", GAMES)
def test_every_text_that_an_option_takes_is_explained(slug: str) -> None:
    texts = {option.name for option in GAMES[slug].options if isinstance(option, Text)}
    for catalogue in spoken(slug):
        said = {name.removeprefix("allowed-") for name in ours(catalogue) if name.startswith("allowed-")}
        assert texts <= said
        assert [name for name in said - texts if f'"allowed-{name}"' not in SOURCES] == []


@pytest.mark.parametrize("slug", GAMES)
def test_options_have_names_and_words_for_their_values(slug: str) -> None:
    """The form offered “random”, “after” and “auto” as they are written in code."""
    for catalogue in spoken(slug):
        for option in options_of(GAMES[slug]):
            said = set(catalogue.messages[f"option-{option.name}"].attributes)
            assert "name" in said, f"{catalogue.lang}: {option.name}"
            if isinstance(option, Choice):
                words_taken = {value for value in option.choices if not value.isdecimal()}  # a number is a seat
                assert said == {"name", *words_taken}, f"{catalogue.lang}: {option.name}"


@pytest.mark.parametrize("slug", GAMES)
def test_rules_and_reasons_are_those_of_the_game(slug: str) -> None:
    """A rule that forbids something is in the rules text, and the code names it."""
    for catalogue in spoken(slug):
        for name in ours(catalogue):
            section, _, word = name.partition("-")
            if section == "rule":
                assert word in numbered_rules(slug, catalogue.lang)
                assert f'"{word}"' in SOURCES or f" {word[1:]}" in SOURCES
            elif section == "reason":
                assert f'"{word}"' in SOURCES


def test_every_error_has_a_sentence_and_every_sentence_an_error() -> None:
    coded = set(re.findall(r'(?:Refusal|RequestRefused|hang_up)\((?:\w+, )?"(\w+)"', SOURCES))
    for catalogue in spoken("errors"):
        said = {name.removeprefix("error-") for name in ours(catalogue)}
        assert coded <= said
        assert [code for code in said if f'"{code}"' not in SOURCES] == []


@pytest.mark.parametrize("part", ["command_line", "database", "front_page", "hosting", "input", "records"])
def test_nothing_of_what_python_alone_says_is_unused(part: str) -> None:
    for catalogue in spoken(part):
        for name in ours(catalogue):
            asked = re.sub("^(screen|front|typed)-", "", name)
            assert asked in BY_KIND or re.search(rf"""["']{asked}["']""", SOURCES), name


@pytest.mark.parametrize("slug", GAMES)
def test_no_noun_is_unused(slug: str) -> None:
    """Some other message refers to it, or a board of the terminal does."""
    for catalogue in spoken(slug):
        referred = {
            name for message in catalogue.messages for p in patterns(catalogue, message) for name in references(p)
        }
        for name in ours(catalogue):
            asked = name.removeprefix("board-")
            used = name in referred or re.search(rf"""["']{asked}["']""", SOURCES)
            assert name.startswith(SECTIONS) or name in TITLES or used, f"{catalogue.lang}/{slug}: {name}"


def test_what_is_typed_means_one_command_in_all_languages() -> None:
    meant: dict[str, str] = {}
    for catalogue in spoken("command_line"):
        for name in catalogue.messages:
            if name.startswith("typed-"):
                for spelling in catalogue.say(name).split():
                    assert meant.setdefault(spelling, name) == name, f"{catalogue.lang}: {spelling}"


def test_sentences_begin_with_a_capital_and_end_with_a_stop() -> None:
    for lang in LANGUAGES:
        for name in ours(words(lang, "errors")):
            said = words(lang, "errors").say(name, {"why": "x"})
            assert said[0].isupper(), name
            assert said.endswith("."), name


# Said only of two and more: a span, a track of eleven columns, choices among which to choose, days from the second on.
NEVER_ONE = {"wrong_seats", "many", "header", "screen-choices", "screen-players", "players", "days_left", "web-points"}
NEVER_ONE |= {"series_points", "series-points", "series_best_of", "series-best_of", "web-to_spend"}
NEVER_ONE |= {"so_many_seats", "seats_from_to", "allowed-so_many_agents"}
NEVER_ONE |= {"web-tell_track", "share", "task-move", "allowed-enough_cards", "allowed-line_inside"}
PEOPLE = {"seat", "winners", "owner", "next", "holder", "guessed", "name", "names"}
OF_MANY = re.compile(
    "\\b1 (cards|choices|columns|days|decoys|games|players|points|secrets|steps|tokens|wins"
    "|Geheimnisse|Karten|Lockvögel|Möglichkeiten|Personen|Plättchen|Punkte|Schritte|Siege|Spielen?|Spalten|Tage"
    "|cartes|colonnes|donnes|jetons|joueurs|jours|leurres|parties|personnes|places|points|tables|victoires)\\b"
)


@pytest.mark.parametrize("part", PARTS)
def test_one_thing_is_not_said_as_if_it_were_several(part: str) -> None:
    for catalogue in spoken(part):
        for name in set(catalogue.messages) - NEVER_ONE:
            values: dict[str, str | int] = {
                value: "Ada" if value in PEOPLE else 1 for value in variables(catalogue, name)
            }
            for about_reader in ({"self": "none", "you": "no"}, {"self": "seat", "you": "yes"}):
                said = catalogue.say(name, {**values, **about_reader})
                assert not OF_MANY.search(said), f"{catalogue.lang}/{part}: {said}"
