"""`python -m fivesuns` is the command `fivesuns`."""
import sys

from fivesuns.cli import main

sys.exit(main())
