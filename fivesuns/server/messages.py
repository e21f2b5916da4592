"""What the server says, as types. The browser's types (web/src/lib/wire.ts) are made from these and from wire.py.

Messages are plain dictionaries on their way out, so that nothing is built twice; decisions come from the rules as they
are. `called` is the name of a type in the browser.
"""
from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from msgspec import UNSET, Meta, Struct


def called(name: str) -> Meta:
    return Meta(extra={"called": name})


Status = Literal["open", "playing", "over", "cancelled"]
Reason = Literal["chance", "other", "reveal"]             # why an undo does not go further
SeatKind = Literal["open", "person", "bot"]
Signature = Literal["ours", "unknown", "unsigned", "wrong"]   # by this server, by another, by nobody, of another text
Choice = Annotated[str | int | bool | None, called("Choice")]
Value = Annotated[Any, called("Value")]                   # a word, a number, nothing, or several of these
Argument = Annotated[Any, called("Argument")]             # of a sentence: a value, or amounts of some things
Options = Annotated[dict[str, Any], called("Options")]
View = Annotated[Any, called("View")]                     # what eyes see: the game's own shape
Asked = Annotated[Any, called("WireDecision | null")]     # as the rules describe it, in JSON


# what there is to play

class OptionInfo(TypedDict):
    name: str
    default: Choice
    choices: list[Choice]
    rule: str
    expert: bool                                          # a ruling: few will want another
    seats: list[int]                                      # with so many it can be chosen


class GameInfo(TypedDict):
    name: str
    version: int
    seats: list[int]
    options: list[OptionInfo]
    bots: list[str]
    standing: list[str]                                   # questions and groups of them that can be answered ahead
    parts: int                                            # scores count so many parts of a point
    rules: bool
    catalogue: bool
    odds: bool                                            # can it compute the odds of what a player plans


class Games(TypedDict):
    games: list[GameInfo]
    server: str
    languages: list[str]
    mail: bool
    webhooks: bool
    push: bool


class Checked(TypedDict):
    options: Options
    complaints: list[str]


# tables from outside

class SeatInfo(TypedDict):
    seat: int
    kind: Annotated[SeatKind, called("SeatKind")]
    name: str
    bot: str | None
    connected: bool
    left: bool
    invited: NotRequired[bool]
    kept: NotRequired[bool]                               # open, and kept for whoever asks
    mine: NotRequired[bool]


class Place(TypedDict):
    """A moment of another table."""
    table: str
    number: int


class Imported(TypedDict):
    """The game came as a record: who vouches for it, and is its luck proven?"""
    signature: Annotated[Signature, called("Signature")]
    fair: bool


class ClockRules(TypedDict):
    """How much time there is for a turn, or for a game and what a turn adds to it, and what becomes of a seat whose
    time is up, where no answer stands for silence."""
    kind: Literal["turn", "game"]
    seconds: int
    increment: int
    then: Literal["bot", "vote"]


class Clock(TypedDict):
    rules: ClockRules
    left: list[int | None]                                # ms of each seat when `since` was; null: a bot
    running: list[int]                                    # whose time runs since then
    up: list[int]                                         # who has none left, and is still waited for
    common: int | None                                    # ms for all of `running`, who are asked in secret
    since: int | None


class Summary(TypedDict):
    table: str
    game: str
    title: str
    options: Options
    status: Annotated[Status, called("Status")]
    public: bool
    slow: bool
    clock: NotRequired[ClockRules]                          # only where there is one
    spectators: bool
    made: int
    touched: int
    number: int
    seats: list[SeatInfo]
    waiting: list[int]
    winners: list[int] | None
    scores: list[int] | None
    rematch: str | None
    forked: Place | None
    imported: Imported | None
    mine: list[int]
    my_turn: bool


class ServerKey(TypedDict):
    """The public key that signs records, and those that did before."""
    key: str
    former: list[str]


class Dice(TypedDict):
    commitment: str
    seed: str | None
    nonces: list[str]
    given: int                                            # these dice answered after so many answers
    undos: int
    reopened: int
    how: str


class Listed(TypedDict):
    tables: list[Summary]
    more: bool


class Mine(TypedDict):
    tables: list[Summary | None]


class Made(TypedDict):
    table: str
    key: str | None
    seats: list[int]
    link: str
    share: str
    commitment: str


class WireError(TypedDict):
    id: str
    args: dict[str, Value]
    text: str
    detail: NotRequired[str]


# decisions

class Named(Struct, forbid_unknown_fields=True):
    name: str
    value: Value
    facts: Any = UNSET                                    # what is good to know before choosing it


class Refused(Struct, forbid_unknown_fields=True):
    name: str
    value: Value
    reason: str
    args: list[Argument]


class Bin(Struct, forbid_unknown_fields=True):
    name: str
    most: int


class Question(Struct, tag_field="kind", forbid_unknown_fields=True, kw_only=True):
    seat: int
    key: str
    rule: str
    secret: bool
    about: list[Value]
    lapse: str = ""                                       # the answer that silence stands for, if any
    cut: bool = False


class Choose(Question, tag="choose", kw_only=True):
    options: list[Named]
    refused: list[Refused]


class Pick(Question, tag="pick", kw_only=True):
    things: list[Named]
    least: int
    most: int
    sets: list[list[str]] = []


class Number(Question, tag="number", kw_only=True):
    low: int
    high: int
    step: int


class Allocate(Question, tag="allocate", kw_only=True):
    bins: list[Bin]
    least: int
    total: int


class Arrange(Question, tag="arrange", kw_only=True):
    things: list[Named]


class Part(Struct, forbid_unknown_fields=True):
    """What can be an item of a composed answer: its name, and what each of its fields can be."""
    name: str
    fields: list[list[Value]]
    most: int
    facts: Any = UNSET


class Compose(Question, tag="compose", kw_only=True):
    parts: list[Part]
    ordered: bool                                         # do the items stand in the order of whoever composes?
    offered: list[Named]                                  # wholes that are worth a look, the best first
    refused: list[Refused]


WireDecision = Choose | Pick | Number | Allocate | Arrange | Compose


# at a table

class Crumb(TypedDict):
    name: str
    args: list[Value]


class Undo(TypedDict):
    to: int | None
    free: bool
    lowest: int                                           # so far back one may go without asking anybody
    reason: Reason | None


class Stands(TypedDict):
    """A standing answer: the first of these names that is legal, until a span of the game ends."""
    names: list[str]
    until: str
    idle: bool                                            # only where there is no other answer, and not always then


class Eyes(TypedDict):
    seat: int | None
    view: View
    decision: Asked
    aside: Asked                                          # what this seat may say beside the question
    moment: str | None
    sealed: bool                                          # has it answered, and can it still take that back?
    standing: dict[str, Stands]
    spans: list[str]                                      # until when an answer may stand
    undo: Undo | None


class LogEvent(TypedDict):
    what: str
    args: Annotated[Any, called("Record<string, unknown>")]
    to: list[int] | None                                  # null: public; else those of my seats that know it


class LogLine(TypedDict):
    start: int
    number: int
    at: int
    seat: int | None
    bot: bool
    events: list[LogEvent]


class Proposal(TypedDict):
    id: int
    what: Literal["undo", "cancel", "replace"]
    by: int
    to: int | None
    seat: int | None
    bot: str | None
    agreed: list[int]
    needed: list[int]
    mine: list[int]


class Notified(TypedDict):
    mail: str | None
    mail_confirmed: bool
    webhook: str | None
    quiet: Annotated[Any, called("[number, number] | null")]
    zone: str


class Settings(TypedDict):
    confirm: bool
    lang: str
    push: list[str]
    notify: Notified


class Shown(TypedDict):
    """A table for somebody's eyes: what changes of it are changes to."""
    table: str
    version: int
    epoch: int
    number: int
    status: Annotated[Status, called("Status")]
    game: str
    game_version: int
    title: str
    options: Options
    public: bool
    slow: bool
    spectators: int
    watching: bool
    made: int
    host: bool
    seats: list[SeatInfo]
    waiting: list[int]                                    # whose word the table waits for
    may: list[int]                                        # who may speak besides; nobody waits for them
    sealed: list[int]
    secret: bool                                          # nobody sees another's answer before the last is in
    since: int
    trail: list[Crumb]
    eyes: list[Eyes]
    proposal: Proposal | None
    settings: Settings | None
    note: bool
    commitment: str
    scores: list[int] | None
    sheets: list[dict[str, int]] | None
    winners: list[int] | None
    seed: str | None
    undos: int
    reopened: int                                         # undos after the end, when the seed had been shown
    rematch: str | None
    forked: Place | None
    imported: Imported | None
    trouble: WireError | None
    clock: NotRequired[Clock]                             # only where there is one, as is `now`


class Told(TypedDict):
    serial: int                                           # counts the messages of a connection
    lines: list[LogLine]                                  # of the log, since the last message
    lines_from: int
    now: NotRequired[int]                                 # of the server


class TableState(Shown, Told):
    type: Literal["state"]


class StateChange(Told):
    type: Literal["change"]
    patch: Annotated[Any, called("Patch")]


class Log(TypedDict):
    lines: list[LogLine]
    number: int


class Said(TypedDict):
    """A line of the record; no name: these eyes may not know it."""
    number: int
    seat: int | None
    name: str | None


class Notation(TypedDict):
    head: str
    answers: list[Said]
    settled: int
    epoch: int


class Moment(TypedDict):
    number: int
    seat: int | None
    view: View
    decision: Asked
    trail: list[Crumb]
    waiting: list[int]
    sealed: list[int]
    round: int | None


class Trial(TypedDict):
    """What would come of answers; `stop` is why it cannot go on, "" if it can."""
    view: View
    decision: Asked
    trail: list[Crumb]
    events: list[LogEvent]
    taken: int
    stop: Literal["", "chance", "other", "together", "hidden", "over"]


class Round(TypedDict):
    number: int
    round: int | None
    scores: list[int]


class Statistics(TypedDict):
    rounds: list[Round]
    sheets: list[dict[str, int]]
    scores: list[int]
    winners: list[int]
    answers: list[int]
    seconds: list[int]


class ChatMessage(TypedDict):
    id: int
    at: int
    seat: int | None
    name: str
    text: str


class Chat(TypedDict):
    messages: list[ChatMessage]
