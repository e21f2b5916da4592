"""What pays a bundle, and what is missing."""
from __future__ import annotations

from itertools import product

import pytest

from fivesuns.games.sidereal.bundles import add, covers, missing, payment, pays, take, total
from fivesuns.games.sidereal.catalog import KINDS
from fivesuns.kernel import QuickDice


def stock(**kinds: int) -> dict[str, int]:
    return {**dict.fromkeys(KINDS, 0), **kinds}


def test_bundles_are_added_and_taken() -> None:
    held = stock(green=2, ship=1)
    add(held, {"green": 1, "octagon": 2})
    take(held, {"green": 3, "ship": 1})
    assert held == stock(octagon=2)
    assert total([{"green": 1}, {"green": 2, "ship": 1}]) == {"green": 3, "ship": 1}
    assert covers(held, {"octagon": 2})
    assert not covers(held, {"octagon": 2, "green": 1})


@pytest.mark.rule("SDC-3.4", "SDC-9.2")
def test_a_wild_stands_for_a_colour_of_its_size() -> None:
    assert missing(stock(green=1, wild_small=2), {"green": 3}) == {}
    assert payment(stock(green=1, wild_small=3), {"green": 3}) == {"green": 1, "wild_small": 2}
    assert missing(stock(green=1, wild_large=2), {"green": 3}) == {"green": 2}
    assert missing(stock(wild_small=3), {"green": 2, "brown": 2, "octagon": 1, "ship": 1}) == {
        "brown": 1, "octagon": 1, "ship": 1}
    assert pays({"green": 1, "wild_small": 2}, {"green": 3})
    assert pays({"wild_small": 3}, {"green": 3})
    assert not pays({"green": 1, "wild_large": 2}, {"green": 3})
    assert not pays({"green": 1, "white": 2}, {"green": 3})


@pytest.mark.rule("SDC-9.1")
def test_cubes_of_any_colour_may_be_mixed_but_are_of_that_size() -> None:
    due = {"any_small": 3, "white": 1}
    assert payment(stock(green=1, white=2, brown=2, wild_small=1), due) == {"white": 1, "brown": 2, "green": 1}
    assert payment(stock(green=1, white=1, wild_small=2), due) == {"white": 1, "green": 1, "wild_small": 2}
    assert missing(stock(green=1, white=1, black=5), due) == {"any_small": 2}
    assert pays({"green": 3, "white": 1}, due)
    assert pays({"green": 2, "wild_small": 2}, due)
    assert not pays({"green": 4}, due)
    assert not pays({"green": 2, "white": 1}, due)
    assert not pays({"green": 2, "white": 1, "black": 1}, due)
    assert not pays({"green": 3, "white": 1, "ship": 1}, due)


@pytest.mark.rule("SDC-9.7")
def test_of_cubes_of_any_colour_those_go_first_of_which_most_are_left() -> None:
    """Ties in the order of the kinds; wilds last."""
    assert payment(stock(green=2, white=2, brown=3, wild_small=9), {"any_small": 4}) == {"brown": 3, "green": 1}
    assert payment(stock(black=5, yellow=3), {"black": 4, "any_large": 2}) == {"black": 4, "yellow": 2}


@pytest.mark.rule("SDC-9.7")
def test_the_usual_payment_pays_exactly_whenever_something_does() -> None:
    """Against all payments there are."""
    dice = QuickDice(7)
    for _ in range(150):
        held = stock(**{kind: dice.below(3) for kind in ("green", "white", "brown", "wild_small", "octagon")})
        due = {kind: dice.below(3) for kind in ("green", "white", "any_small", "octagon")}
        kinds = [kind for kind in held if held[kind]]
        all_ways = [dict(zip(kinds, x, strict=True)) for x in product(*[range(held[kind] + 1) for kind in kinds])]
        ways = [x for x in all_ways if pays(x, due)]
        assert bool(ways) == (not missing(held, due)), (held, due)
        if ways:
            paid = payment(held, due)
            assert pays(paid, due)
            assert covers(held, paid)
            fewest = min([x.get("wild_small", 0) for x in ways])
            assert paid.get("wild_small", 0) == fewest
