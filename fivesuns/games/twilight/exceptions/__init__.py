"""What single cards, technologies and factions do: one small function each, known by the name of the ability."""
from fivesuns.games.twilight.abilities import teach
from fivesuns.games.twilight.exceptions import (
    action_cards,
    agenda_cards,
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
