#!/usr/bin/env python3
"""The window opens again at its last place and size, and in full screen if it was in full screen.

usage: tests/e2e/test_place.py [PROGRAM]
"""
import os
import sys
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from driver import HEIGHT, WIDTH, Game, WindowCase, wait_for  # noqa: E402


class Place(WindowCase):
    def lies(self, game):
        """Size and place of the window: (w, h, x, y)."""
        window = game.has_window().split()[0]
        told = self.display.xdotool("getwindowgeometry", "--shell", window).stdout
        values = dict(line.split("=") for line in told.split())
        return tuple(int(values[name]) for name in ("WIDTH", "HEIGHT", "X", "Y"))

    def start_free(self):
        game = Game(self.display, self.home, "--seed", "1", "--mute", sized=False)
        self.addCleanup(game.close)
        return game

    def end(self, game):
        game.stop()
        game.close()
        return self.kept()

    def kept(self):
        with open(os.path.join(self.home, ".config/cellarium/settings"), encoding="ascii") as file:
            return [line for line in file.read().split("\n") if line.startswith(("window=", "screen="))]

    def test_size_and_place_come_back(self):
        game = self.start_free()
        window = game.has_window().split()[0]
        self.display.xdotool("windowsize", window, "900", "650")
        self.display.xdotool("windowmove", window, "130", "40")
        wait_for(lambda: self.lies(game) == (900, 650, 130, 40), "the window's new place")
        wait_for(lambda: game.has_window(), "the window")
        self.assertIn("window=900x650+130+40", self.end(game))
        again = self.start_free()
        wait_for(lambda: self.lies(again) == (900, 650, 130, 40), "the same place again")
        self.assertIn("window=900x650+130+40", self.end(again))

    def test_a_place_off_every_display_falls_back(self):
        os.makedirs(os.path.join(self.home, ".config/cellarium"))
        with open(os.path.join(self.home, ".config/cellarium/settings"), "w", encoding="ascii") as file:
            file.write("window=3000x2000+5000+3000\n")
        w, h, x, y = self.lies(self.start_free())
        self.assertTrue(w <= WIDTH and h <= HEIGHT and 0 <= x < WIDTH and 0 <= y < HEIGHT, (w, h, x, y))

    def test_full_screen_comes_back_and_leaves_the_place_alone(self):
        game = self.start_free()
        window = game.has_window().split()[0]
        self.display.xdotool("windowsize", window, "900", "650")
        wait_for(lambda: self.lies(game)[:2] == (900, 650), "the window's new size")
        self.end(game)
        game = self.start_free()
        game.key("F11")
        wait_for(lambda: "screen=full" in self.kept(), "full screen, kept at once")
        for _ in range(2):
            lines = self.end(game)
            self.assertIn("screen=full", lines)
            self.assertTrue(any(line.startswith("window=900x650") for line in lines), lines)
            game = self.start_free()


if __name__ == "__main__":
    unittest.main()
