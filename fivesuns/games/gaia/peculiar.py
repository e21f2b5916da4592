"""Every rule that some faction board changes, as the rulebook has it for all others; `exceptions/` has the boards.

Rules ask `p.peculiar` and never for the name of a faction.
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from fivesuns.games.gaia.catalog import (
    ACADEMY_LEFT,
    ACADEMY_RIGHT,
    EMPTY,
    MINE,
    PLANETARY_INSTITUTE,
    RESEARCH_LAB,
    TRADING_STATION,
    UPGRADES,
)
from fivesuns.kernel import Sub

if TYPE_CHECKING:                         # the state imports this module
    from fivesuns.games.gaia.state import Galaxy, Player

Price = tuple[int, int, int, int]         # of a mine: credits, ore, QIC, terraforming steps
Charge = tuple[str, int]                  # a way to charge, and how much
AUTOMA_UPGRADES: Final = ((TRADING_STATION, PLANETARY_INSTITUTE), (MINE, TRADING_STATION), (RESEARCH_LAB, ACADEMY_LEFT),
                          (RESEARCH_LAB, ACADEMY_RIGHT), (TRADING_STATION, RESEARCH_LAB))     # GAI-28.16


class Peculiar:
    """The rules for a faction whose board says nothing else."""

    # set-up (GAI-2, 3)

    first_mines: int = 2
    first_institute: bool = False
    brainstone: int = 0                                                    # the area where it begins
    space_stations: int = 0

    # power and QIC (GAI-4)

    token_pays: int = 1                                                    # with the institute (GAI-4.6)

    def burnt(self, p: Player) -> None:
        """The token that is given up for another (GAI-17.2)."""
        p.given_up += 1

    def qic_becomes(self, p: Player) -> Literal["qic", "ore"]:
        """What is received instead of a QIC."""
        return "qic"

    # Gaia phase (GAI-6)

    def gaia_phase(self, s: Galaxy, seat: int) -> Sub[None]:
        """What happens before power returns."""
        yield from ()

    def return_power(self, p: Player) -> None:
        """All tokens leave the Gaia area (GAI-6.2)."""
        p.bowl1 += p.gaia_area
        p.gaia_area = 0

    # mines (GAI-8)

    gaia_planet_price: Literal["qic", "ore"] = "qic"                       # GAI-8.7
    gaia_planet_points: int = 0

    def guest_price(self, s: Galaxy, h: int, qic: int) -> Price | None:
        """Of a mine beside another's structure, with so many QIC for range; None: not allowed (GAI-8.2)."""
        return None

    def guest_targets(self, s: Galaxy, seat: int, range_bonus: int) -> list[int]:
        """Where such a mine can be paid now."""
        return []

    def colonised(self, p: Player, kind: int, is_new: bool) -> None:
        """A mine of this kind has been built; is it the first on a type of planet? (GAI-8.11)"""

    # upgrades and research (GAI-10, 13)

    upgrades: tuple[tuple[int, ...], ...] = UPGRADES
    institute_token: str = ""                                              # gained with the planetary institute
    closed_track: int = -1                                                 # until the institute stands

    # federations (GAI-12)

    satellite_price: Literal["token", "qic"] = "token"                     # GAI-12.3
    one_federation: bool = False                                           # which later ones enlarge (GAI-12.9)
    strong_planet: int = EMPTY                                             # with the institute (GAI-12.1)

    def threshold(self, p: Player) -> int:
        """The value a federation needs (GAI-12.2)."""
        return 7

    # the special action of a board (GAI-15)

    def action_targets(self, s: Galaxy, seat: int) -> list[int]:
        """Hexes or tracks for it; none: it cannot be taken."""
        return []

    def action(self, s: Galaxy, seat: int) -> Sub[None]:
        yield from ()

    def why_no_action(self, s: Galaxy, seat: int) -> tuple[str, ...]:
        """What is missing where there are no targets, as a reason and its words; nothing: the board has no action."""
        return ()

    # free actions (GAI-17)

    more_exchanges: bool = False                                           # has it any of its own?

    at_the_end: Literal["", "gaiaformer_to_qic", "token_to_knowledge"] = ""      # worth it when the game ends

    def power_exchanges(self, s: Galaxy, p: Player) -> list[str]:
        """More to do with tokens of area III, where there are any."""
        return []

    def exchanges(self, s: Galaxy, p: Player) -> list[str]:
        """More to do with anything else."""
        return []

    def exchange(self, p: Player, name: str) -> None:
        raise ValueError(f"{p.faction} cannot {name}")

    # passive action (GAI-18)

    def more_ways_to_charge(self, p: Player, most: int) -> list[Charge]:
        """Besides simply charging, when up to so much may be charged."""
        return []

    # as the Automa (GAI-28)

    automa_power_actions: int = 1                                          # for a card
    automa_new_type_points: int = 0
    automa_trading_station_points: int = 0
    automa_researches_after_lab: bool = False
    automa_upgrades: tuple[tuple[int, int], ...] = AUTOMA_UPGRADES


PECULIAR: Final[dict[str, Peculiar]] = {"": Peculiar()}      # by faction, as soon as the boards are there
