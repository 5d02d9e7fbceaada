"""With the mouse alone, a dungeon is won, and menus lead from the title into a game and out of the program. The test sees the
level as players do, on the map in the corner. The level is so small that it does not scroll in the window."""
import itertools
import time
import unittest

from driver import GOLD, WindowCase, differing, patience, wait_for

DUNGEON = ("--generator", "halls", "--size", "15x8", "--seed", "6")
WIDE, HIGH = 15, 8
MAP_AT, MAP_CELLS, MAP_PX = (1092, 20), (28, 17), 6  # px of its first cell and of a cell; cells
CELL_PX, ORIGIN = 64, (-160, -128)  # px of the window: a cell; the picture's corner in the level
TITLE_X = 200  # in the menu of the title
BUTTONS = {"explore": (1243, 205), "look": (1204, 285), "pause": (1243, 285), "die": (1224, 325)}  # the small ones below the map
YOU, GOOD, MONSTER = (195, 230, 106), (255, 196, 61), (200, 51, 59)


def in_window(cell):
    return (cell[0] * CELL_PX + CELL_PX // 2 - ORIGIN[0], cell[1] * CELL_PX + CELL_PX // 2 - ORIGIN[1])


def marked_cells(picture):
    """The cells of each colour on the map in the corner."""
    cells = {}
    for y in range(HIGH):
        for x in range(WIDE):
            at = (MAP_AT[0] + ((MAP_CELLS[0] - WIDE) // 2 + x) * MAP_PX,
                  MAP_AT[1] + ((MAP_CELLS[1] - HIGH) // 2 + y) * MAP_PX)
            cells.setdefault(picture.getpixel(at), []).append((x, y))
    return cells


def nearest(cells, to):
    return min(cells, key=lambda cell: max(abs(cell[0] - to[0]), abs(cell[1] - to[1])), default=None)


def has_cursor(picture, x, y):
    """True if the menu's cursor is in that line: it is the only gold there, and small."""
    left = picture.crop((30, y - 11, 300, y + 11) if x == TITLE_X else (100, y - 11, 700, y + 11))
    columns = [i % left.width for i, colour in enumerate(left.getdata()) if colour == GOLD]
    return len(columns) > 20 and max(columns) - min(columns) < 30


class Mouse(WindowCase):
    def point(self, at):
        self.display.xdotool("mousemove", str(at[0]), str(at[1]))

    def click(self, at, button="1"):
        self.display.xdotool("mousemove", str(at[0]), str(at[1]), "click", button)

    def rouse(self, before):
        """Moves the mouse until the buttons show. The program ignores the motion that comes when the window opens."""
        x, y = BUTTONS["die"]
        box, spots = (x - 10, y - 10, x + 10, y + 10), itertools.cycle(((600, 500), (610, 500)))

        def shows():
            self.point(next(spots))
            time.sleep(0.05)
            return differing(before.crop(box), self.display.picture().crop(box), 32) > 0.02

        wait_for(shows, "the buttons of the mouse")

    def decide(self, cells):
        """Strikes a monster that is near, takes what lies there, or else explores. Returns for how long."""
        hero = cells[YOU][0]
        foe, good = nearest(cells.get(MONSTER, []), hero), nearest(cells.get(GOOD, []), hero)
        near = foe is not None and max(abs(foe[0] - hero[0]), abs(foe[1] - hero[1])) <= 3
        target = foe if near or good is None else good
        self.click(in_window(target) if target else BUTTONS["explore"])
        return 0.15 if near else 0.4

    def win(self, seconds):
        end = time.monotonic() + seconds * patience()
        while time.monotonic() < end:
            cells = marked_cells(self.display.picture())
            if YOU not in cells:  # the map is gone: the last page
                return
            time.sleep(self.decide(cells))
        self.fail("not won in time")

    def is_won(self, *options):
        game = self.start(*DUNGEON, "--mute", *options)
        self.win(60)
        out, _, _ = game.stop()
        self.assertIn("\nvictory after", out)

    def test_a_dungeon_is_won(self):
        self.is_won()

    def test_a_dungeon_is_won_turn_by_turn(self):
        self.is_won("--turns")

    def test_what_is_pointed_at_is_outlined_and_looked_at(self):
        game = self.start(*DUNGEON, "--mute", "--reduced-motion")
        cells = wait_for(lambda: marked_cells(self.display.picture()), "the map")
        good = in_window(nearest(cells[GOOD], cells[YOU][0]))
        box = (good[0] - 40, good[1] - 60, good[0] + 40, good[1] + 40)
        before = self.display.picture()
        self.point(good)
        self.becomes(box, before, 0.01)
        wait_for(lambda: differing(before.crop(box), self.display.picture().crop(box), 32) < 0.01, "the outline to hide")
        self.click(good, "3")
        looked = self.stands()  # nothing moves meanwhile
        self.assertGreater(differing(before, looked, 32), 0.005)
        self.click(good, "3")
        self.becomes(box, looked, 0.005)
        self.assertIsNone(game.process.poll())

    def soon(self, condition):
        """True if the condition holds within a few frames."""
        end = time.monotonic() + 0.15 * patience()
        while time.monotonic() < end:
            if condition():
                return True
            time.sleep(0.03)
        return False

    def lines(self, x):
        found = []
        for y in range(210, 700, 15):
            self.point((x, y))
            if (not found or y - found[-1] > 20) and self.soon(lambda line=y: has_cursor(self.display.picture(), x, line)):
                found.append(y)
        return found

    def entries(self, least, x=640):
        """The lines of a menu with at least so many entries. They are found twice, because the menu may still be opening."""
        passes = [[], self.lines(x)]

        def alike():
            passes[:] = [passes[1], self.lines(x)]
            return passes[0] == passes[1] and len(passes[1]) >= least

        wait_for(alike, f"a menu of {least} lines", 60)
        return passes[1]

    def test_the_die_makes_a_new_dungeon(self):
        game = self.start("--mute", "--generator", "halls", "--seed", "7", "--reduced-motion")
        before = self.display.picture()
        self.rouse(before)
        before = self.display.picture()
        self.click(BUTTONS["die"])
        self.changes(before, 0.2)
        out, err, _ = game.stop()
        seeds = out.split("--seed ")[1:]
        self.assertEqual((len(seeds), err), (2, ""))
        self.assertFalse(seeds[1].startswith("7 "))

    def test_menus_lead_into_a_game_and_out(self):
        game = self.start("--mute")
        title = self.entries(6, TITLE_X)
        before = self.display.picture()
        self.click((TITLE_X, title[3]))  # more
        self.changes(before)
        before = self.display.picture()
        self.click((640, self.entries(8)[1]))  # a quick dungeon, after the tower
        self.changes(before)
        time.sleep(0.5)
        self.point((600, 500))
        time.sleep(0.2)
        before = self.display.picture()
        self.click(BUTTONS["pause"])
        self.changes(before)
        self.click((640, self.entries(4)[-2]))  # save and leave
        again = self.entries(len(title) + 1, TITLE_X)
        self.assertEqual(len(again), len(title) + 1)  # a game to go on with
        self.click((TITLE_X, again[-1]))  # quit
        self.assertEqual(game.process.wait(20 * patience()), 0)


if __name__ == "__main__":
    unittest.main(verbosity=2)
