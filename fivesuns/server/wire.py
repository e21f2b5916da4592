"""What clients may say, as types. Everything is bounded; what is not declared here is ignored."""
from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from fivesuns.server.errors import Refused

SeatNumber = Annotated[int, Meta(ge=0, le=99)]
LogNumber = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Word = Annotated[str, Meta(min_length=1, max_length=64)]
Name = Annotated[str, Meta(max_length=200)]               # cleaned and shortened later
Secret = Annotated[str, Meta(min_length=16, max_length=64)]
Nonce = Annotated[str, Meta(max_length=200)]
DEPTH: Final = 6
RING: Final = 200                                         # keys on a ring, and tables asked about at a time


class SeatWish(Struct):
    kind: Literal["me", "screen", "open", "bot"]
    name: Name = ""
    bot: Word | None = None


class ClockWish(Struct):
    kind: Literal["turn", "game"]
    seconds: int
    increment: int = 0                                    # seconds that every turn adds to the time of a game
    then: Literal["bot", "vote"] = "bot"                  # when time is up and no answer stands for silence


class NewTable(Struct):
    game: Word
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=20)]
    options: dict[str, Any] = {}
    public: bool = False
    slow: bool = False
    clock: ClockWish | None = None
    spectators: bool = True
    windows: bool = True                                  # may an undo go behind reactions where nobody reacted?
    title: Annotated[str, Meta(max_length=200)] = ""
    kept: bool = False                                    # my seats wait until I claim them
    nonce: None = None                                    # refused here: it comes after the commitment, with `claim`


class Check(Struct):
    options: dict[str, Any] = {}
    seats: int | None = None


class Odds(Struct):
    cases: Annotated[list[dict[str, Any]], Meta(min_length=1, max_length=20)]


class TableKey(Struct):
    table: Word
    key: Annotated[str, Meta(max_length=64)]


class Mine(Struct):
    keys: Annotated[list[TableKey], Meta(max_length=RING)]


class RingTurn(Struct):
    keys: Annotated[list[TableKey], Meta(max_length=RING)] = []  # new on this device
    dropped: Annotated[list[Word], Meta(max_length=RING)] = []   # tables that it has forgotten


class Import(Struct):
    record: str
    seat: SeatNumber = 0
    name: Name = ""
    bot: Word | None = None
    public: bool = False
    title: Annotated[str, Meta(max_length=200)] = ""
    kept: bool = False
    nonce: None = None


class Notify(Struct):
    mail: Annotated[str, Meta(max_length=200)] | None = None
    webhook: Annotated[str, Meta(max_length=500)] | None = None
    quiet: tuple[Annotated[int, Meta(ge=0, le=23)], Annotated[int, Meta(ge=0, le=23)]] | None = None
    zone: Annotated[str, Meta(max_length=64)] = "UTC"


class PushKeys(Struct):
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class Subscription(Struct):
    """A browser, as its push service knows it."""
    endpoint: Annotated[str, Meta(max_length=1000)]
    keys: PushKeys


class Act(Struct, tag_field="type"):
    """An act at a table. `id` comes back with its result."""
    id: Annotated[str, Meta(max_length=64)] | None = msgspec.field(default=None, name="id")


class Answer(Act, tag="answer", kw_only=True):
    seat: SeatNumber
    moment: Annotated[str, Meta(max_length=200)]
    name: Annotated[str, Meta(max_length=8000)] | None = None
    index: Annotated[int, Meta(ge=0, le=2**62)] | None = None
    value: Any = msgspec.UNSET
    any: bool = False
    aside: bool = False
    confirmed: bool = False


class Judge(Act, tag="judge", kw_only=True):
    """What is wrong with a composed answer in the making? Changes nothing."""
    seat: SeatNumber
    name: Annotated[str, Meta(max_length=8000)]
    aside: bool = False


Names = Annotated[list[Annotated[str, Meta(max_length=8000)]], Meta(max_length=50)]


class Try(Act, tag="try", kw_only=True):
    """What would come of these answers? Changes nothing, and nobody hears of it."""
    seat: SeatNumber
    moment: Annotated[str, Meta(max_length=200)]
    names: Names


class PlayTried(Act, tag="play", kw_only=True):
    """These answers one after the other, as they were tried."""
    seat: SeatNumber
    moment: Annotated[str, Meta(max_length=200)]
    names: Annotated[Names, Meta(min_length=1)]


class TakeBack(Act, tag="take_back", kw_only=True):
    seat: SeatNumber


class Standing(Act, tag="standing", kw_only=True):
    seat: SeatNumber
    key: Annotated[str, Meta(min_length=1, max_length=100)]
    names: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=20)] | None = None
    until: Annotated[str, Meta(max_length=64)] = ""
    idle: bool = False


class Undo(Act, tag="undo", kw_only=True):
    seat: SeatNumber
    to: LogNumber | None = None
    ask: bool = False


class Agree(Act, tag="agree", kw_only=True):
    proposal: LogNumber


class Refuse(Act, tag="refuse", kw_only=True):
    proposal: LogNumber


class Withdraw(Act, tag="withdraw", kw_only=True):
    proposal: LogNumber


class Propose(Act, tag="propose", kw_only=True):
    what: Literal["cancel", "replace"]
    seat: SeatNumber | None = None
    bot: Word | None = None


class Chat(Act, tag="chat", kw_only=True):
    text: str
    seat: SeatNumber | None = None


class Note(Act, tag="note", kw_only=True):
    text: str


class SettingsAct(Act, tag="settings", kw_only=True):
    confirm: bool | None = None
    lang: Literal["en", "ru", "uk"] | None = None
    notify: Notify | msgspec.UnsetType | None = msgspec.UNSET


class Push(Act, tag="push", kw_only=True):
    seat: SeatNumber
    subscription: Subscription
    on: bool = True


class Rename(Act, tag="rename", kw_only=True):
    seat: SeatNumber
    name: Name


class Claim(Act, tag="claim", kw_only=True):
    seat: SeatNumber
    name: Name = ""
    nonce: Nonce = ""


class Link(Act, tag="link", kw_only=True):
    seat: SeatNumber


class Leave(Act, tag="leave", kw_only=True):
    seat: SeatNumber
    bot: Word | None = None


class Return(Act, tag="return", kw_only=True):
    seat: SeatNumber


class PutBot(Act, tag="bot", kw_only=True):
    seat: SeatNumber
    bot: Word | None = None


class OpenSeat(Act, tag="open", kw_only=True):
    seat: SeatNumber


class Start(Act, tag="start", kw_only=True):
    bot: Word | None = None


class Rematch(Act, tag="rematch", kw_only=True):
    pass


class Fork(Act, tag="fork", kw_only=True):
    number: LogNumber
    seat: SeatNumber
    name: Name = ""
    bot: Word | None = None
    kept: bool = False
    nonce: None = None


class Report(Act, tag="report", kw_only=True):
    text: str


AnyAct = (Answer | Judge | Try | PlayTried | TakeBack | Standing | Undo | Agree | Refuse | Withdraw | Propose | Chat
          | Note | SettingsAct | Push | Rename | Claim | Link | Leave | Return | PutBot | OpenSeat | Start | Rematch
          | Fork | Report)


class Have(Struct):
    epoch: int
    number: int


class Hello(Struct, tag_field="type", tag="hello"):
    key: Annotated[str, Meta(max_length=64)] | None = None
    have: Have | None = None


class Whole(Struct, tag_field="type", tag="whole"):
    """Something was missed: send the state whole."""


act_decoder: Final = msgspec.json.Decoder(AnyAct)
socket_decoder: Final = msgspec.json.Decoder(AnyAct | Whole)
hello_decoder: Final = msgspec.json.Decoder(Hello)


def read(decoder: msgspec.json.Decoder[Any], data: bytes | str) -> Any:
    """Raises bad-request, with where and why."""
    if (b"\\u0000" in data) if isinstance(data, bytes) else ("\\u0000" in data):
        raise Refused("bad-request", detail="no zero characters")
    try:
        return decoder.decode(data)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise Refused("bad-request", detail=str(error)[:300]) from None


def plain_value(value: Any, depth: int = 0) -> Any:
    """An answer by value: words, numbers, nothing, and lists of those."""
    if value is None or type(value) is str or (type(value) is int and -2**63 <= value < 2**63):
        return value
    if type(value) is list and depth < DEPTH:
        return [plain_value(x, depth + 1) for x in value]
    raise Refused("bad-request", detail="value: words, whole numbers, null and lists of those")


def is_id(text: str) -> bool:
    """Could this be the name of a table, a report or a mail link? What could not is not looked up."""
    return 8 <= len(text) <= 64 and text.isascii() and text.replace("-", "").replace("_", "").isalnum()


def plain_options(options: dict[str, Any]) -> dict[str, Any]:
    for name, value in options.items():
        if len(name) > 100 or not (value is None or type(value) in (str, int, bool)) or len(str(value)) > 100:
            raise Refused("options-refused", detail=f"{name[:100]!r}: a word, a whole number, true, false or null")
    return options


def _visible(text: str, lines: bool) -> str:
    return "".join([c for c in text if c.isprintable() or (lines and c == "\n") or c in "\u200d\u200c"])


def clean_name(name: str, otherwise: str = "") -> str:
    """A name of one line, at most 32 characters."""
    found = " ".join(_visible(name.replace("\n", " ").replace("\t", " "), False).split())
    if len(found) > 32:
        raise Refused("name-refused", most=32)
    return found or otherwise


def clean_text(text: str, most: int, empty: bool = False) -> str:
    found = _visible(text.replace("\r\n", "\n").replace("\t", " "), True).strip()
    if len(found) > most or not (found or empty):
        raise Refused("text-refused", most=most)
    return found
