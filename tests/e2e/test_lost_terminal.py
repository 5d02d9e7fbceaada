"""In the terminal, too, nothing that was played is lost: however the program ends in each of its screens, and where runs
cannot be written. Prints how much was lost.
usage: /usr/bin/python3 tests/e2e/test_lost_terminal.py PROGRAM
"""
import glob
import os
import re
import signal
import subprocess
import sys
import tempfile
import unittest

sys.path.insert(0, os.path.dirname(__file__))
from vt import Program

PROGRAM = os.path.abspath(sys.argv.pop(1))
DATA, TURNS, TURN_TICKS, VICTORY_TICKS = ".local/share/cellarium", 9, 12, 60
DOWN, UP, F1, F4 = "\x1bOB", "\x1bOA", "\x1bOP", "\x1bOS"
STATUS = r"Hearts \d"
SCREENS = {  # the keys that lead there from play, and what is seen there
    "play": ("", STATUS), "menu": ("p", "Save and quit"), "bag": ("i", "."), "what was said": ("h", "Messages"),
    "help": (F1, "Esc"), "stages": (F4, "."), "look": ("v", "."), "layout": ("\t", "."), "roll": ("c", "Roll which way"),
    "throw": ("x", "which way"), "statistics": ("p" + UP * 5 + "\r", "Time played"), "book": ("p" + UP * 6 + "\r", "Esc"),
    "give up": ("p" + UP + "\r", "Give up"),
    "title": ("p" + UP * 3 + "\r", "> Continue "), "runs": ("p" + UP * 3 + "\r", "> Continue "),
}
ENDS = {"SIGTERM": signal.SIGTERM, "SIGHUP": signal.SIGHUP, "SIGKILL": signal.SIGKILL, "hang-up": None}


class LostInTerminal(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.home = folder.name

    def path(self, name):
        return os.path.join(self.home, DATA, name)

    def start(self, *options):
        game = Program([PROGRAM, "--terminal", *options], self.home)
        self.addCleanup(lambda: game.status is None and os.kill(game.pid, signal.SIGKILL))
        return game

    def ticks(self, file):
        replay = subprocess.run([PROGRAM, "--replay", file, "--fast"], capture_output=True, text=True, check=False)
        return max((int(n) for n in re.findall(r"after (\d+) ticks", replay.stdout)), default=0)

    def most_ticks(self, pattern):
        return max((self.ticks(file) for file in glob.glob(self.path(pattern))), default=0)

    def end(self, game, how):
        if how is None:
            game.hang_up()
        else:
            os.kill(game.pid, how)
        game.end()

    def test_each_screen(self):
        lost = []
        for name, (keys, seen) in SCREENS.items():
            for way, how in ENDS.items():
                game = self.start("--generator", "rooms", "--seed", "5")
                game.wait(STATUS)
                for _ in range(TURNS):
                    game.keys(".")
                    game.wait(STATUS)
                game.quiet()
                for key in re.findall(r"\x1bO.|.", keys, re.S):
                    game.keys(key)
                    game.quiet()
                game.wait(seen)
                self.end(game, how)
                ticks = self.ticks(self.path("dungeon.save"))
                if ticks < TURNS * TURN_TICKS:
                    lost.append((name, way, ticks))
                for file in glob.glob(self.path("*.save*")) + glob.glob(self.path("runs/*")):
                    os.remove(file)
        print(f"\n{len(SCREENS)} screens, {len(ENDS)} ways each: {len(lost)} lost {lost}")
        self.assertEqual(lost, [])

    def block_runs(self):
        os.makedirs(self.path(""), exist_ok=True)
        with open(self.path("runs"), "wb"):
            pass

    # What was played is there after the next start, once runs can be written.
    def expect_run(self, what, least):
        os.remove(self.path("runs"))
        game = self.start()
        game.wait("Descent")
        self.end(game, signal.SIGTERM)
        ticks = self.most_ticks("runs/*.rec")
        print(f"\n{what}, runs not writable: {max(least - ticks, 0)} of {least} ticks lost")
        self.assertGreaterEqual(ticks, least)

    def test_a_victory_that_cannot_be_recorded(self):
        self.block_runs()
        game = self.start("--generator", "scatter", "--size", "7x7", "--seed", "3")
        game.wait(STATUS)
        for _ in range(12):
            game.keys("o")
            if "Victory" in game.quiet():
                break
        shown = game.wait("Victory") and game.screen.text()
        self.end(game, signal.SIGTERM)
        self.expect_run("a victory", VICTORY_TICKS)
        self.assertRegex(shown, r"The recording of this run could not be[\s|]+saved")

    def test_giving_up_what_cannot_be_recorded(self):
        self.block_runs()
        game = self.start("--generator", "rooms", "--seed", "5")
        game.wait(STATUS)
        for _ in range(TURNS):
            game.keys(".")
            game.wait(STATUS)
        for key in ["p", UP, "\r", DOWN, "\r"]:
            game.keys(key)
            game.quiet()
        shown = game.quiet()
        if "--more--" in shown:
            game.keys("\r")
        game.wait("You gave up")
        shown += game.screen.text()
        self.end(game, signal.SIGTERM)
        self.expect_run("given up", TURNS * TURN_TICKS)
        self.assertRegex(shown, r"The recording of this run could not be[\s|]+saved")


if __name__ == "__main__":
    unittest.main()
