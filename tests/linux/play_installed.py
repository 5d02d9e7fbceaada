#!/usr/bin/env python3
"""Plays an installed game in a window under Xvfb, with the saves of the user who runs the test: from the title into the
descent, a few steps there; then it ends the game and continues it.

usage: tests/linux/play_installed.py PROGRAM     (needs Xvfb, xdotool and Pillow)
"""
import re
import shutil
import sys
import time
import unittest
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1] / 'e2e'))
from driver import WindowCase, differing, wait_for  # noqa: E402

DATA = Path.home() / '.local/share/cellarium'


def ticks(report):
    return int(re.search(r'after (\d+) ticks', report)[1])


class InstalledTest(WindowCase):
    def setUp(self):
        super().setUp()
        self.home = str(Path.home())
        shutil.rmtree(DATA, ignore_errors=True)

    def enter(self):
        """Chooses the first entry of the title."""
        game = self.start('--reduced-motion')
        title = self.display.picture()
        game.key('Return')
        self.changes(title, 0.2)
        return game

    def leave(self, game):
        out, err, _ = game.stop()
        self.assertEqual((game.process.returncode, err), (0, ''))
        return out

    def test_a_descent_is_left_and_continued(self):
        game = self.enter()
        begun = self.display.picture()
        for key in ('Right', 'Down', 'Left', 'Up'):
            game.hold(key, 1)
            game.key('space')
        self.assertGreater(differing(begun, self.display.picture()), 0.02)
        first = self.leave(game)
        self.assertIn('--generator descent', first)
        self.assertGreater(ticks(first), 240)
        wait_for((DATA / 'descent.save').exists, 'the save')
        game = self.enter()
        self.stands()  # in the pause
        game.key('Return')
        game.hold('Right', 1)
        time.sleep(0.5)
        second = self.leave(game)
        seed = re.search(r'--seed \d+', first)[0]
        self.assertIn(seed, second)
        self.assertGreater(ticks(second), ticks(first) + 60)


if __name__ == '__main__':
    unittest.main()
