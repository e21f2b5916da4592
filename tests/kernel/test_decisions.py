"""Every kind of decision: what it counts, lists, names, takes, samples and builds in steps is one and the same set."""
from itertools import combinations, permutations, product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fivesuns.kernel import (
    Allocate,
    Arrange,
    Choose,
    Decision,
    IllegalAnswer,
    Number,
    Pick,
    QuickDice,
    Together,
    spell,
    word,
)

words = st.lists(st.sampled_from(["ore", "gem", "ice-2", "gas", "old_earth", "3,-2"]), unique=True, max_size=5)
options = st.lists(st.one_of(st.integers(-3, 30), st.none(), st.sampled_from(["ore", "gem"]),
                             st.tuples(st.sampled_from(["build", "move"]), st.integers(-9, 9)),
                             st.tuples(st.just("to"), st.tuples(st.integers(-9, 9), st.integers(-9, 9)))),
                   unique=True, max_size=12)
bins = st.dictionaries(st.sampled_from(["ore", "gem", "ice-2", "gas"]), st.integers(0, 4), max_size=4)


def built_in_steps(decision: Decision[Any], path: tuple[Any, ...] = ()) -> list[Any]:
    """Every answer that small steps can lead to."""
    follow = decision.steps(path)
    if not follow:
        return [decision.assemble(path)]
    return [answer for step in follow for answer in built_in_steps(decision, (*path, step))]


def agrees(decision: Decision[Any], expected: list[Any], seed: int) -> None:
    n = decision.count()
    answers = [decision.at(i) for i in range(n)]
    assert n == len(expected)
    assert sorted(answers, key=repr) == sorted(expected, key=repr)
    for i, answer in enumerate(answers):
        assert decision.check(answer)
        assert decision.named(spell(answer)) == answer == decision.resolve(i) == decision.resolve(spell(answer))
    for address in (n, -1, True, 1 << 70, "no such thing", ""):
        with pytest.raises(IllegalAnswer, match="legal"):
            decision.resolve(address)
    if n:
        assert decision.sample(QuickDice(seed)) in answers
        assert sorted(built_in_steps(decision), key=repr) == sorted(expected, key=repr)
    strange: list[Any] = [None, 1.0, True, 99, "no such thing", ("no such thing",), (("ore", 99),), [], {}, ((), ())]
    for nonsense in strange:
        assert decision.check(nonsense) == (nonsense in expected and nonsense is not True and nonsense != 1.0)


@given(options, st.integers())
def test_one_of(these: list[Any], seed: int) -> None:
    agrees(Choose(0, "t.choose", these), these, seed)
    agrees(Choose(0, "t.choose", lambda: these), these, seed)


@given(words, st.integers(0, 4), st.integers(0, 6), st.integers())
def test_some_of_against_brute_force(things: list[str], least: int, most: int, seed: int) -> None:
    expected = [x for k in range(least, most + 1) for x in combinations(things, k)]
    agrees(Pick(0, "t.pick", things, least, most), expected, seed)


@given(words, st.integers(0, 4), st.integers(0, 6), st.integers(0, 63), st.integers())
def test_some_of_that_fit_against_brute_force(things: list[str], least: int, most: int, odd: int, seed: int) -> None:
    def fits(these: tuple[str, ...]) -> bool:
        return (sum([len(x) for x in these]) + odd) % 3 > 0
    expected = [x for k in range(least, most + 1) for x in combinations(things, k) if fits(x)]
    agrees(Pick(0, "t.pick", things, least, most, fits=fits), expected, seed)


@given(st.integers(-20, 20), st.integers(-20, 20), st.integers(1, 5), st.integers())
def test_a_number_against_brute_force(low: int, high: int, step: int, seed: int) -> None:
    agrees(Number(0, "t.number", low, high, step=step), list(range(low, high + 1, step)), seed)


@given(bins, st.integers(0, 9), st.one_of(st.none(), st.integers(0, 9)), st.integers())
def test_units_over_bins_against_brute_force(room: dict[str, int], total: int, least: int | None, seed: int) -> None:
    most = min(total, sum(room.values()))
    lowest = most if least is None else min(least, most)
    spread = [tuple([(name, n) for name, n in zip(room, counts, strict=True) if n])
              for counts in product(*[range(n + 1) for n in room.values()]) if lowest <= sum(counts) <= most]
    agrees(Allocate(0, "t.allocate", room, total, least=least), spread, seed)


@given(words, st.integers())
@settings(max_examples=40)
def test_an_order_against_brute_force(things: list[str], seed: int) -> None:
    agrees(Arrange(0, "t.arrange", things), list(permutations(things)), seed)


def test_a_pick_of_many_is_counted_and_not_listed() -> None:
    pick = Pick(0, "t.pick", [f"card-{i}" for i in range(120)], 0, 120)
    assert pick.count() == 2 ** 120
    assert pick.check(pick.at(2 ** 119))
    assert len(pick.at(2 ** 120 - 1)) == 120


@pytest.mark.parametrize("decision", [Pick(0, "t.pick", ["ore"], 3, 3), Number(0, "t.number", 5, 0),
                                      Choose(0, "t.choose", []), Pick(0, "t.pick", ["ore"], 0, 1)])
def test_an_answer_beyond_the_last_is_an_index_error(decision: Decision[Any]) -> None:
    with pytest.raises(IndexError):
        decision.at(decision.count())


def test_options_are_made_once_and_only_when_somebody_looks() -> None:
    looked = []

    def made() -> list[str]:
        looked.append(1)
        return ["ore"]

    choose = Choose(0, "t.choose", made)
    assert not looked
    assert (choose.count(), choose.at(0), choose.named("ore")) == (1, "ore", "ore")
    assert looked == [1]


def test_refused_options_come_with_their_reasons() -> None:
    choose = Choose(0, "t.build", ["mine"], "TIN-2", refused=lambda: [("lab", "too-dear", 3, "ore")], about=(2, "ore"))
    assert choose.describe() == {
        "kind": "choose", "seat": 0, "key": "t.build", "rule": "TIN-2", "secret": False, "about": [2, "ore"],
        "options": [{"name": "mine", "value": "mine"}],
        "refused": [{"name": "lab", "value": "lab", "reason": "too-dear", "args": [3, "ore"]}]}


def test_facts_stand_with_their_options_and_are_worked_out_when_somebody_looks() -> None:
    looks: list[int] = []

    def facts() -> list[dict[str, int]]:
        looks.append(1)
        return [{"price": 3}, {"price": 4}]
    choose = Choose(0, "t.build", ["mine", "lab"], facts=facts)
    assert (choose.count(), choose.named("lab"), looks) == (2, "lab", [])
    assert choose.describe()["options"] == [{"name": "mine", "value": "mine", "facts": {"price": 3}},
                                            {"name": "lab", "value": "lab", "facts": {"price": 4}}]


def test_a_refusal_names_question_clause_answer_and_what_is_legal() -> None:
    with pytest.raises(IllegalAnswer, match=r"seat 2 was asked t.pay \(TIN-3\) .* 'gold'; legal: ore, gem$"):
        Choose(2, "t.pay", ["ore", "gem"], "TIN-3").named("gold")
    with pytest.raises(IllegalAnswer, match=r"legal: 0, 1, .*, 11, … \(30\)$"):
        Choose(2, "t.pay", range(30), "TIN-3").resolve(30)
    for decision, legal in ((Pick(0, "t", ["ore", "gem"], 1, 2), "1 to 2 of ore gem"),
                            (Number(0, "t", 2, 8, step=3), "2 to 8 in steps of 3"),
                            (Allocate(0, "t", {"ore": 2, "gem": 9}, 3), "3 over ore,2 gem,3"),
                            (Arrange(0, "t", ["ore", "gem"]), "in any order: ore gem")):
        with pytest.raises(IllegalAnswer, match=f"legal: {legal}"):
            decision.named("gold")


@pytest.mark.parametrize("name", ["ore,0", "ore,-1", "ore,1 ore,1", "ore", "1", ",", "ore,9", "ore,1  gem,1", "ore,01",
                                  "ore,²", "ore,1 ", "gem,1 gold,1", "ore," + "9" * 5000])
def test_garbled_units_are_refused(name: str) -> None:
    with pytest.raises(IllegalAnswer):
        Allocate(0, "t", {"ore": 2, "gem": 2}, 2, least=0).named(name)


@pytest.mark.parametrize("name", ["1.0", "+1", " 1", "01", "1_0", "٣", "9" * 5000, "one"])
def test_garbled_numbers_are_refused(name: str) -> None:
    with pytest.raises(IllegalAnswer):
        Number(0, "t", 0, 9).named(name)


def test_a_pick_may_be_named_in_any_order_and_is_answered_in_the_order_of_the_question() -> None:
    pick = Pick(0, "t", ["ore", "gem", "ice"], 2, 2)
    assert pick.named("ice ore") == ("ore", "ice")
    assert not pick.check(("ice", "ore"))
    for wrong in ("ore ore", "ore", "ore gem ice", "nothing", "ore gold"):
        with pytest.raises(IllegalAnswer):
            pick.named(wrong)


@pytest.mark.parametrize(("decision", "lookalike"), [
    (Choose(0, "t", [0, 1]), 1.0), (Choose(0, "t", [0, 1]), True), (Choose(0, "t", [("go", 1)]), ("go", True)),
    (Choose(0, "t", [("to", (1, 2))]), ("to", (1.0, 2))), (Pick(0, "t", [1, 2], 1, 1), (True,)),
    (Arrange(0, "t", [1, 2]), (True, 2)), (Number(0, "t", 0, 1), True),
    (Allocate(0, "t", {"ore": 1}, 1), (("ore", True),))])
def test_a_value_that_only_equals_an_answer_is_none(decision: Decision[Any], lookalike: object) -> None:
    assert not decision.check(lookalike)


def test_nobody_is_asked_two_things_at_once() -> None:
    with pytest.raises(AssertionError, match="a seat is asked twice at once"):
        Together([Number(1, "t.bid", 0, 3), Number(1, "t.bid", 0, 4)])


# names

@pytest.mark.parametrize(("value", "name"), [
    ("ore", "ore"), (7, "7"), (-2, "-2"), (None, "pass"), ((), "nothing"), (("build", (3, -2)), "build 3,-2"),
    (("pay", "ore", 2), "pay ore 2"), ((None, "ore"), "pass ore"), (((3, -2), (0, 0)), "3,-2 0,0"),
    (("ship", ((1, 2), "ore")), "ship 1,2,ore")])
def test_the_name_of_an_option_is_its_words(value: object, name: str) -> None:
    assert spell(value) == name


def test_a_thing_among_several_is_one_word() -> None:
    assert [word(x) for x in ("ore", 3, (3, -2), None)] == ["ore", "3", "3,-2", "pass"]


def test_the_words_of_unordered_options_may_be_named_in_any_order() -> None:
    options = [("ore", "gem"), ("ore", "ore_2"), ("gem", "salt")]
    free, strict = Choose(0, "tiny.pair", options, unordered=True), Choose(0, "tiny.pair", options)
    assert [free.named(name) for name in ("ore gem", "gem ore", "salt gem")] == [options[0], options[0], options[2]]
    assert strict.named("ore gem") == options[0]
    for decision, wrong in ((strict, "gem ore"), (free, "gem gem ore"), (free, "gem"), (free, "salt ore")):
        with pytest.raises(IllegalAnswer):
            decision.named(wrong)
