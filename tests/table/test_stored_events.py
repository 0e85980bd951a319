"""What a release wrote to disk can be read for ever: the names in JSON stay, whatever the code calls them."""

from __future__ import annotations

import json
from typing import get_args

import pytest

from coverstory.table.events import Moment, TableEvent, decode_event, encode_event

SETTINGS = (
    '{"game":"agent_hunter","seats":[{"kind":"open","level":"","name":""},{"kind":"bot","level":"rookie","name":""}],'
    '"options":{},"public":false,"watchers":"public","hints":false,"clock":{"kind":"none","amount":0},"grace":120,'
    '"level":"rookie"}'
)
FIRST_RELEASE = [
    '{"deed":"made","table":"t","host":"ann","name":"Ann","seat":0,"entropy":"x","settings":'
    + SETTINGS
    + ',"seed":"c2VlZA==","opening":[3]}',
    '{"deed":"sat","seat":1,"person":"ben","name":"Ben","entropy":"y"}',
    '{"deed":"stood","seat":1}',
    '{"deed":"filled","seat":1,"level":"rookie"}',
    '{"deed":"vacated","seat":1}',
    '{"deed":"arranged","settings":' + SETTINGS + "}",
    '{"deed":"started","rules":1}',
    '{"deed":"acted","seat":0,"action":5,"by_bot":false}',
    '{"deed":"took_back","seat":0}',
    '{"deed":"said","seat":0,"name":"Ann","text":"Hi","phrase":-1}',
    '{"deed":"noted","seat":0,"text":"mine"}',
    '{"deed":"helped","seat":1,"why":"time"}',
    '{"deed":"given_back","seat":1}',
    '{"deed":"host_passed","person":"ben"}',
    '{"deed":"rematch_offered","person":"ben"}',
    '{"deed":"rematched","seed":"c2VlZA==","left":[1]}',
    '{"deed":"closed","why":"host"}',
]

SECOND_RELEASE = [
    '{"deed":"sat","seat":1,"person":"ben","name":"Ben","entropy":""}',
    '{"deed":"deal_began","rules":1}',
    f'{{"deed":"committed","seat":0,"commitment":"{"0" * 64}"}}',
    '{"deed":"opened","seat":0,"entropy":"mine"}',
    '{"deed":"deal_broken","seats":[1],"seed":"c2VlZA=="}',
    '{"deed":"started","rules":1,"chance":2}',
    '{"deed":"started","rules":1,"chance":2,"at_once":true,"foregone":true}',
    '{"deed":"resigned","seat":1}',
]


def on_disk(event: str) -> bytes:
    moment = '{"at":12.5,"wall":1700000000.0}'
    return f'{{"number":3,"moment":{moment},"deed":{event},"person":"ann","mark":"run:1"}}'.encode()


@pytest.mark.parametrize("event", FIRST_RELEASE + SECOND_RELEASE)
def test_what_was_once_stored_is_read_and_written_alike(event: str) -> None:
    stored = decode_event(on_disk(event))
    assert (stored.number, stored.moment, stored.idempotency_key) == (3, Moment(12.5, 1.7e9), "run:1")
    written = json.loads(encode_event(stored))
    for later in ("series", "dealing"):  # is filled in
        written["deed"].get("settings", {}).pop(later, None)
    assert written == json.loads(on_disk(event))


def test_an_opening_that_is_empty_may_be_written_out() -> None:
    event = FIRST_RELEASE[0].replace("[3]", "[]")
    assert decode_event(on_disk(event)) == decode_event(on_disk(event.replace(',"opening":[]', "")))


def test_every_kind_of_event_is_tried() -> None:
    tried = {type(decode_event(on_disk(event)).event) for event in FIRST_RELEASE + SECOND_RELEASE}
    assert tried == set(get_args(TableEvent))
