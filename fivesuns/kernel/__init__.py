"""The kernel: questions, stages, tables. It knows no game."""
from fivesuns.kernel.chance import Chance, Dice, Draw, QuickDice, Roll, SealedDice
from fivesuns.kernel.decision import (
    Allocate,
    Arrange,
    Ask,
    Choose,
    Decision,
    Either,
    Floor,
    IllegalAnswer,
    Number,
    Offer,
    Pick,
    Play,
    Rng,
    Sub,
    Together,
    spell,
    word,
)
from fivesuns.kernel.flow import side_by_side, window
from fivesuns.kernel.game import Game, IllegalOptions, Option, Options
from fivesuns.kernel.imagine import Unimaginable
from fivesuns.kernel.record import Record, RecordError
from fivesuns.kernel.seat import Bot, Seat
from fivesuns.kernel.state import Event, Fixed, Stage, State
from fivesuns.kernel.table import CHANCE, Table

__all__ = [
    "CHANCE", "Allocate", "Arrange", "Ask", "Bot", "Chance", "Choose", "Decision", "Dice", "Draw", "Either", "Event",
    "Fixed", "Floor", "Game", "IllegalAnswer", "IllegalOptions", "Number", "Offer", "Option", "Options", "Pick", "Play",
    "QuickDice", "Record", "RecordError", "Rng", "Roll", "SealedDice", "Seat", "Stage", "State", "Sub", "Table",
    "Together", "Unimaginable", "side_by_side", "spell", "window", "word",
]
