"""coverstory think: a machine whose cores think for the bots of servers."""

from __future__ import annotations

import argparse
from dataclasses import dataclass

from coverstory.arguments import AddCommand
from coverstory.errors import NoBus
from coverstory.server.operations.setting_sources import add_config, add_setting, settings_of
from coverstory.server.operations.settings import BOTS, BUS, LOG
from coverstory.server.texts import text_about

# What a thinking machine needs takes a while to load: other commands do not wait for it.


@dataclass(frozen=True)
class ThinkSetup:
    """What was asked for on the command line."""

    bus: str
    processes: int
    log: str


def add_think(add: AddCommand) -> None:
    parser = add(
        "think",
        "Think for the bots of servers on the same bus, until Ctrl-C.",
        "coverstory think --bus nats://10.0.0.5:4222",
        "coverstory think --bus nats://10.0.0.5:4222 --bots 8",
        "COVERSTORY_BUS=nats://me:password@10.0.0.5 coverstory think --log json",
    )
    for setting in (BUS, BOTS, LOG):
        add_setting(parser, setting)
    add_config(parser)
    parser.set_defaults(run=run_think)


def run_think(chosen: argparse.Namespace) -> int:
    from coverstory.server.operations.think import think

    settings = settings_of(chosen)
    settings.check()
    if not settings[BUS]:
        raise NoBus(text_about("bus_needed"))
    return think(ThinkSetup(settings[BUS], processes=settings[BOTS], log=settings[LOG]))
