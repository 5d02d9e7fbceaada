#!/usr/bin/python3
"""Plants small faults in the simulation and the generators, one at a time, and sees whether a test fails.

    tests/mutation/mutate.py --build DIR [--count 300] [--seed 1] [--jobs 2] [--report FILE] [--least PERCENT]
        [--seconds MOST]    without the tests that take longer: more survive, in a fifth of the time
    tests/mutation/mutate.py --build DIR --at src/sim/tick.c:40 src/map/fov.c:7     (all faults of these lines)

The rooms are built once as shared libraries, under DIR, which is kept from run to run. For each fault one file is
compiled and one library linked, which the test programs are made to load instead of the sound one. A fault that
leaves the object code as it is changes nothing and is told apart. All faults are equally likely to be chosen, and
the same seed chooses the same. The tests are those that need no window, and the games of house/hashes. The ones that
found most faults so far, for the time they take, go first, and the first to fail ends it.
"""

import argparse
import json
import math
import os
import random
import re
import resource
import shlex
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
ROOMS = ("src/map", "src/gen", "src/sim")
TESTS = ("map", "gen", "sim", "io", "bots", "fuzz", "house")  # rooms; none runs code of one that comes after it
GAMES = "house/hashes"  # the only one of house that runs anything
MEMORY = 2 << 30  # bytes that a test may take
KILLED, TIMEOUT, SURVIVED, SAME, BROKEN = "killed", "killed by time", "survived", "same code", "not compiling"


def run(command, seconds, env=None, cwd=None):
    """The exit status, None when it took more of the processor than so many seconds, and how many it took."""
    def limit():
        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    process = subprocess.Popen(command, cwd=cwd, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                               preexec_fn=limit)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = code = os.waitstatus_to_exitcode(status)
    return None if code in (-signal.SIGXCPU, -signal.SIGKILL) else code, usage.ru_utime + usage.ru_stime


def serves(name):
    room = name.split("/")[0]
    return name == GAMES or (room in TESTS and room != "house")


class Test:
    def __init__(self, entry):
        self.name, self.command = entry["name"], entry["command"]
        self.room = TESTS.index(self.name.split("/")[0])
        properties = {item["name"]: item["value"] for item in entry["properties"]}
        self.cwd = properties.get("WORKING_DIRECTORY")
        self.seconds = self.took = 0.0  # of the processor: without a fault, and last

    def passes(self, library, seconds):
        """True, False, or None when it took too long. `library` takes the place of the sound one."""
        env = dict(os.environ, LD_PRELOAD=str(library)) if library else None
        status, self.took = run(self.command, seconds, env, self.cwd)
        return None if status is None else status == 0


class Build:
    """The sound libraries and the tests."""

    def __init__(self, folder, jobs, seconds):
        self.folder = folder
        subprocess.run(["cmake", "-S", PROJECT, "-B", folder, "-G", "Unix Makefiles", "-DBUILD_SHARED_LIBS=ON",
                        "-DCMAKE_BUILD_TYPE=Release", "-DCELLARIUM_WERROR=OFF"], check=True, stdout=subprocess.DEVNULL)
        table = (folder / "tests/CTestTestfile.cmake").read_text()  # long tests stand indented in it
        listed = re.findall(r"^add_test\(\[=\[(.*?)\]=\](.*)", table, re.MULTILINE)
        targets = sorted({Path(word).name for name, command in listed if serves(name)
                          for word in re.findall(f'"({re.escape(str(folder))}/.*?)"', command)})
        subprocess.run(["make", "-C", folder, f"-j{jobs}", *targets], check=True, stdout=subprocess.DEVNULL)
        told = subprocess.run(["ctest", "--show-only=json-v1"], cwd=folder, check=True, capture_output=True)
        entries = [entry for entry in json.loads(told.stdout)["tests"] if serves(entry["name"])]
        self.commands = {Path(entry["file"]): entry  # of the libraries, not of programs with a copy of their own
                         for entry in json.loads((folder / "compile_commands.json").read_text())
                         if Path(entry["directory"]) == folder}
        self.links = [(link, link.read_text()) for link in folder.glob("CMakeFiles/*.dir/link.txt")]
        self.tests = [test for test in map(Test, entries) if self.time(test, seconds)]

    @staticmethod
    def time(test, most):
        passed = test.passes(None, math.ceil(min(600, most)))
        test.seconds = test.took
        if passed is False:
            print(f"{test.name} fails without any fault and is left out", file=sys.stderr, flush=True)
        return passed and test.seconds <= most

    def compile(self, path, source, folder):
        """The object code of `source` in the place of a file; None when it does not compile."""
        entry = self.commands[path]
        words = shlex.split(entry["command"])
        output, mutant = folder / "fault.o", folder / "fault.c"
        mutant.write_text(source)
        words[words.index("-o") + 1] = str(output)
        words[words.index(str(path))] = str(mutant)
        done = subprocess.run([*words, "-w", "-iquote", path.parent], cwd=entry["directory"], capture_output=True)
        return output.read_bytes() if done.returncode == 0 else None

    def link(self, path, folder):
        """A library with the object compiled last in the place of a file's."""
        words = shlex.split(self.commands[path]["command"])
        sound = words[words.index("-o") + 1]
        for _, text in self.links:
            words = shlex.split(text)
            if sound not in words:
                continue
            library = folder / "fault.so"
            words[words.index(sound)] = str(folder / "fault.o")
            words[words.index("-o") + 1] = str(library)
            subprocess.run(words, cwd=self.folder, check=True, stdout=subprocess.DEVNULL)
            return library
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
        room = TESTS.index(path.relative_to(PROJECT / "src").parts[0])
        with self.lock:
            return sorted((test for test in self.build.tests if test.room >= room), key=worth, reverse=True)

    def judge(self, fault):
        """What became of it, and the test that noticed."""
        folder, sound = self.folder(), self.sound(fault.path)
        code = self.build.compile(fault.path, planted(fault.path.read_text(), fault), folder)
        if code is None:
            return BROKEN, None
        if code == sound:
            return SAME, None
        library = self.build.link(fault.path, folder)
        for test in self.ordered(fault.path):
            passes = test.passes(library, 5 + int(10 * test.seconds))
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


def report(results, seed, places):
    by_file, by_kind, total = defaultdict(Counter), defaultdict(Counter), Counter()
    for fault, verdict in results:
        for count in (by_file[str(fault.path.relative_to(PROJECT / "src"))], by_kind[fault.kind], total):
            count[verdict] += 1
    killed = total[KILLED] + total[TIMEOUT]
    noticed = 100 * killed / max(1, killed + total[SURVIVED])
    lines = [f"{len(results)} of {places} faults, seed {seed}: {dict(total)}",
             f"{noticed:.1f} % of those that change the code are noticed", ""]
    lines += table("kind", by_kind) + [""] + table("file", by_file) + ["", "survivors:"]
    lines += [shown(fault) for fault, verdict in results if verdict == SURVIVED]
    return "\n".join(lines) + "\n", noticed


def parse():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--build", type=Path, required=True)
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--minutes", type=float, default=1e6, help="after which no more faults are tried")
    parser.add_argument("--at", nargs="+", metavar="FILE:LINE", help="instead of faults chosen by the seed")
    parser.add_argument("--seconds", type=float, default=1e6, help="that a test may take")
    parser.add_argument("--report", type=Path)
    parser.add_argument("--least", type=float, default=0, help="percent that must be noticed")
    return parser.parse_args()


def main():
    options = parse()
    files = sorted(path for room in ROOMS for path in (PROJECT / room).rglob("*.c"))
    faults = [fault for path in files for fault in faults_of(path, path.read_text())]
    if options.at:
        chosen = [fault for fault in faults if place(fault) in options.at]
    else:
        chosen = random.Random(options.seed).sample(faults, min(options.count, len(faults)))
    hunt = Hunt(Build(options.build.resolve(), options.jobs, options.seconds))
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
    text, noticed = report(sorted(results), options.seed, len(faults))
    print(text)
    if options.report:
        options.report.write_text(text)
    return 0 if noticed >= options.least else 1


if __name__ == "__main__":
    sys.exit(main())
