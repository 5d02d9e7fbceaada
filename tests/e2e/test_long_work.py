"""Long work in a terminal shows a bar on standard error and removes it at the end. Ctrl+C stops it soon and cleanly."""
import errno
import fcntl
import os
import pty
import re
import select
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time
import unittest

PROGRAM = os.path.abspath(sys.argv.pop(1))
REPORT = os.path.abspath(sys.argv.pop(1))  # bot_report
LEVELS = ["--generator", "caves", "--seed", "1", "--size", "60x60", "--stats"]
ENDLESS = [*LEVELS, "100000000"]
LARGE = ["--generator", "halls", "--seed", "1", "--rooms", "255", "--size", "4096x4096", "--stats", "1"]
PATIENCE = float(os.environ.get("CELLARIUM_TEST_PATIENCE", "1"))


def undisturbed():
    """A test that runs in a shell's background must not pass on that signals are ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)


class Terminal:
    """A program whose standard error is a terminal of that width. Standard output is the terminal too, or a pipe."""

    def __init__(self, command, columns=80, whole=False, cwd=None):
        try:
            self.master, slave = pty.openpty()
        except OSError as error:  # a bare container may have no /dev/pts
            raise unittest.SkipTest(f"no terminal can be made: {error}") from error
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
        self.out = tempfile.TemporaryFile()
        self.process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=slave if whole else self.out,
                                        stderr=slave, preexec_fn=undisturbed, cwd=cwd)
        os.close(slave)
        self.shown = b""

    def read(self, until=None, times=1, seconds=20.0):
        """Reads the output until it contains a text so often, or until the program has ended."""
        end = time.monotonic() + seconds * PATIENCE
        while time.monotonic() < end and not (until and self.shown.count(until) >= times):
            if not select.select([self.master], [], [], 0.05)[0]:
                continue
            try:
                self.shown += os.read(self.master, 65536)
            except OSError as error:
                if error.errno == errno.EIO:  # the other side is closed
                    return
                raise
        if until and self.shown.count(until) < times:
            raise AssertionError(f"waited in vain for {until}: {self.shown[-300:]}")

    def end(self):
        """Reads until the program has ended. Returns its exit status."""
        self.read()
        return self.process.wait(1)

    def stop(self, number=signal.SIGINT):
        start = time.monotonic()
        self.process.send_signal(number)
        return self.end(), time.monotonic() - start

    def close(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self.out.close()
        os.close(self.master)


def screen(shown):
    """The lines that a terminal shows at the end."""
    lines = []
    for line in shown.decode().split("\n"):
        cells = []
        for part in line.rstrip("\r").split("\r"):
            cells[:len(part)] = part
        lines.append("".join(cells).rstrip())
    return [line for line in lines if line]


class LongWork(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.mkdtemp(prefix="cellarium-test-")
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)

    def start(self, *options, program=PROGRAM, **how):
        terminal = Terminal([program, *options], **how)
        self.addCleanup(terminal.close)
        return terminal

    def rows(self, terminal):
        terminal.out.seek(0)
        return terminal.out.read().decode().splitlines()

    def test_a_bar_is_shown_and_erased(self):
        terminal = self.start(*LEVELS, "700")
        terminal.read(until=b" of 700 levels, ")
        self.assertEqual(terminal.end(), 0)
        self.assertEqual(screen(terminal.shown), [])
        self.assertEqual(len(self.rows(terminal)), 701)

    def test_the_bar_keeps_within_a_narrow_terminal(self):
        for columns in (20, 60, 200):
            terminal = self.start(*ENDLESS, columns=columns)
            terminal.read(until=b" %  ", times=2)
            terminal.stop()
            bars = [part for part in terminal.shown.decode().split("\r") if "%" in part]
            self.assertLess(max(map(len, bars)), columns)

    def test_what_is_soon_done_shows_none(self):
        terminal = self.start("--seed", "1", "--stats", "3")
        self.assertEqual((terminal.end(), terminal.shown), (0, b""))

    def test_nothing_is_shown_where_there_is_no_terminal(self):
        done = subprocess.run([PROGRAM, *LEVELS, "500"], capture_output=True, check=True)
        self.assertEqual(done.stderr, b"")
        self.assertEqual(len(done.stdout.splitlines()), 501)

    def test_rows_on_the_same_terminal_stay_whole(self):
        terminal = self.start(*LEVELS, "500", whole=True)
        self.assertEqual(terminal.end(), 0)
        self.assertIn(b"of 500 levels", terminal.shown)
        lines = screen(terminal.shown)
        self.assertEqual(len(lines), 501)
        self.assertTrue(all(line.count(",") == 23 for line in lines), lines[-5:])

    def test_ctrl_c_stops_soon_and_says_after_how_much(self):
        terminal = self.start(*ENDLESS)
        terminal.read(until=b"levels")
        status, seconds = terminal.stop()
        self.assertEqual(status, 130)
        self.assertLess(seconds, PATIENCE)
        rows = self.rows(terminal)
        self.assertTrue(all(row.count(",") == 23 for row in rows))
        self.assertEqual(screen(terminal.shown), [f"cellarium: stopped after {len(rows) - 1} of 100000000 levels"])

    def test_one_large_level_has_a_bar_and_stops_soon(self):
        for number in (signal.SIGINT, signal.SIGTERM):
            terminal = self.start(*LARGE)
            terminal.read(until=b"0 of 1 levels", times=2)
            status, seconds = terminal.stop(number)
            self.assertEqual(status, 128 + number)
            self.assertLess(seconds, 2 * PATIENCE)
            self.assertEqual(len(self.rows(terminal)), 1)
            self.assertEqual(screen(terminal.shown), ["cellarium: stopped after 0 of 1 levels"])

    def test_a_level_that_is_being_made_stops_soon(self):
        for number in (signal.SIGINT, signal.SIGTERM):
            terminal = self.start("--generator", "caves", "--seed", "1", "--size", "4096x4096", "--stats", "1")
            end = time.monotonic() + 20 * PATIENCE
            while not self.rows(terminal) and time.monotonic() < end:
                time.sleep(0.01)
            status, seconds = terminal.stop(number)
            self.assertEqual(status, 128 + number)
            self.assertLess(seconds, 0.5 * PATIENCE)
            self.assertEqual(len(self.rows(terminal)), 1)
            self.assertEqual(screen(terminal.shown), ["cellarium: stopped after 0 of 1 levels"])

    def test_a_session_s_end_has_a_status_of_its_own(self):
        terminal = self.start(*ENDLESS)
        terminal.read(until=b"levels")
        self.assertEqual(terminal.stop(signal.SIGTERM)[0], 143)

    def test_ctrl_c_stops_without_a_terminal_too(self):
        with subprocess.Popen([PROGRAM, *ENDLESS], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                              preexec_fn=undisturbed) as process:
            process.stdout.readline()
            process.stdout.readline()
            process.send_signal(signal.SIGINT)
            err = process.communicate(timeout=10)[1]
        self.assertEqual(process.returncode, 130)
        self.assertRegex(err.decode(), r"\Acellarium: stopped after \d+ of \d+ levels\n\Z")

    def test_a_screenshot_that_is_stopped_leaves_no_file(self):
        path = os.path.join(self.folder, "x.png")
        terminal = self.start("--seed", "1", "--screenshot", path, "--ticks", "100000000")
        terminal.read(until=b"ticks")
        status, seconds = terminal.stop()
        self.assertEqual((status, os.listdir(self.folder)), (130, []))
        self.assertLess(seconds, PATIENCE)

    def test_an_export_that_is_stopped_while_it_is_written_is_whole(self):
        command = [PROGRAM, "--seed", "1", "--size", "4000x4000", "--export", os.path.join(self.folder, "x.txt")]
        with subprocess.Popen(command, preexec_fn=undisturbed) as process:
            end = time.monotonic() + 20 * PATIENCE
            while process.poll() is None and not os.listdir(self.folder):
                if time.monotonic() > end:
                    process.kill()
                    self.fail("no file is begun")
            process.send_signal(signal.SIGINT)
        self.assertIn(process.returncode, (0, -signal.SIGINT))
        sizes = {name: os.path.getsize(os.path.join(self.folder, name)) for name in os.listdir(self.folder)}
        self.assertEqual(list(sizes), ["x.txt"])
        self.assertGreater(sizes["x.txt"], 4000 * 4000)

    def test_tools_report_what_they_have_got(self):
        terminal = self.start("1000000", program=REPORT)
        terminal.read(until=b"runs")
        status, seconds = terminal.stop()
        self.assertEqual(status, 130)
        self.assertLess(seconds, 3 * PATIENCE)
        told = re.search(r"bot_report: stopped after (\d+) of 4000000 runs", terminal.shown.decode())
        self.assertTrue(self.rows(terminal)[0].startswith(f"careful: {told[1]} runs"))

    def test_the_maker_of_sounds_stops_too(self):
        for number in (signal.SIGINT, signal.SIGTERM):
            terminal = self.start("assets/sound/make_sounds.py", "--check", program=sys.executable)
            terminal.read(until=b" of ")
            self.assertEqual(terminal.stop(number)[0], 128 + number)
            self.assertEqual(screen(terminal.shown), [])


if __name__ == "__main__":
    unittest.main(verbosity=2)
