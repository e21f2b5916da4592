"""What single cards, technologies and factions do: one small function each, known by the name of the ability."""
from fivesuns.games.twilight.abilities import EFFECTS, teach
from fivesuns.games.twilight.exceptions import (
    action_cards,
    agenda_cards,
    agendas,
    directives,
    factions,
    laws,
    notes,
    rerolls,
    tactical_cards,
    technologies,
)
from fivesuns.games.twilight.notes import teach as teach_notes

teach(action_cards.EFFECTS, action_cards.AIMS)
teach(tactical_cards.EFFECTS, tactical_cards.AIMS)
teach(technologies.EFFECTS, technologies.AIMS)
teach(rerolls.EFFECTS, rerolls.AIMS)
teach(agenda_cards.EFFECTS, agenda_cards.AIMS)
teach(directives.EFFECTS, {})
teach(laws.EFFECTS, laws.AIMS)
teach(factions.EFFECTS, factions.AIMS)
teach_notes(notes.EFFECTS, notes.AIMS)


def taught(ability: str) -> bool:
    """Is it known what it does? Cards of which it is not stay in the box."""
    return ability in EFFECTS


def outcomes_taught(agenda: str) -> bool:
    """The same of an agenda: each of its rows does something, or needs no function."""
    return all([a.id in agendas.OUTCOMES or a.id in EFFECTS or a.id in agendas.NO_FUNCTION
                for a in agendas.ROWS[agenda]])
