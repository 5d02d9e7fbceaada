"""What lies over the world: icons, marks, effects, and the title."""
import math
import random

import bipeds
import tiles
from engine import BAYER, RAMPS, Sprite, inside, lambert, neighbours
from items import heart_level
from pose import FRAMES, HURT

GLINT = {'w': 's7'}
EMPTY_HEART = ['s0', 's1', 's1', 's2']


# -- icons

def ui_heart(full):
    """full: 0 empty, 1 half, 2 full."""
    def level(x, y):
        return heart_level(x, y, 7.5, 1.8, 3.6)
    sprite = Sprite(16, 16)
    sprite.paint(level, EMPTY_HEART)
    if full:
        sprite.clip = lambda x, _: full == 2 or x < 8
        sprite.paint(level, 'red', seam=False)
        sprite.clip = None
        sprite.grid(2, 3, ['.w', 'w.'], GLINT)
    return sprite.outline('k0')


def ui_heart_flash():
    sprite = Sprite(16, 16)
    sprite.paint(lambda x, y: heart_level(x, y, 7.5, 1.8, 3.6), ['u4', 's7', 's7', 's7'])
    return sprite.outline('k0')


def ui_key():
    sprite = Sprite(16, 16)
    sprite.ellipse(5, 5, 3.2, 3.2, 'gold')
    sprite.rect(4, 4, 2, 2, None)
    sprite.capsule(7.5, 7.5, 12, 12, .9, .9, 'gold')
    sprite.capsule(10, 11.5, 11.5, 10, .7, .7, 'gold')
    sprite.put(13, 11, 'g2')
    return sprite.outline('k0')


def ui_bag():
    sprite = Sprite(16, 16)
    sprite.ellipse(8, 10, 5.2, 4.6, 'wood_light')
    sprite.capsule(6, 4.5, 10, 4.5, 1.2, 1.2, 'wood_light')
    sprite.hline(6, 9, 6, 'g3')
    sprite.rect(7, 9, 2, 3, 'g3')
    return sprite.outline('k0')


def ui_gem():
    sprite = Sprite(16, 16)
    sprite.polygon([(2, 6), (5, 3), (11, 3), (14, 6), (8, 14)], 'blue', bevel=3, amp=.5)
    sprite.hline(3, 12, 6, 'u4')
    sprite.put(5, 4, 's7')
    return sprite.outline('k0')


def ui_skull():
    sprite = Sprite(16, 16)
    sprite.ellipse(8, 6.5, 5.3, 5, 'bone')
    sprite.rect(5, 10, 6, 3, 'o2')
    sprite.grid(4, 5, ['kkk.kkk', 'kkk.kkk', '...k...', '.......', '.......', '.k.k.k.'], {'k': 'k1'})
    return sprite.outline('k0')


def ui_stairs():
    sprite = Sprite(16, 16)
    for i, key in enumerate(('s3', 's4', 's5', 's6')):
        sprite.rect(2 + 3 * i, 11 - 3 * i, 12 - 3 * i, 3, key)
        sprite.hline(2 + 3 * i, 4 + 3 * i, 11 - 3 * i, 's7')
    return sprite.outline('k0')


def ui_clock():
    """An hour candle: the game's clock burns down."""
    sprite = Sprite(16, 16)
    sprite.ellipse(8, 8, 6.2, 6.2, 'gold')
    sprite.ellipse(8, 8, 4.4, 4.4, ['o2', 'o3', 's7'], seam='g0', lift=.2)
    sprite.vline(8, 5, 8, 'k1')
    sprite.hline(8, 10, 8, 'k1')
    for x, y in ((8, 4), (8, 11), (4, 8), (11, 8)):
        sprite.put(x, y, 'g1')
    return sprite.outline('k0')


def ui_seed():
    """A sprouting seed."""
    sprite = Sprite(16, 16)
    sprite.ellipse(8, 11, 4.2, 3.4, 'wood_light')
    sprite.vline(8, 5, 8, 'n2')
    sprite.ellipse(5, 4.5, 2.8, 1.7, 'green')
    sprite.ellipse(11, 3.5, 2.8, 1.7, 'green', lift=.1)
    sprite.put(6, 9, 'w5')
    return sprite.outline('k0')


def ui_portrait(pose):
    """Head and shoulders of the hero, centred."""
    return bipeds.hero_down(pose).outline().cropped(1, 0, 30, 25).moved(0, 0).cropped(-1, -6, 32, 32)


def ui_stud():
    sprite = Sprite(5, 5)
    sprite.grid(0, 0, ['kkkkk', 'kwyok', 'kyyok', 'kooDk', 'kkkkk'], {'k': 'k0', 'w': 'g4', 'y': 'g3', 'o': 'g1', 'D': 'g0'})
    return sprite


def ui_keycap():
    """Nine-slice with corners of 5 px: bright cap, thick lower edge."""
    sprite = Sprite(16, 16)
    sprite.grid(0, 0, ['..kkk', '.kwww', 'kwhhh', 'kwh--', 'kwh--'], {'k': 'k0', 'w': 's7', 'h': 's6', '-': 's6'})
    sprite.rect(1, 1, 14, 14, 's6')
    sprite.hline(2, 13, 1, 's7')
    sprite.vline(1, 2, 11, 's7')
    sprite.vline(14, 2, 11, 's5')
    sprite.hline(2, 13, 11, 's5')
    sprite.rect(1, 12, 14, 3, 's3')
    sprite.hline(1, 14, 14, 's2')
    for x in (0, 15):
        sprite.vline(x, 2, 13, 'k0')
    for y in (0, 15):
        sprite.hline(2, 13, y, 'k0')
    for x, y in ((1, 1), (14, 1), (1, 14), (14, 14)):
        sprite.put(x, y, 'k0')
    for x, y in ((0, 0), (15, 0), (0, 15), (15, 15)):
        sprite.put(x, y, None)
    return sprite


def ui_cursor():
    sprite = Sprite(8, 8)
    sprite.grid(0, 0, ['kkk.....', 'kwykk...', 'kyyyykk.', 'kyyyyyyk', 'koooooyk', 'koooook.', 'koodkk..', 'kkk.....'][:8],
                {'k': 'k0', 'w': 'g4', 'y': 'g3', 'o': 'g2', 'd': 'g1'})
    return sprite


# -- marks over heads

ALERT = ['.##.', '####', '####', '####', '####', '.##.', '.##.', '....', '.##.', '.##.']
QUERY = ['.####.', '##..##', '....##', '...##.', '..##..', '..##..', '......', '..##..', '..##..']


def mark(rows, ramp):
    """A bold sign, shaded from top to bottom, in a dark border."""
    sprite = Sprite(10, 14)
    x = (10 - len(rows[0])) // 2
    for j, row in enumerate(rows):
        key = ramp[j * len(ramp) // len(rows)]
        sprite.grid(x, 2 + j, [row], {'#': key})
    return sprite.outline('k0')


SMALL_Z, LARGE_Z = ['####', '..#.', '.#..', '####'], ['#####', '...#.', '..#..', '.#...', '#####']


def zzz(frame):
    """Two letters that take turns in being the large one."""
    sprite = Sprite(16, 16)
    for rows, x, y in ((SMALL_Z, 2, 11), (LARGE_Z, 8, 3)) if frame == 0 else ((LARGE_Z, 2, 9), (SMALL_Z, 10, 2)):
        sprite.grid(x + 1, y + 1, rows, {'#': 'k0'})
        sprite.grid(x, y, rows, {'#': 'u4'})
    return sprite


# -- effects

SLASH_WAY = {'side': 0, 'down': math.pi / 2, 'diag': math.pi / 4}
SLASH_FROM, SLASH_TO = (-60, -60, -20), (25, 60, 60)         # degrees swept in each frame
SLASH_THICK = (6.5, 6.5, 3.0)


def slash(way, frame):
    """A crescent of 120 degrees around the middle of the sprite; the last frame breaks up."""
    sprite = Sprite(48, 48)
    start, end = math.radians(SLASH_FROM[frame]), math.radians(SLASH_TO[frame])
    for y in range(48):
        for x in range(48):
            dx, dy = x - 23.5, y - 23.5
            angle = (math.atan2(dy, dx) - SLASH_WAY[way] + math.pi) % math.tau - math.pi
            if start <= angle <= end:
                t = (angle - start) / (end - start)
                thick = SLASH_THICK[frame] * math.sin(math.pi * t ** .8) ** .7
                slash_pixel(sprite, x, y, 23.6 - math.hypot(dx, dy), thick, frame)
    return sprite


def slash_pixel(sprite, x, y, depth, thick, frame):
    """depth: px inside the outer edge of the arc."""
    if not 0 <= depth < thick or (frame == 2 and (x + y) % 3 == 0):
        return
    part = depth / thick
    sprite.put(x, y, 'u3' if part < .18 or part > .85 else 'u4' if part > .55 or frame == 2 else 's7')


PUFFS = (  # x, y, radius of each ball, per frame
    ((16, 18, 6), (12, 20, 4.5), (20, 20, 4.5), (16, 14, 4)),
    ((16, 15, 5.5), (9, 19, 5), (23, 19, 5), (12, 11, 4), (20, 11, 4), (16, 21, 4.5)),
    ((7, 17, 4), (25, 17, 4), (11, 8, 3.6), (21, 8, 3.6), (16, 23, 3), (16, 13, 2.6)),
    ((4, 14, 2), (28, 14, 2), (9, 4, 1.8), (23, 4, 1.8), (16, 25, 1.4), (16, 9, 1.3)),
)


def puff(frame):
    """One cloud: each pixel takes the light of the ball that bulges most towards us."""
    def level(x, y):
        bulge, nx, ny = max((r * r - (x - bx) ** 2 - (y - by) ** 2, (x - bx) / r, (y - by) / r) for bx, by, r in PUFFS[frame])
        return .3 + .65 * lambert(nx, ny) - frame * .06 if bulge > 0 else None
    sprite = Sprite()
    sprite.paint(level, 'smoke', dither=.1)
    return sprite.outline('s1') if frame < 3 else sprite


SPARK_RAYS = ((4.2, 0), (7.8, 0), (7.8, 4.5))                 # per frame: length of the rays, px left out in the middle


def spark(frame):
    """A star of eight rays that flies apart."""
    sprite = Sprite(16, 16)
    reach, hole = SPARK_RAYS[frame]
    for y in range(16):
        for x in range(16):
            dx, dy = abs(x - 7.5), abs(y - 7.5)
            r = max(dx, dy)
            far = reach * .7 if dx == dy else reach if min(dx, dy) < 1 else 0
            if hole <= r < far or (not hole and dx + dy < reach * .55):
                sprite.put(x, y, 's7' if r < reach * .4 else 'g4' if r < reach * .7 else 'g3')
    return sprite


def sparkle(frame):
    sprite = Sprite(9, 9)
    reach = (1, 3, 4, 2)[frame]
    for i in range(-reach, reach + 1):
        key = 'u4' if abs(i) > 1 else 's7'
        sprite.put(4 + i, 4, key)
        sprite.put(4, 4 + i, key)
    return sprite


# -- title
# Letters are polygons on a grid of 30 x 44 px; the holes follow after the outline.

SERIF_C = [(8, 0), (22, 0), (29, 6), (29, 14), (20, 14), (20, 10), (18, 8), (12, 8), (10, 10), (10, 34), (12, 36), (18, 36),
           (20, 34), (20, 30), (29, 30), (29, 38), (22, 44), (8, 44), (1, 37), (1, 7)]
SERIF_E = [(0, 0), (27, 0), (27, 12), (21, 12), (19, 8), (12, 8), (12, 17), (18, 17), (20, 14), (23, 14), (23, 29), (20, 29),
           (18, 26), (12, 26), (12, 36), (19, 36), (21, 32), (27, 32), (27, 44), (0, 44), (0, 38), (3, 36), (3, 8), (0, 6)]
SERIF_L = [(0, 0), (16, 0), (16, 6), (13, 8), (13, 36), (18, 36), (20, 30), (26, 30), (26, 44), (0, 44), (0, 38), (4, 36),
           (4, 8), (0, 6)]
SERIF_A = [(10, 0), (21, 0), (29, 36), (32, 38), (32, 44), (18, 44), (18, 38), (20, 36), (19, 30), (11, 30), (10, 36), (12, 38),
           (12, 44), (-1, 44), (-1, 38), (2, 36)]
HOLE_A = [(15, 8), (16, 8), (18, 23), (12, 23)]
SERIF_R = [(0, 0), (20, 0), (27, 6), (27, 19), (22, 24), (28, 36), (31, 38), (31, 44), (22, 44), (13, 26), (13, 36), (16, 38),
           (16, 44), (0, 44), (0, 38), (4, 36), (4, 8), (0, 6)]
HOLE_R = [(13, 8), (17, 8), (19, 10), (19, 16), (17, 18), (13, 18)]
SERIF_U = [(0, 0), (14, 0), (14, 6), (12, 8), (12, 33), (14, 36), (17, 36), (19, 33), (19, 8), (17, 6), (17, 0), (31, 0), (31, 6),
           (28, 8), (28, 37), (21, 44), (10, 44), (3, 37), (3, 8), (0, 6)]
SERIF_M = [(0, 0), (12, 0), (19, 19), (26, 0), (38, 0), (38, 6), (35, 8), (35, 36), (38, 38), (38, 44), (24, 44), (24, 38), (26, 36),
           (26, 20), (21, 34), (17, 34), (12, 20), (12, 36), (14, 38), (14, 44), (0, 44), (0, 38), (3, 36), (3, 8), (0, 6)]
LETTERS = {'C': (30, [SERIF_C]), 'E': (28, [SERIF_E]), 'L': (27, [SERIF_L]), 'A': (32, [SERIF_A, HOLE_A]),
           'R': (31, [SERIF_R, HOLE_R]), 'U': (32, [SERIF_U]), 'M': (39, [SERIF_M]), 'I': (20, [])}
LOGO_W, LOGO_H, LOGO_TOP, EXTRUDE = 300, 64, 13, 4


def logo_layout():
    """Left edge of each letter, centred, 2 px apart."""
    width = sum(LETTERS[letter][0] + 2 for letter in 'CELLARIUM') - 2
    x = (LOGO_W - width) // 2
    for letter in 'CELLARIUM':
        yield letter, x
        x += LETTERS[letter][0] + 2


def logo_mask():
    cells, torch_x = set(), 0
    for letter, left in logo_layout():
        if letter == 'I':
            torch_x = left + 10
        loops = LETTERS[letter][1]
        edges = [edge for loop in loops for edge in zip(loop, loop[1:] + loop[:1])]
        for y in range(44):
            for x in range(-1, LETTERS[letter][0] + 1):
                if inside(edges, x + .5, y + .5):
                    cells.add((left + x, LOGO_TOP + y))
    return cells, torch_x


def depth_map(cells):
    """How many px each cell lies inside the edge, from 1."""
    depth, ring, level = {}, set(cells), 1
    while ring:
        edge = {cell for cell in ring if any(n not in ring for n in neighbours(*cell))}
        depth.update((cell, level) for cell in edge)
        ring -= edge
        level += 1
    return depth


def logo():
    sprite = Sprite(LOGO_W, LOGO_H)
    cells, torch_x = logo_mask()
    for drop in range(EXTRUDE, 0, -1):
        for x, y in cells:
            sprite.put(x, y + drop, 'b0' if drop > 2 else 'b1')
    for (x, y), depth in depth_map(cells).items():
        sprite.put(x, y, logo_rim(cells, x, y) if depth == 1 else 'b0' if depth == 2 else logo_brick(x, y, torch_x))
    for x, y, length in IVY:
        ivy(sprite, x, y, length)
    sprite.over(logo_torch(), torch_x - 16, 2)
    return sprite.outline('k0')


def logo_rim(cells, x, y):
    """Gold edge: bright where it faces the light."""
    if (x, y - 1) not in cells:
        return 'g4'
    if (x - 1, y) not in cells:
        return 'g3'
    return 'g1' if (x, y + 1) not in cells else 'g2'


def logo_brick(x, y, torch_x):
    away = math.hypot(x - torch_x, (y - LOGO_TOP) * 1.5)
    return brick_key(x, y, 5.6 - min(2.4, away / 50))


def brick_key(x, y, level):
    """Bricks of 10 x 6.  level: an index into the ramp, its fraction dithered a little."""
    row = y // 6
    i, j = (x + row % 2 * 5) % 10, y % 6
    shade = -2 if i == 9 or j == 5 else 1 if j == 0 else .6 if i == 0 else 0
    ramp = RAMPS['brick'] + ['w5']
    return ramp[max(0, min(6, int(level + shade + (BAYER[y % 4][x % 4] / 15 - .5) * .35)))]


IVY = ((15, 44, 19), (281, 43, 17), (118, 40, 9))              # foot of each tendril, its length


def ivy(sprite, x, y, length):
    """Grows up from the foot of a letter, leaves to both sides."""
    rng = random.Random(x)
    for step in range(length):
        top = y + 13 - step
        sprite.put(x, top, 'n1')
        if step % 2 == 0:
            side = rng.choice((-1, 1))
            sprite.grid(x + (side < 0) * -2 + (side > 0), top - 1, ['ab', 'bc'], {'a': 'n3', 'b': 'n2', 'c': 'n1'})
            x += rng.choice((-1, 0, 1))


def logo_torch():
    sprite = Sprite(32, 60)
    sprite.capsule(16, 26, 16, 53, 3.2, 2.2, 'wood_light')
    sprite.rect(12, 34, 8, 3, 'g2')
    sprite.hline(12, 19, 34, 'g4')
    sprite.rect(13, 46, 6, 2, 'g2')
    sprite.hline(13, 18, 46, 'g4')
    sprite.polygon([(8, 20), (24, 20), (21, 29), (11, 29)], 'iron', base=.6, bevel=3)
    sprite.hline(9, 22, 22, 'g2')
    sprite.outline('k0')
    big_flame(sprite, 16, 13)
    return sprite


def big_flame(sprite, cx, cy):
    for rx, ry, key, drop in tiles.FLAME_SHELLS:
        def level(x, y):
            v = (y - cy - drop * 1.6) / (ry * 1.75)
            if abs(v) > 1:
                return None
            width = rx * 1.75 * math.sqrt(1 - v * v) * (1 if v > 0 else 1 + v * .7)
            return 0 if abs(x - cx - 2 * max(0, -v) ** 2) <= width else None
        sprite.paint(level, [key], seam=False)


# -- program icon

ARCH = [(14, 58), (14, 27), (17, 19), (24, 13), (32, 11), (40, 13), (47, 19), (50, 27), (50, 58)]
GLOW = ((20, 'w0'), (14, 'w1'), (10, 'g0'))                    # radius around the flame


def icon():
    """A candle in a niche: only light stays.  Drawn at half its size, so that the pixels show."""
    sprite = Sprite(64, 64)
    for y in range(64):
        for x in range(64):
            sprite.put(x, y, brick_key(x + 3, y, 5.4 - math.hypot(x - 31.5, y - 28) / 9))
    sprite.polygon([(32 + (x - 32) * 1.25, y - (y < 58) * 4) for x, y in ARCH], 'stone', base=.6, bevel=4, seam='b0')
    sprite.polygon(ARCH, ['k0', 'k1'], base=.3, bevel=1, seam='k1')
    sprite.clip = lambda x, y: sprite.get(int(x), int(y)) in ('k0', 'k1', 'w0', 'w1') and y < 58
    for radius, key in GLOW:
        sprite.ellipse(32, 28, radius, radius, [key], seam=False)
    sprite.clip = None
    sprite.over(niche_candle())
    icon_frame(sprite)
    return sprite.scaled(2)


def niche_candle():
    sprite = Sprite(64, 64)
    sprite.ellipse(32, 55, 15, 4, 'gold')
    sprite.polygon([(26, 36), (38, 36), (38, 55), (26, 55)], 'wax', base=.6, bevel=3, gx=-.6, seam='g0')
    sprite.grid(25, 36, ['wwwwwww.......', 'wwwwoo........', '.www..........', '.www..........', '..ww..........', '..w...........'],
                {'w': 's7', 'o': 'o3'})
    sprite.rect(31, 33, 2, 4, 'k1')
    sprite.outline()
    big_flame(sprite, 31.5, 25)
    return sprite


def icon_frame(sprite):
    """Gold edge with cut corners."""
    for i in range(64):
        for inset, bright, dark in ((0, 'k0', 'k0'), (1, 'g4', 'g1'), (2, 'g2', 'g0'), (3, 'k1', 'k1')):
            if inset <= i < 64 - inset:
                for x, y, key in ((i, inset, bright), (inset, i, bright), (i, 63 - inset, dark), (63 - inset, i, dark)):
                    sprite.put(x, y, key)
    for x in (0, 63):
        for y in (0, 63):
            sprite.put(x, y, None)


MARKS = {
    'mark_alert': (ALERT, ('g4', 'g3', 'g2', 'g2')), 'mark_query': (QUERY, ('g4', 'g3', 'g2')),
    'mark_query_empty': (QUERY, ('s3', 's2', 's1')),
}
SINGLE = (ui_heart_flash, ui_key, ui_bag, ui_gem, ui_skull, ui_stairs, ui_clock, ui_seed, ui_stud, ui_keycap, ui_cursor, logo)


def catalog():
    sprites = {draw.__name__: [draw()] for draw in SINGLE}
    sprites.update((name, [mark(*how)]) for name, how in MARKS.items())
    for full, name in enumerate(('ui_heart_empty', 'ui_heart_half', 'ui_heart')):
        sprites[name] = [ui_heart(full)]
    sprites['ui_portrait'] = [ui_portrait(FRAMES[0])]
    sprites['ui_portrait_hurt'] = [ui_portrait(HURT)]
    for way in SLASH_WAY:
        sprites['slash_' + way] = [slash(way, i) for i in range(3)]
    for draw, count in ((puff, 4), (spark, 3), (sparkle, 4), (zzz, 2)):
        sprites[draw.__name__] = [draw(i) for i in range(count)]
    return sprites
