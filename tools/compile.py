"""Compile kernel and games with mypyc into build/fast; the sources stay untouched. `make fast` runs this.

The kernel and each game become one library, so that they build side by side.
FIVESUNS_FAST_GAMES="race" compiles only these games and leaves the others as they are: quicker, for tests.
FIVESUNS_FAST_LEVEL=0 has the C compiler optimise nothing: the same rules in less than half the time, for tests.
"""
import copy
import os
import shutil
import sys
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

from fivesuns.compiled import STAMP, current, fingerprint

ROOT = Path(__file__).parent.parent
FAST = ROOT / "build" / "fast"
LEVEL = os.environ.get("FIVESUNS_FAST_LEVEL", "2")   # of the C compiler; 3 takes far longer and gains nothing here
FLAGS = [
    "-fcommon",                                   # every file of a library declares the same tables
    "-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt",     # calls need no detour: a tenth faster
]
NOT_COMPILED = {"bot.py", "bench.py", "shapes.py", "__init__.py"}      # a bot changes daily; shapes are only types


class SideBySide(build_ext):
    """Each library has objects of its own: they share the names of mypyc's runtime files."""

    def build_extension(self, ext: Extension) -> None:
        builder = copy.copy(self)
        builder.build_temp = str(Path(self.build_temp) / ext.name)
        build_ext.build_extension(builder, ext)


def modules(folder: Path) -> list[str]:
    return sorted([str(path) for path in folder.rglob("*.py") if path.name not in NOT_COMPILED])


def main() -> int:
    if not any([shutil.which(name) for name in ("cc", "gcc", "clang")]):
        print("no C compiler here: the package runs as it is, uncompiled")
        return 0
    how = FAST / "made-how"
    wish = f"{LEVEL} {os.environ.get('FIVESUNS_FAST_GAMES', '')}"
    if current(ROOT / "fivesuns") and how.is_file() and how.read_text() == wish:
        print(f"{FAST.relative_to(ROOT)} is compiled from these sources already")
        return 0
    shutil.rmtree(FAST, ignore_errors=True)
    shutil.copytree(ROOT / "fivesuns", FAST / "fivesuns", ignore=shutil.ignore_patterns("__pycache__", "*.so", "pages"))
    shutil.copytree(ROOT / "docs" / "rules", FAST / "docs" / "rules")
    os.chdir(FAST)
    package = Path("fivesuns")
    games = sorted([path.parent.name for path in (package / "games").glob("*/__init__.py")])
    chosen = os.environ.get("FIVESUNS_FAST_GAMES", "").split() or games
    groups = [(modules(package / "kernel"), "fivesuns_kernel"),
              *[(modules(package / "games" / game), f"fivesuns_{game}") for game in chosen]]
    everything = [path for paths, _ in groups for path in paths]
    libraries = mypycify(["--strict", *everything], opt_level=LEVEL, debug_level="0", multi_file=True, separate=groups)
    for library in libraries:
        library.extra_compile_args += FLAGS
    setup(name="fivesuns-fast", ext_modules=libraries, cmdclass={"build_ext": SideBySide},
          script_args=["--quiet", "build_ext", "--inplace", f"--parallel={os.cpu_count() or 1}"])
    shutil.rmtree("build")
    (FAST / "fivesuns" / "server" / "pages").symlink_to(ROOT / "fivesuns" / "server" / "pages")
    how.write_text(wish)
    (FAST / STAMP).write_text(fingerprint(ROOT / "fivesuns"))
    print(f"{len(everything)} modules compiled into {FAST.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
