#!/usr/bin/python3
"""Plants small faults in each room of src, one at a time, and checks whether a test fails.

    tests/mutation/mutate.py --build DIR [--count 60] [--seed 1] [--jobs 2] [--report FILE] [--least PERCENT]
        [--rooms view app]  only these rooms; COUNT faults are planted in each
        [--tests REGEX]     only tests whose names match; with '^(?!e2e)' none waits for the whole program
        [--seconds MOST]    without tests that take longer: more faults survive, in a fifth of the time
    tests/mutation/mutate.py --build DIR --at src/sim/tick.c:40 src/map/fov.c:7     (all faults of these lines)

The rooms are built once as shared libraries, under DIR, which is kept from run to run. For each fault one file is
compiled and one library linked, which the programs find before the sound one. A fault that does not change the object code
is counted apart. All faults of a room are equally likely to be chosen, and the same seed chooses
the same. Only tests that may run code of the room are run. Those that have found most faults so far, for the time that
they take, come first. The first test that fails ends the search.
"""

import argparse
import json
import math
import os
import random
import re
import resource
import shlex
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections import Counter, defaultdict
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from faults import faults_of, planted

PROJECT = Path(__file__).resolve().parents[2]
ROOMS = ("base", "map", "gen", "sim", "io", "view", "app")
LAST = {"bots": "io", "fuzz": "io", "house": "io", "linux": "app", "e2e": "app"}  # the last room whose code other tests may run
WHOLE = ("house/hashes", "linux/options", "linux/outputs", "e2e/dump", "e2e/errors", "e2e/keys", "e2e/terminal",
         "e2e/window")
WAITING = "e2e/"  # tests of these can fail because the machine is busy, so that they have to fail twice
WAIT = 300  # seconds on the clock that a test may take
MEMORY = 2 << 30  # bytes that a test may take
UNDEFINED = "-fsanitize=undefined -fsanitize-undefined-trap-on-error"  # the suite runs under sanitizers as well
KILLED, TIMEOUT, SURVIVED, SAME, BROKEN = "killed", "killed by time", "survived", "same code", "not compiling"


def run(command, seconds, wait, env=None, cwd=None):
    """Returns the exit status and the seconds of the processor. The status is None when the command took more than
    `seconds` of the processor or more than `wait` on the clock."""
    def limit():
        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    process = subprocess.Popen(command, cwd=cwd, env=env, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                               stderr=subprocess.DEVNULL, preexec_fn=limit, start_new_session=True)
    clock = threading.Timer(wait, os.killpg, (process.pid, signal.SIGKILL))
    clock.start()
    _, status, usage = os.wait4(process.pid, 0)
    clock.cancel()
    process.returncode = code = os.waitstatus_to_exitcode(status)
    return None if code in (-signal.SIGXCPU, -signal.SIGKILL) else code, usage.ru_utime + usage.ru_stime


def runs(name, room):
    """True if a test may run code of a room."""
    own = name.split("/")[0]
    if name not in WHOLE and own not in ROOMS and own not in ("bots", "fuzz"):
        return False
    return ROOMS.index(LAST.get(own, own)) >= ROOMS.index(room)


def room_of(path):
    return path.relative_to(PROJECT / "src").parts[0]


class Test:
    def __init__(self, entry):
        self.name, self.command = entry["name"], entry["command"]
        properties = {item["name"]: item["value"] for item in entry["properties"]}
        self.cwd = properties.get("WORKING_DIRECTORY")
        self.env = dict(pair.split("=", 1) for pair in properties.get("ENVIRONMENT", []))
        self.seconds = self.took = 0.0  # seconds of the processor: without a fault, and in the last run

    def passes(self, libraries, seconds):
        """True, False, or None when it took too long. The libraries in that folder take the place of the sound ones."""
        env = os.environ | self.env | ({"LD_LIBRARY_PATH": str(libraries)} if libraries else {})
        for _ in range(2 if self.name.startswith(WAITING) else 1):
            status, self.took = run(self.command, seconds, WAIT, env, self.cwd)
            if status == 0:
                return True
        return None if status is None else False


class Build:
    """Builds the libraries without faults, and the tests."""

    def __init__(self, folder, options):
        def serves(name):
            return re.search(options.tests, name) and any(runs(name, room) for room in options.rooms)
        self.folder = folder
        subprocess.run(["cmake", "-S", PROJECT, "-B", folder, "-G", "Unix Makefiles", "-DBUILD_SHARED_LIBS=ON",
                        "-DCMAKE_BUILD_TYPE=Release", "-DCELLARIUM_WERROR=OFF", f"-DCMAKE_C_FLAGS={UNDEFINED}",
                        *(f"-DCMAKE_{kind}_LINKER_FLAGS=-Wl,--enable-new-dtags" for kind in ("EXE", "SHARED"))],
                       check=True, stdout=subprocess.DEVNULL)
        table = (folder / "tests/CTestTestfile.cmake").read_text()  # long tests stand indented in it
        listed = re.findall(r"^add_test\(\[=\[(.*?)\]=\](.*)", table, re.MULTILINE)
        targets = sorted({Path(word).name for name, command in listed if serves(name)
                          for word in re.findall(f'"({re.escape(str(folder))}/.*?)"', command)})
        subprocess.run(["make", "-C", folder, f"-j{options.jobs}", *targets], check=True, stdout=subprocess.DEVNULL)
        told = subprocess.run(["ctest", "--show-only=json-v1"], cwd=folder, check=True, capture_output=True)
        entries = [entry for entry in json.loads(told.stdout)["tests"]
                   if serves(entry["name"])]
        self.commands = {Path(entry["file"]): entry  # of the libraries, not of programs with a copy of their own
                         for entry in json.loads((folder / "compile_commands.json").read_text())
                         if Path(entry["directory"]) == folder}
        self.links = [(link, link.read_text()) for link in folder.glob("CMakeFiles/*.dir/link.txt")]
        self.tests = [test for test in map(Test, entries) if self.time(test, options.seconds)]

    @staticmethod
    def time(test, most):
        passed = test.passes(None, math.ceil(min(600, most)))
        test.seconds = test.took
        if passed is False:
            print(f"{test.name} fails without any fault and is left out", file=sys.stderr, flush=True)
        return passed and test.seconds <= most

    def compile(self, path, source, folder):
        """Compiles `source` in place of a file. Returns the object code, or None when it does not compile."""
        entry = self.commands[path]
        words = shlex.split(entry["command"])
        output, mutant = folder / "fault.o", folder / "fault.c"
        mutant.write_text(source)
        words[words.index("-o") + 1] = str(output)
        words[words.index(str(path))] = str(mutant)
        done = subprocess.run([*words, "-w", "-iquote", path.parent], cwd=entry["directory"], capture_output=True)
        return output.read_bytes() if done.returncode == 0 else None

    def link(self, path, folder):
        """Links a library with the last compiled object in place of a file's."""
        words = shlex.split(self.commands[path]["command"])
        sound = words[words.index("-o") + 1]
        for _, text in self.links:
            words = shlex.split(text)
            if sound not in words:
                continue
            library = folder / "libraries" / Path(words[words.index("-o") + 1]).name
            shutil.rmtree(library.parent, ignore_errors=True)
            library.parent.mkdir()
            words[words.index(sound)] = str(folder / "fault.o")
            words[words.index("-o") + 1] = str(library)
            subprocess.run(words, cwd=self.folder, check=True, stdout=subprocess.DEVNULL)
            return library.parent
        sys.exit(f"{path} is in no shared library")


class Hunt:
    """Judges faults, several at once."""

    def __init__(self, build):
        self.build = build
        self.lock = threading.Lock()
        self.local = threading.local()
        self.kills = defaultdict(Counter)  # of a test, by file

    def folder(self):
        if not hasattr(self.local, "folder"):
            self.local.folder = self.build.folder / f"worker{threading.get_ident()}"
            self.local.folder.mkdir(exist_ok=True)
            self.local.sound = {}
        return self.local.folder

    def sound(self, path):
        folder = self.folder()
        if path not in self.local.sound:
            self.local.sound[path] = self.build.compile(path, path.read_text(), folder)
        return self.local.sound[path]

    def ordered(self, path):
        def worth(test):
            kills = self.kills[test.name]
            return (kills[path] + 0.1 * sum(kills.values()) + 0.02) / (test.seconds + 0.02)
        with self.lock:
            return sorted((test for test in self.build.tests if runs(test.name, room_of(path))), key=worth, reverse=True)

    def judge(self, fault):
        """Returns what became of the fault, and which test noticed it."""
        folder, sound = self.folder(), self.sound(fault.path)
        code = self.build.compile(fault.path, planted(fault.path.read_text(), fault), folder)
        if code is None:
            return BROKEN, None
        if code == sound:
            return SAME, None
        libraries = self.build.link(fault.path, folder)
        for test in self.ordered(fault.path):
            passes = test.passes(libraries, 5 + int(10 * test.seconds))
            if passes:
                continue
            with self.lock:
                self.kills[test.name][fault.path] += 1
            return (TIMEOUT if passes is None else KILLED), test.name
        return SURVIVED, None


def place(fault):
    line = fault.path.read_text().count("\n", 0, fault.start) + 1
    return f"{fault.path.relative_to(PROJECT)}:{line}"


def shown(fault):
    source = fault.path.read_text()
    line = source.count("\n", 0, fault.start)
    before, after = source.split("\n")[line], planted(source, fault).split("\n")[line]
    return f"{place(fault)}: {fault.kind}\n  - {before.strip()}\n  + {after.strip()}"


def table(title, rows):
    lines = [f"{title:36} {'killed':>6} {'survived':>9} {'same code':>10} {'not compiling':>14}"]
    for name in sorted(rows):
        count = rows[name]
        killed = count[KILLED] + count[TIMEOUT]
        lines.append(f"{name:36} {killed:6} {count[SURVIVED]:9} {count[SAME]:10} {count[BROKEN]:14}")
    return lines


def noticed(count):
    killed = count[KILLED] + count[TIMEOUT]
    return 100 * killed / max(1, killed + count[SURVIVED])


def report(results, seed, places):
    by_file, by_kind, by_room, total = defaultdict(Counter), defaultdict(Counter), defaultdict(Counter), Counter()
    for fault, verdict in results:
        file = str(fault.path.relative_to(PROJECT / "src"))
        for count in (by_file[file], by_kind[fault.kind], by_room[room_of(fault.path)], total):
            count[verdict] += 1
    lines = [f"{len(results)} of {places} faults, seed {seed}: {dict(total)}",
             "noticed of those that change the code: "
             + ", ".join(f"{room} {noticed(count):.0f} %" for room, count in by_room.items()), ""]
    lines += table("kind", by_kind) + [""] + table("room", by_room) + [""] + table("file", by_file) + ["", "survivors:"]
    lines += [shown(fault) for fault, verdict in results if verdict == SURVIVED]
    return "\n".join(lines) + "\n", min(map(noticed, by_room.values()), default=0)


def parse():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--build", type=Path, required=True)
    parser.add_argument("--count", type=int, default=60, help="of faults in each room")
    parser.add_argument("--rooms", nargs="+", choices=ROOMS, default=ROOMS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--minutes", type=float, default=1e6, help="after which no more faults are tried")
    parser.add_argument("--at", nargs="+", metavar="FILE:LINE", help="instead of faults chosen by the seed")
    parser.add_argument("--tests", default="", metavar="REGEX", help="only those whose names match")
    parser.add_argument("--seconds", type=float, default=1e6, help="that a test may take")
    parser.add_argument("--report", type=Path)
    parser.add_argument("--least", type=float, default=0, help="percent that must be noticed in each room")
    return parser.parse_args()


def main():
    options = parse()
    if options.at:
        options.rooms = {room_of(PROJECT / where) for where in options.at}
    build = Build(options.build.resolve(), options)
    faults, chosen = [], []
    for room in options.rooms:
        files = sorted(path for path in (PROJECT / "src" / room).rglob("*.c") if path in build.commands)
        here = [fault for path in files for fault in faults_of(path, path.read_text())]
        faults += here
        if options.at:
            chosen += [fault for fault in here if place(fault) in options.at]
        else:
            chosen += random.Random(options.seed).sample(here, min(options.count, len(here)))
    hunt = Hunt(build)
    end = time.monotonic() + 60 * options.minutes
    results = []

    def judge(fault):
        if time.monotonic() > end:
            return
        verdict, test = hunt.judge(fault)
        results.append((fault, verdict))
        print(f"{len(results)}: {verdict}{f' by {test}' if test else ''}: {shown(fault)}", flush=True)

    with ThreadPoolExecutor(options.jobs) as pool:
        list(pool.map(judge, chosen))
    text, least = report(sorted(results), options.seed, len(faults))
    print(text)
    if options.report:
        options.report.write_text(text)
    return 0 if least >= options.least else 1


if __name__ == "__main__":
    sys.exit(main())
