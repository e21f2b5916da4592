"""Which technology to research: what it brings to this player now, and the points of its track."""
from __future__ import annotations

from typing import Final

from fivesuns.games.eclipse.catalog import PARTS, PRODUCTION, TECHNOLOGIES, TECHNOLOGY_VP, TRACKS
from fivesuns.games.eclipse.judgement.worth import ADVANCED, MATERIAL, ORBITAL, Worth

PART_WORTH: Final = {
    "plasma_cannon": 1.7, "phase_shield": 1.0, "tachyon_source": 0.9, "gluon_computer": 1.1, "plasma_missile": 1.8,
    "gauss_shield": 0.8, "fusion_source": 1.0, "improved_hull": 1.8, "positron_computer": 1.5, "tachyon_drive": 0.4,
    "antimatter_cannon": 1.3, "fusion_drive": 0.6, "conifold_field": 1.4, "absorption_shield": 1.2,
    "sentient_hull": 1.3, "soliton_cannon": 1.5, "transition_drive": 0.4, "flux_missile": 1.3,
    "zero_point_source": 0.8}
OTHER_WORTH: Final = {
    "nanorobots": 0.7, "starbase": 0.4, "neutron_bombs": 0.7, "wormhole_generator": 0.5, "improved_logistics": 0.5,
    "pico_modulator": 0.5, "cloaking_device": 0.2, "neutron_absorber": 0.2, "antimatter_splitter": 0.2}
USE: Final[tuple[float, ...]] = (0.0, 0.08, 0.45, 0.75, 0.95, 1.0, 1.0, 1.0, 1.0)  # by rounds left


def usefulness(worth: Worth, tech: str) -> float:
    """What the technology does for me, its place on the track apart."""
    p = worth.position
    tile = TECHNOLOGIES[tech]
    if tech in PART_WORTH:
        found = PART_WORTH[tech]
        family = PARTS[tech].family
        rivals = [x for x in p.techs if x in PARTS and PARTS[x].family == family]
        if any([PART_WORTH.get(x, 0.5) >= found for x in rivals]):
            found *= 0.35
        elif rivals:
            found *= 0.7
        return found * USE[p.left] * worth.temper.study
    if tile.advanced:
        return advanced_squares(worth, tile.advanced)
    if tile.discs:
        spare = min(tile.discs, p.me["spare"])
        return worth.disc * worth.temper.discs * (0.0, 1.0, 1.8)[spare]
    if tech == "orbital":
        cost = p.board.build["orbital"] * worth.price[MATERIAL] + 0.4
        each = worth.squares([(ORBITAL, False, False)], 1) * 0.85 - cost
        return max(each, 0.0) * min(3, p.left - 1)
    if tech == "monolith":
        return monoliths(worth)
    if tech == "artifact_key":
        return 5 * sum([place.artifact for place in p.own]) * max(worth.price) * 0.9
    if tech == "ancient_labs":
        return worth.temper.discovery
    if tech == "warp_portal":
        return 1.2
    return OTHER_WORTH.get(tech, 0.3) * USE[p.left]


def advanced_squares(worth: Worth, resources: tuple[int, ...]) -> float:
    """The squares that it opens, in sectors I have and in some I may get."""
    p = worth.position
    found = 0.0
    for r in resources:
        if ADVANCED[r] in p.techs or "metasynthesis" in p.techs:
            continue
        many = sum([1 for place in p.own for kind, advanced, cube in place.squares
                    if advanced and not cube and kind in (r, 3)])
        found += sum([worth.cube(r, taken) for taken in range(many)], 0.0) * worth.temper.advanced
        found += worth.cube(r, many) * 0.14 * worth.temper.advanced * max(p.left - 2, 0)
    return found


def monoliths(worth: Worth) -> float:
    """Three points each for what material is left over until the end."""
    p = worth.position
    material = p.stuff[MATERIAL] + PRODUCTION[p.track[MATERIAL]] * (p.left - 1) * 0.6
    many = min(int(material / p.board.build["monolith"]), 4, len(p.own))
    return worth.temper.monolith * many if p.left > 1 else 2.6 * many


def track_progress(worth: Worth, track: int) -> float:
    """Points of the next slot, and of those that come nearer."""
    p = worth.position
    tiles = len(p.me["techs"][TRACKS[track]])
    if tiles >= 7:
        return -9.0
    now = TECHNOLOGY_VP[tiles + 1] - TECHNOLOGY_VP[tiles]
    hope = 0.0
    for further in range(tiles + 1, 7):
        hope += (TECHNOLOGY_VP[further + 1] - TECHNOLOGY_VP[further]) * 0.5 ** (further - tiles)
    return now + hope * min((p.left - 1) / 6, 1.0) * worth.temper.hope + 0.06 * (p.left - 1)

