"""Things that block the way and can be pushed or broken, and their remains; the shrine, the pedestal of the bell and of wares,
the dais of gifts, the shopkeeper."""
import math

from engine import Sprite
from items import heart_level

# -- crates and pots

def crate():
    sprite = Sprite()
    sprite.box(4, 5, 28, 28, 'wood_light', base=.5, bevel=2)
    sprite.rect(8, 10, 16, 14, 'w1')
    for y in (11, 15, 19):
        sprite.rect(8, y, 16, 3, 'w2')
        sprite.hline(8, 23, y, 'w3')
    sprite.capsule(9, 23, 23, 11, 1.6, 1.6, 'wood_light', seam='w0')
    for x, y in ((6, 7), (25, 7), (6, 26), (25, 26)):
        sprite.put(x, y, 's6')
    return sprite.outline()


PLANKS = (((4, 24), (14, 19), 2.0), ((17, 27), (28, 23), 2.0), ((20, 17), (25, 25), 1.8), ((7, 28), (13, 29), 1.7))


def crate_broken():
    """Planks and splinters."""
    sprite = Sprite()
    for x, y in ((5, 18), (16, 21), (26, 18), (15, 29), (24, 29), (10, 16)):
        sprite.rect(x, y, 3, 1, 'w2')
    for start, end, r in PLANKS:
        sprite.capsule(*start, *end, r, r, 'wood_light', seam='w0')
        for x, y in (start, end):
            sprite.put(x, y - 1, 's5')
    return sprite.outline()


def pot():
    sprite = Sprite()
    sprite.ellipse(16, 20, 8.2, 8.2, 'clay', dither=.06)
    sprite.capsule(12.5, 11, 19.5, 11, 2.2, 2.2, 'clay')
    sprite.hline(12, 19, 10, 'k1')
    for x in range(9, 24):
        sprite.put(x, 18 + (x % 4 in (1, 2)), 'w4' if x < 17 else 'w3')
    return sprite.outline()


SHARDS = (  # corners of each
    [(5, 22), (11, 19), (13, 24), (8, 27)], [(15, 26), (19, 22), (24, 25), (20, 29)], [(20, 17), (26, 18), (24, 22)],
    [(11, 15), (14, 13), (16, 16), (13, 18)],
)


def pot_broken():
    sprite = Sprite()
    for x, y in ((9, 29), (26, 27), (17, 20), (4, 18), (14, 22), (28, 22)):
        sprite.rect(x, y, 2, 1, 'g0')
    for points in SHARDS:
        sprite.polygon(points, 'clay', base=.6, bevel=2.5, seam='w1')
    for x, y in ((8, 22), (18, 25)):
        sprite.hline(x, x + 2, y, 'w4')
    return sprite.outline()


# -- barrels of powder

FLAME_SIGN = """
    ...r....
    ..rr.r..
    ..rrrr..
    .rryrrr.
    .ryyyrr.
    .ryyyyr.
    ..ryyr..
"""


def barrel():
    """A red belt with a flame on it, and a fuse that hangs out of the lid."""
    sprite = Sprite()
    staves = [(7.5, 9), (24.5, 9), (26, 17), (24.5, 26), (16, 28.5), (7.5, 26), (6, 17)]
    sprite.polygon(staves, 'wood_light', bevel=5, gx=-.35)
    for x in (10, 14, 18, 22):
        sprite.vline(x, 10, 26, 'w1')
    for y in (13, 24):
        sprite.rect(7, y, 18, 2, 'g1')
        sprite.hline(8, 19, y, 'g3')
    sprite.polygon([(6.3, 16), (25.7, 16), (25.7, 23), (6.3, 23)], ['r0', 'r1', 'r1', 'r2'], base=.5, bevel=2, gx=-.5, seam='w0')
    sprite.grid(12, 16, FLAME_SIGN, {'r': 'g3', 'y': 'g4'})
    sprite.ellipse(16, 9, 8.8, 3.6, ['w3'], seam='w0')
    sprite.hline(11, 20, 5, 'w4')
    sprite.hline(9, 22, 6, 'w4')
    sprite.ellipse(16, 9.5, 6.8, 2.5, ['w1'], seam='w2')
    for x in (10, 13, 17, 20):
        sprite.rect(x, 8, 2, 3, 'w2')
    sprite.outline()
    fuse = Sprite()
    fuse.grid(15, 2, ['..ff', '.fo.', '.f..', 'fo..', 'f...', 'fo..', 'f...'], {'f': 'o3', 'o': 'o2'})
    return sprite.over(fuse.outline())


def spit(sprite, x, y, frame):
    """Sparks around the burning end of a fuse."""
    sprite.grid(x - 1, y - 1, ['.g.', 'gwg', '.g.'] if frame % 2 else ['g.g', '.w.', 'g.g'], {'g': 'g3', 'w': 's7'})
    for i in range(3):
        angle = frame * 1.9 + i * 2.2
        sprite.put(x + 3.4 * math.cos(angle), y + 2.6 * math.sin(angle), ('g4', 'g2', 'r3')[i])


def barrel_lit(frame):
    sprite = barrel()
    for y in range(2 + frame):
        for x in range(14, 21):
            if sprite.get(x, y) not in (None, 'w4'):
                sprite.rows[y][x] = None
    spit(sprite, *((18, 3), (17, 4), (16, 5), (16, 6))[frame], frame)
    for i, (x, y) in enumerate(((20, 2), (22, 0), (12, 3))):
        sprite.put(x + (frame + i) % 3, y, ('s5', 's4', 's6')[i])
    return sprite


# -- the shrine, the pedestal, the dais

def dead_candle(sprite, x, y, height):
    sprite.box(x, y - height, x + 3, y, 'wax', base=.55, bevel=1.2, gx=-.8, seam='s1')
    sprite.put(x + 1, y - height - 1, 'k1')


def shrine(given):
    """A stone with a golden heart in a niche, over an altar with a cloth and unlit candles."""
    sprite = Sprite(32, 48)
    stone = [(5, 28), (5, 11), (8, 5), (16, 1.5), (24, 5), (27, 11), (27, 28)]
    sprite.polygon(stone, 'stone', base=.5, bevel=3, gx=-.3)
    niche = [(9, 28), (9, 13), (12, 8), (16, 6.5), (20, 8), (23, 13), (23, 28)]
    sprite.polygon(niche, ['k1', 's0', 's1'], base=.4, bevel=2, amp=-.5, seam='s1')
    sprite.paint(lambda x, y: heart_level(x, y, 16, 11, 4), 'iron' if given else 'gold', seam='k1')
    if not given:
        sprite.grid(12, 12, ['.w', 'w.'], {'w': 's7'})
        for x, y in ((16, 8), (11, 10), (21, 10), (10, 15), (22, 15), (12, 21), (20, 21)):
            sprite.put(x, y, 'g2')
    sprite.box(2, 25, 30, 31, 'stone', base=.65, bevel=2, gx=-.2)
    sprite.box(4, 31, 28, 43, 'stone', base=.45, bevel=2, gx=-.5)
    sprite.box(1, 42, 31, 47, 'stone', base=.5, bevel=2.5, gx=-.2)
    altar_cloth(sprite)
    for x, height in ((4, 5), (8, 3), (22, 4), (26, 6)):
        dead_candle(sprite, x - .5, 27, height)
    return sprite.outline()


def altar_cloth(sprite):
    sprite.polygon([(10, 25), (22, 25), (22, 39), (16, 42), (10, 39)], 'blue', base=.38, bevel=2, gx=-.25, seam='u0')
    sprite.hline(10, 21, 26, 'u3')
    for x in range(10, 22):
        y = 38 + (x - 10 if x < 16 else 21 - x) // 2
        sprite.put(x, y, 'g3' if x % 2 else 'g2')
    sprite.grid(13, 30, ['..gg..', '..gg..', 'gggggg', '..gg..', '..gg..', '..gg..'], {'g': 'g3'})


def pedestal(sunk):
    """A round step with a cushion, flat enough to walk on. It sinks when the thing on it is taken."""
    sprite = Sprite()
    drop = 2 * sunk
    sprite.ellipse(16, 21, 13.5, 8, ['s1', 's2', 's3', 's4'], lift=-.1)
    sprite.ellipse(16, 19, 13.5, 7.8, ['s2', 's3', 's4', 's5'], lift=.12)
    sprite.ellipse(16, 18.6, 10.6, 5.8, ['k1', 's1'], seam='s6')
    if not sunk:
        sprite.ellipse(16, 18.5, 9.6, 5.4, ['s1', 's2', 's3', 's4'])
    sprite.move(0, drop)
    sprite.ellipse(16, 16.6, 8.2, 4.4, ['s2', 's4', 's5', 's6'] if not sunk else ['s0', 's2', 's3', 's4'])
    sprite.ellipse(16, 16, 6, 3, ['u0', 'u1', 'u2', 'u3'], seam='g2' if not sunk else 'g0')
    return sprite.outline()


def dais():
    """A low round step with a ring of gold, flat enough to walk on."""
    sprite = Sprite()
    sprite.ellipse(16, 19.5, 14.5, 10, ['s0', 's1', 's2', 's3'])
    sprite.ellipse(16, 17.5, 14.5, 9.8, ['s2', 's4', 's5', 's5'], lift=.12)
    sprite.ellipse(16, 17.5, 12.2, 7.8, ['g1', 'g2', 'g3', 'g3'], seam='s2')
    sprite.ellipse(16, 17.5, 9.6, 5.6, ['s2', 's3', 's4', 's4'], seam='g0', lift=.1)
    for x, y in ((15, 10), (15, 24), (4, 17), (26, 17)):
        sprite.rect(x, y, 2, 1, 'g4')
    return sprite.outline()


# -- the shopkeeper behind his counter, who looks up now and then

def keeper_head(sprite, bob):
    sprite.move(0, bob)
    sprite.ellipse(16, 14, 6.8, 6.6, 'skin')
    sprite.polygon([(9.5, 16), (13, 17), (19, 17), (22.5, 16), (21, 22), (16, 25), (11, 22)], 'bone', base=.6, bevel=2.5)
    sprite.grid(12, 13, ['bb....bb', '.k....k.', '.k....k.'], {'k': 'k1', 'b': 's7'})
    sprite.rect(15, 15, 2, 2, 'w3')
    sprite.hline(12, 19, 18, 's7')
    sprite.polygon([(9.5, 10), (11, 5), (16, 3), (21, 5), (22.5, 10)], 'green', base=.55, bevel=2.5)
    sprite.box(9, 9, 23, 12, 'gold', base=.5, bevel=1.2)
    sprite.move(0, 0)


def keeper(bob):
    sprite = Sprite(32, 48)
    sprite.polygon([(8, 21), (24, 21), (27, 38), (5, 38)], 'green', base=.5, bevel=3.5, gx=-.2)
    sprite.polygon([(12, 23), (20, 23), (21, 36), (11, 36)], 'wax', base=.5, bevel=2)
    for x, hand in ((7, 6.5), (25, 25.5)):
        sprite.capsule(x + (16 - x) * .12, 23, hand, 32, 3, 2.4, 'green')
        sprite.ellipse(hand, 33, 2.1, 1.8, 'skin', seam='w1')
    keeper_head(sprite, bob)
    sprite.box(1, 34, 31, 38, 'wood_light', base=.7, bevel=1.5)
    sprite.box(2, 38, 30, 47, 'wood', base=.5, bevel=2)
    for x in (9, 16, 23):
        sprite.vline(x, 39, 45, 'w0')
    for x, y in ((11, 34), (14, 35), (12, 33), (19, 34), (20, 33)):
        sprite.grid(x, y - 1, ['yy', 'gg'], {'y': 'g4', 'g': 'g2'})
    return sprite.outline()


# -- the old woman who asks for a thing: she has a stick, and nods

def asker(bob):
    sprite = Sprite(32, 48)
    sprite.capsule(25, 24, 26, 46, 1.2, 1.2, 'wood_light')
    sprite.polygon([(9, 25), (23, 25), (27, 47), (5, 47)], 'violet', base=.5, bevel=3.5, gx=-.2)
    sprite.polygon([(13, 27), (19, 27), (20, 45), (12, 45)], 'wax', base=.5, bevel=2)
    sprite.capsule(20, 28, 25, 33, 2.8, 2.2, 'violet')
    sprite.ellipse(25, 34, 2, 1.8, 'skin', seam='w1')
    sprite.move(0, bob)
    sprite.ellipse(16, 18, 7.6, 8, 'violet')
    sprite.ellipse(16, 19, 5, 5.4, 'skin')
    sprite.grid(13, 18, ['k....k', 'k....k'], {'k': 'k1'})
    sprite.hline(14, 17, 22, 'w1')
    sprite.hline(12, 19, 14, 's7')
    sprite.move(0, 0)
    return sprite.outline()


def catalog():
    sprites = {draw.__name__: [draw()] for draw in (crate, crate_broken, pot, pot_broken, barrel, dais)}
    sprites['barrel_lit'] = [barrel_lit(i) for i in range(4)]
    sprites['shrine'] = [shrine(given) for given in (False, True)]
    sprites['pedestal'] = [pedestal(sunk) for sunk in (False, True)]
    sprites['asker'] = [asker(bob) for bob in (0, 1)]
    sprites['keeper'] = [keeper(bob) for bob in (0, 1)]
    return sprites
