# A terminal for tests: it runs a program on a pseudo terminal and keeps the screen that the program draws. It understands as
# much of vt100 and xterm as the tests need.
import codecs
import fcntl
import os
import pty
import re
import select
import signal
import struct
import termios
import time

PATIENCE = float(os.environ.get("CELLARIUM_TEST_PATIENCE", "1"))
SEQUENCE = re.compile(r"\x1b\[([?>]?)([0-9;]*)([@-~])|\x1b([()])(.)|\x1b([78=>DMEc])|([\x00-\x1a\x1c-\x1f])|([^\x00-\x1f]+)", re.S)


class Screen:
    def __init__(self, w, h):
        self.colours, self.alternate, self.graphic = set(), False, False
        self.resize(w, h)

    def resize(self, w, h):
        self.w, self.h, self.x, self.y, self.last = w, h, 0, 0, " "
        self.top, self.bottom, self.rest = 0, h - 1, ""
        self.rows = [[" "] * w for _ in range(h)]

    def text(self):
        return "\n".join("".join(row).rstrip() for row in self.rows)

    def scroll(self, by):
        for _ in range(abs(by)):
            row = self.rows.pop(self.top if by > 0 else self.bottom)
            row[:] = [" "] * self.w
            self.rows.insert(self.bottom if by > 0 else self.top, row)

    def put(self, text):
        for c in text.translate({ord("a"): "\u2592", ord("~"): "\u00b7"}) if self.graphic else text:
            if self.x >= self.w:
                self.x, self.y = 0, min(self.y + 1, self.h - 1)
            self.rows[self.y][self.x] = self.last = c
            self.x += 1

    def control(self, c):
        if c == "\n":
            self.scroll(1) if self.y == self.bottom else None
            self.y = min(self.y + (self.y != self.bottom), self.h - 1)
        elif c == "\r":
            self.x = 0
        elif c == "\b":
            self.x = max(self.x - 1, 0)
        elif c == "\t":
            self.x = min((self.x // 8 + 1) * 8, self.w - 1)

    def blank(self, y, left, right):
        self.rows[y][left:right] = [" "] * (min(right, self.w) - left)

    def erase(self, how, whole):
        x = min(self.x, self.w - 1)
        self.blank(self.y, 0 if how else x, self.w if how != 1 else x + 1)
        for y in range(self.h) if whole else []:
            if (how == 0 and y > self.y) or (how == 1 and y < self.y) or how == 2:
                self.blank(y, 0, self.w)

    def sequence(self, private, values, final):
        numbers = [int(v) if v else 0 for v in values.split(";")]
        n = max(numbers[0], 1)
        if private:
            self.alternate = final == "h" if 1049 in numbers or 47 in numbers else self.alternate
        elif final == "m":
            self.colours |= {v for v in numbers if 30 <= v <= 48 or 90 <= v <= 107}
        elif final in "Hf":
            self.y = min(n, self.h) - 1
            self.x = min(max(numbers[1], 1) if len(numbers) > 1 else 1, self.w) - 1
        elif final in "AB":
            self.y = min(max(self.y + (n if final == "B" else -n), 0), self.h - 1)
        elif final in "CD":
            self.x = min(max(self.x + (n if final == "C" else -n), 0), self.w - 1)
        elif final == "G":
            self.x = min(n, self.w) - 1
        elif final == "d":
            self.y = min(n, self.h) - 1
        elif final in "JK":
            self.erase(numbers[0], final == "J")
        elif final == "X":
            self.blank(self.y, self.x, min(self.x + n, self.w))
        elif final == "b":
            self.put(self.last * n)
        elif final == "P":
            self.rows[self.y] = self.rows[self.y][: self.x] + self.rows[self.y][self.x + n :] + [" "] * n
        elif final == "@":
            self.rows[self.y] = (self.rows[self.y][: self.x] + [" "] * n + self.rows[self.y][self.x :])[: self.w]
        elif final in "LM":
            top, self.top = self.top, self.y
            self.scroll(n if final == "M" else -n)
            self.top = top
        elif final == "Z":
            self.x = max((self.x + 7) // 8 - n, 0) * 8
        elif final in "ST":
            self.scroll(n if final == "S" else -n)
        elif final == "r":
            self.top = n - 1
            self.bottom = (numbers[1] if len(numbers) > 1 and numbers[1] else self.h) - 1
            self.x = self.y = 0

    def feed(self, text):
        text, at = self.rest + text, 0
        while match := SEQUENCE.match(text, at):
            at = match.end()
            private, values, final, _, charset, single, control, plain = match.groups()
            if charset or (control and control in "\x0e\x0f"):
                self.graphic = charset == "0" if charset else control == "\x0e"
            if final:
                self.sequence(private, values, final)
            elif control:
                self.control(control)
            elif plain:
                self.put(plain)
            elif single in ("D", "M"):
                edge = self.bottom if single == "D" else self.top
                by = 1 if single == "D" else -1
                self.scroll(by) if self.y == edge else None
                self.y += 0 if self.y == edge else by
        self.rest = text[at:]


class Program:
    """`new`: the player was not asked yet which set of keys he wants."""

    def __init__(self, command, home, term="xterm", size=(80, 24), new=False):
        settings = os.path.join(home, ".config/cellarium/settings")
        if not new and not os.path.exists(settings):
            os.makedirs(os.path.dirname(settings), exist_ok=True)
            with open(settings, "w", encoding="ascii") as file:
                file.write("terminal_keys=letters\n")
        self.screen = Screen(*size)
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")  # a letter may come in two parts
        self.status = None
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            os.environ.update(TERM=term, HOME=home, LC_ALL="C.UTF-8")
            for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "DISPLAY", "WAYLAND_DISPLAY"):
                os.environ.pop(name, None)
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
            os.execv(command[0], command)

    def read(self, seconds):
        if not select.select([self.fd], [], [], seconds)[0]:
            return False
        try:
            data = os.read(self.fd, 65536)
        except OSError:
            data = b""
        self.screen.feed(self.decoder.decode(data))
        return data != b""

    # Waits until the screen contains the pattern. Returns the match.
    def wait(self, pattern, seconds=10):
        end = time.monotonic() + seconds * PATIENCE
        while not (found := re.search(pattern, self.screen.text())):
            if time.monotonic() > end:
                raise AssertionError(f"never shown: {pattern}\n{self.screen.text()}")
            self.read(0.05)
        return found

    # On a busy machine a program can be silent because it was not given time: then it is ready to run, not asleep. That is why
    # quiet() need not wait longer there.
    def asleep(self):
        with open(f"/proc/{self.pid}/stat", encoding="utf-8", errors="replace") as stat:
            return stat.read().rpartition(")")[2].split()[0] not in ("R", "D")

    def quiet(self, seconds=0.3):
        while self.read(seconds) or not self.asleep():
            pass
        return self.screen.text()

    def keys(self, text):
        os.write(self.fd, text.encode())

    def resize(self, w, h):
        self.screen.resize(w, h)
        fcntl.ioctl(self.fd, termios.TIOCSWINSZ, struct.pack("HHHH", h, w, 0, 0))
        os.kill(self.pid, signal.SIGWINCH)

    def hang_up(self):
        os.close(self.fd)
        self.fd = -1

    # The exit status; below 0: the number of a signal.
    def end(self, seconds=30):
        limit = time.monotonic() + seconds * PATIENCE
        while self.status is None and time.monotonic() < limit:
            if self.fd >= 0:
                self.read(0.05)
            done, status = os.waitpid(self.pid, os.WNOHANG)
            if done:
                while self.fd >= 0 and self.read(0.05):
                    pass
                self.status = os.waitstatus_to_exitcode(status)
            time.sleep(0.01)
        if self.status is None:
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
            raise AssertionError("it does not end")
        if self.fd >= 0:
            os.close(self.fd)
        return self.status
