"""The kernel: questions, stages, tables. It knows no game."""
from fivesuns.kernel.chance import Chance, Dice, Draw, QuickDice, Roll, SealedDice
from fivesuns.kernel.compose import Compose, Part, Whole
from fivesuns.kernel.decision import (
    Allocate,
    Arrange,
    Ask,
    Choose,
    Decision,
    Flaw,
    IllegalAnswer,
    Number,
    Pick,
    Play,
    Rng,
    Sub,
    spell,
    word,
)
from fivesuns.kernel.flow import side_by_side, window
from fivesuns.kernel.game import Game, IllegalOptions, Option, Options, Ruling
from fivesuns.kernel.imagine import Unimaginable
from fivesuns.kernel.knowledge import free_undo
from fivesuns.kernel.record import Record, RecordError
from fivesuns.kernel.seat import SILENT, Aside, Bot, Seat
from fivesuns.kernel.several import Floor, Poll, Together
from fivesuns.kernel.standing import Orders
from fivesuns.kernel.state import Event, Fixed, Stage, State
from fivesuns.kernel.table import ASIDE, CHANCE, Table, signed, speaker
from fivesuns.kernel.trial import Trial, attempt

__all__ = [
    "ASIDE", "CHANCE", "SILENT", "Allocate", "Arrange", "Aside", "Ask", "Bot", "Chance", "Choose", "Compose",
    "Decision", "Dice", "Draw", "Event", "Fixed", "Flaw", "Floor", "Game", "IllegalAnswer", "IllegalOptions", "Number",
    "Option", "Options", "Orders", "Part", "Pick", "Play", "Poll", "QuickDice", "Record", "RecordError", "Rng", "Roll",
    "Ruling", "SealedDice", "Seat", "Stage", "State", "Sub", "Table", "Together", "Trial", "Unimaginable", "Whole",
    "attempt", "free_undo", "side_by_side", "signed", "speaker", "spell", "window", "word",
]
