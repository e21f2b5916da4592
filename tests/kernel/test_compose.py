"""Answers made of parts: whatever they are for, what is named, taken, made by chance and built in small steps is one
and the same set, and nothing of it is ever listed."""
import json
import random
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import permutations, product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fivesuns.kernel import Compose, Flaw, IllegalAnswer, Part, QuickDice, Rng, Whole, spell
from fivesuns.kernel.decision import STOP

PLANETS = {"jord": 4, "mecatol": 1, "lodor": 3, "wellon": 1, "arnor": 2, "lor": 1, "torkan": 0, "tequran": 2,
           "mellon": 0, "zohbat": 3, "vefut": 2, "quann": 2, "bereg": 3, "lirta": 2}


def worth(whole: Whole, worths: dict[str, int]) -> int:
    return sum([worths[item] if isinstance(item, str) else item[1] for item in whole])


def payment(worths: dict[str, int], goods: int, cost: int, exact: bool = False,
            calls: Counter[str] | None = None) -> Compose:
    """Planets, each as a whole, and trade goods, for a cost: at least that much, or exactly that."""
    counted: Counter[str] = Counter() if calls is None else calls

    def flaw(whole: Whole) -> Flaw | None:
        counted["flaw"] += 1
        paid = worth(whole, worths)
        if paid < cost:
            return ("short", cost - paid)
        return ("over", paid - cost) if exact and paid > cost else None

    def hope(draft: Whole, rest: Sequence[Part]) -> bool:
        counted["hope"] += 1
        sums = {worth(draft, worths)}
        for part in rest:
            more = list(part.fields[0]) if part.fields else [worths[part.word]]
            sums |= {x + y for x in sums for y in more}
        return cost in sums if exact else max(sums) >= cost

    parts = [Part(word, facts={"worth": n}) for word, n in worths.items()]
    return Compose(0, "t.pay", [*parts, Part("goods", range(1, goods + 1))], flaw, "TIN-7", hope=hope)


def all_items(part: Part) -> list[Any]:
    return [part.item(values) for values in product(*part.fields)]


def every_whole(compose: Compose) -> list[Whole]:
    """All that is legal, by brute force over all that could be said."""
    parts = compose.parts()
    if not compose.ordered:
        drafts: Any = [tuple([x for x in these if x is not None])
                       for these in product(*[[None, *all_items(part)] for part in parts])]
    else:
        items = [(n, item) for n, part in enumerate(parts) for item in all_items(part) for _ in range(part.most)]
        drafts = {tuple([item for _, item in these]) for k in range(5) for these in permutations(items, k)
                  if all([many <= parts[n].most for n, many in Counter([n for n, _ in these]).items()])}
    return [draft for draft in drafts if compose._flaw(draft) is None]


def built_in_steps(compose: Compose, path: tuple[Any, ...] = ()) -> list[Whole]:
    """Every whole that small steps lead to."""
    follow = compose.steps(path)
    if not follow:
        return [compose.assemble(path)]
    return [whole for step in follow for whole in built_in_steps(compose, (*path, step))]


def walk(compose: Compose, seed: int) -> Whole:
    rng, path = QuickDice(seed), list[Any]()
    follow = compose.steps(path)
    while follow:
        path.append(follow[rng.below(len(follow))])
        follow = compose.steps(path)
    return compose.assemble(path)


def holds_together(compose: Compose, whole: Whole) -> None:
    """It is legal, and its name and its path lead back to it."""
    assert compose.flaw(whole) is None
    assert compose.check(whole)
    assert compose.named(spell(whole)) == whole == compose.resolve(spell(whole))
    path = compose.path(whole)
    for n, step in enumerate(path):
        assert step in compose.steps(path[:n]), (whole, path[:n])
    assert compose.steps(path) == []
    assert compose.assemble(path) == whole


def agrees(compose: Compose, seeds: int = 20) -> list[Whole]:
    """Brute force, steps, names and chance know the same wholes."""
    wholes = every_whole(compose)
    if wholes:
        assert sorted(built_in_steps(compose), key=repr) == sorted(wholes, key=repr)
    for whole in wholes:
        holds_together(compose, whole)
    for seed in range(seeds if wholes else 0):
        assert compose.sample(QuickDice(seed)) in wholes
    return wholes


def test_what_is_worth_knowing_of_a_part_is_worked_out_when_somebody_looks() -> None:
    looks: list[str] = []

    def worth() -> int:
        looks.append("jord")
        return 4

    compose = Compose(0, "t.pay", [Part("jord", facts=worth)], lambda _: None)
    assert compose.sample(QuickDice(1)) in ((), ("jord",))
    assert looks == []
    assert compose.describe()["parts"] == [{"name": "jord", "fields": [], "most": 1, "facts": 4}]


# a payment

def test_a_payment_is_described_without_looking_at_a_single_way_to_pay() -> None:
    calls: Counter[str] = Counter()
    pay = payment(PLANETS, 5, 9, calls=calls)
    shown = pay.describe()
    assert shown["parts"][0] == {"name": "jord", "fields": [], "most": 1, "facts": {"worth": 4}}
    assert shown["parts"][-1] == {"name": "goods", "fields": [[1, 2, 3, 4, 5]], "most": 1}
    assert (shown["kind"], shown["ordered"], shown["refused"]) == ("compose", False, [])
    assert json.loads(json.dumps(shown)) == shown
    assert pay.legal().endswith("lirta goods,1..5")
    assert pay.count() == 0
    assert not calls


def test_a_payment_is_judged_once_and_built_with_one_look_at_every_part() -> None:
    calls: Counter[str] = Counter()
    pay = payment(PLANETS, 5, 9, calls=calls)
    assert pay.named("jord zohbat goods,2") == ("jord", "zohbat", ("goods", 2))
    assert calls == {"flaw": 1}
    calls.clear()
    assert len(pay.steps([])) == 13                            # whoever begins with one of the last two cannot pay
    assert calls["hope"] <= 19
    calls.clear()
    pay.sample(QuickDice(1))
    assert sum(calls.values()) <= 15 * (19 + 1)


def test_whoever_pays_too_little_hears_how_much_is_missing() -> None:
    pay = payment(PLANETS, 5, 9)
    with pytest.raises(IllegalAnswer, match=r"'jord goods,2': short 3; legal: any of jord .*goods,1\.\.5") as no:
        pay.named("jord goods,2")
    assert no.value.flaw == ("short", 3)
    with pytest.raises(IllegalAnswer, match="'nothing': short 9"):
        pay.named("nothing")


def test_a_payment_of_many_planets_by_chance_and_in_steps_is_always_legal() -> None:
    for cost, exact in ((0, False), (9, False), (9, True), (31, False), (31, True), (1, True)):
        pay = payment(PLANETS, 5, cost, exact)
        for seed in range(25):
            holds_together(pay, pay.sample(QuickDice(seed)))
            holds_together(pay, walk(pay, seed))


def test_where_all_is_needed_all_is_paid() -> None:
    pay = payment(PLANETS, 5, 31)
    needed = {("goods", 5), *[word for word, n in PLANETS.items() if n]}
    assert all([needed <= set(whole) for n in range(9) for whole in (pay.sample(QuickDice(n)), walk(pay, n))])


def test_where_there_is_no_way_there_is_no_step() -> None:
    assert payment(PLANETS, 5, 32).steps([]) == []


@given(st.dictionaries(st.sampled_from(["jord", "lor", "arnor", "quann", "vefut"]), st.integers(0, 4), max_size=4),
       st.integers(0, 3), st.integers(0, 9), st.booleans())
@settings(max_examples=60)
def test_every_payment_can_be_built_and_everything_built_pays(worths: dict[str, int], goods: int, cost: int,
                                                              exact: bool) -> None:
    agrees(payment(worths, goods, cost, exact), 5)


def test_a_payment_may_be_typed_in_any_order_and_is_kept_in_one() -> None:
    pay = payment({"jord": 4, "lor": 1, "arnor": 2}, 2, 5)
    for typed in permutations(["goods,1", "jord", "lor"]):
        assert pay.named(" ".join(typed)) == ("jord", "lor", ("goods", 1))
    assert pay.flaw(("lor", "jord")) == ("not-in-order", "jord")


# what is no whole

@pytest.mark.parametrize(("name", "flaw"), [
    ("gold", ("no-such-part", "gold")), ("goods", ("no-such-part", "goods")), ("goods,0", ("no-such-part", "goods,0")),
    ("goods,01", ("no-such-part", "goods,01")), ("goods,1,1", ("no-such-part", "goods,1,1")),
    ("goods,", ("no-such-part", "goods,")), ("jord,1", ("no-such-part", "jord,1")),
    ("jord jord", ("too-often", "jord")),
    ("goods,1 goods,2", ("too-often", "goods")), ("", ("no-such-part", "")), ("jord  lor", ("no-such-part", "")),
    ("jord nothing", ("no-such-part", "nothing")), ("goods," + "9" * 5000, ("no-such-part", "goods," + "9" * 94))])
def test_a_name_of_other_parts_is_refused_with_what_is_wrong(name: str, flaw: Flaw) -> None:
    pay = payment({"jord": 4, "lor": 1}, 3, 2)
    with pytest.raises(IllegalAnswer, match=r"legal: any of jord lor goods,1\.\.3") as no:
        pay.resolve(name)
    assert no.value.flaw == flaw


@pytest.mark.parametrize("value", [
    None, 1, True, 1.0, "jord", ["jord"], {"jord": 1}, ("gold",), ("jord", "jord"), (True,), (("goods", True),),
    (("goods", 1.0),), (("goods", 1, 1),), (("goods",),), ("goods",), (["goods", 1],), (("goods", [1]),), (("jord",),),
    (None,), ((),), (("goods", 1), "jord")])
def test_a_value_of_another_shape_is_refused_with_what_is_wrong(value: Any) -> None:
    pay = payment({"jord": 4, "lor": 1}, 3, 0)
    assert not pay.check(value)
    error = pay.refuse(value)
    assert error.flaw
    assert "legal: any of jord lor" in str(error)


@pytest.mark.parametrize("index", [0, 1, -1, True, False, 1 << 70])
def test_there_are_no_numbered_answers(index: int) -> None:
    with pytest.raises(IllegalAnswer, match="legal: any of") as no:
        payment({"jord": 4}, 3, 0).resolve(index)
    assert no.value.flaw == ("no-parts",)


# other things to compose

def fleet() -> Compose:
    """Ships go to neighbours, and what cannot fly goes in a ship that goes; so the cargo is told first, and hopes."""
    room = {"carrier": 2, "cruiser": 1}

    def flaw(whole: Whole) -> Flaw | None:
        going = [item[0] for item in whole if item[0] in room]
        aboard = Counter([item[1] for item in whole if item[0] not in room])
        for ship, many in aboard.items():
            if ship not in going:
                return ("stays", ship)
            if many > room[ship]:
                return ("no-room", ship, room[ship])
        return None

    def hope(draft: Whole, rest: Sequence[Part]) -> bool:
        wrong = flaw(draft)
        return wrong is None or (wrong[0] == "stays" and all(
            [ship in [part.word for part in rest] or ship in [item[0] for item in draft]
             for ship in [item[1] for item in draft if item[0] not in room]])
            and all([many <= room[x] for x, many in Counter([i[1] for i in draft if i[0] not in room]).items()]))

    places = [(0, 1), (1, -1)]
    return Compose(1, "t.move", [Part("army-1", ["carrier", "cruiser"]), Part("army-2", ["carrier", "cruiser"]),
                                 Part("carrier", places), Part("cruiser", places)], flaw, hope=hope)


def test_a_move_of_ships_with_cargo_names_the_carrier_of_each() -> None:
    move = fleet()
    wholes = agrees(move)
    assert len(wholes) == 9 + 2 * 6 + 2 * 6 + 1 * 6 + 2 * 4                # by what is aboard of what
    assert move.named("carrier,0,1 army-2,carrier") == (("army-2", "carrier"), ("carrier", (0, 1)))
    for wrong, flaw in (("army-1,carrier", ("stays", "carrier")), ("army-1,cruiser carrier,0,1", ("stays", "cruiser")),
                        ("army-1,cruiser army-2,cruiser cruiser,1,-1", ("no-room", "cruiser", 1)),
                        ("carrier,1", ("no-such-part", "carrier,1"))):
        with pytest.raises(IllegalAnswer) as no:
            move.named(wrong)
        assert no.value.flaw == flaw
    assert "carrier,0,1|1,-1" in move.legal()


def production(most: int, yards: dict[Any, int]) -> Compose:
    costs = {"fighter": 1, "cruiser": 2}

    def flaw(whole: Whole) -> Flaw | None:
        cost = sum([costs[item[0]] * item[1] for item in whole])
        for place, room in yards.items():
            if sum([item[1] for item in whole if item[2] == place]) > room:
                return ("too-many", spell(place), room)
        return ("too-dear", cost - most) if cost > most else None

    return Compose(0, "t.produce", [Part(unit, range(1, 4), list(yards)) for unit in costs], flaw)


def test_a_production_has_counts_and_places() -> None:
    build = production(5, {"jord": 3, (2, -1): 2})
    wholes = agrees(build)
    assert () in wholes
    assert build.named("cruiser,1,2,-1 fighter,3,jord") == (("fighter", 3, "jord"), ("cruiser", 1, (2, -1)))
    assert build.flaw((("fighter", 3, (2, -1)),)) == ("too-many", "2 -1", 2)
    assert build.flaw((("fighter", 3, "jord"), ("cruiser", 2, (2, -1)))) == ("too-dear", 2)


def converters(stock: dict[str, int]) -> Compose:
    """Each converter once, in any order: what one makes, the next may take."""
    recipes = {"mill": ("ore", "gem"), "kiln": ("gem", "ice"), "loop": ("ice", "ore")}

    def flaw(whole: Whole) -> Flaw | None:
        left = dict(stock)
        for item in whole:
            taken, made = recipes[item[0]]
            if left.get(taken, 0) < item[1]:
                return ("no-input", item[0], taken)
            left[taken] -= item[1]
            left[made] = left.get(made, 0) + item[1]
        return None

    return Compose(0, "t.run", [Part(word, range(1, 3)) for word in recipes], flaw, ordered=True)


def test_a_plan_of_converters_keeps_its_order_which_matters() -> None:
    run = converters({"ore": 2})
    wholes = agrees(run)
    assert run.named("mill,2 kiln,1 loop,1") == (("mill", 2), ("kiln", 1), ("loop", 1)) in wholes
    assert run.flaw((("kiln", 1), ("mill", 2))) == ("no-input", "kiln", "gem")
    assert run.named("mill,1") != run.named("mill,2")
    with pytest.raises(IllegalAnswer, match=r"legal: in any order, of mill,1\|2 kiln,1\|2 loop,1\|2"):
        run.named("mill,1 mill,1")
    both = converters({"ore": 1, "ice": 1})
    assert both.named("loop,1 mill,1") != both.named("mill,1 loop,1")


def deal(seats: int, most: int) -> Compose:
    def flaw(whole: Whole) -> Flaw | None:
        if not whole or whole[0] == "ready":
            return None if whole == ("ready",) else ("no-act",) if not whole else ("one-act",)
        if whole[0] != "offer" or "ready" in whole or len(whole) < 2 or "offer" in whole[1:]:
            return ("no-transfer",)
        return ("to-oneself",) if any([item[1] == item[2] for item in whole[1:]]) else None

    def hope(draft: Whole, rest: Sequence[Part]) -> bool:
        return flaw(draft) is None or (draft == ("offer",) and "give" in [part.word for part in rest])

    everybody = range(seats)
    return Compose(0, "t.deal", [Part("ready"), Part("offer"), Part("give", everybody, everybody, most=most)], flaw,
                   hope=hope, ordered=True)


def test_items_that_cannot_begin_so_are_not_tried() -> None:
    """`start` changes nothing but how much is asked: the wholes are the same."""
    asked: Counter[str] = Counter()

    def watched(quick: bool) -> Compose:
        plain = deal(5, 2)
        hope = plain._hope
        assert hope is not None

        def counted(draft: Whole, rest: Sequence[Part]) -> bool:
            asked["quick" if quick else "slow"] += 1
            return hope(draft, rest)

        def start(draft: Whole, word: str, values: tuple[Any, ...]) -> bool:
            if not draft:
                return word != "give"
            return word == "give" and draft[0] == "offer" and (len(values) < 2 or values[0] != values[1])

        return Compose(0, "t.deal", plain.parts(), plain._flaw, hope=counted, ordered=True,
                       start=start if quick else None)

    quick, slow = watched(True), watched(False)
    assert sorted(built_in_steps(quick), key=repr) == sorted(built_in_steps(slow), key=repr)
    assert 2 * asked["quick"] < asked["slow"]
    assert [part.word for part in quick._rest(("offer",))] == ["give"]
    assert [part.word for part in quick._rest(("ready",))] == []


def test_a_long_list_of_values_is_not_read_out() -> None:
    words = [f"card{n}" for n in range(30)]
    assert Part("take", words).legal() == "take," + "|".join(words[:12]) + "|… (30)"
    assert Part("take", words[:12]).legal() == "take," + "|".join(words[:12])


@pytest.mark.parametrize(("lapse", "whispered"), [("", False), ("call", False), ("hum", True)])
def test_where_the_answer_says_who_sees_it_a_question_is_as_secret_as_silence(lapse: str, whispered: bool) -> None:
    speak = Compose(0, "t.speak", [Part("call"), Part("hum")], lambda whole: None if len(whole) == 1 else ("one-word",),
                    seen_by=lambda whole: None if whole == ("call",) else [1], lapse=lapse)
    assert speak.secret
    assert speak.describe()["secret"] == whispered


def test_of_many_parts_only_the_words_are_read_out_and_the_part_that_was_meant() -> None:
    cards = [f"a_card_with_a_long_name_{n}" for n in range(30)]
    takes = [Part(f"take{n}", cards, cards) for n in range(70)]
    many = Compose(0, "t.pay", [Part("pass"), *takes], lambda whole: ("no",))
    assert many.legal() == "any of pass " + " ".join([f"take{n},…" for n in range(59)]) + " … (71)"
    with pytest.raises(IllegalAnswer) as no:
        many.named("take3,ace,ace")
    assert many.parts()[4].legal() in str(no.value)
    assert many.parts()[5].legal() not in str(no.value)
    assert len(str(no.value)) < 2000


def test_a_deal_is_an_act_and_its_transfers_in_their_order() -> None:
    trade = deal(2, 2)
    wholes = agrees(trade)
    gifts = [("give", 0, 1), ("give", 1, 0)]
    offers: list[Whole] = [("offer", *these) for k in (1, 2) for these in product(gifts, repeat=k)]
    assert sorted(wholes, key=repr) == sorted([("ready",), *offers], key=repr)
    assert trade.flaw(("offer", *[("give", 0, 1)] * 3)) == ("too-often", "give")
    assert trade.flaw(("offer", ("give", 1, 1))) == ("to-oneself",)
    large = deal(9, 6)
    for seed in range(20):
        holds_together(large, large.sample(QuickDice(seed)))
        holds_together(large, walk(large, seed))


def test_a_part_that_may_be_used_often_is_used_once_where_there_is_no_order() -> None:
    """Two orders of the same would be two names for one thing."""
    pay = Compose(0, "t.pay", [Part("coin", [1, 2], most=2)], lambda whole: None)
    assert pay.flaw((("coin", 1), ("coin", 2))) == ("too-often", "coin")
    assert sorted(agrees(pay)) == [(), (("coin", 1),), (("coin", 2),)]


def test_a_value_may_be_the_word_that_ends_small_steps() -> None:
    signal = Compose(0, "t.signal", [Part("train", ["go", STOP]), Part("bus", ["go", STOP])],
                     lambda whole: None if len(whole) == 2 else ("both",),
                     hope=lambda draft, rest: len(draft) + len(rest) >= 2)
    assert len(agrees(signal)) == 4


def test_parts_are_made_when_somebody_looks_and_anew_when_the_state_has_changed() -> None:
    looked: list[int] = []
    words = ["ore"]

    def made() -> list[Part]:
        looked.append(1)
        return [Part(word) for word in words]

    compose = Compose(0, "t.pay", made, lambda whole: None)
    assert not looked
    assert compose.named("ore") == ("ore",)
    assert compose.legal() == "any of ore"
    assert looked == [1]
    words.append("gem")
    assert not compose.check(("gem",))
    compose.renew()
    assert compose.check(("gem",))
    assert looked == [1, 1]


def test_who_sees_it_what_silence_means_and_what_is_refused_are_told_with_it() -> None:
    compose = Compose(2, "t.pay", [Part("ore")], lambda whole: None, "TIN-3", seen_by=[1], lapse="nothing",
                      about=("x", 3), refused=lambda: [(("goods", 2), "too-few", 1)])
    assert compose.describe() == {
        "kind": "compose", "seat": 2, "key": "t.pay", "rule": "TIN-3", "secret": True, "about": ["x", 3],
        "lapse": "nothing", "parts": [{"name": "ore", "fields": [], "most": 1}], "ordered": False, "offered": [],
        "refused": [{"name": "goods,2", "value": ("goods", 2), "reason": "too-few", "args": [1]}]}
    assert [compose.shown_to(seat, ()) for seat in (0, 1, 2, None)] == [False, True, True, False]


def test_what_is_worth_a_look_is_told_with_it() -> None:
    compose = Compose(0, "t.pay", [Part("ore"), Part("gem")], lambda whole: None,
                      offered=lambda: [(("ore", "gem"), {"worth": 5}), ((), None)])
    assert compose.describe()["offered"] == [{"name": "ore gem", "value": ("ore", "gem"), "facts": {"worth": 5}},
                                             {"name": "nothing", "value": (), "facts": None}]


def test_what_is_invented_is_what_chance_gives() -> None:
    compose = Compose(0, "t.pay", [Part("ore"), Part("gem")], lambda whole: None, invent=lambda rng: ("gem",))
    assert {compose.sample(QuickDice(n)) for n in range(9)} == {("gem",)}


@pytest.mark.parametrize("invent", [None, lambda rng: ("ore",)])
def test_what_chance_gives_is_legal_as_long_as_the_question_stands(invent: Callable[[Rng], Whole] | None) -> None:
    barred: list[Whole] = [(), ("gem",)]
    compose = Compose(0, "t.pay", [Part("ore"), Part("gem")], lambda whole: ("barred",) if whole in barred else None,
                      hope=lambda draft, rest: draft == ("ore",), invent=invent)
    found = compose.sample(QuickDice(1))
    assert compose.check(found)
    assert not compose.check(("gem",))
    barred.append(("ore",))
    compose.renew()
    assert not compose.check(found)


def test_false_hope_is_found_out() -> None:
    lost = Compose(0, "t.pay", [Part("ore")], lambda whole: ("never",), hope=lambda draft, rest: True)
    with pytest.raises(AssertionError, match="there was hope for 'ore', and it cannot become whole"):
        lost.sample(QuickDice(1))


# any rule at all

def anything(seed: int) -> Compose:
    """Parts of any kind and a rule that is any set of wholes; whoever knows all wholes knows what there is hope for."""
    luck = random.Random(seed)
    fields: list[Sequence[Any]] = [range(1, 3), ["a", "b"], [(0, 1), (0, 2)], [None, 3]]
    words = luck.sample(["ore", "gem", "or", "ore-2"], luck.randint(0, 3))
    parts = [Part(word, *luck.choices(fields, k=luck.randint(0, 2))) for word in words]
    ordered, salt, rare = luck.random() < 0.5, luck.randint(0, 99), luck.randint(1, 5)

    def flaw(whole: Whole) -> Flaw | None:
        return None if sum([ord(x) for x in spell(whole)]) * 31 % 101 % rare == salt % rare else ("odd",)

    legal = every_whole(Compose(0, "t", parts, flaw, ordered=ordered))

    def hope(draft: Whole, rest: Sequence[Part]) -> bool:
        left = [part.word for part in rest]
        return any([whole[:len(draft)] == draft and all([(x if isinstance(x, str) else x[0]) in left
                                                        for x in whole[len(draft):]]) for whole in legal])

    return Compose(0, "t.any", parts, flaw, hope=hope, ordered=ordered)


@pytest.mark.parametrize("seed", range(60))
def test_any_parts_and_any_rule(seed: int) -> None:
    compose = anything(seed)
    agrees(compose, 4)
    json.dumps(compose.describe())
