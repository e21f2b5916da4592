"""What single cards, technologies and factions do: one small function each, known by the name of the ability."""
from fivesuns.games.twilight.abilities import teach
from fivesuns.games.twilight.catalog import ABILITIES
from fivesuns.games.twilight.exceptions import action_cards, agendas, notes
from fivesuns.games.twilight.notes import teach as teach_notes

teach(action_cards.EFFECTS, action_cards.AIMS)
teach_notes(notes.EFFECTS, notes.AIMS)


def taught(ability: str) -> bool:
    """Is it known what it does? Cards of which it is not stay in the box."""
    return ability in action_cards.EFFECTS


def outcomes_taught(agenda: str) -> bool:
    """The same of an agenda: each outcome does something, or changes a value while it is a law."""
    rows = [a for a in ABILITIES.values() if a.sort == "agenda" and a.source == agenda]
    return all([a.id in agendas.EFFECTS or not a.windows for a in rows])
