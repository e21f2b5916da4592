"""Polls: a rotation "each in turn until all have passed in a row" for which the table waits once; nobody sees what was
said in vain."""
from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import permutations
from typing import Any

import pytest

from fivesuns.kernel import (
    Choose,
    Game,
    IllegalAnswer,
    Options,
    Play,
    Poll,
    QuickDice,
    RecordError,
    State,
    Sub,
    Table,
    Together,
    free_undo,
    window,
)
from fivesuns.kernel.codec import to_json
from fivesuns.kernel.imagine import imagine
from fivesuns.kernel.knowledge import known_to
from fivesuns.kernel.secrecy import page
from tests.kernel.tiny import Tiny, TinyGame, table

Said = tuple[int, Any]           # seat, answer


# a game of nothing but reactions

@dataclass(kw_only=True)
class Brawl(State):
    """Blows, vetoes that cancel the card below them, and curses: whoever is cursed has to atone."""
    seats: int
    hands: list[list[str]]
    cursed: list[int]
    below: list[str] = field(default_factory=list)        # in play, last on top
    cancelled: list[bool] = field(default_factory=list)
    done: list[str] = field(default_factory=list)         # what took effect, in order


def deal(seats: int, seed: int) -> Brawl:
    """Everybody's hand and curses follow from the seed."""
    dice = QuickDice(f"brawl {seats} {seed}")
    kinds = ("blow", "veto", "veto", "curse")
    hands = [[f"{kinds[dice.below(4)]}-{seat}{n}" for n in range(dice.below(4))] for seat in range(seats)]
    return Brawl(seats=seats, hands=hands, cursed=[int(dice.below(4) == 0) for _ in range(seats)])


def order(s: Brawl, first: int) -> list[int]:
    return [(first + n) % s.seats for n in range(s.seats)]


def options(s: Brawl, seat: int) -> list[str | None]:
    """To an open fight, or to the card on top."""
    if s.below:
        return [None, *[card for card in s.hands[seat] if card.startswith("veto")]]
    duty: list[str | None] = ["atone"] if s.cursed[seat] else [None]
    return [*duty, *[card for card in s.hands[seat] if not card.startswith("veto")]]


def put(s: Brawl, seat: int, card: str) -> None:
    s.hands[seat].remove(card)
    s.below.append(card)
    s.cancelled.append(False)


def resolve(s: Brawl, seat: int) -> None:
    card = s.below.pop()
    if s.cancelled.pop():
        return
    s.done.append(card)
    if card.startswith("veto"):
        s.cancelled[-1] = not s.cancelled[-1]
    elif card.startswith("curse"):
        s.cursed[(seat + 1) % s.seats] += 1


def atone(s: Brawl, seat: int) -> None:
    s.cursed[seat] -= 1
    s.done.append(f"atone-{seat}")


# with windows

def fight(s: Brawl) -> Play:
    yield from window(order(s, 0), lambda seat: asked(s, seat), lambda seat, said: do(s, seat, said))


def asked(s: Brawl, seat: int) -> Choose[str | None]:
    return Choose(seat, "brawl.react", lambda: options(s, seat))


def do(s: Brawl, seat: int, said: str) -> Sub[None]:
    if said == "atone":
        atone(s, seat)
        return
    put(s, seat, said)
    yield from window(order(s, seat + 1), lambda other: asked(s, other), lambda other, card: do(s, other, card))
    resolve(s, seat)


class BrawlGame(Game[Brawl]):
    def __init__(self, seed: int) -> None:
        self.name, self.version, self.seats, self.options = "brawl", 1, range(2, 7), []
        self.stages, self.kinds, self.things, self.bound = {"fight": fight}, {"Brawl": Brawl}, {}, 2000
        self.seed = seed

    def setup(self, options: Options) -> Brawl:
        s = deal(options["seats"], self.seed)
        s.agenda = [("fight",)]
        return s

    def view(self, s: Brawl, seat: int | None) -> dict[str, Any]:
        return {"done": list(s.done), "below": list(s.below), "cancelled": list(s.cancelled), "cursed": list(s.cursed),
                "hands": [list(hand) if x == seat else len(hand) for x, hand in enumerate(s.hands)]}

    def scores(self, s: Brawl) -> list[int]:
        return [-len(hand) for hand in s.hands]

    def sheet(self, s: Brawl, seat: int) -> dict[str, int]:
        return {"hand": -len(s.hands[seat])}

    def winners(self, s: Brawl) -> list[int]:
        return [seat for seat, score in enumerate(self.scores(s)) if score == max(self.scores(s))]


# and one after the other, without any kernel

Strategy = Callable[[int, Sequence[Said], Sequence[str], list[Any]], Any]


def strategy(seed: int) -> Strategy:
    """Some function of what all have heard and of the own hand. It likes to act."""
    def answer(seat: int, heard: Sequence[Said], hand: Sequence[str], choices: list[Any]) -> Any:
        text = repr((seed, seat, list(heard), list(hand))).encode()
        number = int.from_bytes(hashlib.blake2b(text, digest_size=6).digest(), "big")
        return choices[0] if number % 3 == 0 else choices[number // 3 % len(choices)]
    return answer


def rotate(s: Brawl, first: int, play: Strategy, heard: list[Said]) -> None:
    """Each in turn until all have passed in a row."""
    seat, passes = first % s.seats, 0
    while passes < s.seats:
        said = play(seat, heard, s.hands[seat], options(s, seat))
        heard.append((seat, said))
        passes = passes + 1 if said is None else 0
        if said == "atone":
            atone(s, seat)
        elif said is not None:
            put(s, seat, said)
            rotate(s, seat + 1, play, heard)
            resolve(s, seat)
        seat = (seat + 1) % s.seats


Arrival = Callable[[list[int]], Sequence[int]]


def poll_through(t: Table[Brawl], play: Strategy, arrival: Arrival) -> int:
    """Play the whole game, answers to each poll arriving so; says how many answers were spared."""
    spared = 0
    while not t.over:
        seats, heard, said = t.awaited(), list(t.log), 0
        for seat in arrival(seats):
            before: list[Said] = [(x, None) for x in seats[:seats.index(seat)]]
            s = t.state
            t.give(seat, play(seat, heard + before, s.hands[seat], options(s, seat)))
            said += 1
            if t.length > len(heard):
                break
        spared += len(seats) - said
    return spared


def compare(seats: int, seed: int, arrival: Arrival) -> int:
    plain, heard = deal(seats, seed), list[Said]()
    rotate(plain, 0, strategy(seed), heard)
    t: Table[Brawl] = Table(BrawlGame(seed), {"seats": seats}, None, False)
    spared = poll_through(t, strategy(seed), arrival)
    assert t.log == heard
    assert to_json(t.state) == to_json(plain)
    return spared


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_window_plays_like_the_rotation_for_random_strategies_and_arrivals(seats: int) -> None:
    dice = QuickDice(seats)

    def shuffled(these: list[int]) -> list[int]:
        rest = list(these)
        return [rest.pop(dice.below(len(rest))) for _ in these]

    spared = sum([compare(seats, seed, shuffled) for seed in range(1500 // seats)])
    assert spared > 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_window_plays_like_the_rotation_in_every_order_of_arrival(seats: int) -> None:
    for places in permutations(range(seats)):
        for seed in range(1000, 1040):
            compare(seats, seed, lambda these: [these[n] for n in places])  # noqa: B023


def test_the_strategies_reach_nested_vetoes_cancelled_ones_and_curses() -> None:
    """Otherwise the comparison above would compare little."""
    deepest, cancelled, atoned = 0, 0, 0
    for seed in range(200):
        t: Table[Brawl] = Table(BrawlGame(seed), {"seats": 4})
        while not t.over:
            poll_one(t, strategy(seed))
            deepest, cancelled = max(deepest, len(t.state.below)), cancelled + any(t.state.cancelled)
        atoned += sum([x.startswith("atone") for x in t.state.done])
    assert deepest >= 4
    assert cancelled > 50
    assert atoned > 50


def poll_one(t: Table[Brawl], play: Strategy) -> None:
    """One poll, answered in its order."""
    before = list(t.log)
    for n, seat in enumerate(t.awaited()):
        passed: list[Said] = [(x, None) for x in t.awaited()[:n]]
        t.give(seat, play(seat, before + passed, t.state.hands[seat], options(t.state, seat)))
        if t.length > len(before):
            return


# one poll

def roar(*seats: int, must: Sequence[int] = ()) -> Callable[[Tiny], Play]:
    """Poll these seats; what is roared is remembered by its length only."""
    def react(s: Tiny) -> Play:
        found = yield from Poll([Choose(seat, "tiny.roar", [*([] if seat in must else [None]), f"roar-{seat}", "hiss"])
                                 for seat in seats])
        s.notes.append("silence" if found is None else [found[0], len(found[1])])
        s.tell("reacted", seat=-1 if found is None else found[0])
        yield from Choose(0, "tiny.word", ["ore", "gem"])
    return react


def after(t: Table[Tiny]) -> list[Any]:
    return t.state.notes


def test_the_first_in_order_acts_whoever_came_first() -> None:
    t = table(roar(2, 0, 1))
    t.answer(1, "roar-1")
    t.answer(0, "roar-0")
    assert after(t) == []
    t.answer(2, "pass")
    assert after(t) == [[0, 6]]
    assert t.log == [(2, None), (0, "roar-0")]


def test_a_poll_is_over_as_soon_as_the_first_to_act_is_known() -> None:
    t = table(roar(2, 0, 1))
    t.answer(2, "hiss")
    assert after(t) == [[2, 4]]
    assert t.log == [(2, "hiss")]
    assert list(t.waiting()) == [0]


def test_all_pass() -> None:
    t = table(roar(2, 0, 1))
    for seat in (0, 1, 2):
        t.answer(seat, "pass")
    assert after(t) == ["silence"]
    assert t.log == [(2, None), (0, None), (1, None)]


def test_a_poll_of_nobody_is_silent() -> None:
    assert after(table(roar())) == ["silence"]


def test_a_poll_does_not_close_while_somebody_has_to_act() -> None:
    t = table(roar(2, 0, 1, must=[0]))
    with pytest.raises(IllegalAnswer, match="cannot answer 'pass'; legal: roar-0, hiss"):
        t.answer(0, "pass")
    t.answer(2, "pass")
    t.answer(1, "pass")
    assert after(t) == []
    assert list(t.waiting()) == [0]
    t.answer(0, "hiss")
    assert after(t) == [[0, 4]]


def test_nobody_is_polled_twice_at_once() -> None:
    with pytest.raises(AssertionError, match="asked twice"):
        Poll([Choose(1, "tiny.roar", [None]), Choose(1, "tiny.roar", [None])])


# what nobody gets to know

def traces(t: Table[Any]) -> str:
    """Everything that is written of a table, and all it can become by looking, copying, writing and reading."""
    loaded = Table.load(t.game, t.save())
    twin = t.clone(keep=True)
    worlds = [imagine(t, seat, QuickDice(seat)) for seat in range(t.options["seats"])]
    back = t.clone(keep=True)
    back.undo_to(t.base)
    these = [t, loaded, twin, back, *worlds]
    return " ".join([t.record(), *[repr([x.save(), x.log, x.voices, to_json(x.state), x.quiet]) for x in these],
                     *[repr(page(t, seat)) for seat in (*range(t.options["seats"]), None)]])


def test_what_was_said_in_vain_is_nowhere() -> None:
    t = table(roar(2, 0, 1))
    heard = [*t.answer(1, "roar-1"), *t.answer(0, "roar-0")]
    assert heard == []
    assert "roar-1" in t.save().decode()          # while it may still count it is kept, and only there
    heard = t.answer(2, "hiss")
    assert "roar" not in traces(t).replace("tiny.roar", "") + repr(heard)
    t.undo_to(0)
    assert t.voices == {}
    assert list(t.waiting()) == [2, 0, 1]
    assert "roar-" not in repr([t.save(), t.record(), t.log, t.marks])


def test_while_a_poll_is_open_nobody_is_told_who_has_answered() -> None:
    t, quiet = table(roar(2, 0, 1)), table(roar(2, 0, 1))
    t.answer(1, "roar-1")
    t.answer(0, "pass")
    for seat in (2, None):
        assert page(t, seat) == page(quiet, seat)
    assert (t.awaited(), t.sealed(), t.length, t.log, t.record()) == ([2, 0, 1], (), 0, [], quiet.record())
    assert to_json(t.state) == to_json(quiet.state)
    for seat in (0, 1, 2):
        world = imagine(t, seat, QuickDice(seat))
        assert list(world.voices) == [x for x in (seat,) if x in t.voices]
        assert [x for x in (0, 1, 2) if x not in world.waiting()] == list(world.voices)


def refusals(t: Table[Tiny]) -> Iterator[str]:
    """What somebody who is not asked is told."""
    acts: list[Callable[[], Any]] = [lambda: t.answer(3, "pass"), lambda: t.settle((1,)),
                                     lambda: t.answer(3, "pass", True)]
    for act in acts:
        with pytest.raises(IllegalAnswer) as caught:
            act()
        yield str(caught.value)


def test_a_refusal_does_not_tell_who_has_answered() -> None:
    t, quiet = table(roar(2, 0, 1), seats=4), table(roar(2, 0, 1), seats=4)
    t.answer(1, "roar-1")
    assert list(refusals(t)) == list(refusals(quiet))
    assert "seat 2 (tiny.roar), seat 0 (tiny.roar), seat 1 (tiny.roar)" in next(refusals(t))


def test_what_a_seat_imagines_does_not_depend_on_who_has_answered() -> None:
    """Somebody who has spoken to this poll has shown a thing in an earlier one of the same stage."""
    def twice(s: Tiny) -> Play:
        for _ in range(2):
            yield from Poll([Choose(seat, "tiny.show", [None, "ace", "king"]) for seat in (0, 1)])

    t, quiet = table(twice), table(twice)
    for one in (t, quiet):
        one.answer(0, "pass")
        one.answer(1, "ace")
    t.answer(1, "king")
    assert "ace" in known_to(t, 2)[0]
    assert known_to(t, 2) == known_to(quiet, 2)


# changing one's mind, and mistakes

def test_a_voice_can_be_taken_back_while_the_poll_is_open_and_not_after() -> None:
    t = table(roar(2, 0, 1))
    t.answer(0, "roar-0")
    assert t.has_answered(0)
    t.take_back(0)
    assert not t.has_answered(0)
    assert list(t.waiting()) == [2, 0, 1]
    t.answer(0, "pass")
    t.answer(1, "hiss")
    t.answer(2, "pass")
    assert after(t) == [[1, 4]]
    for seat in (0, 1, 2):
        with pytest.raises(IllegalAnswer, match=f"seat {seat} has no sealed answer to take back"):
            t.take_back(seat)


def mistakes(t: Table[Tiny]) -> list[tuple[int, int | str, str]]:
    return [(1, "pass", "seat 1 has answered, and may take that back; waiting for seat 2 .tiny.roar., seat 0"),
            (0, "moo", "cannot answer 'moo'; legal: pass, roar-0, hiss"), (0, 3, "cannot answer '3'; legal: pass"),
            (0, "roar-1", "legal: pass, roar-0, hiss"), (3, "pass", "seat 3 is not asked; waiting for seat 2")]


@pytest.mark.parametrize("mistake", range(5))
def test_a_mistake_is_refused_with_what_would_be_legal_and_changes_nothing(mistake: int) -> None:
    t = table(roar(2, 0, 1), seats=4)
    t.answer(1, "roar-1")
    seat, address, message = mistakes(t)[mistake]
    before = (t.save(), repr([page(t, x) for x in (0, 1, 2, 3, None)]), t.voices)
    with pytest.raises(IllegalAnswer, match=message):
        t.answer(seat, address)
    assert (t.save(), repr([page(t, x) for x in (0, 1, 2, 3, None)]), t.voices) == before


def test_who_answers_a_poll_that_is_over_is_told_what_is_asked_now() -> None:
    t = table(roar(2, 0, 1))
    t.answer(2, "hiss")
    with pytest.raises(IllegalAnswer, match=r"seat 1 is not asked; waiting for seat 0 \(tiny.word\)"):
        t.answer(1, "roar-1")
    with pytest.raises(IllegalAnswer, match=r"asked tiny.word .*cannot answer 'roar-0'; legal: ore, gem"):
        t.answer(0, "roar-0")


# in the middle of an open poll

def half() -> Table[Tiny]:
    t = table(roar(2, 0, 1))
    t.answer(1, "roar-1")
    t.answer(2, "pass")
    return t


def test_an_open_poll_is_saved_and_loaded_with_its_voices() -> None:
    t = half()
    loaded = Table.load(t.game, t.save())
    assert loaded.save() == t.save()
    assert loaded.voices == {1: "roar-1", 2: None}
    loaded.answer(0, "pass")
    assert loaded.log == [(2, None), (0, None), (1, "roar-1")]


@pytest.mark.parametrize("voices", [[[1, "moo"]], [[2, "hiss"]], [[3, None]], [[1, None], [1, None]], [1], None])
def test_a_save_with_voices_that_do_not_play_is_refused(voices: Any) -> None:
    found = json.loads(half().save())
    found["voices"] = voices
    with pytest.raises(RecordError, match="not a saved table"):
        Table.load(TinyGame(roar(2, 0, 1)), json.dumps(found).encode())


def test_a_clone_of_an_open_poll_goes_its_own_way() -> None:
    t = half()
    twin = t.clone()
    twin.answer(0, "hiss")
    assert after(twin) == [[0, 4]]
    assert t.voices == {1: "roar-1", 2: None}
    twin = t.clone()
    twin.take_back(1)
    assert t.has_answered(1)


def test_an_undo_forgets_the_voices() -> None:
    t = half()
    t.undo_to(0)
    assert t.voices == {}
    assert list(t.waiting()) == [2, 0, 1]


def test_back_in_the_middle_of_a_poll_those_who_have_passed_are_not_asked() -> None:
    t = table(roar(2, 0, 1))
    for seat in (2, 0, 1):
        t.answer(seat, "pass")
    t.undo_to(1)
    assert t.awaited() == [0, 1]
    t.answer(1, "roar-1")
    with pytest.raises(IllegalAnswer, match=r"seat 2 is not asked; waiting for seat 0 \(tiny.roar\), seat 1"):
        t.answer(2, "pass")
    loaded = Table.load(t.game, t.save())
    assert (loaded.save(), loaded.awaited(), loaded.voices) == (t.save(), [0, 1], {1: "roar-1"})
    loaded.answer(0, "pass")
    assert loaded.log == [(2, None), (0, None), (1, "roar-1")]


def test_a_line_of_a_log_forgets_what_was_said_to_the_poll() -> None:
    """Else a voice could outlive its poll, or the table wait for somebody who has spoken."""
    t = table(roar(0, 1, 2))
    t.answer(2, "roar-2")
    t.give_line("0", "pass")
    t.give_line("1", "pass")
    assert list(t.waiting()) == [2]
    t.answer(2, "pass")
    assert after(t) == ["silence"]


# records

def test_records_with_polls_replay_to_the_same_bytes() -> None:
    for seed in range(40):
        game = BrawlGame(seed)
        t: Table[Brawl] = Table(game, {"seats": 2 + seed % 5})
        poll_through(t, strategy(seed), lambda these: these[::-1])
        again = Table.replay(game, t.record())
        assert (again.record(), again.save()) == (t.record(), t.save())
        for upto in range(0, t.length, 5):
            part = Table.replay(game, t.record(), upto)
            assert (part.log, part.voices) == (t.log[:upto], {})


@pytest.mark.parametrize(("lines", "complaint"), [
    (["0 pass", "2 pass", "1 hiss"], "answer 1 of the record, 0 'pass', does not play: seat 0 is not the next of the "
                                     "poll; waiting for seat 2 (tiny.roar), seat 0 (tiny.roar), seat 1 (tiny.roar)"),
    (["2 pass", "1 hiss", "0 pass"], "answer 2 of the record, 1 'hiss', does not play: seat 1 is not the next"),
    (["2 pass", "2 hiss"], "answer 2 of the record, 2 'hiss', does not play: seat 2 is not asked; waiting for seat 0"),
    (["2 hiss", "0 pass"], "answer 2 of the record, 0 'pass', does not play: seat 0 was asked tiny.word"),
    (["2 pass", "0 moo"], "answer 2 of the record, 0 'moo', does not play: seat 0 was asked tiny.roar"),
])
def test_a_record_whose_poll_is_out_of_order_is_refused_with_its_line(lines: list[str], complaint: str) -> None:
    t = table(roar(2, 0, 1))
    text = t.record().replace("answers\n", "answers\n" + "".join([line + "\n" for line in lines]))
    with pytest.raises(RecordError) as caught:
        Table.replay(t.game, text)
    assert complaint in str(caught.value)


# how far back for free

def spoken_then(seats: Sequence[int]) -> Table[Tiny]:
    """Seat 0 says a word, these are polled, seat 0 says another."""
    def talk(s: Tiny) -> Play:
        s.notes.append((yield from Choose(0, "tiny.word", ["ore", "gem"])))
        s.notes.append((yield from Poll([Choose(seat, "tiny.roar", [None, "hiss"]) for seat in seats])))
        s.notes.append((yield from Choose(0, "tiny.word", ["ore", "gem"])))
        yield from Choose(0, "tiny.word", ["ore", "gem"])
    t = table(talk)
    t.answer(0, "ore")
    return t


def test_the_way_back_over_a_poll_in_which_nobody_acted_is_free() -> None:
    t = spoken_then([1, 2])
    t.answer(2, "pass")
    t.answer(1, "pass")
    t.answer(0, "gem")
    assert free_undo(t, [0]) == 0
    assert free_undo(t, [1]) == t.length          # seat 0 has spoken since
    loaded = Table.load(t.game, t.save())
    assert (loaded.quiet, free_undo(loaded, [0])) == (t.quiet, 0)


def test_the_way_back_over_a_poll_in_which_somebody_acted_is_not() -> None:
    t = spoken_then([1, 2])
    t.answer(2, "hiss")
    t.answer(1, "pass")
    t.answer(0, "gem")
    assert free_undo(t, [0]) == 3
    assert free_undo(t, [0, 1, 2]) == 0


def test_who_has_acted_goes_back_to_the_question_and_no_further_than_the_passes_before_it() -> None:
    t = spoken_then([1, 2, 0])
    t.answer(0, "hiss")
    t.answer(2, "pass")
    t.answer(1, "pass")
    assert free_undo(t, [0]) == 3


def test_passes_of_a_poll_that_was_reopened_count_as_answers_once_somebody_acts() -> None:
    t = spoken_then([1, 2, 0])
    for seat in (0, 1, 2):
        t.answer(seat, "pass")
    t.undo_to(3)
    t.answer(0, "hiss")
    assert free_undo(t, [0]) == 3


def test_the_way_back_over_a_silent_poll_that_led_to_something_new_is_not_free() -> None:
    def talk(s: Tiny) -> Play:
        yield from Choose(0, "tiny.word", ["ore", "gem"])
        yield from Poll([Choose(seat, "tiny.roar", [None, "hiss"]) for seat in (1, 2)])
        s.hand.append(s.deck.pop(0))              # seat 0 sees a new card
        yield from Choose(0, "tiny.word", ["ore", "gem"])

    t = table(talk)
    for seat, word in ((0, "ore"), (1, "pass"), (2, "pass")):
        t.answer(seat, word)
    assert free_undo(t, [0]) == t.length


def test_a_sealed_answer_taken_back_does_not_make_another_one_a_quiet_pass() -> None:
    def talk(s: Tiny) -> Play:
        yield from Together([Choose(seat, "tiny.roar", [None, "hiss"]) for seat in (0, 1, 2)])

    t = table(talk)
    t.answer(0, "hiss")
    t.answer(1, "pass")
    t.quiet[1] = None                             # as whoever answers for a seat does
    t.take_back(0)
    assert (t.log, list(t.quiet)) == ([(1, None)], [0])
