#!/usr/bin/python3
"""No two functions of an inner room share a name (very short ones excepted), so that a reader finds each function at once.

usage: /usr/bin/python3 tests/house/test_names.py   (from the source root)
"""
import re
import sys
from pathlib import Path

LINES_LEAST = 6  # of a body that does something

# As clang-format leaves them: a function's body opens at the end of a line and closes at the beginning of one.
FUNCTION = re.compile(r"^[A-Za-z_][\w \*]*?[ \*](\w+)\([^;{}]*?\) \{\n(.*?)^\}\n", re.M | re.S)
SYSTEM = re.compile(r"_(posix|windows|web|desktop|sdl)$")  # files of which a build has one


def functions():
    """Where each name is defined, by room. Files of which a build has only one count as one."""
    found = {}
    for path in sorted(Path("src").rglob("*.c")):
        for name, body in FUNCTION.findall(path.read_text()):
            if body.count("\n") >= LINES_LEAST:
                found.setdefault((path.parent, name), set()).add(SYSTEM.sub("", path.stem))
    return found


def main():
    faults = [(room, name, files) for (room, name), files in functions().items() if len(files) > 1]
    for room, name, files in faults:
        print(f"{room}: {name}() is in {', '.join(sorted(files))}")
    print(f"{len(faults)} namesakes" if faults else "each function has a name of its own in its room")
    return 1 if faults else 0


sys.exit(main())
