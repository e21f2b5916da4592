"""Packs the built pages and the rules documents into the wheel."""
from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PagesHook(BuildHookInterface):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        path = Path(self.root) / "tools" / "pages.py"
        spec = importlib.util.spec_from_file_location("pages", path)
        assert spec is not None
        assert spec.loader is not None
        pages = importlib.util.module_from_spec(spec)
        sys.modules["pages"] = pages
        spec.loader.exec_module(pages)
        pages.build()
        build_data["artifacts"].append("fivesuns/server/pages/**")
