"""The programs in README and docs run, to their end. (Those of docs/agents.md: tests/server/test_agents_doc.py.)"""
from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from fivesuns import cli
from tests.house import ROOT

PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
PROGRAMS = [(page.name, code) for page in PAGES
            for code in re.findall(r"^```python\n(.*?)^```", page.read_text(encoding="utf-8"), re.S | re.M)
            if page.name != "agents.md"]
SKETCHES = {"architecture.md"}                            # lines of rules, no programs


def test_these_pages_have_programs() -> None:
    assert sorted(name for name, _ in PROGRAMS) == ["README.md", "architecture.md", "how-to-add-a-game.md",
                                                    "negotiation.md"]


@pytest.mark.parametrize(("page", "code"), [x for x in PROGRAMS if x[0] not in SKETCHES], ids=lambda x: x[:9])
def test_a_program_plays_its_game_to_the_end(page: str, code: str, tmp_path: Path) -> None:
    path = tmp_path / "example.py"
    path.write_text(code + "assert table.over\n", encoding="utf-8")
    ran = subprocess.run([sys.executable, path], capture_output=True, text=True, timeout=120, cwd=ROOT,
                         env={"PYTHONPATH": str(ROOT), "PATH": ""})
    assert ran.returncode == 0, ran.stderr
    assert re.search(r"^\[-?\d+(, -?\d+)+\]", ran.stdout, re.M), "no scores were printed"


def test_the_offer_that_researchers_read_was_really_made_and_signed() -> None:
    page = (ROOT / "docs" / "negotiation.md").read_text(encoding="utf-8")
    path, = re.findall(r"\(`(tests/golden/\S+)`\):", page)
    recorded = (ROOT / path).read_text(encoding="utf-8").splitlines()
    said = re.findall(r"^    (\d .*)$", page, re.M)
    assert len(said) == 2
    assert [line for line in recorded if line in said] == said


@pytest.mark.parametrize("name", [name for name, _ in PROGRAMS if name in SKETCHES])
def test_a_sketch_is_python_at_least(name: str) -> None:
    for page, code in PROGRAMS:
        if page == name:
            compile(f"def sketch():\n    {code.replace(chr(10), chr(10) + '    ')}\n    pass", name, "exec")


def test_the_commands_of_the_readme_do_what_they_say(tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                                     capsys: pytest.CaptureFixture[str]) -> None:
    """In their order, in one folder, as somebody would try them; with two games in place of many."""
    monkeypatch.chdir(tmp_path)
    agents = (ROOT / "docs" / "agents.md").read_text(encoding="utf-8")
    agent, = re.findall(r"```python\n# agent.py\n(.*?)```", agents, re.S)
    (tmp_path / "agent.py").write_text(agent, encoding="utf-8")
    case = {"attacker": "cruiser", "defender": "ancient_standard"}
    (tmp_path / "cases.json").write_text(json.dumps([case]), encoding="utf-8")
    lines = re.findall(r"^    fivesuns (.+?)(?:  .*)?$", (ROOT / "README.md").read_text(encoding="utf-8"), re.M)
    assert [line.split()[0] for line in lines] == [*["selfplay"] * 3, "replay", "verify", "rules", "odds"]
    for line in lines:
        few = line.replace("--games 500", "--games 2").replace("--matches 200", "--matches 2")
        words = shlex.split(few.replace("python3", sys.executable))
        assert cli.main(words) == 0, line
        assert capsys.readouterr().out.strip(), line
