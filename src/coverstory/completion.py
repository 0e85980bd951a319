"""coverstory completion: scripts that let a shell complete commands, games, options and bots."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from string import Template

from coverstory.arguments import AddCommand, suggested
from coverstory.rules.catalogue import GAMES
from coverstory.rules.options import Choice, Flag, Option, Whole

SHELLS = ("bash", "zsh", "fish")

Completion = Mapping[str, str | Mapping[str, str]]  # as shtab has it: a pattern for each shell, and a preamble


def add_completion(add: AddCommand, root: argparse.ArgumentParser) -> None:
    parser = add(
        "completion",
        "Print a script that completes commands, games, options and bots in your shell.",
        "coverstory completion bash > ~/.local/share/bash-completion/completions/coverstory",
        'coverstory completion zsh > "${fpath[1]}/_coverstory"',
        "coverstory completion fish > ~/.config/fish/completions/coverstory.fish",
    )
    parser.add_argument("shell", choices=SHELLS, help="the shell that you use")
    parser.set_defaults(run=partial(run_completion, root))


def run_completion(root: argparse.ArgumentParser, chosen: argparse.Namespace) -> int:
    print(completion_script(root, chosen.shell))
    return 0


def completion_script(root: argparse.ArgumentParser, shell: str) -> str:
    import shtab  # other commands do not wait for it

    for action in all_actions(root):
        mark(action)
    script: str = shtab.complete(root, shell)
    return script + BASH_JOINS_WORDS if shell == "bash" else script


def all_actions(parser: argparse.ArgumentParser) -> Iterator[argparse.Action]:
    for action in parser._actions:  # argparse has no public way to them; shtab goes the same
        yield action
        if isinstance(action, argparse._SubParsersAction):
            for inner in action.choices.values():
                yield from all_actions(inner)


def mark(action: argparse.Action) -> None:
    """Put what completes an argument where shtab looks for it. The parser is of no other use afterwards."""
    if isinstance(action.metavar, str) and action.option_strings:
        action.metavar = action.dest  # shtab would hand `sqlite:///FILE` to zsh, to which a colon ends the word
    suggestions = suggested(action)
    if action.type is Path:
        complete_by(action, "file")
    elif "-o" in action.option_strings:
        complete_by(action, call_of("options", game_options()))
    elif suggestions and suggestions.is_list:
        complete_by(action, call_of("list", lists_of(suggestions.words())))
    elif suggestions:
        action.choices = tuple(suggestions.words())


def complete_by(action: argparse.Action, completion: Completion | str) -> None:
    vars(action)["complete"] = completion


def call_of(what: str, definitions: Mapping[str, str]) -> Completion:
    """How each shell calls a function of ours, and what defines it there."""
    name = f"_coverstory_{what}"
    return {"bash": name, "zsh": name, "fish": f"({name})", "preamble": definitions}


def lists_of(words: Iterable[str]) -> dict[str, str]:
    """For each shell a function that offers these words after every comma."""
    return {shell: text.substitute(words=" ".join(words)) for shell, text in LIST.items()}


LIST: Mapping[str, Template] = {
    "bash": Template("""\
_coverstory_list() {
  local before=""
  [[ $$1 == *,* ]] && before="$${1%,*},"
  compgen -P "$$before" -W "$words" -- "$${1##*,}"
}"""),
    "zsh": Template("""\
_coverstory_list() {
  compset -P '*,'
  compadd -S '' -- $words
}"""),
    "fish": Template("""\
function _coverstory_list
  set -l before (commandline -ct | string replace -r '[^,]*$$' '')
  for word in $words
    echo $$before$$word
  end
end"""),
}


def game_options() -> dict[str, str]:
    """For each shell a function that offers the options of the game which the line names."""
    offered = {slug: " ".join(settings(game.options)) for slug, game in GAMES.items()}
    bash = "\n".join(f'      {slug}) compgen -W "{words}" -- "$1" ;;' for slug, words in offered.items())
    zsh = "\n".join(f"      {slug}) compadd -S '' -- {words} ;;" for slug, words in offered.items())
    fish = "\n".join(f"      case {slug}\n        printf '%s\\n' {words}" for slug, words in offered.items())
    return {
        "bash": f"""\
_coverstory_options() {{
  local word
  for word in "${{COMP_WORDS[@]}}"; do
    case $word in
{bash}
    esac
  done
}}""",
        "zsh": f"""\
_coverstory_options() {{
  local word
  for word in $words; do
    case $word in
{zsh}
    esac
  done
}}""",
        "fish": f"""\
function _coverstory_options
  for word in (commandline -opc)
    switch $word
{fish}
    end
  end
end""",
    }


def settings(options: Sequence[Option]) -> Iterator[str]:
    """`cards=true`, `cards=false`; of an option with a grammar of its own only `colours=`."""
    for option in options:
        for value in values(option):
            yield f"{option.name}={value}"


def values(option: Option) -> Sequence[str]:
    if isinstance(option, Flag):
        return ("true", "false")
    if isinstance(option, Whole):
        return [str(value) for value in range(option.least, option.most + 1)]
    return option.choices if isinstance(option, Choice) else [""]


# bash takes `cards=true` and `agent:500n` for three words. Joined again they can be completed; what stands before the
# last `=` or `:` is left out of the answers, since bash replaces only the part behind it.
BASH_JOINS_WORDS = r"""
_coverstory() {
  local joined=() at=0 before index
  for ((index = 0; index <= COMP_CWORD; index++)); do
    if [[ $index -gt 0 && ( ${COMP_WORDS[index]} == [=:] || ${COMP_WORDS[index-1]} == [=:] ) ]]; then
      joined[at]+=${COMP_WORDS[index]}
    else
      at=${#joined[@]}
      joined[at]=${COMP_WORDS[index]}
    fi
  done
  before=${joined[at]%"${joined[at]##*[=:]}"}
  local COMP_WORDS=("${joined[@]}") COMP_CWORD=$at
  _shtab_coverstory
  COMPREPLY=("${COMPREPLY[@]#"$before"}")
  [[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} == *= ]] && compopt -o nospace
  return 0
}

complete -o bashdefault -F _coverstory coverstory"""
