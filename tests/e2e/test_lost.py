#!/usr/bin/env python3
"""Nothing that was saved is ever lost, and nothing wrong is loaded: while each call that touches a file fails or is the last
one, processes die at any time, disks stop or are full, recordings cannot be saved, and several copies play at once.

usage: tests/e2e/test_lost.py KEEP_PLAY FAULT_SHIM short|long
"""
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import unittest

PLAY, SHIM, SIZE = (os.path.abspath(sys.argv.pop(1)), os.path.abspath(sys.argv.pop(1)), sys.argv.pop(1))
LONG = SIZE == "long"
FAULTS = ("kill", "5", "5+", "12", "28", "28+") if LONG else ("kill", "5", "28+")  # EIO, ENOMEM, ENOSPC
CALLS_BETWEEN = 1 if LONG else 151
KILLS = 1000 if LONG else 6
COPIES = 10 if LONG else 1
TURNS = 60 if LONG else 2  # of three instances: in the second, both places at home are taken
NEWEST = 50  # fewer than the limit of the runs
GAMES = 12 if LONG else 4
LONG_TICKS = 40000  # of a busy game: 180 kB
DISK_BYTES = 256 << 10
DATA = ".local/share/cellarium"


def run(home, *words, wait=True, **variables):
    environment = {**os.environ, "HOME": home, "SDL_AUDIODRIVER": "dummy", **variables}
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        environment.pop(name, None)
    # A caller that does not wait reads the output by hand, in bytes: a text buffer reads ahead, and communicate() would miss that.
    process = subprocess.Popen([PLAY, *words], env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=wait,
                               bufsize=-1 if wait else 0)
    if not wait:
        return process
    process.out, process.err = process.communicate(timeout=60)
    return process


class LostTest(unittest.TestCase):
    def setUp(self):
        self.root = tempfile.mkdtemp(prefix="cellarium-lost-")
        self.addCleanup(shutil.rmtree, self.root, ignore_errors=True)
        self.homes = 0

    def home(self):
        self.homes += 1
        path = os.path.join(self.root, str(self.homes))
        os.mkdir(path)
        return path

    def found(self, home):
        """The ticks of each recording there, by seed, after replaying it."""
        check = run(home, "check")
        self.assertEqual((check.returncode, check.err), (0, ""), check.out)
        rows = [line.split() for line in check.out.splitlines()]
        self.assertIn(["saves", "1"], rows)
        files = [(int(row[2]), int(row[3])) for row in rows if row[0] == "file"]
        return dict(sorted(files))  # of several files of one game the longest counts

    @staticmethod
    def take(said, kept):
        """What the program said it saved: ticks by seed, in the order of the last saves."""
        for line in said[:said.rfind("\n") + 1].splitlines():
            words = line.split()
            if words[:1] == ["kept"] and len(words) == 3:
                kept.pop(int(words[1]), None)
                kept[int(words[1])] = int(words[2])
            if words[:1] == ["may"] and len(words) == 2:
                kept.pop(int(words[1]), None)
        return kept

    def expect_kept(self, home, said, kept=None):
        """Checks that everything that was reported as saved exists. Returns how many ticks more than that exist."""
        kept = self.take(said, {} if kept is None else kept)
        found = self.found(home)
        for seed, ticks in list(kept.items())[-NEWEST:]:
            self.assertGreaterEqual(found.get(seed, -1), ticks, f"seed {seed} of {kept} in {found}")
        return found

    def story(self, **variables):
        home = self.home()
        told = run(home, "story", FAULT_HOME=home, FAULT_COUNT=os.path.join(self.root, "count"), LD_PRELOAD=SHIM,
                   **variables)
        found = self.expect_kept(home, told.out)
        shutil.rmtree(home)
        return told, found

    def test_every_call_that_dies_or_fails(self):
        told, found = self.story()
        self.assertEqual((told.returncode, told.err), (0, ""))
        self.assertEqual(sorted(found), [1, 2, 3])  # the first game is a run by then
        with open(os.path.join(self.root, "count"), encoding="ascii") as file:
            calls = int(file.read())
        runs = 0
        for fault in FAULTS:
            for at in range(1 + runs % 7, calls + 1, CALLS_BETWEEN):
                with self.subTest(fault=fault, at=at):
                    told, _ = self.story(FAULT_AT=str(at), FAULT_DO=fault)
                    self.assertIn(told.returncode, (-signal.SIGKILL,) if fault == "kill" else (0, 1))
                    self.assertTrue(told.returncode != 1 or told.err != "")
                runs += 1
        print(f"{calls} calls of a story; {runs} stories with a fault, nothing lost")

    def test_kills_at_any_time(self):
        dice, home, kept = random.Random(9), self.home(), {}
        for turn in range(KILLS):
            game = run(home, "endless", str(1 + 1000 * turn), wait=False)
            began = game.stdout.readline()
            time.sleep(dice.uniform(0, 0.3))
            game.kill()
            rest, _ = game.communicate()
            self.expect_kept(home, (began + rest).decode(), kept)
        print(f"{KILLS} kills, nothing lost")

    def expect_none_lost(self, what, home, kept):
        found = self.found(home)
        lost = {seed: ticks - found.get(seed, 0) for seed, ticks in kept.items() if found.get(seed, 0) < ticks}
        print(f"{what}: {len(kept)} games kept, {len(lost)} lost, {sum(lost.values())} ticks of {sum(kept.values())}")
        self.assertEqual(lost, {}, f"{kept} in {found}")

    def test_runs_that_cannot_be_kept(self):
        """A file stands where the folder of runs should be: the player is told at once, and no save makes room without a copy."""
        home = self.home()
        os.makedirs(os.path.join(home, DATA))
        with open(os.path.join(home, DATA, "runs"), "wb"):
            pass
        told = run(home, "games", str(GAMES), "4000")
        self.assertIn("told The recording of this run could not be saved: cannot make the folder", told.out)
        kept = self.take(told.out, {})
        self.assertEqual(len(kept), GAMES)
        os.remove(os.path.join(home, DATA, "runs"))
        self.expect_none_lost("runs not writable", home, kept)

    def test_a_full_disk_with_a_long_old_save(self):
        at = os.path.join(self.root, "small")
        os.mkdir(at)
        if subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={DISK_BYTES}", "tmpfs", at], capture_output=True,
                          check=False).returncode != 0:
            self.skipTest("this machine mounts nothing")
        self.addCleanup(subprocess.run, ["umount", at], capture_output=True, check=False)
        kept = self.take(run(at, "games", str(GAMES), str(LONG_TICKS)).out, {})
        self.assertEqual(kept[1], LONG_TICKS)
        self.expect_none_lost("disk full", at, kept)

    def bytes_of(self, home, *names):
        for name in names:
            path = os.path.join(home, DATA, name)
            if os.path.isfile(path):
                with open(path, "rb") as file:
                    yield file.read()

    def test_three_at_once_that_are_killed(self):
        """The game of the second process, or else of the third, can then be continued, as its screen has promised."""
        dice, home, kept, offered = random.Random(5), self.home(), {}, 0
        for turn in range(TURNS):
            games = [run(home, "endless", str(1 + 1000000 * (i + 1) + 1000 * turn), wait=False) for i in range(3)]
            began = [game.stdout.readline() for game in games]
            for game in games:
                time.sleep(dice.uniform(0, 0.3))
                game.kill()
            for first, game in zip(began, games):
                self.take((first + game.communicate()[0]).decode(), kept)
            beside = list(self.bytes_of(home, "2/dungeon.save", "3/dungeon.save"))[:1]
            self.expect_none_lost(f"three instances, {turn + 1} times", home, dict(list(kept.items())[-NEWEST:]))
            self.assertLessEqual(set(beside), set(self.bytes_of(home, "dungeon.save", "dungeon.save.old")))
            offered += len(beside)
        print(f"{offered} times of {TURNS} there was a game beside the first, which can be gone on with")

    def test_two_at_once(self):
        home = self.home()
        games = [run(home, "story", wait=False) for _ in range(3)]
        said = [game.communicate(timeout=60) for game in games]
        self.assertEqual([game.returncode for game in games], [0, 0, 0])
        self.assertEqual([err for _, err in said], [b"", b"", b""])
        self.assertEqual(sorted(self.found(home)), [1, 2, 3])
        folders = os.listdir(os.path.join(home, DATA))
        self.assertLessEqual({"2", "3"} & set(folders), {"2", "3"})
        for folder in ("", "2", "3"):
            at = os.path.join(home, DATA, folder)
            if os.path.isdir(at):
                self.assertEqual(sorted(n for n in os.listdir(at) if "save" in n), ["dungeon.save", "dungeon.save.old"])

    def mount(self, image, at):
        os.makedirs(at, exist_ok=True)
        done = subprocess.run(["mount", "-o", "loop", image, at], capture_output=True, check=False).returncode == 0
        if done:
            self.addCleanup(subprocess.run, ["umount", at], capture_output=True, check=False)
        return done

    def test_a_disk_that_stops_after_quitting(self):
        image, at = os.path.join(self.root, "disk"), os.path.join(self.root, "at")
        with open(image, "wb") as file:
            file.truncate(48 << 20)
        made = shutil.which("mkfs.ext4") and subprocess.run(["mkfs.ext4", "-q", image], check=False).returncode == 0
        if not made or not self.mount(image, at):
            self.skipTest("this machine mounts no images")
        for turn in range(COPIES):
            copy, beside = os.path.join(self.root, f"copy{turn}"), os.path.join(self.root, f"beside{turn}")
            told = run(at, "story")
            shutil.copyfile(image, copy)  # the state of the disk at this moment
            self.assertEqual((told.returncode, told.err), (0, ""))
            self.assertTrue(self.mount(copy, beside))
            self.expect_kept(beside, told.out)
            subprocess.run(["umount", beside], check=True)
            os.remove(copy)
        print(f"{COPIES} copies of a disk just after quitting, nothing lost")


if __name__ == "__main__":
    unittest.main()
