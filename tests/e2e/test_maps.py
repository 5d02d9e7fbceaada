#!/usr/bin/env python3
"""Hand-made maps: the command line reports their faults, games on them are saved and recorded, and --watch works beside an
editor.

usage: tests/e2e/test_maps.py PROGRAM     (needs Xvfb, xdotool and Pillow)
"""
import json
import os
import re
import shutil
import struct
import subprocess
import tempfile
import time
import unittest
import zlib

from driver import PROGRAM, WindowCase, count, differing, wait_for

RED = (240, 100, 80)  # of a map that cannot be played
PANEL = (220, 88, 1060, 130)  # where the game says that it still plays the previous map
PAUSE = (310, 40, 970, 240)  # its upper panel
TILE = 32


def run(*words):
    return subprocess.run([PROGRAM, *words], capture_output=True, text=True, check=False)


def maps_in(recording):
    """The maps in a recording, as JSON."""
    with open(recording, "rb") as file:
        data = file.read()
    found = []
    for at in range(len(data) - 10):
        if data[at] != ord("M") or data[at + 5] != 1:
            continue
        size = struct.unpack_from("<I", data, at + 1)[0]
        try:
            found.append(json.loads(zlib.decompress(data[at + 10:at + 5 + size])))
        except (zlib.error, ValueError):
            continue
    return found


def start_of(level):
    things = next(layer for layer in level["layers"] if layer["name"] == "things")
    start = next(thing for thing in things["objects"] if thing["type"] == "start")
    return start["x"] // TILE, start["y"] // TILE


class Maps(WindowCase):
    def setUp(self):
        super().setUp()
        self.folder = tempfile.mkdtemp(prefix="cellarium-test-")
        self.addCleanup(shutil.rmtree, self.folder)
        self.path = os.path.join(self.folder, "level.tmj")
        self.recording = os.path.join(self.folder, "play.rec")
        self.write(self.room())

    @staticmethod
    def room(wall=None, **more):
        """A hall of 24x14 with the hero in its middle. `wall`: a column that is walled up."""
        wide, high = 24, 14
        data = [1 if x in (0, wide - 1, wall) or y in (0, high - 1) else 2 for y in range(high) for x in range(wide)]
        ours = {"orientation": "orthogonal", "width": wide, "height": high, "tilewidth": TILE, "tileheight": TILE}
        tiles = [{"id": 0, "type": "wall"}, {"id": 1, "type": "floor"}]
        things = [{"id": 1, "type": "start", "x": 12 * TILE, "y": 7 * TILE, "width": TILE, "height": TILE},
                  {"id": 2, "type": "gem", "x": 2 * TILE, "y": 2 * TILE, "width": TILE, "height": TILE}]
        layer = {"type": "tilelayer", "name": "ground", "width": wide, "height": high, "data": data}
        return {**ours, "tilesets": [{"firstgid": 1, "name": "mine", "tilecount": 2, "tiles": tiles}],
                "layers": [layer, {"type": "objectgroup", "name": "things", "objects": things + more.get("things", [])}]}

    def write(self, level, over=False):
        """Writes the file in place, or writes a new file that replaces the old one."""
        text = level if isinstance(level, str) else json.dumps(level)
        path = self.path + ".new" if over else self.path
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        if over:
            os.rename(path, self.path)

    # ---- without a window

    def test_faults_are_told_at_once(self):
        self.write(self.room(things=[{"id": 7, "type": "goblim", "x": 64, "y": 96}, {"id": 8, "type": "rat", "x": 0, "y": 0},
                                     {"id": 9, "type": "chest", "x": 96, "y": 96, "rotation": 9}]))
        said = run("--import", self.path, "--dump")
        self.assertEqual((said.returncode, said.stdout), (1, ""))
        self.assertEqual(said.stderr.splitlines(), [
            f'cellarium: {self.path}: the rat at 0,0 stands on wall: it needs floor',
            f'cellarium: {self.path}: layer "things": object 7: there is no "goblim" here, so it is not read: a property '
            '"kind" tells which item or monster it is',
            f'cellarium: {self.path}: layer "things": object 9: it is turned, so it is not read: set its Rotation to 0'])

    def test_other_programs_words_are_known_and_more_lie_beside_the_map(self):
        level = self.room(things=[{"id": 7, "name": "Spawn Point", "x": 160, "y": 96}])
        del level["tilesets"][0]["tiles"]
        level["layers"][0]["name"] = "Solid"
        level["layers"][0]["data"] = [tile % 2 for tile in level["layers"][0]["data"]]
        self.write(level)
        self.assertEqual(run("--import", self.path, "--dump").returncode, 0)
        level["layers"][0]["name"] = "Thingummies"
        self.write(level)
        said = run("--import", self.path, "--dump")
        self.assertEqual((said.returncode, said.stdout), (1, ""))
        self.assertIn("nothing says where walls are", said.stderr.splitlines()[0])
        with open(os.path.join(self.folder, "map_words.txt"), "w", encoding="utf-8") as file:
            file.write("wall: thingummy, thingummies\n")
        self.assertEqual(run("--import", self.path, "--dump").returncode, 0)

    def test_everything_goes_with_import(self):
        out = os.path.join(self.folder, "out.tmj")
        dumped = run("--import", self.path, "--dump")
        self.assertEqual((dumped.returncode, dumped.stderr), (0, ""))
        self.assertEqual(run("--import", self.path, "--export", out).returncode, 0)
        self.assertEqual(run("--import", out, "--dump").stdout, dumped.stdout)
        self.assertRegex(run("--import", self.path, "--stats", "1").stdout.splitlines()[1], "^,0,24,14,")
        self.assertEqual(run("--import", self.path, "--stats", "2").returncode, 2)

    def test_sets_may_lie_in_the_folder_above_or_in_the_projects(self):
        deep = os.path.join(self.folder, "project", "maps", "deep")
        os.makedirs(deep)
        path, level = os.path.join(deep, "level.tmj"), self.room()
        own = level["tilesets"][0]

        def imported(source):
            level["tilesets"] = [{"firstgid": 1, "source": source}]
            with open(path, "w", encoding="utf-8") as file:
                json.dump(level, file)
            return run("--import", path, "--dump").returncode

        for folder in ("project/maps", "project", "."):
            with open(os.path.join(self.folder, folder, "mine.tsj"), "w", encoding="utf-8") as file:
                json.dump({**own, "firstgid": None}, file)
        ways = ("../mine.tsj", "../../mine.tsj", "../../../mine.tsj")
        self.assertEqual([imported(way) for way in ways], [0, 1, 1])
        open(os.path.join(self.folder, "project", "mine.tiled-project"), "w", encoding="utf-8").close()
        self.assertEqual([imported(way) for way in ways], [0, 0, 1])

    # ---- kept and recorded

    def test_a_game_on_a_map_is_kept_and_recorded(self):
        game = self.start("--import", self.path, "--record", self.recording)
        game.hold("Right", 0.6)
        time.sleep(10.5)  # after this time the game is kept
        out, err, _ = game.stop()
        self.assertIn("a map made by hand", out)
        self.assertEqual(err, "")
        os.remove(self.path)  # it lies in the recording
        verdict = run("--replay", self.recording, "--verify")
        self.assertEqual((verdict.returncode, verdict.stderr), (0, ""))
        self.assertIn("no tick differs", verdict.stdout)
        again = self.start()
        title = self.stands_nearly()
        again.key("Return")  # Continue
        self.becomes(PAUSE, title)
        out, _, _ = again.stop()
        self.assertIn("a map made by hand", out)

    def test_a_map_is_played_turn_by_turn(self):
        game = self.start("--import", self.path, "--turns", "--record", self.recording)
        time.sleep(1)
        before = self.stands_nearly()
        game.key("Right")
        self.changes(before)
        _, err, _ = game.stop()
        self.assertEqual(err, "")
        replay = run("--replay", self.recording, "--fast")
        self.assertEqual((replay.returncode, replay.stderr), (0, ""))
        self.assertLess(int(re.search(r"after (\d+) ticks", replay.stdout).group(1)), 30)  # only the recording of the step

    # ---- beside an editor

    def test_a_saved_map_is_taken_in(self):
        game = self.start("--watch", self.path, "--record", self.recording)
        time.sleep(0.5)
        game.hold("Right", 1)
        before = self.stands_nearly()
        self.write(self.room(wall=15))
        self.changes(before)
        wait_for(lambda: len(maps_in(self.recording)) == 2, "the map anew")
        first, second = (start_of(level) for level in maps_in(self.recording))
        self.assertEqual(first, (12, 7))
        self.assertGreater(second[0], first[0])  # he stays where he went
        whole = self.stands_nearly()
        self.write(json.dumps(self.room(wall=10))[:900])  # half of it
        wait_for(lambda: count(self.display.picture().crop(PANEL), RED) > 0, "what is wrong")
        self.assertEqual(len(maps_in(self.recording)), 2)
        self.write(self.room(wall=10), over=True)
        wait_for(lambda: count(self.display.picture().crop(PANEL), RED) == 0, "the mended map")
        wait_for(lambda: len(maps_in(self.recording)) == 3, "the map anew")
        self.assertGreater(differing(whole, self.display.picture()), 0.005)
        out, err, _ = game.stop()
        self.assertEqual(err, "")
        self.assertEqual(out.count("a map made by hand"), 1)
        self.assertEqual(run("--replay", self.recording, "--verify").returncode, 0)

    def test_what_a_map_names_is_taken_in_too(self):
        """Files that a map names, a tile set (.tsx) and a template (.tx): each may be saved, break, or be mended."""
        def tiles(last):
            return f'''<tileset name="mine" tilewidth="32" tileheight="32" tilecount="3" columns="0">
                <tile id="0" type="wall"/><tile id="1" type="floor"/><tile id="2" type="{last}"/></tileset>'''

        def save(name, text):
            with open(os.path.join(self.folder, name), "w", encoding="utf-8") as file:
                file.write(text)

        def grounds():
            return [level["layers"][0]["data"] for level in maps_in(self.recording)]

        def template(kind):
            return f'<template><object type="{kind}" width="32" height="32"/></template>'

        level = self.room(things=[{"id": 5, "template": "thing.tx", "x": 96, "y": 96}])
        level["layers"][0]["data"][24 * 7 + 15] = 3
        self.write({**level, "tilesets": [{"firstgid": 1, "source": "mine.tsx"}]})
        save("mine.tsx", tiles("wall"))
        save("thing.tx", template("gem"))
        game = self.start("--watch", self.path, "--record", self.recording)
        time.sleep(1)
        self.assertEqual(len(maps_in(self.recording)), 1)
        save("mine.tsx", tiles("ice"))
        wait_for(lambda: len(maps_in(self.recording)) == 2, "the map on ice")
        self.assertNotEqual(grounds()[0], grounds()[1])
        save("thing.tx", template("gem").replace("</template>", ""))
        wait_for(lambda: count(self.display.picture().crop(PANEL), RED) > 0, "what is wrong")
        save("thing.tx", template("coin"))
        wait_for(lambda: len(maps_in(self.recording)) == 3, "the map with a coin")
        wait_for(lambda: count(self.display.picture().crop(PANEL), RED) == 0, "the mended map")
        _, err, _ = game.stop()
        self.assertEqual(err, "")

    def stands_nearly(self):
        """Torches flicker; nothing else moves."""
        def twice():
            first = self.display.picture()
            time.sleep(0.15)
            return first if differing(first, self.display.picture(), 32) < 0.002 else None
        return wait_for(twice, "a picture that stands")


if __name__ == "__main__":
    unittest.main()
