"""What single cards, technologies and factions do: one small function each, known by the name of the ability."""
from fivesuns.games.twilight.abilities import known, teach
from fivesuns.games.twilight.catalog import ABILITIES
from fivesuns.games.twilight.exceptions import action_cards, agendas, factions, tactical_cards

teach(action_cards.EFFECTS, action_cards.AIMS)
teach(tactical_cards.EFFECTS, tactical_cards.AIMS)
teach(factions.EFFECTS, factions.AIMS)


def taught(ability: str) -> bool:
    """Is it known what it does? Cards of which it is not stay in the box."""
    return ability in known()


def outcomes_taught(agenda: str) -> bool:
    """The same of an agenda: each outcome does something, or changes a value while it is a law."""
    rows = [a for a in ABILITIES.values() if a.sort == "agenda" and a.source == agenda]
    return all([a.id in agendas.EFFECTS or not a.windows for a in rows])
