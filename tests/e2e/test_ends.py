#!/usr/bin/env python3
"""However the program ends, the game is saved: signals in each screen, a display or window that disappears, many keys.

usage: tests/e2e/test_ends.py PROGRAM     (needs Xvfb, xdotool and Pillow)
"""
import fcntl
import os
import pathlib
import re
import signal
import subprocess
import time
import unittest

from driver import PROGRAM, WindowCase, patience, wait_for

F_SETPIPE_SZ = 1031
SAVE = ".local/share/cellarium/descent.save"
SCREENS = {  # the keys that lead there from play
    "play": (), "pause": ("Escape",), "bag": ("i",), "map": ("m",), "layout": ("Tab",), "help": ("F1",),
    "stages": ("F4",), "settings": ("Escape", "Down", "Down", "Return"), "question": ("Escape", "Up", "Return"),
}
SIGNALS = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGPIPE, signal.SIGXFSZ, signal.SIGUSR1)


class EndTest(WindowCase):
    def play(self, *keys):
        game = self.start("--generator", "descent", "--seed", "3", "--reduced-motion")
        game.hold("d", 0.3)
        game.key(*keys)
        time.sleep(0.1)
        return game

    def end(self, game, how):
        start = time.monotonic()
        how()
        game.out, game.err = game.process.communicate(timeout=20)
        return time.monotonic() - start

    def kept(self, game):
        """Everything that was played is in the save, which can be replayed."""
        replay = subprocess.run([PROGRAM, "--replay", os.path.join(self.home, SAVE), "--fast"], capture_output=True,
                                text=True, check=False)
        self.assertEqual((replay.returncode, replay.stderr), (0, ""))
        ticks = re.findall(r"after (\d+) ticks", game.out)
        self.assertEqual(re.findall(r"after (\d+) ticks", replay.stdout), ticks)
        self.assertGreater(int(ticks[0]), 0)
        os.remove(os.path.join(self.home, SAVE))

    def test_each_signal_saves(self):
        for number in SIGNALS:
            game = self.play()
            seconds = self.end(game, lambda: game.process.send_signal(number))
            self.assertEqual((number, game.process.returncode, game.err), (number, 0, ""))
            self.assertLess(seconds, 0.5 * patience())
            self.kept(game)

    def test_a_signal_before_there_is_a_window(self):
        """Signals that end the program are handled before anything that takes time."""
        def heeds(process, number):
            with open(f"/proc/{process.pid}/status", encoding="ascii") as status:
                mask = int(re.search(r"SigCgt:\s*(\w+)", status.read()).group(1), 16)
            return mask >> (number - 1) & 1
        for number in SIGNALS:
            process = subprocess.Popen([PROGRAM, "--seed", "7"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                                       env={**os.environ, "DISPLAY": self.display.name, "SDL_AUDIODRIVER": "dummy",
                                            "HOME": self.home})
            wait_for(lambda: heeds(process, signal.SIGTERM), "the first handler")
            process.send_signal(number)
            _, err = process.communicate(timeout=20)
            self.assertEqual((number, process.returncode, err), (number, 0, ""))

    def test_in_each_screen(self):
        for screen, keys in SCREENS.items():
            with self.subTest(screen):
                game = self.play(*keys)
                seconds = self.end(game, lambda: game.process.send_signal(signal.SIGHUP))
                self.assertEqual((game.process.returncode, game.err), (0, ""))
                self.assertLess(seconds, 0.5 * patience())
                self.kept(game)

    def test_a_log_that_nobody_reads(self):
        game = self.start("--generator", "halls", "--seed", "3", "--log")
        fcntl.fcntl(game.process.stdout, F_SETPIPE_SZ, 4096)
        for _ in range(30):
            game.key("r")
        time.sleep(0.5)
        before = self.display.picture()
        game.hold("d", 0.3)
        game.hold("s", 0.3)
        self.changes(before)
        game.process.send_signal(signal.SIGTERM)
        self.assertEqual(game.process.wait(2 * patience()), 0)
        self.assertLessEqual(len(game.process.stdout.read()), 4096)

    def test_a_game_that_hangs(self):
        """The program waits for a display that does not answer."""
        game = self.play()
        save = os.path.join(self.home, SAVE)
        wait_for(lambda: os.path.exists(save), "the first save")
        time.sleep(1)
        self.display.server.send_signal(signal.SIGSTOP)
        time.sleep(1)
        seconds = self.end(game, lambda: game.process.send_signal(signal.SIGTERM))
        self.display.server.send_signal(signal.SIGCONT)
        self.assertGreater(seconds, 4)
        self.assertEqual(game.process.returncode, -signal.SIGTERM)
        self.assertRegex(game.err, r"\Acellarium: it did not answer and was stopped: .*\n\Z")
        replay = subprocess.run([PROGRAM, "--replay", os.path.join(self.home, SAVE), "--fast"], capture_output=True,
                                text=True, check=False)
        self.assertRegex(replay.stdout, r" after \d{3,} ticks")

    def test_an_audio_device_that_stalls(self):
        """A pipe that nobody reads: the device's thread waits for ever in a write."""
        pipe = os.path.join(self.home, "audio")
        os.mkfifo(pipe)
        reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
        self.addCleanup(os.close, reader)
        fcntl.fcntl(reader, F_SETPIPE_SZ, 4096)
        game = self.start("--generator", "descent", "--seed", "3", "--reduced-motion", SDL_AUDIODRIVER="disk",
                          SDL_DISKAUDIOFILE=pipe)
        game.hold("d", 0.3)
        threads = f"/proc/{game.process.pid}/task"

        def is_full():
            return any(pathlib.Path(threads, thread, "wchan").read_text().endswith("pipe_write") for thread in os.listdir(threads))
        wait_for(is_full, "a full pipe")
        wait_for(lambda: os.path.exists(os.path.join(self.home, SAVE)), "the first save")
        seconds = self.end(game, lambda: game.process.send_signal(signal.SIGTERM))
        self.assertEqual((game.process.returncode, game.err), (0, ""))
        self.assertLess(seconds, 0.5 * patience())
        self.kept(game)

    def test_a_display_that_goes(self):
        for keys in ((), ("Escape",)):
            game = self.play(*keys)
            self.end(game, self.display.server.kill)
            self.assertEqual(game.process.returncode, 1)
            self.assertEqual(game.err, "cellarium: the display or the window is gone\n")
            self.kept(game)
            self.display.server.wait()
            self.display.__init__()

    def test_a_window_that_is_destroyed_from_outside(self):
        for how in ("windowclose", "windowkill"):
            for keys in ((), ("Escape",)):
                game = self.play(*keys)
                window = game.has_window().split()[0]
                self.end(game, lambda: self.display.xdotool(how, window))
                self.assertEqual((how, game.process.returncode), (how, 1))
                self.assertEqual(game.err, "cellarium: the display or the window is gone\n")
                self.kept(game)

    def test_quitting_is_quick_after_many_keys(self):
        game = self.play()
        game.key(*["F11"] * 75)
        seconds = self.end(game, lambda: game.process.send_signal(signal.SIGTERM))
        self.assertEqual((game.process.returncode, game.err), (0, ""))
        self.assertLess(seconds, 0.5 * patience())
        self.kept(game)
        settings = os.path.join(self.home, ".config/cellarium/settings")
        with open(settings, encoding="ascii") as file:
            self.assertIn("screen=full\n", file.read())

    def test_a_closed_pipe_and_a_full_file_are_told(self):
        game = self.play()
        game.process.stdout.close()
        game.process.send_signal(signal.SIGTERM)
        game.process.wait(timeout=20)
        replay = subprocess.run([PROGRAM, "--replay", os.path.join(self.home, SAVE), "--fast"], capture_output=True,
                                text=True, check=False)
        self.assertEqual(replay.returncode, 0)
        self.assertIn("standard output", game.process.stderr.read())
        self.assertEqual(game.process.returncode, 1)


if __name__ == "__main__":
    for ignored in signal.SIGHUP, signal.SIGINT:  # ignored by nohup, and by shells for what they start with &
        if signal.getsignal(ignored) == signal.SIG_IGN:
            signal.signal(ignored, signal.SIG_DFL)
    unittest.main()
