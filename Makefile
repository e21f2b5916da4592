# Two commands on a fresh machine with Python 3.11 and make:
#   make play     opens a table in the browser
#   make test     runs every test that this machine can run
PYTHON ?= python3
BIN = .venv/bin
READY = .venv/.ready
PYTEST = $(BIN)/python -m pytest -n auto

.PHONY: play test fast laws bench rules mutants lint types pages load clean

play: $(READY) pages
	$(BIN)/fivesuns play

test: $(READY) pages
	$(PYTEST)

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
	FIVESUNS_FAST=1 FIVESUNS_LAW_GAMES=300 PYTHONPATH=$(CURDIR)/build/fast $(PYTEST) --dist worksteal tests/laws

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
	$(BIN)/python tools/mutants.py $(GAME) $(MUTANTS)

lint: $(READY)
	$(BIN)/ruff check .

types: $(READY)
	$(BIN)/mypy

load: $(READY)
	$(BIN)/python -m fivesuns.server.load

clean:
	rm -rf build dist .venv web/node_modules fivesuns/server/pages
