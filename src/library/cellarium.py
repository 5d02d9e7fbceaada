"""Dungeon levels from a seed, through libcellarium. cellarium.h explains what its functions promise.

    import cellarium
    level = cellarium.make("maze", seed="bread", size="41x31")
    print(level.text())

As a program, it prints figures of many levels of a generator, a row each, and draws how long their ways are:

    python3 cellarium.py halls 200
"""
import ctypes
import json
import sys
from ctypes import POINTER, Structure, byref, c_bool, c_char_p, c_int, c_void_p


class _Cell(Structure):
    _fields_ = [("x", c_int), ("y", c_int)]


class Rect(Structure):
    _fields_ = [("x", c_int), ("y", c_int), ("w", c_int), ("h", c_int)]


class Step(Structure):
    _fields_ = [("x", c_int), ("y", c_int), ("key", c_int), ("opens", c_bool)]


class _Thing(Structure):
    _fields_ = [("what", c_char_p), ("name", c_char_p), ("x", c_int), ("y", c_int), ("inside", c_char_p), ("lock", c_int)]


def _load():
    library = ctypes.CDLL("libcellarium.so.0")
    level, number = c_void_p, c_int
    for name, gives, *takes in (
        ("generator_name", c_char_p, number), ("option_name", c_char_p, number), ("tile_name", c_char_p, number),
        ("tile_is_solid", c_bool, number), ("tile_is_opaque", c_bool, number),
        ("options_new", c_void_p, c_char_p), ("options_free", None, c_void_p),
        ("options_set", c_bool, c_void_p, c_char_p, c_char_p), ("options_error", c_char_p, c_void_p),
        ("level_new", level, c_void_p), ("level_free", None, level), ("level_width", number, level), ("level_height", number, level),
        ("level_tile", number, level, number, number), ("level_is_shaded", c_bool, level, number, number),
        ("level_decor", c_char_p, level, number, number), ("level_start", _Cell, level),
        ("level_thing_count", number, level), ("level_thing", c_bool, level, number, POINTER(_Thing)),
        ("level_room_count", number, level), ("level_room", Rect, level, number),
        ("level_step_count", number, level), ("level_step", Step, level, number),
        ("level_text", c_void_p, level, number), ("text_free", None, c_void_p),
    ):
        function = getattr(library, "cellarium_" + name)
        function.restype, function.argtypes = gives, takes
    return library


_LIBRARY = _load()


def _listed(function):
    names = []
    while (name := function(len(names))) is not None:
        names.append(name.decode())
    return names


GENERATORS = _listed(_LIBRARY.cellarium_generator_name)
OPTIONS = _listed(_LIBRARY.cellarium_option_name)
TILES = _listed(_LIBRARY.cellarium_tile_name)


class Level:
    """What make() returns. Columns and rows count from 0."""

    def __init__(self, handle):
        self._handle = handle
        self.width, self.height = _LIBRARY.cellarium_level_width(handle), _LIBRARY.cellarium_level_height(handle)
        start = _LIBRARY.cellarium_level_start(handle)
        self.start = (start.x, start.y)

    def __del__(self):
        _LIBRARY.cellarium_level_free(self._handle)

    def tile(self, x, y):
        """The name of the tile; "void" outside of the level."""
        return TILES[_LIBRARY.cellarium_level_tile(self._handle, x, y)]

    def is_solid(self, x, y):
        return _LIBRARY.cellarium_tile_is_solid(_LIBRARY.cellarium_level_tile(self._handle, x, y))

    def is_shaded(self, x, y):
        """True for a wall that has no wall below it."""
        return _LIBRARY.cellarium_level_is_shaded(self._handle, x, y)

    def rooms(self):
        return [_LIBRARY.cellarium_level_room(self._handle, i) for i in range(_LIBRARY.cellarium_level_room_count(self._handle))]

    def steps(self):
        """The proof: the way through the locks to the stairs."""
        return [_LIBRARY.cellarium_level_step(self._handle, i) for i in range(_LIBRARY.cellarium_level_step_count(self._handle))]

    def things(self):
        """Dictionaries with what, name, x, y; chests also have inside and lock."""
        found, thing = [], _Thing()
        while _LIBRARY.cellarium_level_thing(self._handle, len(found), byref(thing)):
            found.append({"what": thing.what.decode(), "name": thing.name.decode(), "x": thing.x, "y": thing.y})
            if thing.inside:
                found[-1].update(inside=thing.inside.decode(), lock=thing.lock)
        return found

    def _written(self, form):
        text = _LIBRARY.cellarium_level_text(self._handle, form)
        if not text:
            raise MemoryError("libcellarium cannot write this")
        try:
            return ctypes.string_at(text).decode()
        finally:
            _LIBRARY.cellarium_text_free(text)

    def text(self):
        return self._written(0)

    def json(self):
        return json.loads(self._written(1))

    def tmj(self):
        """A map for Tiled, as text."""
        return self._written(2)


def make(generator="halls", **options):
    """Makes a level. Options: seed, size="50x30", and those of OPTIONS. Raises ValueError with the reason."""
    handle = _LIBRARY.cellarium_options_new(generator.encode())
    if not handle:
        raise ValueError(f"there is no generator {generator}")
    try:
        for name, value in options.items():
            text = str(int(value)) if isinstance(value, bool) else str(value)
            if not _LIBRARY.cellarium_options_set(handle, name.encode(), text.encode()):
                raise ValueError(_LIBRARY.cellarium_options_error(handle).decode())
        level = _LIBRARY.cellarium_level_new(handle)
        if not level:
            raise ValueError(_LIBRARY.cellarium_options_error(handle).decode())
        return Level(level)
    finally:
        _LIBRARY.cellarium_options_free(handle)


def way_to(level):
    """How many steps lead from the start to every cell that can be walked to; locked doors count as open."""
    steps, edge = {level.start: 0}, [level.start]
    for x, y in edge:
        for cell in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if cell not in steps and (not level.is_solid(*cell) or level.tile(*cell).startswith(("door", "locked"))):
                steps[cell] = steps[x, y] + 1
                edge.append(cell)
    return steps


def main(generator="halls", count="100"):
    longest = []
    print("seed,floor,things,monsters,longest way")
    for seed in range(1, int(count) + 1):
        level = make(generator, seed=seed)
        steps, things = way_to(level), level.things()
        longest.append(max(steps.values()))
        print(seed, len(steps), len(things), sum(thing["what"] == "monster" for thing in things), longest[-1], sep=",")
    low, high, bars = min(longest), max(longest), 10
    width = max(1, -(-(high - low + 1) // bars))
    for first in range(low, high + 1, width):
        levels = sum(first <= way < first + width for way in longest)
        print(f"{first:5}..{first + width - 1:<5}{'#' * -(-levels * 60 // len(longest))} {levels}", file=sys.stderr)


if __name__ == "__main__":
    main(*sys.argv[1:])
