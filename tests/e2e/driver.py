"""Runs the real program in a real window under Xvfb and drives it with real keys. Each test has its own home folder."""
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import unittest

from PIL import ImageChops, ImageGrab

from xserver import XServer

PROGRAM = os.path.abspath(sys.argv.pop(1)) if len(sys.argv) > 1 else os.path.abspath("build/cellarium")
WIDTH, HEIGHT = 1280, 720
GOLD = (255, 196, 61)  # the cursor, the numbers, the studs of the panels
SLASH = (183, 239, 251)  # the arc of the hero's sword


def processor_seconds(pid):
    with open(f"/proc/{pid}/stat", encoding="ascii") as stat:
        fields = stat.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def patience():
    """The time to wait: sanitized builds and busy machines are slower."""
    return float(os.environ.get("CELLARIUM_TEST_PATIENCE", "1"))


def wait_for(condition, what, seconds=20.0):
    """Polls until `condition` holds. Returns its value."""
    end = time.monotonic() + seconds * patience()
    while time.monotonic() < end:
        value = condition()
        if value:
            return value
        time.sleep(0.02)
    raise AssertionError(f"waited {seconds} s in vain for {what}")


# By their codes: with newer tables of keys xdotool holds Alt while it presses one of these by name.
CODES = {**{f"F{n}": str(66 + n) for n in range(1, 11)}, "F11": "95", "F12": "96"}


class Display(XServer):
    """A hidden display of the size of the window."""

    def __init__(self):
        super().__init__(WIDTH, HEIGHT, "-noreset", "-ardelay", "3000")  # ms: on a busy machine a tapped key stays down for longer

    def picture(self):
        return ImageGrab.grab(xdisplay=self.name).convert("RGB")


class Game:
    """One run of the program."""

    def __init__(self, display, home, *options, sized=True, **variables):
        self.display = display
        self.home = home
        environment = {**os.environ, "DISPLAY": display.name, "SDL_AUDIODRIVER": "dummy", "HOME": home, **variables}
        for name in ("WAYLAND_DISPLAY", "XDG_CONFIG_HOME", "XDG_DATA_HOME"):
            environment.pop(name, None)
        self.began = time.monotonic()
        self.process = subprocess.Popen([PROGRAM, *(["--window", f"{WIDTH}x{HEIGHT}"] if sized else []), *options], env=environment,
                                        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        wait_for(self.has_window, "the window")
        self.window_after = time.monotonic() - self.began
        wait_for(lambda: self.has_window() and count(self.display.picture(), GOLD) > 0, "the first frame")
        self.frame_after = time.monotonic() - self.began

    def close(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self.process.stdout.close()
        self.process.stderr.close()

    def has_window(self):
        if self.process.poll() is not None:
            raise AssertionError(f"it ended with {self.process.returncode}: {self.process.stderr.read()}")
        return self.display.xdotool("search", "--name", "^Cellarium$").stdout

    def has_loaded(self, part):
        """True if a library whose name contains the text is loaded."""
        with open(f"/proc/{self.process.pid}/maps", encoding="utf-8") as maps:
            return part in maps.read()

    def key(self, *names):
        for name in names:
            self.display.xdotool("key", CODES.get(name, name))

    def processor_share(self):
        before = processor_seconds(self.process.pid)
        time.sleep(1)
        return processor_seconds(self.process.pid) - before

    def strikes(self):
        """Strikes once. Returns how much of the arc is then on the screen. A busy machine may look too late."""
        self.key("space")
        return count(self.display.picture(), SLASH)

    def hold(self, name, seconds):
        self.display.xdotool("keydown", name)
        time.sleep(seconds)
        self.display.xdotool("keyup", name)

    def stop(self):
        """Asks the program to stop, as the end of a session does. Returns its report and the time that it took."""
        start = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        out, err = self.process.communicate(timeout=20)
        return out, err, time.monotonic() - start


def count(picture, colour):
    return sum(n for n, c in picture.getcolors(WIDTH * HEIGHT) if c == colour)


def differing(a, b, by=0):
    """The share of pixels that differ by more than `by`, of 255."""
    grey = ImageChops.difference(a, b).convert("L").point(lambda v: 255 if v > by else 0)
    return grey.histogram()[255] / (a.width * a.height)


class WindowCase(unittest.TestCase):
    def setUp(self):
        self.display = Display()
        self.addCleanup(self.display.close)
        self.home = tempfile.mkdtemp(prefix="cellarium-test-")
        self.addCleanup(shutil.rmtree, self.home, ignore_errors=True)

    def start(self, *options, **variables):
        game = Game(self.display, self.home, *options, **variables)
        self.addCleanup(game.close)
        return game

    def changes(self, before, least=0.01):
        wait_for(lambda: differing(before, self.display.picture()) > least, "another picture")

    def stands(self):
        """Waits until nothing moves, as in a pause. Returns the screen."""
        def twice():
            first = self.display.picture()
            time.sleep(0.15)
            return first if differing(first, self.display.picture()) == 0 else None
        return wait_for(twice, "a picture that stands")

    def becomes(self, box, before, least=0.02):
        """Waits until the part of the screen looks otherwise; the screen then. Rock shimmers through panels of glass, and
        moves with the camera: that alone is no change."""
        def other():
            now = self.display.picture()
            return now if differing(before.crop(box), now.crop(box), 32) > least else None
        return wait_for(other, f"a change in {box}")
