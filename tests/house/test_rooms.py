# The rules of the source: a room includes only itself and rooms to its left, and so does each inner room; no files include
# each other in a circle; only view and app use SDL; the simulation has no floats, clocks, files or hidden state; one module
# touches files; no file or function is too long. Prints every violation.
# usage: /usr/bin/python3 tests/house/test_rooms.py   (from the source root)
import re
import subprocess
import sys
from pathlib import Path

ROOMS = ["base", "map", "gen", "sim", "lang", "io", "library", "view", "app"]

# The inner rooms in their order: each sees itself and those before it; those in one entry do not see each other. "." are
# the files that lie directly in the room, which otherwise come last and see all.
INNER = {
    "gen": ["tools", "furnish", "pieces", "makers", "prove", "rebuild", "descent"],
    "sim": ["state", "space", "combat", "hazards", "monsters | hero", "toll | travel"],
    "io": [".", "level", "game"],
    "view": ["events", "audio | canvas", "memory", "ground", "light", "effects", "scene | hud", "debug", "screens"],
    "app": ["host", "store", "play", "tools", "pages", "state", "screens | terminal"],
}

PENDING = set()

LINES_MOST, FUNCTION_MOST = 450, 48

# These files may have variables, because no argument could bring their values: the signal that was caught (a handler gets
# only its number), and the handlers from before, which belong to the process.
STATE_ALLOWED = {"lang/lang.c", "app/host/signals_posix.c", "app/host/host_windows.c"}
FILES_ALLOWED = {f"app/store/files{name}.c" for name in ("", "_common", "_lines", "_places", "_posix", "_windows", "_write_posix", "_write_windows")}

PURE = {"base", "map", "gen", "sim", "io", "library"}  # left of view
PURE_BREACHES = [
    ("SDL left of view", re.compile(r"#include <SDL")),
    ("floating point", re.compile(r'(^|[^a-z_/*"])(float|double)[^a-z_]')),
    ("clocks, chance or files", re.compile(r"[^a-z_](rand|srand|time|clock|fopen|getenv)\(")),
]
STATE = re.compile(r"^static ([A-Za-z_0-9]+ )+[*]*[a-z][a-z_0-9]*(\[[^]]*\])*(,| =|;)")
TOUCHES = re.compile(
    r"[^a-z_>](fopen|freopen|open|remove|unlink|rename|link|truncate|ftruncate|tmpfile|mkstemp)\("
)
# The files that keep games: a caller that ignored the result of a function that can fail there would lose play.
ANSWERS = re.compile(r"^(MUST_CHECK )?bool [a-z_0-9]+\([^;{}]*\bError \*[^;{}]*\);", re.M)
STRING = re.compile(r'"(\\.|[^"\\])*"')
INCLUDE = re.compile(r'^#include "([^"]*)"')


def room_of(path):
    return path.split("/")[0]


def inner_of(path):
    parts = path.split("/")
    return parts[1] if len(parts) > 2 else "."


def module_of(path):
    return path[:-2]


def read_sources():
    src = Path("src")
    paths = sorted(p for p in src.rglob("*.[ch]"))
    return {str(p.relative_to(src)): p.read_text().splitlines() for p in paths}


def includes_of(lines):
    return [(number, m[1]) for number, line in enumerate(lines, 1) if (m := INCLUDE.match(line))]


def outer_breaches(path, lines):
    room = room_of(path)
    for number, name in includes_of(lines):
        if "/" not in name:
            yield f"{path}:{number}: the include names no room: {name}"
        elif room in ROOMS and room_of(name) in ROOMS[ROOMS.index(room) + 1 :]:
            yield f"{path}:{number}: {room} reaches to the right: {name}"


def ranks_of(room):
    ranks = {}
    for rank, entry in enumerate(INNER.get(room, [])):
        ranks.update({name.strip(): rank for name in entry.split("|")})
    ranks.setdefault(".", len(ranks))
    return ranks


def inner_breaches(path, lines):
    room, inner = room_of(path), inner_of(path)
    ranks = ranks_of(room)
    if room not in ROOMS or room in PENDING:
        return
    if inner not in ranks:
        yield f"{path}: {room} has no inner room {inner}: give it a place in the order"
        return
    for number, name in includes_of(lines):
        other = inner_of(name)
        if room_of(name) == room and other != inner and ranks.get(other, 0) >= ranks[inner]:
            yield f"{path}:{number}: {inner} does not see {other}: {name}"


def line_breaches(path, lines):
    room = room_of(path)
    for number, line in enumerate(lines, 1):
        if room in PURE:
            code = line if line.startswith("#") else STRING.sub('""', line)
            for message, pattern in PURE_BREACHES:
                if pattern.search(code):
                    yield f"{path}:{number}: {message}: {line}"
        if path not in STATE_ALLOWED and STATE.search(line):
            yield f"{path}:{number}: state of a file: {line}"
        if path not in FILES_ALLOWED and TOUCHES.search(line):
            yield f"{path}:{number}: touches files: {line}"


# A screen does not know any other screen: it asks the loop for it by a command. All screens share only these.
FIELDS_MOST = 20
FRONT = re.compile(r"SDL_[A-Z]|#include (<SDL|<curses|\"app/(state|screens|terminal))")


def screen_breaches(path, lines):
    if path.startswith("app/screens/"):
        for number, name in includes_of(lines):
            if name.startswith("app/screens/") and module_of(name) != module_of(path):
                yield f"{path}:{number}: a screen that includes another one: {name}"
    if path.startswith("app/pages/"):
        for number, line in enumerate(lines, 1):
            if FRONT.search(line):
                yield f"{path}:{number}: a page of both front ends knows one: {line}"
    if path == "app/state/state.h":
        first = lines.index("struct App {") + 1
        fields = [line for line in lines[first : lines.index("};", first)] if ";" in line]
        count = sum(1 + line.split(";")[0].count(",") for line in fields)
        if count > FIELDS_MOST:
            yield f"{path}: App has {count} fields, over {FIELDS_MOST}: what one screen needs is its own"


def answer_breaches(path, lines):
    if path.endswith(".h") and path.startswith(("app/store/", "app/play/")):
        for answer in ANSWERS.finditer("\n".join(lines)):
            if not answer[1]:
                yield f"{path}: its answer can be dropped, as it lacks MUST_CHECK: {answer[0]}"


# As clang-format leaves them: a function's body opens at the end of a line and closes at the beginning of one.
def function_breaches(path, lines):
    begun = 0
    for number, line in enumerate(lines, 1):
        if line.endswith(") {") and not line.startswith("#") and not begun:
            begun = number
        if line == "}" and begun:
            if number - begun + 1 > FUNCTION_MOST:
                yield f"{path}:{begun}: a function of {number - begun + 1} lines, over {FUNCTION_MOST}"
            begun = 0


def length_breaches(sources):
    for path, lines in sources.items():
        if len(lines) > LINES_MOST:
            yield f"{path}: {len(lines)} lines, over {LINES_MOST}"


# Circles of modules, a header and the source of its name being one: strongly connected components (Tarjan).
def circles(uses):
    index, low, stack, found = {}, {}, [], []

    def visit(module):
        index[module] = low[module] = len(index)
        stack.append(module)
        for other in uses[module]:
            if other not in index:
                visit(other)
                low[module] = min(low[module], low[other])
            elif other in stack:
                low[module] = min(low[module], index[other])
        if low[module] == index[module]:
            circle = stack[stack.index(module) :]
            del stack[stack.index(module) :]
            if len(circle) > 1:
                found.append(sorted(circle))

    sys.setrecursionlimit(10000)
    for module in sorted(uses):
        if module not in index:
            visit(module)
    return found


def circle_breaches(sources):
    uses = {module_of(path): set() for path in sources}
    for path, lines in sources.items():
        for _, name in includes_of(lines):
            if module_of(name) in uses and module_of(name) != module_of(path):
                uses[module_of(path)].add(module_of(name))
            if name == path:
                yield f"{path}: includes itself"
    for circle in circles(uses):
        if not {room_of(module) for module in circle} <= PENDING:
            yield f"a circle of files: {' '.join(circle)}"


def top_breaches():
    """What git tracks at the top level besides the design's names. Nothing where there is no git."""
    named = {"src", "assets", "tests", "CMakeLists.txt", "README.md", "LICENSE"}
    try:
        tracked = subprocess.run(["git", "ls-files"], capture_output=True, text=True, check=True).stdout.split("\n")
    except (OSError, subprocess.CalledProcessError):
        return []
    found = {path.split("/")[0] for path in tracked if path and not path.startswith(".")}
    return [f"{name}: the top level has no place for it" for name in sorted(found - named)]


def main():
    sources = read_sources()
    breaches = [f"src/{room} is missing" for room in ROOMS if not Path("src", room).is_dir()]
    for path, lines in sources.items():
        for rule in (outer_breaches, inner_breaches, line_breaches, screen_breaches, answer_breaches, function_breaches):
            breaches += rule(path, lines)
    breaches += length_breaches(sources)
    breaches += circle_breaches(sources)
    breaches += top_breaches()
    for breach in breaches:
        print(breach)
    print(f"{len(breaches)} breaches" if breaches else "the house is in order")
    return 1 if breaches else 0


if __name__ == "__main__":
    sys.exit(main())
