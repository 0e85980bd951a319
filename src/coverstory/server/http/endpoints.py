"""Everything that can be asked for over HTTP."""

from __future__ import annotations

from coverstory.server.http.api import Endpoint
from coverstory.server.http.game_endpoints import GAME_ENDPOINTS
from coverstory.server.http.match_endpoints import MATCH_ENDPOINTS
from coverstory.server.http.people_endpoints import PEOPLE_ENDPOINTS
from coverstory.server.http.puzzle_endpoints import PUZZLE_ENDPOINTS
from coverstory.server.http.table_endpoints import TABLE_ENDPOINTS
from coverstory.server.services import Services

ENDPOINTS: list[Endpoint[Services]] = [
    *GAME_ENDPOINTS,
    *PUZZLE_ENDPOINTS,
    *PEOPLE_ENDPOINTS,
    *TABLE_ENDPOINTS,
    *MATCH_ENDPOINTS,
]
