"""/metrics: the server's numbers as Prometheus reads them, where `prometheus-client` is installed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate
from typing import TYPE_CHECKING

from coverstory.errors import RequestRefused
from coverstory.server.numbers import BOUNDS, Histogram
from coverstory.server.services import Services

if TYPE_CHECKING:
    from prometheus_client.core import Metric

FORM = "text/plain; version=0.0.4; charset=utf-8"
NAME = "coverstory"


def metrics_text(services: Services) -> bytes:
    """Made when it is asked for, from what was counted since the start."""
    try:
        from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
    except ImportError:  # an optional install
        raise RequestRefused("no_metrics") from None
    from prometheus_client.registry import Collector

    class Counted(Collector):
        def collect(self) -> Iterator[Metric]:
            return families(services)

    registry = CollectorRegistry()
    registry.register(Counted())
    ProcessCollector(NAME, registry=registry)
    return generate_latest(registry)


def families(services: Services) -> Iterator[Metric]:
    from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily

    numbers, fallbacks = services.numbers, services.bots.fallbacks
    gauges = {
        "tables": ("Tables in memory", services.rooms.count()),
        "sockets": ("Sockets that are open", services.attendance.sockets),
        "bot_processes_elsewhere": (
            "Processes on other machines that think for bots",
            services.bots.processes_elsewhere(),
        ),
        "bots_waiting": ("Moves and hints that were asked of bots and are not given yet", services.bots.waiting()),
    }
    counters = {
        "moves": ("Moves that were stored", numbers.moves),
        "storage_failures": ("Times that something could not be stored", numbers.storage_failures),
        "tables_taken_over": ("Tables taken over from other servers that were gone", services.rooms.taken_over),
        "bot_deadlines_missed": ("Moves for which a bot was too late", fallbacks.late),
        "bots_asked_again": (
            "Times that another machine was asked for a bot's move, because one had not answered",
            services.bots.asked_again(),
        ),
        "bot_fallbacks": ("Moves made by a rookie because a bot failed or was late", fallbacks.count),
    }
    for name, (about, value) in gauges.items():
        yield GaugeMetricFamily(f"{NAME}_{name}", about, value=value)
    for name, (about, value) in counters.items():
        yield CounterMetricFamily(f"{NAME}_{name}", about, value=value)
    refusals = CounterMetricFamily(f"{NAME}_refusals", "Requests and commands that were refused", labels=["code"])
    for code, count in numbers.refusals.items():
        refusals.add_metric([code], count)
    yield refusals
    yield family("commit_seconds", "Until events are on disk", numbers.commit)
    yield family("acknowledge_seconds", "Until a command is acknowledged", numbers.acknowledge)


def family(name: str, about: str, histogram: Histogram) -> Metric:
    """Prometheus wants how many took up to so long."""
    from prometheus_client.core import HistogramMetricFamily

    bounds = [*map(str, BOUNDS), "+Inf"]
    buckets = list(zip(bounds, map(float, accumulate(histogram.counts)), strict=True))
    return HistogramMetricFamily(f"{NAME}_{name}", about, buckets=buckets, sum_value=histogram.total)
