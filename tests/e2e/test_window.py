#!/usr/bin/env python3
"""Drives the real program in a real window with real key events, under Xvfb, and checks what it reports and shows.

usage: tests/e2e/test_window.py PROGRAM     (needs Xvfb, xdotool and Pillow; any of them missing is a failure)
"""
import os
import re
import subprocess
import time
import unittest
from string import ascii_letters as LETTERS

from PIL import Image

from driver import HEIGHT, PROGRAM, SLASH, WIDTH, WindowCase, count, differing, patience, wait_for

# Panels on the screen, left, top, right, bottom.
EYE = (250, 48, 284, 86)  # with five hearts
BELL = (328, 16, 384, 96)
SLOTS = (912, 632, 1268, 708)
MIDDLE = (340, 130, 920, 600)

PILLARS = ("--generator", "pillars", "--seed", "11", "--reduced-motion")


def dark_seed():
    """Halls with a way to the left out of the light of the first stairs, no flame or monster anywhere near."""
    for seed in range(1, 500):
        dump = subprocess.run([PROGRAM, "--dump", "--generator", "halls", "--seed", str(seed)], capture_output=True,
                              text=True, check=True).stdout
        rows = [row for row in dump.splitlines() if not row.startswith(";")]
        y, x = next((y, row.index("@")) for y, row in enumerate(rows) if "@" in row)
        near = rows[max(y - 5, 0):y + 6]
        left = set("".join(row[max(x - 12, 0):x - 1] for row in near))
        right = set("".join(row[x - 1:x + 6] for row in near))
        if rows[y][max(x - 9, 0):x] == "." * 9 and not left - set("#. @*,+|=1234()[]") and not right & set(LETTERS):
            return str(seed)
    raise AssertionError("no halls have a dark way to the left")


def collected(report):
    return [int(n) for n in re.findall(r"collected (\d+) of", report)]


class WindowTest(WindowCase):
    def acts(self, game, key, box, before, least):
        """Presses the key until it has an effect: a verb cannot begin while the one before it lasts."""
        def shows():
            game.key(key)
            time.sleep(0.2)
            return differing(before.crop(box), self.display.picture().crop(box), 32) > least
        wait_for(shows, f"what {key} does")

    def test_each_verb_shows(self):
        game = self.start("--generator", "halls", "--seed", dark_seed(), "--reduced-motion")
        lit = self.display.picture()
        game.key("q")
        self.display.xdotool("keydown", "Left")
        shut = self.becomes(EYE, lit)  # out of the light of the stairs the shutter hides him
        self.display.xdotool("keyup", "Left")
        game.key("z")
        seen = self.becomes(EYE, shut)
        game.key("1")  # candles in hand
        chosen = self.becomes(SLOTS, seen)
        game.key("x")  # one is thrown: another count
        thrown = self.becomes(SLOTS, chosen, 0.0002)
        game.key("1")  # the bow again
        bow = self.becomes(SLOTS, thrown)
        self.acts(game, "k", SLOTS, bow, 0.0002)  # an arrow flies
        self.acts(game, "l", MIDDLE, self.display.picture(), 0.1)  # he has rolled on
        _, err, _ = game.stop()
        self.assertEqual(err, "")

    def test_descent_from_the_title_and_question(self):
        game = self.start("--reduced-motion")
        title = self.display.picture()
        game.key("Return")
        self.changes(title, 0.2)
        time.sleep(0.3)
        calm = self.display.picture()
        game.key("g")  # only a message
        game.key("shift+r")  # a question, with the cursor on No
        self.changes(calm, 0.2)
        asked = self.display.picture()
        game.key("Return")
        self.changes(asked, 0.2)
        time.sleep(0.2)
        game.key("r", "r")
        time.sleep(0.5)
        out, err, _ = game.stop()
        self.assertEqual(err, "")
        seeds = re.findall(r"--generator descent --seed (\d+) --depth 1", out)
        self.assertEqual(len(seeds), 2)
        self.assertNotEqual(seeds[0], seeds[1])
        self.assertEqual(len(re.findall("--generator", out)), 2)
        self.assertEqual(len(re.findall(" on depth 1, ", out)), 2)

    def test_the_hand_bell_rings_once(self):
        game = self.start("--generator", "descent", "--seed", "3", "--depth", "2", "--reduced-motion")
        before = self.display.picture()
        game.hold("b", 1.4)  # longer than a tap and the ringing, also on a slow machine
        self.becomes(BELL, before)
        time.sleep(3)
        calm = self.display.picture()
        game.key("b")  # only a message: it is silent now
        self.changes(calm, 0.001)
        out, err, _ = game.stop()
        self.assertEqual(err, "")
        self.assertEqual(len(re.findall("--generator", out)), 1)

    def test_the_bell_asks_when_tapped_or_let_go_early_and_r_does_not_ring(self):
        game = self.start("--generator", "descent", "--seed", "3", "--depth", "2", "--reduced-motion", "--log")
        game.hold("Right", 0.3)
        time.sleep(0.3)
        before = self.display.picture()
        game.key("b")  # the bell is ready: a question
        self.changes(before, 0.1)
        asked = self.stands()
        game.key("Return")  # no
        self.changes(asked, 0.1)
        before = self.display.picture()
        game.hold("b", 0.5)  # longer than a tap, not long enough to ring
        self.changes(before, 0.1)
        asked = self.stands()
        game.key("Return")
        self.changes(asked, 0.1)
        before = self.display.picture()
        game.hold("r", 1.2)
        game.key("r")
        self.changes(before, 0.2)
        before = self.display.picture()
        game.key("BackSpace")
        self.changes(before, 0.2)
        time.sleep(0.3)
        out, err, _ = game.stop()
        self.assertEqual(err, "")
        self.assertNotIn("Toll: ", out)
        seeds = re.findall(r"--generator descent --seed (\d+)", out)
        self.assertEqual((len(seeds), seeds[0], seeds[2]), (3, "3", "3"))
        self.assertNotEqual(seeds[1], "3")

    def test_a_descent_is_recorded_and_replayed(self):
        recording = os.path.join(self.home, "descent.rec")
        game = self.start("--generator", "descent", "--seed", "3", "--record", recording)
        game.key("r")
        game.hold("Left", 0.3)
        game.key("q", "1", "k", "l", "space", "e")
        game.hold("x", 0.3)
        game.hold("Down", 0.5)
        time.sleep(0.5)
        game.stop()
        replay = subprocess.run([PROGRAM, "--replay", recording, "--fast"], capture_output=True, text=True, check=False)
        self.assertEqual((replay.returncode, replay.stderr), (0, ""))
        self.assertRegex(replay.stdout, r"^[0-9a-f]{16} after \d+ ticks of seed 3, collected ")

    def test_a_code_of_the_descent(self):
        game = self.start("--generator", "descent", "--seed", "3", "--depth", "2")
        out, _, _ = game.stop()
        code = re.search(r"--code (\w+)", out).group(1)
        dumps = [subprocess.run([PROGRAM, "--dump", *words], capture_output=True, text=True, check=False).stdout
                 for words in (["--code", code], ["--generator", "descent", "--seed", "3", "--depth", "2"])]
        self.assertEqual(dumps[0], dumps[1])
        self.assertIn("#", dumps[0])

    def test_walk_collect_record_and_replay(self):
        recording = os.path.join(self.home, "walk.rec")
        game = self.start("--generator", "halls", "--seed", "7", "--record", recording)
        before = self.display.picture()
        game.hold("Right", 0.5)  # the first treasure lies beside the start
        self.changes(before)
        game.key("Left")  # away from what flies to the bag
        arc = count(self.display.picture(), SLASH)
        wait_for(lambda: game.strikes() > arc + 50, "the arc of a blow")
        out, err, seconds = game.stop()
        self.assertEqual((game.process.returncode, err), (0, ""))
        self.assertLess(seconds, 0.5 * patience())
        self.assertIn("--generator halls --seed 7 --size 50x50", out)
        self.assertEqual(collected(out), [1])
        replay = subprocess.run([PROGRAM, "--replay", recording, "--fast"], capture_output=True, text=True, check=False)
        self.assertEqual((replay.returncode, replay.stderr), (0, ""))
        self.assertRegex(replay.stdout, r"^[0-9a-f]{16} after \d+ ticks of seed 7, collected 1 of \d+")

    def test_a_dungeon_left_at_once_is_taken_back(self):
        recording = os.path.join(self.home, "back.rec")
        game = self.start("--generator", "halls", "--seed", "7", "--record", recording)
        game.hold("Right", 0.5)  # the first treasure
        before = self.display.picture()
        game.key("r")
        self.changes(before, 0.2)
        before = self.display.picture()
        game.key("BackSpace")
        self.changes(before, 0.2)
        self.stands()
        game.key("Return")  # out of the pause
        game.hold("Left", 0.3)
        out, err, _ = game.stop()
        self.assertEqual((game.process.returncode, err), (0, ""))
        seeds, ticks = re.findall(r"--seed (\d+)", out), [int(n) for n in re.findall(r"after (\d+) ticks", out)]
        self.assertEqual((len(seeds), seeds[0], seeds[2]), (3, "7", "7"))
        self.assertNotEqual(seeds[1], "7")
        self.assertGreater(ticks[2], ticks[0])
        self.assertEqual(collected(out), [1, 0, 1])
        saved = os.path.join(self.home, ".local/share/cellarium/dungeon.save")
        for kept in recording, saved:
            replay = subprocess.run([PROGRAM, "--replay", kept, "--fast"], capture_output=True, text=True, check=False)
            self.assertEqual((replay.returncode, replay.stderr), (0, ""))
            self.assertIn(f"after {ticks[2]} ticks of seed 7, collected 1 ", replay.stdout)

    def test_a_map_made_by_hand_begins_again(self):
        path = os.path.join(self.home, "map.tmj")
        subprocess.run([PROGRAM, "--generator", "pillars", "--seed", "5", "--export", path], check=True)
        game = self.start("--import", path)
        before = self.display.picture()
        middle = (440, 200, 840, 520)  # no message is shown there
        game.hold("Right", 0.5)
        self.changes(before, 0.01)
        for again in "r", "shift+r":
            game.key(again)
            wait_for(lambda: differing(before.crop(middle), self.display.picture().crop(middle), 32) < 0.02,
                     "the map from its beginning")
            game.hold("Right", 0.5)
        out, err, _ = game.stop()
        self.assertEqual((out.count("a map made by hand"), err), (3, ""))

    def test_new_and_same_dungeons(self):
        game = self.start("--generator", "pillars", "--seed", "11")
        first = self.display.picture()
        game.key("r")
        self.changes(first)
        game.key("shift+r")
        time.sleep(0.2)
        game.key("ctrl+r")
        time.sleep(0.2)
        out, err, _ = game.stop()
        seeds = re.findall(r"--seed (\d+)", out)
        self.assertEqual(err, "")
        self.assertEqual(len(seeds), 4)
        self.assertEqual(seeds[0], "11")
        self.assertNotEqual(seeds[1], "11")
        self.assertEqual(seeds[2], seeds[1])
        self.assertEqual(seeds[3], seeds[1])

    def test_the_classic_from_the_title(self):
        game = self.start()
        game.key("Down", "Down", "Down", "Return", "Down", "Down", "Return")  # More, the classic
        time.sleep(0.3)
        letters = self.display.picture()
        game.key("F2")
        self.changes(letters)
        for key in ("Left", "Up", "Right", "Down") * 4:  # not all of them lead into a wall
            game.key(key)
        old = self.display.picture()
        game.key("ctrl+r")
        self.changes(old, 0.002)  # another dungeon: more than a step
        out, err, _ = game.stop()
        begun = re.findall(r"--generator scatter --seed (\d+) --size 17x12 --classic --turns", out)
        ticks = [int(n) for n in re.findall(r"after (\d+) ticks", out)]
        self.assertEqual(err, "")
        self.assertEqual(len(begun), 2)
        self.assertNotEqual(begun[0], begun[1])
        self.assertGreater(ticks[0], 12)
        self.assertEqual(ticks[1], 0)

    def test_practice_has_the_tutorials(self):
        game = self.start()
        game.key("Down", "Down", "Return")  # Practice
        time.sleep(0.3)
        game.key("Down", "Down", "Right", "Right")
        time.sleep(0.3)
        game.key("Return")
        time.sleep(0.5)
        out, err, _ = game.stop()
        self.assertEqual(err, "")
        self.assertRegex(out, r"--generator halls --seed \d+ --size 50x50 --rooms 8 --corridor 2 --awake --mapped\n")

    def test_how_time_passes_is_chosen_in_the_title(self):
        game = self.start()
        game.key("Right", "Down", "Down", "Down", "Return", "Down", "Return")  # More, a quick dungeon
        time.sleep(0.5)
        out, err, _ = game.stop()
        self.assertEqual(err, "")
        self.assertRegex(out, r"--generator halls .* --turns")
        self.assertIn("left after 0 ticks", out)  # time waits for him

    def test_layout_pause_and_help(self):
        game = self.start("--generator", "halls", "--seed", "7")
        play = self.display.picture()
        game.key("Tab")
        self.changes(play, 0.2)
        game.key("Tab")
        game.key("Escape")
        time.sleep(0.5)
        paused = self.display.picture()
        time.sleep(0.5)
        self.assertEqual(differing(paused, self.display.picture()), 0)  # nothing moves
        game.key("F1")
        self.changes(paused)
        game.key("Escape")
        wait_for(lambda: differing(paused, self.display.picture()) == 0, "the pause screen again")
        game.key("Return")  # Continue
        self.changes(paused)
        game.key("F12")
        wait_for(lambda: [f for f in os.listdir(game.home) if f.endswith(".png")], "the screenshot")
        name = [f for f in os.listdir(game.home) if f.endswith(".png")][0]
        with Image.open(os.path.join(game.home, name)) as shot:
            self.assertEqual(shot.size, (640, 360))
        _, err, _ = game.stop()
        self.assertEqual(err, "")

    def test_bag_and_map_stand_over_a_game_that_waits(self):
        recording = os.path.join(self.home, "bag.rec")
        game = self.start("--generator", "descent", "--seed", "3", "--record", recording, "--reduced-motion")
        waited = 0
        for key, leave in (("i", "i"), ("m", "m"), ("i", "Escape"), ("m", "Escape")):
            before = self.display.picture()
            game.key(key)
            self.changes(before, 0.2)
            still = self.stands()
            since = time.monotonic()
            time.sleep(0.6)
            self.assertEqual(differing(still, self.display.picture()), 0)
            waited += time.monotonic() - since
            game.key(leave)
            self.changes(still, 0.2)
        game.key("i", "3")  # candles into the third slot, to stay
        time.sleep(0.2)
        game.key("x")  # and into the hand: the game goes on
        _, err, _ = game.stop()
        self.assertEqual(err, "")
        self.stood(game, recording, waited)

    def stood(self, game, recording, waited):
        """The recording, just ended, has none of the ticks of so many seconds: however slow the machine, they lack."""
        seconds = time.monotonic() - game.began - waited
        replay = subprocess.run([PROGRAM, "--replay", recording, "--fast"], capture_output=True, text=True, check=False)
        self.assertEqual((replay.returncode, replay.stderr), (0, ""))
        self.assertLess(int(re.search(r"after (\d+) ticks", replay.stdout).group(1)), 60 * seconds)

    def test_pausing_stops_the_clock_and_the_processor(self):
        recording = os.path.join(self.home, "pause.rec")
        game = self.start("--seed", "7", "--record", recording)
        game.key("p")
        self.stands()
        since = time.monotonic()
        used = min(game.processor_share() for _ in range(4))  # the least, because others disturb
        waited = time.monotonic() - since
        game.stop()
        self.assertLess(used, 0.05)
        self.stood(game, recording, waited)

    def share(self, *options, which=min):
        """The share of the processor that the idle game uses: the least of several, because other processes disturb. Or the most: a
        busy machine leaves out frames."""
        game = self.start(*options)
        time.sleep(2)
        share = which(game.processor_share() for _ in range(4))
        game.stop()
        return share

    def test_waiting_takes_a_fraction_of_playing(self):
        playing = self.share("--seed", "7", which=max)
        for options in ((), ("--seed", "7", "--turns")):  # the title lives on, and so does the level while time waits
            self.assertLess(self.share(*options), playing / 2, options)

    def test_title_to_moving_in_one_press_and_back(self):
        game = self.start()
        title = self.display.picture()
        game.key("Escape", "Up")  # never quits without asking: the cursor goes to Quit, and up from it
        time.sleep(0.2)
        self.assertIsNone(game.process.poll())
        game.key("Down", "Down", "KP_Enter")  # around to the first entry
        self.changes(title, 0.2)
        game.hold("d", 0.3)
        game.key("Escape", "Up", "Up", "Return")  # Save and leave
        time.sleep(0.3)
        game.key("Escape", "Return")  # Quit
        self.assertEqual(game.process.wait(timeout=5), 0)
        self.assertIn("--generator descent --seed", game.process.stdout.read())

    def test_leaving_for_the_title_does_not_spoil_the_recording(self):
        recording = os.path.join(self.home, "left.rec")
        game = self.start("--seed", "7", "--record", recording)
        game.hold("Right", 0.3)
        game.key("Escape", "Up", "Up", "Return")  # Save and leave
        time.sleep(1)
        game.stop()
        replay = subprocess.run([PROGRAM, "--replay", recording, "--fast"], capture_output=True, text=True, check=False)
        self.assertEqual((replay.returncode, replay.stderr), (0, ""))

    def test_share_code_leads_to_the_same_dungeon(self):
        game = self.start("--generator", "pillars", "--size", "21x15", "--suppress", "3", "--seed", "77")
        game.key("Escape", "y")
        time.sleep(0.3)
        out, _, _ = game.stop()
        code = re.search(r"--code (\w+)", out).group(1)
        dump = subprocess.run([PROGRAM, "--dump", "--code", code], capture_output=True, text=True, check=False)
        same = subprocess.run([PROGRAM, "--dump", "--generator", "pillars", "--size", "21x15", "--suppress", "3", "--seed", "77"],
                              capture_output=True, text=True, check=False)
        self.assertEqual(dump.stdout, same.stdout)

    def test_typed_seed(self):
        game = self.start()
        game.key("Down", "Down", "Down", "Return", *["Down"] * 4, "Return")  # More, code or seed
        time.sleep(0.2)
        self.display.xdotool("type", "wasdr n42")
        game.key("Return")
        time.sleep(0.5)
        out, _, _ = game.stop()
        word = subprocess.run([PROGRAM, "--dump", "--seed", "wasdrn42"], capture_output=True, text=True, check=False)
        seed = re.search(r"; seed (\d+)", word.stdout).group(1)
        self.assertIn(f"--seed {seed} ", out)

    def shows_the_composed_frame(self, game, size=(WIDTH, HEIGHT)):
        """What is on the screen is, pixel by pixel, the frame that is composed without one, enlarged by two; in a
        window between the whole factors that frame is as large as the window."""
        game.key("p")
        time.sleep(0.4)
        game.key("F12")
        wait_for(lambda: [f for f in os.listdir(game.home) if f.endswith(".png")], "the screenshot")
        time.sleep(0.3)
        name = [f for f in os.listdir(game.home) if f.endswith(".png")][0]
        with Image.open(os.path.join(game.home, name)) as shot:
            enlarged = shot.convert("RGB").resize(size, Image.NEAREST)
        left, upper = (WIDTH - size[0]) // 2, (HEIGHT - size[1]) // 2
        screen = self.display.picture().crop((left, upper, left + size[0], upper + size[1]))
        self.assertEqual(differing(enlarged, screen), 0)
        _, err, _ = game.stop()
        self.assertEqual(err, "")

    def test_a_single_dungeon_can_be_shown_after_its_toll(self):
        pictures = []
        for toll in ((), ("--toll",)):
            path = os.path.join(self.home, "toll.png")
            subprocess.run([PROGRAM, "--generator", "halls", "--seed", "7", *toll, "--screenshot", path, "--ticks", "5600"],
                           check=True)
            with Image.open(path) as shot:
                pictures.append(shot.convert("RGB"))
        hour = [picture.crop((152, 8, 192, 48)) for picture in pictures]  # beside the hero: candle and bell
        self.assertGreater(differing(*hour), 0.5)
        self.assertGreater(differing(*pictures), 0.05)

    def test_the_window_shows_the_composed_frame(self):
        self.shows_the_composed_frame(self.start(*PILLARS))

    def test_a_window_between_the_whole_factors_is_filled(self):
        game = self.start("--window", "1000x700", *PILLARS)
        left, upper = (WIDTH - 1000) // 2, (HEIGHT - 700) // 2
        screen = self.display.picture().crop((left, upper, left + 1000, upper + 700))
        for edge in ((0, 0, 1000, 1), (0, 699, 1000, 700), (0, 0, 1, 700), (999, 0, 1000, 700)):
            self.assertEqual(count(screen.crop(edge), (0, 0, 0)), 0)
        self.shows_the_composed_frame(game, (1000, 700))

    def test_so_does_a_window_drawn_by_opengl(self):
        """Draws by textures, as with a GPU; without one, by Mesa's driver for the processor."""
        if os.environ.get("SDL_RENDER_DRIVER") == "software":
            self.skipTest("OpenGL is not wanted")
        game = self.start(*PILLARS, SDL_RENDER_DRIVER="opengl")
        if not game.has_loaded("_dri.so"):
            self.skipTest("OpenGL has no driver here")
        self.shows_the_composed_frame(game)


if __name__ == "__main__":
    unittest.main()
