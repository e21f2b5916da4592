# Two commands on a fresh machine with Python 3.11 and make:
#   make play     opens a table in the browser
#   make test     the tests, in a few minutes; make all-tiers runs everything
PYTHON ?= python3
BIN = .venv/bin
READY = .venv/.ready
GAME = race gaia eclipse sidereal twilight
# many tests wait for servers and browsers: one worker more than there are cores
WORKERS = $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 1)')
PYTEST = $(BIN)/python -m pytest -n
# many processes are started: what one has read and compiled the next need not
unexport PYTHONDONTWRITEBYTECODE
# the tests of a file share a server; those with a browser come last: beside it no other loop may run in the process
BY_FILE = --dist loadfile --no-loadscope-reorder

.PHONY: play test long all-tiers fast laws bench rules mutants lint types pages load clean

play: $(READY) pages
	$(BIN)/fivesuns play

test: $(READY) pages
	$(PYTEST) $(WORKERS) $(BY_FILE) -m "not long"

# whole games under the laws are played compiled: make laws
long: $(READY) pages
	$(PYTEST) $(WORKERS) $(BY_FILE) -m long --ignore tests/laws/test_laws.py

all-tiers: lint types rules test long laws mutants
	$(MAKE) mutants MUTANTS="--secrets --least 1"

$(READY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit("Fivesuns needs Python 3.11 or newer, this is " + sys.version.split()[0] + "; try: make PYTHON=python3.11" if sys.version_info < (3, 11) else 0)'
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

pages: $(READY)
	@$(BIN)/python tools/pages.py

fast: $(READY)
	$(BIN)/python tools/compile.py

laws: fast
	FIVESUNS_FAST=1 FIVESUNS_LAW_GAMES=300 PYTHONPATH=$(CURDIR)/build/fast $(PYTEST) auto --dist worksteal tests/laws tests/kernel tests/games/race --ignore tests/laws/test_mutants.py

ifdef BASE
bench: $(READY)
	$(BIN)/fivesuns bench --base $(BASE)
else
bench: fast
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[bench]'
	$(BIN)/fivesuns bench
endif

rules: $(READY)
	@$(BIN)/python tools/rules.py

mutants: $(READY)
	for game in $(GAME); do $(BIN)/python tools/mutants.py $$game $(MUTANTS) || exit 1; done

lint: $(READY)
	$(BIN)/ruff check .

types: $(READY)
	$(BIN)/mypy

load: $(READY)
	$(BIN)/python -m fivesuns.server.load

clean:
	rm -rf build dist .venv web/node_modules fivesuns/server/pages
