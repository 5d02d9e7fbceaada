#!/usr/bin/env python3
"""The player chooses his own keys, with real keys in a real window. They work, they are saved, conflicts are resolved, and
the defaults can be restored.

usage: tests/e2e/test_keys.py PROGRAM     (needs Xvfb, xdotool and Pillow; any of them missing is a failure)
"""
import os
import subprocess
import time
import unittest

from driver import SLASH, WindowCase, count, differing, wait_for

OPTIONS = ("--generator", "halls", "--seed", "7", "--reduced-motion", "--mute")
STRIKE = 8  # rows below the first action of the page



class KeysTest(WindowCase):
    def settings(self):
        """The saved lines about keys and buttons."""
        path = os.path.join(self.home, ".config", "cellarium", "settings")
        if not os.path.exists(path):
            return set()
        with open(path, encoding="ascii") as lines:
            return {line.strip() for line in lines if line.startswith(("key.", "pad."))}

    def kept(self, *lines):
        wait_for(lambda: self.settings() == set(lines), f"{lines} in the settings, not {self.settings()}")

    def open_keys(self, game):
        before = self.display.picture()
        game.key("Escape", "Down", "Down", "Return", "Up", "Return", "Up", "Return")
        self.changes(before, 0.1)

    def choose(self, game, row, key, column=0):
        """Opens the page, at its first action."""
        game.key(*["Down"] * row, *["Right"] * column, "Return", key, *["Left"] * column, *["Up"] * row)

    def close_keys(self, game):
        game.key("Escape", "Escape", "Escape", "Escape")
        time.sleep(0.3)

    def struck(self):
        """True if the arc of the sword is on the screen."""
        return count(self.display.picture(), SLASH) > self.calm + 50

    def strikes(self, *keys):
        """True if a blow is seen after one of several presses, because a busy machine may look too late."""
        wait_for(lambda: not self.struck(), "the end of the blow before")
        for _ in range(5):
            self.game.key(*keys)
            if any(self.struck() for _ in range(8)):  # the blow begins after a few ticks, and is over soon
                return True
            time.sleep(0.3)
        return False

    def play(self):
        self.game = self.start(*OPTIONS)
        self.game.key("Left")  # away from a treasure of nearly that colour
        time.sleep(0.3)
        self.calm = count(self.display.picture(), SLASH)
        return self.game

    def test_letters_that_the_font_lacks_are_told_by_their_place(self):
        def help_page(layout):
            wait_for(lambda: subprocess.run(["setxkbmap", layout], env={**os.environ, "DISPLAY": self.display.name},
                                            check=False).returncode == 0, layout)
            game = self.start(*OPTIONS)
            before = self.display.picture()
            game.key("F1")
            page = self.changes(before, 0.1)
            time.sleep(0.5)
            page = self.display.picture()
            game.stop()
            return page
        # The font has no Hebrew letters; Q and W type signs there. A German Y and Z change places. Others are drawn.
        american, hebrew, *others = (help_page(layout) for layout in ("us", "il", "de", "ru", "gr", "tr", "cz"))
        self.assertLess(differing(american, hebrew, 32), 0.002)
        for other in others:
            self.assertGreater(differing(american, other, 32), 0)

    def test_a_key_is_chosen_played_kept_and_taken_back(self):
        game = self.play()
        self.assertTrue(self.strikes("space"))
        self.open_keys(game)
        self.choose(game, STRIKE, "u")
        self.kept("key.strike=U,J")
        self.close_keys(game)
        self.assertTrue(self.strikes("u"))
        self.assertFalse(self.strikes("space"))
        _, err, _ = game.stop()
        self.assertEqual(err, "")
        again = self.play()
        self.assertTrue(self.strikes("u"))
        self.open_keys(again)
        again.key(*["Down"] * STRIKE, "Left", "Return")  # the last column: as usual
        self.kept()
        self.close_keys(again)
        self.assertTrue(self.strikes("space"))
        again.stop()

    def test_a_conflict_changes_places_and_a_set_brings_all_back(self):
        game = self.play()
        self.open_keys(game)
        self.choose(game, STRIKE, "l")
        self.kept("key.strike=L,J", "key.roll=Space,C")
        self.choose(game, STRIKE, "Escape")  # cancelled
        self.choose(game, STRIKE, "c", 1)
        self.kept("key.strike=L,C", "key.roll=Space,J")
        game.key("Up", "Return")  # the sets are above the first action; the first one is the usual
        self.kept()
        game.key("Right", "Return")
        wait_for(lambda: "key.throw=F" in self.settings(), "the left hand's keys")
        game.key("Left", "Return")
        self.kept()
        game.stop()

    def test_menus_and_esc_stay_whatever_is_bound(self):
        home = os.path.join(self.home, ".config", "cellarium")
        os.makedirs(home)
        with open(os.path.join(home, "settings"), "w", encoding="ascii") as file:
            file.write("key.strike=Up,Return\nkey.pause=none\nkey.roll=Down\nkey.use=nonsense\nkey.fly=F\n")
        game = self.play()
        self.assertTrue(self.strikes("Up"))
        self.open_keys(game)
        game.key("Up", "Return")
        self.kept("key.fly=F")
        game.stop()

    def test_all_actions_are_in_a_menu(self):
        game = self.play()
        before = self.display.picture()
        game.key("F5")
        self.changes(before, 0.1)
        game.key("Escape")

        # Below the action that has no key at all: the same dungeon again. Actions that cannot work here come last.
        self.assertTrue(self.strikes("F5", "Down", "Return"))
        game.stop()

    def test_a_broken_mapping_is_one_line(self):
        home = os.path.join(self.home, ".config", "cellarium")
        os.makedirs(home)
        with open(os.path.join(home, "gamecontrollerdb.txt"), "w", encoding="ascii") as file:
            file.write("# mine\nnonsense\nmore nonsense\n")
        game = self.play()
        time.sleep(0.5)
        _, err, _ = game.stop()
        self.assertRegex(err, r"^cellarium: .*gamecontrollerdb.txt:2: not a mapping of a pad\n$")


if __name__ == "__main__":
    unittest.main(verbosity=2)
