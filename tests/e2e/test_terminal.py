# The game in a terminal, played by keys through a pseudo terminal.
# usage: /usr/bin/python3 tests/e2e/test_terminal.py PROGRAM
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

sys.path.insert(0, os.path.dirname(__file__))
from vt import Program

PROGRAM = os.path.abspath(sys.argv.pop(1))
RIGHT, LEFT, ESC, F1 = "\x1bOC", "\x1bOD", "\x1b", "\x1bOP"
STATUS = r"Hearts \d"
DUNGEON = ["--generator", "rooms", "--seed", "5"]


# How to come to each row of the man page's table of keys: options, keys, and what is seen there.
ROOMS, DESCENT, DAILY = DUNGEON, ["--generator", "descent", "--seed", "5"], "\x1bOB\r"
GIVE_UP = ["p", "\x1bOA\r", "\x1bOB\r"]
ROWS = {
    "title": [([], [], "> Descent")],
    "dungeon of one kind": [(ROOMS, [RIGHT], STATUS)],
    "such a dungeon with \\-\\-toll": [([*ROOMS, "--toll"], [RIGHT], STATUS)],
    "hand-made map": [(["--import", "{}/map.tmj"], [RIGHT], STATUS)],
    "classic": [(["--classic", "--seed", "1"], [RIGHT, LEFT, "\x1bOA", "\x1bOB"], "Hit points")],
    "descent, tower, daily": [(DESCENT, [RIGHT], STATUS), ([*DESCENT, "--tower"], [RIGHT], STATUS), ([], [DAILY, RIGHT], STATUS)],
    "map, layout or pause of a dungeon": [(ROOMS, [RIGHT, key], seen) for key, seen in
                                               (("\t", "The full layout"), ("m", "stairs, chests, locks"), ("p", "Save and quit"))],
    "map, layout or pause of a descent": [(DESCENT, [RIGHT, key], seen) for key, seen in
                                               (("m", "stairs, chests, locks"), ("p", "Save and quit"))],
    "practice": [([], ["\x1bOB" * 2 + "\r"], "> Begin")],
    "how it is made (F4)": [(ROOMS, [RIGHT, "\x1bOS", "\r"], "rooms 5")],
    "after death or victory": [(ROOMS, [RIGHT, *GIVE_UP], "> Again")],
    "after today's daily": [([], [DAILY, RIGHT, *GIVE_UP], "> Again")],
    "recording": [(["--replay", "{}/game.rec"], [" "], "paused")],
}


class Terminal(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.home = self.folder.name
        self.program = None

    def tearDown(self):
        if self.program and self.program.status is None:
            os.kill(self.program.pid, signal.SIGKILL)
            os.waitpid(self.program.pid, 0)
        self.folder.cleanup()

    def start(self, *options, term="xterm", size=(80, 24), new=False):
        self.program = Program([PROGRAM, "--terminal", *options], self.home, term, size, new)
        return self.program

    def play(self, *options, **how):
        game = self.start(*DUNGEON, *options, **how)
        game.wait(STATUS)
        return game

    def hero(self):
        rows = self.program.quiet().split("\n")
        return next((row.index("@"), y) for y, row in enumerate(rows[2:-3], 2) if "@" in row)

    def goods(self):
        return int(self.program.wait(r"Treasures (\d+)")[1])

    # Steps first: a game that was never played is not kept.
    def explore(self):
        goods = self.goods()
        for _ in range(12):
            self.program.keys("o")
            self.program.quiet()
            if self.goods() > goods:
                return
        self.fail("nothing was found\n" + self.program.screen.text())

    # Until a page is open: a key may only have stopped a journey.
    def press(self, key, pattern):
        for _ in range(5):
            self.program.keys(key)
            if re.search(pattern, self.program.quiet()):
                return
        self.program.wait(pattern)

    def quit(self):
        self.press("p", "Save and quit")
        self.program.keys("\x1bOA" * 2 + "\r") # before Give up
        self.assertEqual(self.program.end(), 0)

    def test_title_begins_a_game_and_quits(self):
        game = self.start()
        game.wait("> Descent")
        game.keys("\r")
        game.wait(STATUS)
        self.quit()
        self.assertRegex(game.screen.text(), r"cellarium --code \w+")
        self.assertFalse(game.screen.alternate)

    def test_a_new_player_is_asked_once_for_his_keys(self):
        game = self.start(new=True)
        game.wait("Do you want the keys of roguelikes")
        game.keys("y")
        game.wait("> Descent")
        self.press("\x1bOA", "> Quit")
        game.keys("\r")
        self.assertEqual(game.end(), 0)
        self.play(new=True)
        x, y = self.hero()
        self.program.keys("l")
        self.assertEqual(self.hero(), (x + 1, y))

    def test_a_key_is_a_step(self):
        self.play()
        x, y = self.hero()
        self.program.keys(RIGHT)
        self.assertEqual(self.hero(), (x + 1, y))
        self.program.keys("a")
        self.assertEqual(self.hero(), (x, y))

    def test_a_keypad_that_sends_its_own_walks(self):
        self.play()
        x, y = self.hero()
        for letter, dx in (("v", 1), ("t", 0)):  # 6 and 4, in application mode
            self.program.keys(f"\x1bO{letter}")
            self.assertEqual(self.hero(), (x + dx, y))

    def test_alt_with_a_letter_is_neither(self):
        self.play()
        before = self.program.quiet()
        self.program.keys("\x1bd")
        self.assertEqual(self.program.quiet(), before)  # neither a menu nor a step

    def test_who_wants_no_colour_gets_none(self):
        self.play()
        self.quit()
        self.assertTrue(self.program.screen.colours)
        os.environ["NO_COLOR"] = "1"
        self.addCleanup(os.environ.pop, "NO_COLOR")
        self.play()
        self.program.quiet()
        self.assertFalse(self.program.screen.colours)

    def test_vi_keys_are_kept(self):
        game = self.start()
        game.wait("> Descent")
        game.keys("l" + "\x1bOA" * 2 + "\r") # Settings
        game.wait("Window and keys")
        game.keys("\x1bOA" + "\r") # the last chapter
        game.wait("Keys +letters")
        game.keys("\x1bOA" + RIGHT)
        game.wait(r"Keys +vi")
        game.keys(ESC + ESC + ESC) # to the title, and there to Quit
        game.wait("> Quit")
        game.keys("\r")
        self.assertEqual(game.end(), 0)
        self.play()
        x, y = self.hero()
        self.program.keys("l")
        self.assertEqual(self.hero(), (x + 1, y))

    def test_the_bell_shows_what_it_would_take(self):
        game = self.start("--generator", "caves", "--toll", "--seed", "9")
        game.wait(STATUS)
        for _ in range(3):
            game.keys("o")
            before = game.quiet()
        self.assertNotIn("\u2592", before)
        self.press("b", "Ring the hand bell")
        self.assertIn("\u2592", game.quiet()) # hatched
        game.keys(ESC)
        self.assertNotIn("\u2592", game.quiet())
        self.press("b", "Ring the hand bell")
        game.keys("\x1bOB\r")
        self.press("\r", "Toll: ") # after --more--

    def test_r_twice_is_a_new_descent_and_backspace_leads_back(self):
        game = self.start("--generator", "descent", "--seed", "5")
        game.wait(STATUS)
        game.keys(RIGHT * 3)
        before = game.quiet().split("\n")[2:]
        game.keys("r")
        game.wait("R again: a new descent")
        game.keys("R") # as the line writes it
        game.wait("Backspace: back to the dungeon that you left")
        self.assertNotEqual(game.quiet().split("\n")[2:], before)
        game.keys("\x7f")
        game.wait(re.escape("\n".join(before)))
        game.keys("\x7f")
        game.wait("There is no dungeon to go back to")
        game.keys("r")
        game.wait("R again")
        while "R again" in game.quiet():
            pass # it goes by itself
        game.keys("r")
        game.wait("R again")
        while "R again" in game.quiet():
            pass
        self.assertEqual(game.quiet().split("\n")[2:], before)

    def test_r_is_a_new_dungeon_although_the_bell_can_be_rung(self):
        game = self.start("--generator", "caves", "--toll", "--seed", "9")
        game.wait(STATUS)
        game.keys("...")
        before = game.quiet().split("\n")[2:]
        game.keys("r")
        game.wait("Backspace: back to the dungeon that you left")
        game.keys("\x7f")
        game.quiet()
        self.assertEqual(game.quiet().split("\n")[2:], before)

    def begin_row(self, options, keys, seen):
        """Comes to a row in a home of its own. Returns the map as the game began."""
        self.tearDown()
        self.setUp()
        if "--import" in options:
            subprocess.run([PROGRAM, *DUNGEON, "--export", f"{self.home}/map.tmj"], check=True, capture_output=True)
        if "--replay" in options:
            self.play("--record", f"{self.home}/game.rec")
            self.program.keys("." * 3)
            self.program.quiet()
            self.quit()
        self.start(*(word.format(self.home) for word in options))
        if keys[:1] == [DAILY]:
            self.program.keys(DAILY)
        begun = self.map()
        for key in keys[keys[:1] == [DAILY]:]:
            self.program.keys(key)
            self.program.quiet()
        self.program.wait(seen)
        return begun

    def map(self):
        """Of the stages, which follow each other by themselves, only the seed."""
        rows = self.program.quiet().split("\n")
        seed = re.match(r"rooms \d+ ", rows[0])
        return seed[0] if seed else rows[2:-3]

    def map_below(self):
        """The map, after leaving a page over it."""
        if re.search("The full layout|stairs, chests, locks|Save and quit", self.program.quiet()):
            self.program.keys(ESC)
        return self.map()

    def until_quiet(self, seconds):
        """What the screen shows meanwhile."""
        while self.program.read(seconds) or not self.program.asleep():
            yield self.program.screen.text()
        yield self.program.screen.text()

    def done_by(self, key, begun):
        """What a key does, in the man page's words."""
        game, before = self.program, self.program.quiet()
        game.keys(key)
        twice = any(re.search("again: a new (descent|tower)", text) for text in self.until_quiet(1))
        if twice:
            game.keys(key)  # at once: the question goes by itself
            game.quiet(1.5)  # a game that begins waits for the disk
        text = game.screen.text()
        if text == before:
            return "nothing"
        if re.search("Start .* over\\?|again\\?", text):
            return "asks"
        if "> Begin" in text or "nothing yet" in text:
            return "another seed"
        map = self.map_below()
        return "same" if map == begun else "new (twice)" if twice else "new"

    def done_by_backspace(self, begun):
        page = "> Again" in self.program.screen.text()
        before = None if page else self.map_below()
        if self.done_by("r", begun) in ("nothing", "another seed"):
            before = self.map()
        left = self.map()
        self.program.keys("\x7f")
        self.program.quiet(1.5)  # a game that goes on waits for the disk
        map = self.map_below()
        return "nothing" if map == left else "back" if map == before else "?"

    def test_keys_of_a_new_dungeon_do_what_the_man_page_says(self):
        """The rows of its table, except that of the web page."""
        manual = Path(__file__).resolve().parents[2] / "assets/linux/cellarium.6.in"
        rows = [line.split("\t") for line in manual.read_text().split("\n") if line.count("\t") == 3]
        self.assertEqual({row[0] for row in rows} - {"where", "web page"}, set(ROWS))
        for where, *does in rows:
            for way in ROWS.get(where, []):
                done = [self.done_by(key, self.begin_row(*way)) for key in ("r", "\x12")]
                self.assertEqual([*done, self.done_by_backspace(self.begin_row(*way))], does, f"{where}: {way}")

    def test_leads_back_to_the_title(self):
        game = self.play()
        game.keys(RIGHT)
        self.press("p", "Save and leave")
        game.keys("\x1bOA" * 3 + "\r")
        game.wait("> Continue ")
        self.assertNotIn("--generator", game.quiet())
        game.keys("\x1bOA\r") # Quit
        self.assertEqual(game.end(), 0)
        self.assertIn("cellarium --generator rooms --seed 5", game.screen.text())

    def test_a_tower_is_told_in_floors(self):
        game = self.start()
        game.wait("> Descent")
        game.keys("\x1bOB" * 3 + "\r") # More
        game.wait("> Tower")
        game.keys("\r")
        game.wait(r"Matins, floor 1 ")
        self.press(F1, "once a floor")
        self.assertNotIn("depth", game.screen.text())

    def test_tab_shows_the_whole_layout(self):
        self.play()
        before = self.program.quiet().count("#")
        self.press("\t", "The full layout")
        self.assertGreater(self.program.screen.text().count("#"), 3 * before)
        self.program.keys("\t")
        self.program.wait(STATUS)
        self.assertEqual(self.program.quiet().count("#"), before)

    # The game is recorded, watched, searched, and taken over.
    def test_the_dungeon_grows_stage_by_stage(self):
        game = self.play()
        level = game.quiet()
        game.keys("\x1bOS")  # F4
        game.wait(r"rooms 5  0/(\d+) nothing yet")
        game.keys(RIGHT)
        game.wait(r"rooms 5  1/\d+ \w+")
        game.keys(RIGHT * 3)
        self.assertIn("#", game.quiet())
        game.wait(r"rooms 5  4/\d+ \w+")
        game.keys("g")
        game.wait(r"scatter 5  [01]/\d+ ")
        game.keys(ESC)
        game.wait(STATUS)
        self.assertEqual(game.quiet(), level)
        self.quit()

    def test_a_recording_is_watched(self):
        file = os.path.join(self.home, "game.rec")
        game = self.play("--record", file)
        for _ in range(40):
            game.keys(".")
            game.quiet()  # what is typed ahead of an alarm is dropped
        self.quit()
        game = self.start("--replay", file)
        game.wait(r"play x1  0:0")
        game.keys(" ")
        game.wait(r"paused x1 ")
        game.keys("\x1bOF") # its end: forty turns of twelve ticks
        game.wait(r"paused x1  0:08 of 0:08")
        game.keys("0,")
        game.wait(r"paused x1  0:00 of 0:08")
        game.keys("5")
        game.wait(r"paused x1  0:04 of 0:08")
        game.keys("\x1bOA")
        game.wait(r"paused x2 ")
        for key, page in [("i", "The bag"), ("m", "stairs, chests, locks"), ("?", "This is a recorded game")]:
            game.keys(key)
            game.wait(page)
            game.quiet()
            game.keys(ESC)
            game.quiet()  # a key that follows at once would be Alt and that key
            game.wait(r"paused x2 +0:04")
        game.keys("\r")
        game.wait(r"Play on from here\?")
        game.keys("\x1bOB\r")
        game.wait(STATUS)
        for _ in range(6):
            game.keys(".")
        game.quiet()
        self.quit()
        self.assertRegex(game.screen.text(), r"left after 3\d\d ticks")
        game = self.start() # the second game has pushed out the first, and goes on
        game.wait("> Continue ")
        game.keys("\x1bOB" * 4 + "\r") # More
        game.wait("  Tower")
        game.keys("\x1bOA" * 4 + "\r") # Runs
        game.wait(r"> +1 +\d+ depth 1 +stopped .* Rooms")
        game.wait(r"0:08, [-\d]+ \d+:\d+, code \w+, seed")
        game.keys("\r")
        game.wait(r"play x1  0:0\d of 0:08")
        game.keys(ESC)
        game.wait(r"> +1 +\d+ depth 1 +stopped") # back where it was chosen
        game.keys(ESC)
        game.wait("> Runs")

    def test_plays_the_classic(self):
        game = self.start("--generator", "scatter", "--turns", "--classic", "--seed", "1")
        game.wait("Hit points 3")
        map = "\n".join(game.quiet().split("\n")[2:-3])
        self.assertEqual((map.count("3"), map.count("e")), (1, 9))
        for _ in range(40): # everybody nearby is found
            game.keys(LEFT + RIGHT)
            if re.search("The enemy is hit: 0 of 1 hit point|You are hit: 2 of 3 hit points", game.quiet(0.05)):
                return
        self.fail("nobody came\n" + game.screen.text())

    def test_has_dungeons_as_in_the_tutorials(self):
        game = self.start()
        game.wait("> Descent")
        game.keys("\x1bOB" * 2 + "\r") # Practice
        game.wait("> Begin")
        game.wait("  Kind +Halls")
        game.keys("\x1bOB" * 2 + LEFT)
        game.wait("> Tutorial rules +Rooms")
        game.keys("\r")
        game.wait(STATUS)
        self.quit()
        self.assertRegex(game.screen.text(), r"--generator rooms --seed \d+ --size 35x35 --mapped")

    def test_explores_and_collects(self):
        self.play()
        self.explore()
        self.program.keys("H")
        self.program.wait(r"Collected the \w+")

    def test_what_was_met_is_in_the_book(self):
        game = self.play()
        game.keys(".")
        game.quiet()
        game.keys("p")
        game.wait("Save and quit")
        game.keys("\x1bOB" * 7 + "\r") # Known things
        game.wait(r"Bestiary: met \d+ of \d+")
        game.keys("\t") # the other chapter
        game.wait(r"Things: found \d+ of \d+") # the things that the hero begins with come first
        game.wait(r"A tool\..*\n.*Set it down")
        game.keys("\x1bOB" * 4)
        game.wait("You have not found this yet")

    def test_giving_up_shows_the_end(self):
        game = self.play()
        game.keys("p")
        game.wait("Save and quit")
        game.keys("\x1bOA\r")
        game.wait("Give up\\?")
        game.keys("\x1bOB\r")
        game.wait("You gave up")
        game.wait(r"Kills +0\b")
        game.wait("> Again")
        game.keys("h" + ESC) # the messages, and back
        game.wait("> Again")
        self.assertIn("You gave up", game.quiet())
        game.keys("\r")
        game.quiet()
        self.assertNotIn("You gave up", game.screen.text())

    def test_a_seed_is_typed(self):
        game = self.start()
        game.wait("Descent")
        game.keys("\x1bOB" * 3 + "\r") # More
        game.wait("> Tower")
        game.keys("\x1bOB" * 4 + "\r") # Code or seed
        game.wait("> Code or seed +_")
        game.keys("hill\x7fk" + "\x1bOB" + LEFT)
        game.wait("> Kind +Warren")
        self.assertRegex(game.screen.text(), "Code or seed +hilk_")
        game.keys("\r")
        game.wait(STATUS)
        game.keys("p")
        game.wait("Seed +hilk")

    def test_statistics_are_a_page(self):
        game = self.play()
        game.keys("p")
        game.wait("Save and quit")
        self.assertRegex(game.screen.text(), r"Code +\w{10}")
        game.keys("\x1bOB" * 8 + "\r")
        game.wait("No run has ended yet. Totals of your runs will appear here")
        game.keys(ESC)

    def test_bag_help_and_look_are_pages(self):
        game = self.play()
        game.keys("i")
        game.wait(r"candle +x3 +\[1")
        game.keys(ESC)
        game.quiet()
        game.keys("?")
        game.wait("How to play")
        game.keys("\x1b[6~")
        game.wait(r"Tab +the full layout; .* it \|") # the words of a row stay in the frame
        game.keys(ESC)
        game.quiet()
        game.keys("v")
        game.wait("You, here")
        game.keys("\t")
        game.wait("(east|west|north|south)")
        game.keys(ESC)
        self.assertNotIn("You, here", game.quiet())

    def test_follows_the_size(self):
        game = self.play()
        before = game.quiet()
        game.resize(100, 40)
        game.wait(STATUS)
        rows = game.quiet().split("\n")
        self.assertRegex(rows[37], STATUS)
        game.resize(40, 10)
        game.wait("Too small: 40x10")
        game.keys(RIGHT) # counts for nothing
        game.quiet()
        game.resize(80, 24)
        game.wait(STATUS)
        self.assertEqual(game.quiet(), before)

    def test_a_wide_terminal_shows_who_is_in_sight_and_what_was_said(self):
        game = self.start("--generator", "scatter", "--seed", "3", "--size", "21x21", size=(160, 50))
        game.wait(STATUS)
        rows = game.quiet().split("\n")
        side = "\n".join(row[121:] for row in rows)
        self.assertRegex(side, "(?s)(In sight|Nobody is in sight).*Messages")
        listed = [row for row in side.split("\n") if re.match(r" *\S [a-z ]+, (asleep|hunting you)?.*\d+ (north|south|east|west)", row)]
        for row in listed:  # each stands on the map as the letter that it begins with
            self.assertIn(row.split()[0], "".join(row[:120] for row in rows))
        self.assertIn("| In sight" if listed else "| Nobody is in sight", "\n".join(rows))
        for way in (RIGHT, LEFT, RIGHT, LEFT):
            game.keys(way)
            game.quiet()
        game.resize(100, 40)
        game.wait(STATUS)
        self.assertNotRegex(game.quiet(), "in sight|Messages")

    # Row by row, as far as there is room; the rest of the screen is blank.
    def says_too_small(self, w, h):
        said = f"Too small: {w}x{h}. Make it 80x24."[: w * h]
        rows = [said[i : i + w] for i in range(0, len(said), w)] + [""] * h
        self.program.wait("\\A" + re.escape("\n".join(row.rstrip() for row in rows[:h])) + "\\Z")

    def test_no_size_is_too_small_to_start_and_to_end(self):
        for w, h in [(w, 24) for w in range(1, 80)] + [(80, h) for h in range(1, 24)] + [(1, 1), (9, 3)]:
            with self.subTest(size=(w, h)):
                game = self.start(*DUNGEON, size=(w, h))
                self.says_too_small(w, h)
                os.kill(game.pid, signal.SIGTERM)
                self.assertEqual(game.end(), 0)

    # Each width and each height, in the game and on every page; now and then it grows again.
    def test_no_size_is_too_small_to_shrink_to(self):
        pages = ["c", "i", "p", "?", "v", "\t", "H", "\x1bOS", "R", "x"]
        game = self.play()
        before = game.quiet()
        for w in range(79, 0, -1):
            for h in {24, 1, w % 23 + 1}:
                game.resize(w, h)
                self.says_too_small(w, h)
            if w % 8 == 0:
                game.resize(80, 24)
                game.quiet(0.1)
                if w < 72:
                    game.keys(ESC)
                game.wait(STATUS)
                game.quiet(0.1)
                game.keys(pages[w // 8])
                game.quiet(0.1)
        for h in range(23, 0, -1):
            game.resize(80, h)
            self.says_too_small(80, h)
        game.resize(80, 24)
        game.quiet(0.1)
        game.keys(ESC)
        game.wait(STATUS)
        for size in [(1000, 24), (80, 1000), (700, 300), (80, 24)]:
            game.resize(*size)
            game.wait(STATUS)
            game.quiet(0.1)
        self.assertEqual(game.quiet().split("\n")[2:], before.split("\n")[2:])
        os.kill(game.pid, signal.SIGTERM)
        self.assertEqual(game.end(), 0)

    # Nobody reads what the program draws, so it waits for the terminal forever.
    def test_a_game_that_hangs_can_be_ended(self):
        game = self.play()
        game.keys("." * 9)
        game.quiet()
        for _ in range(60):
            game.keys("\t" + RIGHT * 4 + ESC)
            time.sleep(0.02)
        os.kill(game.pid, signal.SIGTERM)
        time.sleep(1)
        self.assertEqual(os.waitpid(game.pid, os.WNOHANG), (0, 0))
        end = time.monotonic() + 20
        while (done := os.waitpid(game.pid, os.WNOHANG)) == (0, 0) and time.monotonic() < end:
            time.sleep(0.1)
        game.status = os.waitstatus_to_exitcode(done[1]) if done[0] else None
        self.assertEqual(game.status, -signal.SIGTERM)
        save = os.path.join(self.home, ".local/share/cellarium/dungeon.save")
        replay = subprocess.run([PROGRAM, "--replay", save, "--fast"], capture_output=True, text=True)
        self.assertRegex(replay.stdout, r" after [1-9]\d+ ticks")

    def test_a_hang_up_keeps_the_game(self):
        game = self.play()
        self.explore()
        goods = self.goods()
        game.hang_up()
        game.end()
        save = os.path.join(self.home, ".local/share/cellarium/dungeon.save")
        replay = subprocess.run([PROGRAM, "--replay", save, "--fast"], capture_output=True, text=True)
        self.assertIn(f"collected {goods} of", replay.stdout) # as the window would go on with it
        game = self.start()
        game.wait("> Continue ")
        game.keys("\r")
        game.wait(STATUS)
        self.assertEqual(self.goods(), goods)

    # Each act is written before the next key is waited for.
    def test_no_word_of_a_message_is_cut(self):
        game = self.start("--generator", "descent", "--seed", "5", size=(80, 24))
        game.wait(STATUS)
        game.keys("b")
        said = " ".join(game.quiet().split("\n")[:2])
        self.assertIn("No hand bell yet: look in the torchlight", " ".join(said.split()))

    def test_a_kill_costs_nothing(self):
        game = self.play()
        for _ in range(9):
            game.keys(".")
            game.wait(STATUS)
        game.quiet()
        os.kill(game.pid, signal.SIGKILL)
        game.end()
        save = os.path.join(self.home, ".local/share/cellarium/dungeon.save")
        replay = subprocess.run([PROGRAM, "--replay", save, "--fast"], capture_output=True, text=True)
        self.assertRegex(replay.stdout, r"after 1(0[89]|1\d) ticks")  # nine turns of twelve

    def test_signals_end_it_cleanly(self):
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            game = self.play()
            game.keys(RIGHT)
            game.quiet()
            self.assertTrue(game.screen.alternate)
            os.kill(game.pid, number)
            self.assertEqual(game.end(), 0)
            self.assertFalse(game.screen.alternate)

    def test_a_fault_leaves_the_terminal_as_it_was(self):
        game = self.play()
        os.kill(game.pid, signal.SIGABRT)
        self.assertEqual(game.end(), -signal.SIGABRT)
        self.assertFalse(game.screen.alternate)
        self.assertIn("internal error", game.screen.text())

    def test_needs_no_colours(self):
        game = self.play(term="vt100")
        self.explore()
        self.assertEqual(game.screen.colours, set())
        self.assertIn("#", game.quiet())
        self.quit()

    def test_uses_colours_where_there_are(self):
        game = self.play(term="xterm-256color")
        self.assertIn(38, game.screen.colours)

    def test_log_and_recording(self):
        log, recording = os.path.join(self.home, "log.txt"), os.path.join(self.home, "game.rec")
        self.play("--log=" + log, "--record", recording)
        self.explore()
        goods = self.goods()
        self.quit()
        with open(log) as lines:
            told = lines.read().splitlines()
        self.assertRegex(told[0], r"^Collect all \d+ treasures\.$")
        self.assertEqual([line for line in told if not re.match(r"^[A-Z0-9].*[.!?]$", line)], [])
        self.assertTrue(any(line.startswith("Collected the") for line in told))
        replay = subprocess.run([PROGRAM, "--replay", recording, "--fast"], capture_output=True, text=True)
        self.assertIn(f"collected {goods} of", replay.stdout)

    def test_what_cannot_be_is_told_in_one_line(self):
        game = self.start(term="no-such-terminal")
        self.assertEqual(game.end(), 1)
        self.assertRegex(game.screen.text().strip(), r"^cellarium: --terminal: \$TERM is no-such-terminal")
        game = self.start("--log")
        self.assertEqual(game.end(), 1)
        self.assertIn("--log=FILE", game.screen.text())
        piped = subprocess.run([PROGRAM, "--terminal"], capture_output=True, text=True, stdin=subprocess.DEVNULL)
        self.assertEqual(piped.returncode, 1)
        self.assertRegex(piped.stderr, r"\Acellarium: --terminal: .*\n\Z")


if __name__ == "__main__":
    unittest.main()
