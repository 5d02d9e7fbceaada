#!/usr/bin/env python3
"""Recordings of a bot's descent: verified, ranked and cut into pictures; and watched in a real window with real keys.

usage: tests/e2e/test_recordings.py PROGRAM BOT_RECORD     (needs Xvfb, xdotool and Pillow)
"""
import os
import re
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import unittest

BOT_RECORD = os.path.abspath(sys.argv.pop(2)) if len(sys.argv) > 2 else os.path.abspath("build/tests/bot_record")

from PIL import Image  # pylint: disable=wrong-import-position

from driver import PROGRAM, WindowCase, count, differing, wait_for  # pylint: disable=wrong-import-position
from vt import Program  # pylint: disable=wrong-import-position

SECONDS = 60
CHECK = 8
RULES_AT = 10
FNV_START, FNV_PRIME = 0xCBF29CE484222325, 0x100000001B3
BAR = (206, 640, 846, 680)  # the time bar, on the screen
TICK = (40, 640, 120, 676)  # left of it, while it is held
PICTURE = (0, 110, 1040, 540)


def run(*words):
    return subprocess.run([PROGRAM, *words], capture_output=True, text=True, check=False)


def seal_last(data):
    """The recording with the right check of its last chunk, whatever was changed there."""
    value, at, body = FNV_START, 0, len(data) - CHECK
    while at < body:
        if struct.unpack_from("<Q", data, at)[0] == value:
            at += CHECK  # a check does not cover itself
            continue
        value = (value ^ data[at]) * FNV_PRIME & 0xFFFFFFFFFFFFFFFF
        at += 1
    return data[:body] + struct.pack("<Q", value)


class Recorded(unittest.TestCase):
    """A bot's descent in a folder of its own."""

    def setUp(self):
        super().setUp()
        self.folder = tempfile.mkdtemp(prefix="cellarium-test-")
        self.addCleanup(shutil.rmtree, self.folder)
        self.good = os.path.join(self.folder, "good.rec")
        subprocess.run([BOT_RECORD, "descent", "7", str(SECONDS), self.good], check=True, capture_output=True)
        with open(self.good, "rb") as file:
            self.data = file.read()

    def write(self, name, data):
        path = os.path.join(self.folder, name)
        with open(path, "wb") as file:
            file.write(data)
        return path

    def claims(self, score):
        """A recording that claims other points at its end, with the right check, as a forger would write it."""
        data = bytearray(self.data)
        struct.pack_into("<I", data, len(data) - CHECK - 7, score)
        return seal_last(bytes(data))


class RecordingsTest(Recorded):
    def test_it_is_sealed_as_the_format_says(self):
        self.assertEqual(seal_last(self.data), self.data)

    def test_verify_tells_what_holds(self):
        shown = run("--replay", self.good, "--verify")
        self.assertEqual((shown.returncode, shown.stderr), (0, ""))
        self.assertRegex(shown.stdout, rf"^score \d+, hash [0-9a-f]{{16}}, \w+ on depth \d after {SECONDS * 60} ticks\n"
                                       r"no tick differs\n$")
        fast = run("--replay", self.good, "--fast").stdout
        self.assertIn(f"hash {fast[:16]},", shown.stdout)

    def test_verify_tells_what_does_not(self):
        forged = run("--replay", self.write("forged.rec", self.claims(1000000)), "--verify")
        self.assertEqual(forged.returncode, 1)
        self.assertIn(f"claims a score of 1000000 at tick {SECONDS * 60}, but it is ", forged.stdout)
        self.assertRegex(forged.stderr, r"^cellarium: .*forged.rec failed the check: it claims a score of 1000000.*\n$")
        rules = bytearray(self.data)
        rules[RULES_AT] -= 1
        older = run("--replay", self.write("older.rec", bytes(rules)), "--verify")
        self.assertEqual((older.returncode, older.stdout), (1, ""))
        self.assertIn("another version of the game, which can play it: format 5, rules ", older.stderr)

    def test_rank_refuses_forgeries_with_the_reason(self):
        subprocess.run([BOT_RECORD, "descent", "8", "20", os.path.join(self.folder, "short.rec")], check=True,
                       capture_output=True)
        self.write("forged.rec", self.claims(1000000))
        self.write("cut.rec", self.data[:-1])  # everything except its last second is sound
        self.write("damaged.rec", self.data[:500] + bytes([self.data[500] ^ 1]) + self.data[501:])
        self.write("none.rec", b"nothing")
        self.write("twice.rec", self.data)
        self.write("twice_longer.rec", self.data + bytes(100))  # as after a loss of power: the same run
        self.write("notes.txt", b"not looked at")
        shown = run("--rank", self.folder)
        self.assertEqual((shown.returncode, shown.stderr), (0, ""))
        lines = shown.stdout.splitlines()
        self.assertEqual(len(lines), 10)
        self.assertCountEqual([line.split()[-1] for line in lines[1:3]], ["good.rec", "short.rec"])
        scores = [int(line.split()[1]) for line in lines[1:3]]
        self.assertEqual(scores, sorted(scores, reverse=True))
        self.assertEqual(lines[3], "refused: cut.rec: is the same run as good.rec")
        self.assertEqual(lines[4], "refused: damaged.rec: the recording is damaged")
        self.assertRegex(lines[5], r"^refused: forged.rec: claims a score of 1000000 at tick \d+, but it is \d+$")
        self.assertEqual(lines[6], "refused: none.rec: this is not a recording")
        self.assertEqual(lines[7], "refused: twice.rec: is the same run as good.rec")
        self.assertRegex(lines[8], r"^refused: twice_longer.rec: is the same run as \w+.rec$")
        self.assertRegex(lines[9], r"^8 recordings checked, 6 refused: \d+\.\d a second$")
        nowhere = run("--rank", os.path.join(self.folder, "nowhere"))
        self.assertEqual((nowhere.returncode, nowhere.stdout), (1, ""))
        self.assertRegex(nowhere.stderr, "^cellarium: cannot read the folder ")

    def bot(self, name, seed, seconds):
        subprocess.run([BOT_RECORD, "descent", str(seed), str(seconds), os.path.join(self.folder, name), "reckless"],
                       check=True, capture_output=True)

    def test_a_run_counts_once_however_long_it_is_recorded(self):
        os.remove(self.good)
        self.bot("whole.rec", 3, 400)
        end = re.search(r"(death|victory).* after (\d+) ticks",
                        run("--replay", os.path.join(self.folder, "whole.rec"), "--verify").stdout)
        self.assertIsNotNone(end)
        self.bot("longer.rec", 3, 401)  # after its end
        self.bot("part.rec", 3, 30)
        self.bot("other.rec", 4, 30)
        lines = run("--rank", self.folder).stdout.splitlines()
        self.assertCountEqual([line.split()[-1] for line in lines[1:3]], ["longer.rec", "other.rec"])
        self.assertEqual(lines[3:5], ["refused: part.rec: is the same run as longer.rec",
                                      "refused: whole.rec: is the same run as longer.rec"])

    def test_rank_refuses_what_the_game_does_not_rank(self):
        os.remove(self.good)
        pieces = os.path.join(self.folder, "pieces")
        os.mkdir(pieces)
        for name in ("niche.tmj", "cellarium-tiles.tsj"):
            shutil.copy(os.path.join("assets/pieces", name), pieces)
        for name, options in (("deep.rec", ("--generator", "descent", "--depth", "3")),
                              ("own.rec", ("--generator", "rooms", "--pieces", pieces))):
            game = Program([PROGRAM, "--terminal", "--seed", "5", "--record", os.path.join(self.folder, name), *options],
                           self.folder)
            game.wait("Hearts")
            game.keys("..")
            game.quiet()
            os.kill(game.pid, signal.SIGTERM)
            self.assertEqual(game.end(), 0)
        lines = run("--rank", self.folder).stdout.splitlines()
        self.assertEqual(lines[1:3], ["refused: deep.rec: is not ranked: started below depth 1",
                                      "refused: own.rec: is not ranked: custom set pieces"])

    def test_urgent_lines_are_spoken_before_older_ones(self):
        said, speaker = os.path.join(self.folder, "said"), os.path.join(self.folder, "spd-say")
        with open(speaker, "w", encoding="ascii") as script:
            script.write(f'#!/bin/sh\ncat > "{said}.part" && mv "{said}.part" "{said}"\n')
        os.chmod(speaker, 0o755)
        subprocess.run([PROGRAM, "--replay", self.good, "--fast", "--log=speech"], check=True, capture_output=True,
                       env={**os.environ, "PATH": self.folder + ":" + os.environ["PATH"]})
        wait_for(lambda: os.path.exists(said), "what was said")
        with open(said, encoding="utf-8") as file:
            lines = file.read().splitlines()
        cancels = [i for i, line in enumerate(lines) if line == "!-!CANCEL SELF"]
        self.assertGreater(len(cancels), 1)
        self.assertLess(2 * len(cancels), len(lines))  # things that come into sight do not interrupt it
        self.assertFalse(any(lines[i + 1].startswith("!") for i in cancels[:-1]))
        read = run("--replay", self.good, "--fast", "--log").stdout
        self.assertNotIn("!-!", read)

    def test_a_clip_has_the_pictures_that_were_asked_for(self):
        gif = os.path.join(self.folder, "clip.gif")
        shown = run("--replay", self.good, "--export-clip", gif, "600..660")
        if "without giflib" in shown.stderr:
            self.skipTest("no giflib")
        self.assertEqual((shown.returncode, shown.stdout, shown.stderr), (0, "", ""))
        with Image.open(gif) as clip:
            self.assertEqual((clip.size, clip.n_frames, clip.info["duration"]), ((640, 360), 21, 50))
            clip.seek(20)
            last = clip.convert("RGB")
        png = os.path.join(self.folder, "clip.png")
        self.assertEqual(run("--replay", self.good, "--export-clip", png, "658..660").returncode, 0)
        names = sorted(name for name in os.listdir(self.folder) if name.endswith(".png"))
        self.assertEqual(names, ["clip-0001.png", "clip-0002.png", "clip-0003.png"])
        with Image.open(os.path.join(self.folder, "clip-0003.png")) as picture:  # the same tick
            self.assertEqual(picture.size, (640, 360))
            self.assertLess(differing(picture.convert("RGB"), last, 64), 0.05)  # a palette has only 256 colours

    def test_clips_that_cannot_be_are_refused(self):
        for words in (["x.gif", "9..3"], ["x.gif", "1-2"], ["x.gif", "0..3601"], ["x.jpg", "1..2"], ["x.gif"]):
            shown = run("--replay", self.good, "--export-clip", *words)
            self.assertEqual((shown.returncode, shown.stderr.count("\n")), (2, 1), words)
        self.assertEqual(run("--export-clip", "x.gif", "1..2").returncode, 2)
        beyond = run("--replay", self.good, "--export-clip", os.path.join(self.folder, "x.gif"), "3590..3601")
        self.assertEqual((beyond.returncode, beyond.stderr),
                         (1, f"cellarium: --export-clip: the recording has only {SECONDS * 60} ticks\n"))


class ViewerTest(Recorded, WindowCase):
    def keeps(self, box, before):
        return differing(before.crop(box), self.display.picture().crop(box), 8) == 0

    def watch_paused(self):
        """A recording is read through, plays, and can be paused."""
        game = self.start("--replay", self.good, "--reduced-motion", "--mute")
        self.becomes(BAR, self.display.picture(), 0.0005)
        before = self.becomes(BAR, self.display.picture(), 0.0005)
        game.key("space")
        self.becomes(TICK, before, 0.001)
        self.stands()
        return game

    def go(self, game, *keys):
        """Presses keys of a paused viewer, each of which leads to another tick. Returns the picture that then stands still."""
        for key in keys:
            before = self.display.picture()
            game.key(key)
            self.becomes(TICK, before, 0.001)
        return self.stands()

    def test_it_pauses_steps_and_goes_anywhere(self):
        game = self.watch_paused()
        half = self.go(game, "5")
        stepped = self.go(game, "period", "period", "period", "period")
        self.assertGreater(differing(half.crop(PICTURE), stepped.crop(PICTURE)), 0)
        back = self.go(game, "comma", "comma", "comma", "comma")
        self.assertTrue(self.keeps(PICTURE, half), "four ticks on and back is the same tick")
        later = self.go(game, "Right")
        self.assertGreater(differing(back.crop(BAR), later.crop(BAR)), 0)
        self.go(game, "Home")
        self.go(game, "End")
        self.go(game, "5")
        self.assertTrue(self.keeps(PICTURE, half), "the same tick from wherever one comes")
        out, err, _ = game.stop()
        self.assertEqual((game.process.returncode, out, err), (0, "", ""))

    def test_layout_letters_and_bar_work_while_it_is_watched(self):
        game = self.watch_paused()
        paused = self.go(game, "4")
        for key in ("Tab", "F2"):
            game.key(key)
            self.changes(paused, 0.2)
            game.key(key)
            wait_for(lambda: self.keeps(PICTURE, paused), f"{key} to be undone")
        x = (BAR[0] + BAR[2]) // 2
        self.display.xdotool("mousemove", str(x), "659", "click", "1")
        self.becomes(BAR, paused, 0.0005)
        _, err, _ = game.stop()
        self.assertEqual(err, "")

    def test_what_is_taken_over_is_played_on(self):
        game = self.watch_paused()
        watched = self.go(game, "2")
        game.key("Return")  # asks
        self.changes(watched, 0.2)
        asked = self.stands()
        game.key("Down", "Return")  # plays, paused
        self.changes(asked, 0.2)
        self.stands()
        game.key("Return")
        game.hold("Left", 0.5)
        out, err, _ = game.stop()
        self.assertEqual((game.process.returncode, err), (0, ""))
        self.assertIn("cellarium --generator descent --seed 7 --depth 1\n", out)
        saved = os.path.join(self.home, ".local/share/cellarium/descent.save")
        shown = run("--replay", saved, "--verify")
        self.assertEqual(shown.returncode, 0)
        self.assertIn("taken over: not ranked", shown.stdout)

    def test_the_table_of_runs_leads_to_the_viewer_and_back(self):
        runs = os.path.join(self.home, ".local/share/cellarium/runs")
        os.makedirs(runs)
        shutil.copy(self.good, os.path.join(runs, "20260101-101010-7.rec"))
        with open(os.path.join(runs, "20260102-101010-7.rec"), "wb") as file:
            file.write(b"broken")
        game = self.start("--reduced-motion", "--mute")
        title = self.display.picture()
        game.key("Down", "Down", "Down", "Return", *["Up"] * 4, "Return")  # More, runs
        self.changes(title, 0.1)
        table = self.stands()
        game.key("Return")
        self.changes(table, 0.2)
        self.becomes(BAR, self.display.picture(), 0.0005)
        game.key("space", "Escape")
        wait_for(lambda: differing(table, self.display.picture(), 8) < 0.02, "the table again")
        out, err, _ = game.stop()
        self.assertEqual((game.process.returncode, out, err), (0, "", ""))

    def test_statistics_show_what_the_ledger_counts(self):
        kept = os.path.join(self.home, ".local/share/cellarium")
        os.makedirs(kept)
        game = self.start("--reduced-motion", "--mute")
        title = self.display.picture()
        game.key("Down", "Down", "Down", "Return", "Up", "Up", "Return")  # More, statistics
        self.changes(title, 0.1)
        empty = self.stands()
        with open(os.path.join(kept, "ledger"), "w", encoding="ascii") as file:
            file.write("cellarium ledger 1\n1 ticks=3600 score=100 depth=2 descent=1 dead=1 killer.goblin=1\n")
        game.key("Escape", "Return")
        self.changes(empty, 0.02)
        table = self.stands()
        self.assertGreater(count(table, (163, 48, 60)), 100)  # the bar of those who died
        game.key("Escape")
        self.changes(table, 0.1)
        _, err, _ = game.stop()
        self.assertEqual(err, "")


if __name__ == "__main__":
    unittest.main()
