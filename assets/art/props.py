"""Things that hang on walls, or stand or lie on the floor.  They are drawn over the tile of their cell."""
import math
import random

from engine import Sprite

# -- on walls

def banner():
    sprite = Sprite()
    sprite.rect(8, 10, 16, 2, 'g1')
    sprite.hline(8, 23, 10, 'g3')
    sprite.rect(7, 9, 2, 4, 'g2')
    sprite.rect(23, 9, 2, 4, 'g2')
    sprite.polygon([(10, 12), (22, 12), (22, 26), (16, 30), (10, 26)], 'red_dull', base=.62, bevel=2, gx=-.35)
    sprite.ellipse(16, 18.5, 3, 3, 'gold', seam='r0')
    sprite.ellipse(16, 18.5, 1.2, 1.2, ['r1'], seam=False)
    sprite.hline(10, 21, 24, 'g2')
    return sprite.outline('b0')


def bracket():
    """A torch without its flame."""
    sprite = Sprite()
    sprite.capsule(16, 18, 16, 26, 1.6, 1.1, 'wood_light')
    sprite.hline(13, 18, 22, 's5')
    sprite.hline(13, 18, 23, 's3')
    sprite.polygon([(12, 15), (20, 15), (18.5, 19), (13.5, 19)], 'iron', base=.55)
    sprite.hline(13, 18, 15, 'k1')
    return sprite.outline('b0')


FLAME_SHELLS = ((4.3, 6.0, 'r3', 0), (3.5, 5.0, 'g2', .8), (2.5, 3.8, 'g3', 1.7), (1.4, 2.2, 'g4', 2.8))
FLAME_SWAY, FLAME_GROWTH = (0, 1, 0, -1), (0, -1, 1, 0)
FLAME_SPARKS = ((19, 4), (13, 3), (20, 6), (12, 5))


def flame_shell(sprite, cx, cy, rx, ry, sway, key):
    """A flame: round below, with a swaying tip above."""
    def level(x, y):
        v = (y - cy) / ry
        if abs(v) > 1:
            return None
        width = rx * math.sqrt(1 - v * v) * (1 if v > 0 else 1 + v * .75)
        return 0 if abs(x - cx - sway * max(0, -v) * 1.4) <= width else None
    sprite.paint(level, [key], seam=False)


def draw_flame(sprite, cx, cy, size=1.0, sway=0.0, growth=0.0):
    """Layers from red to pale gold."""
    for rx, ry, key, drop in FLAME_SHELLS:
        middle = cy + (drop + growth * .3) * size
        flame_shell(sprite, cx, middle, rx * size, (ry + growth * .4) * size, sway * size, key)


def flame(frame):
    sprite = Sprite()
    draw_flame(sprite, 16, 11.5, 1, FLAME_SWAY[frame], FLAME_GROWTH[frame])
    sprite.put(*FLAME_SPARKS[frame], 'g3')
    return sprite


def torch(frame):
    return bracket().over(flame(frame))


# -- on the floor

def bones():
    sprite = Sprite()
    sprite.ellipse(12, 17, 4.2, 3.8, 'bone')
    sprite.grid(10, 16, ['kk.kk', 'kk.kk', '..k..'], {'k': 'k1'})
    sprite.capsule(17, 22, 24, 19, 1.2, 1.2, 'bone')
    sprite.capsule(18, 18, 23, 23, 1.1, 1.1, 'bone')
    for x, y in ((17, 22), (24, 19), (18, 18), (23, 23)):
        sprite.ellipse(x, y, 1.7, 1.7, 'bone', seam=False)
    return sprite.outline()


def pebbles():
    sprite = Sprite()
    for x, y, r in ((9, 20, 2.6), (13, 23, 1.7), (22, 11, 2.0), (20, 24, 1.4)):
        sprite.ellipse(x, y, r + .6, r, ['s1', 's3', 's4', 's5'])
    return sprite.outline('s0')


BROKEN_BRICKS = ((6, 19, 9, 5, 1), (16, 21, 9, 6, -1), (11, 14, 8, 5, -1), (20, 15, 6, 5, 1), (9, 24, 6, 4, -1))


def rubble():
    """The remains of a fallen wall: broken bricks and dust."""
    sprite = Sprite()
    for x, y in ((5, 25), (12, 28), (24, 27), (27, 21), (4, 18), (20, 29)):
        sprite.rect(x, y, 2, 1, 'b2')
    for x, y, w, h, tilt in BROKEN_BRICKS:
        points = [(x, y), (x + w, y + tilt), (x + w - tilt, y + h + tilt), (x - tilt, y + h)]
        sprite.polygon(points, 'brick', base=.55, bevel=2, amp=.4, seam='b0')
    return sprite.outline('b0')


def moss():
    rng = random.Random(9)
    sprite = Sprite()
    for cx, cy, r in ((8, 24, 5), (14, 27, 4), (25, 6, 4)):
        for y in range(32):
            for x in range(32):
                distance = math.hypot(x - cx, (y - cy) * 1.4) / r
                if distance + rng.random() * .5 < 1:
                    edge = distance > .55 or rng.random() < .3
                    sprite.put(x, y, 'n1' if edge else 'n2' if rng.random() < .8 else 'n3')
    return sprite


def thread(sprite, ax, ay, bx, by, key):
    steps = max(1, round(max(abs(bx - ax), abs(by - ay))))
    for i in range(steps + 1):
        sprite.put(ax + (bx - ax) * i / steps, ay + (by - ay) * i / steps, key)


def spider_web(cx, cy, angles, radii, reach):
    """Spokes from one point, threads that sag between them."""
    sprite = Sprite()
    for angle in angles:
        thread(sprite, cx, cy, cx + reach * math.cos(angle), cy + reach * math.sin(angle), 's4')
    for radius in radii:
        for a, b in zip(angles, angles[1:]):
            corners = [(cx + r * math.cos(angle), cy + r * math.sin(angle))
                       for r, angle in ((radius, a), (radius * .84, (a + b) / 2), (radius, b))]
            thread(sprite, *corners[0], *corners[1], 's5')
            thread(sprite, *corners[1], *corners[2], 's5')
    return sprite


def web():
    """A web that fills the upper left corner of a cell."""
    return spider_web(.5, .5, [i * math.pi / 8 for i in range(5)], (8, 14, 20), 23)


def cobweb():
    """A small one, spun between the stones of the floor."""
    return spider_web(16, 17, [.3 + i * math.pi / 3 for i in range(7)], (5, 9), 11.5)


def brazier(lit):
    """An iron basket on three legs. Its flame is drawn separately."""
    sprite = Sprite()
    iron = ['k1', 's0', 's1', 's2', 's3'] if lit else 'iron'        # its own light would bleach it
    for x0, x1, foot in ((16, 16, 29), (10.5, 7, 28.5), (21.5, 25, 28.5)):
        sprite.capsule(x0, 19, x1, foot, 1.6, 1.3, iron, lift=.08)
    bowl = [(5.5, 12), (26.5, 12), (25, 17), (20.5, 22), (11.5, 22), (7, 17)]
    sprite.polygon(bowl, iron, base=.55, bevel=3, gx=-.4)
    gap = ('g3', 'g2', 'g1', 'r2') if lit else ('k1',) * 4
    for x, drop in ((8, 0), (12, 1), (16, 2), (19, 1), (23, 0)):
        for i, key in enumerate(gap[:4 - (drop == 0)]):
            sprite.put(x, 15 + i + drop // 2, key)
    sprite.capsule(6.5, 12, 25.5, 12, 1.7, 1.7, iron, lift=.1)
    sprite.ellipse(16, 11.3, 9.6, 2.6, ['r1', 'r2'] if lit else ['k0'], seam='k1')
    for i, (x, y) in enumerate(((8, 10), (11, 9), (14, 11), (17, 9), (20, 11), (22, 10), (10, 11), (18, 11), (14, 9))):
        sprite.rect(x, y, 2, 2 - (y == 11), ('g2', 'r3', 'g3')[i % 3] if lit else ('s1', 's0', 's2')[i % 3])
    return sprite.outline()


TONGUES = ((-5.2, 5.0, .95), (5.2, 5.5, .9), (0, 0, 1.55))    # x, y and size of each flame, back to front


def flame_big(frame):
    """Over `brazier_lit`: three tongues; the lower 32 rows are the brazier's cell."""
    sprite = Sprite(32, 48)
    for i, (dx, dy, size) in enumerate(TONGUES):
        beat = (frame + i) % 4
        draw_flame(sprite, 16 + dx, 17 + dy, size, FLAME_SWAY[beat], FLAME_GROWTH[beat])
    for x, y in (((22, 9), (9, 12)), ((21, 6), (8, 8)), ((24, 11), (11, 5)), ((23, 8), (8, 10)))[frame]:
        sprite.put(x, y, 'g3')
    return sprite


def grate(rise):
    """Iron bars over the shaft of the stairs, drawn up `rise` px towards the back."""
    sprite = Sprite()
    sprite.clip = lambda x, y: 3 <= y < 30
    sprite.move(0, -rise)
    for y in (9, 18):
        sprite.box(4, y, 28, y + 2, 'iron', base=.55, bevel=1)
    for x in (5, 10, 15, 20, 25):
        sprite.box(x, 2, x + 2, 28, 'iron', base=.62, bevel=1)
        sprite.put(x, 28, 's4')
        for y in (9, 18):
            sprite.put(x, y, 's6')
    sprite.move()
    for y in range(3):
        for x in range(32):
            sprite.rows[y][x] = None
    return sprite.outline('k0')


STAIRS_LAMP = """
    ...h.
    ..sh.
    .sbd.
    sbbbd
    dgyGd
    dywyd
    dywyd
    dgyGd
    sbbbd
    .dbd.
"""


def stairs_lamp(lit):
    """Hangs from an iron hook at the corner of the stairs."""
    sprite = Sprite()
    sprite.hline(25, 30, 2, 's5')
    sprite.vline(30, 3, 9, 's3')
    glass = {'g': 'g3', 'G': 'g3', 'y': 'g4', 'w': 's7'} if lit else {'g': 's1', 'G': 'k1', 'y': 'k1', 'w': 's0'}
    sprite.grid(22, 3, STAIRS_LAMP, {'h': 's4', 's': 's6', 'b': 's4', 'd': 's2', **glass})
    return sprite.outline()


def pillar():
    sprite = Sprite(32, 48)
    sprite.box(3, 39, 29, 46, 'stone', base=.55, bevel=3, gx=-.25)
    sprite.capsule(7, 37.5, 25, 37.5, 2.2, 2.2, 'stone')
    sprite.box(8, 10, 24, 36, 'stone', base=.5, bevel=1, gx=-.75)
    for x in (11, 15, 19, 22):
        sprite.vline(x, 12, 34, 's1' if x > 15 else 's3')
    sprite.capsule(7, 11, 25, 11, 2.0, 2.0, 'stone')
    sprite.box(3, 2, 29, 9, 'stone', base=.62, bevel=3, gx=-.25)
    sprite.hline(5, 27, 5, 's3')
    sprite.grid(14, 30, """
        .k
        k.
        .k
        .k
        k.
    """, {'k': 's1'})
    return sprite.outline()


def chest_lid(sprite):
    sprite.polygon([(4, 15), (5, 9), (8, 6), (24, 6), (27, 9), (28, 15)], 'wood_light', base=.7, bevel=4, gy=-.5)
    sprite.hline(7, 24, 10, 'w2')
    sprite.hline(8, 23, 9, 'w4')


def chest_box(sprite, top):
    sprite.box(4, top, 28, 28, 'wood_light', base=.45, bevel=2)
    for x in (10, 16, 22):
        sprite.vline(x, top + 2, 26, 'w1')


def chest_bands(sprite, top):
    """Gold bands on the front that do not reach beyond the wood."""
    sprite.clip = lambda x, y: sprite.get(int(x), int(y)) is not None
    for x in (5, 24):
        sprite.box(x, top, x + 3, 28, 'gold', base=.45, bevel=2, seam='w0')
    sprite.clip = None


def chest_closed():
    sprite = Sprite()
    chest_box(sprite, 15)
    chest_lid(sprite)
    chest_bands(sprite, 5)
    sprite.rect(4, 15, 24, 2, 'g2')
    sprite.hline(4, 27, 15, 'g3')
    sprite.hline(4, 27, 17, 'w0')
    sprite.box(13, 13, 19, 21, 'gold', base=.6, bevel=2)
    sprite.grid(15, 16, ['kk', 'kk', '.k'], {'k': 'k1'})
    return sprite.outline()


def chest_open():
    return chest_with_lid(3, 'k1')


LID_TOPS = (8, 5, 1)          # the row of the lid, while it opens


def chest_opening(frame):
    """The lid opens, and what lies inside shines on it."""
    return chest_with_lid(LID_TOPS[frame], ('g1', 'g3', 'g2')[frame])


def chest_with_lid(lid, inside):
    """lid: the row of its upper edge, seen from inside."""
    sprite = Sprite()
    sprite.polygon([(4, lid), (28, lid), (27, 12), (5, 12)], 'wood', base=.45, bevel=2)
    sprite.rect(5, lid + 1, 3, 11 - lid, 'g1')
    sprite.rect(24, lid + 1, 3, 11 - lid, 'g1')
    sprite.box(4, 11, 28, 18, ['k0', inside], base=.3)
    chest_box(sprite, 17)
    chest_bands(sprite, 17)
    sprite.rect(4, 17, 24, 2, 'g2')
    sprite.hline(4, 27, 17, 'g3')
    sprite.box(13, 18, 19, 23, 'gold', base=.6, bevel=2)
    return sprite.outline()


SINGLE = (banner, moss, bones, pebbles, rubble, web, cobweb, pillar, chest_closed, chest_open)


def catalog():
    sprites = {draw.__name__: [draw()] for draw in SINGLE}
    sprites['torch_out'] = [bracket()]
    sprites['chest_opening'] = [chest_opening(i) for i in range(len(LID_TOPS))]
    sprites['torch'] = [torch(i) for i in range(4)]
    sprites['flame'] = [flame(i) for i in range(4)]
    sprites['brazier'] = [brazier(False)]
    sprites['brazier_lit'] = [brazier(True)]
    sprites['flame_big'] = [flame_big(i) for i in range(4)]
    sprites['grate'] = [grate(0)]
    sprites['grate_open'] = [grate(rise) for rise in (7, 14, 21)]
    sprites['stairs_lamp'] = [stairs_lamp(lit) for lit in (False, True)]
    return sprites
