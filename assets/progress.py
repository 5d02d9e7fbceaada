"""Shared by the scripts that make art and sound: a progress bar on standard error if that is a terminal, no traceback after
Ctrl+C, and files that are written completely or not at all."""
import signal
import sys
import time

BAR = 30
FIRST, EVERY = 0.5, 0.1  # seconds


def erase():
    if sys.stderr.isatty():
        print(f'\r{"":60}\r', end='', file=sys.stderr, flush=True)


def each(items):
    """Yields the items of a sequence and shows the progress."""
    begun = at = time.monotonic()
    for done, item in enumerate(items, 1):
        yield item
        now = time.monotonic()
        if sys.stderr.isatty() and now - begun >= FIRST and now - at >= EVERY:
            at, full = now, BAR * done // len(items)
            print(f'\r[{"#" * full:{BAR}}] {done} of {len(items)}', end='', file=sys.stderr, flush=True)
    erase()


def write(path, data):
    """Writes a new file beside the old one, then replaces the old one by it."""
    beside = path.with_name(path.name + '.new')
    try:
        beside.write_bytes(data)
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


def run(main, *arguments):
    """Exits with the status of main, or with 128 and the number of the signal that stopped it."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    status = 128 + signal.SIGINT
    try:
        status = main(*arguments)
    except KeyboardInterrupt:
        pass
    finally:
        erase()
    sys.exit(status)
