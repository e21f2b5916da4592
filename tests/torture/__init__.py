"""Six small games on the hardest patterns: reactions, an open floor, everybody at once, secrets, length, all of it."""
from __future__ import annotations

from typing import Any, Final

from fivesuns.kernel import Game
from tests.torture.agora import AgoraGame
from tests.torture.bazaar import BazaarGame
from tests.torture.conclave import ConclaveGame
from tests.torture.march import MarchGame
from tests.torture.senate import SenateGame
from tests.torture.vault import VaultGame

GAMES: Final[dict[str, Game[Any]]] = {"senate": SenateGame(), "bazaar": BazaarGame(), "vault": VaultGame(),
                                      "march": MarchGame(), "conclave": ConclaveGame(), "agora": AgoraGame()}
