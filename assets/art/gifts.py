"""Gifts of the descent: each works for the rest of the run.  Each has some gold, by which players recognise gifts."""
import math

from engine import Sprite, mirrored
from items import GLINT, heart_level


def stout_heart():
    """A heart in a golden rim."""
    sprite = Sprite()
    sprite.paint(lambda x, y: heart_level(x, y, 16, 6.3, 6.8), 'gold', lift=.1)
    sprite.paint(lambda x, y: heart_level(x, y, 16, 8.2, 5), 'red', seam='g0')
    sprite.grid(9, 10, ['.ww', 'w..', 'w..'], GLINT)
    return sprite


def clear_lens():
    """A round glass in a golden ring, with a handle."""
    sprite = Sprite()
    sprite.capsule(19, 20, 26, 27, 1.7, 2.1, 'wood_light')
    sprite.ellipse(14, 13, 9, 9, 'gold')
    sprite.ellipse(14, 13, 6.8, 6.8, ['u2', 'u3', 'u4', 'u4'], seam='g0', lift=.1)
    sprite.grid(9, 8, ['...www', '..ww..', '.ww...', 'ww....', 'w.....'], GLINT)
    sprite.grid(17, 15, ['..w', '.w.', 'w..'], GLINT)
    return sprite


def slow_tallow():
    """Three thick candles tied together with a red cord."""
    sprite = Sprite()
    for x, top in ((10, 10), (22, 9), (16, 6)):
        sprite.box(x - 3.5, top, x + 3.5, 27, 'wax', base=.6, bevel=2, gx=-.7, seam='g0')
        sprite.hline(x - 2, x + 1, top, 's7')
        sprite.vline(x, top - 3, top - 1, 'w1')
    sprite.rect(6, 17, 20, 3, 'r2')
    sprite.hline(6, 25, 19, 'r1')
    sprite.grid(13, 15, ['rr..rr', 'rRrrRr', '.rRRr.', '.r..r.', 'rr..rr', 'r....r'], {'r': 'r3', 'R': 'r1'})
    return sprite


def true_fletching():
    """The end of an arrow with long feathers."""
    sprite = Sprite()
    sprite.capsule(4.5, 27.5, 27, 5, 1.2, 1.2, 'wood_light')
    for side in (-1, 1):
        vane = [(13, 19), (13 + 4 * side, 19 + 4 * side), (24 + 4 * side, 8 + 4 * side), (25.5, 6.5)]
        sprite.polygon(vane, 'red' if side < 0 else ['o1', 'o2', 'o3', 's7'], base=.6, bevel=2)
        for i in range(3):
            x, y = 16 + i * 3 + side, 16 - i * 3 + side
            for j in range(3):
                sprite.put(x + j * side + j, y + j * side - j if side > 0 else y - j, 'r1' if side < 0 else 'o1')
    sprite.capsule(13, 19, 26, 6, .8, .8, ['w2', 'w3', 'w4'], seam=False)
    sprite.grid(3, 25, ['gg.', 'ggg', '.gg'], {'g': 'g3'})
    return sprite


def second_clapper():
    """A clapper of gold that hangs in a bell of dark iron."""
    sprite = Sprite()
    body = [(12, 5), (20, 5), (23, 9), (24, 15), (27, 20), (5, 20), (8, 15), (9, 9)]
    sprite.polygon(body, 'iron', base=.5, bevel=3, gx=-.6)
    sprite.ellipse(16, 19.5, 9.5, 2.4, ['k0', 'k1'], seam='s5')
    sprite.capsule(16, 3.5, 16, 5, 2.2, 2.2, 'iron')
    sprite.capsule(16, 14, 16, 24, 1.4, 1.8, 'gold')
    sprite.ellipse(16, 25, 4.2, 4.2, 'gold')
    sprite.grid(13, 23, ['.w', 'w.'], GLINT)
    sprite.grid(11, 8, ['.w', 'w.', 'w.'], {'w': 's6'})
    return sprite


def soft_soles():
    """A pair of insoles of green felt."""
    sprite = Sprite()
    for x, y in ((21.5, 3), (10, 5)):
        sprite.capsule(x, y + 5, x + .5, y + 18, 4.8, 3.9, 'green')
        sprite.ellipse(x, y + 5.5, 4.9, 5.2, 'green', seam=False)
        for i in range(6):
            sprite.put(x + (-2.5, 2.5)[i % 2], y + 5 + i * 2.4, 'n4')
        sprite.ellipse(x + .5, y + 18, 2, 2, ['g1', 'g2', 'g3'], seam='n0')
    return sprite


def full_quiver():
    """A leather quiver with more arrows than it can hold."""
    sprite = Sprite()
    for i, (x, y) in enumerate(((12.5, 5), (18, 3), (23.5, 4.5), (27, 9))):
        ax, ay = 16.5 + i * 1.8, 15 + i * .6
        ramp = ['r1', 'r2', 'r3', 'r4'] if i % 2 else ['o1', 'o2', 'o3', 's7']
        sprite.capsule(ax, ay, x, y, .9, .9, ['w2', 'w3', 'w4'])
        sprite.capsule(ax + (x - ax) * .45, ay + (y - ay) * .45, x, y, 1.7, 1.9, ramp)
        sprite.capsule(ax + (x - ax) * .4, ay + (y - ay) * .4, x, y, .5, .5, ['r1' if i % 2 else 'w2'], seam=False)
    sprite.capsule(9, 25.5, 19.5, 13.5, 4.3, 5.4, 'leather', lift=.12)
    for x, y in ((18.5, 14.5), (10, 24.5)):
        ux, uy = .75, .66
        half = 5 if x > 15 else 4
        sprite.capsule(x - ux * half, y - uy * half, x + ux * half, y + uy * half, 1.1, 1.1, 'gold')
    return sprite


def whetstone():
    """A whetstone in a wooden rest. The blade on it throws sparks."""
    sprite = Sprite()
    sprite.polygon([(3, 20), (29, 20), (27, 28), (5, 28)], 'wood_light', base=.5, bevel=2)
    sprite.box(5, 16, 27, 22.5, 'smoke', base=.5, bevel=2, gx=-.2)
    sprite.rect(6, 16, 20, 2, 's6')
    sprite.polygon([(9.5, 11), (23, 4.5), (28.5, 4), (26, 8.5), (13, 16)], 'steel', base=.7, bevel=1.6)
    sprite.capsule(4.5, 16, 9.5, 13.2, 1.7, 1.7, 'red_dull')
    sprite.capsule(9, 10, 12.5, 16.5, 1.2, 1.2, 'gold')
    for x, y, key in ((17, 14, 'g4'), (19, 14, 'g4'), (21, 13, 'g3'), (24, 12, 'g4'), (22, 15, 'g3'), (26, 13, 'g2'), (24, 15, 'g2'),
                      (28, 11, 'g3'), (18, 15, 's7'), (20, 15, 'g4'), (27, 15, 'g3')):
        sprite.put(x, y, key)
    return sprite


def thiefs_knife():
    """A knife, short, bent and dark, with a golden edge and a violet ribbon."""
    sprite = Sprite()
    blade = [(14, 16), (19, 9), (27, 3.5), (26, 11), (21, 18), (17, 20)]
    sprite.polygon(blade, ['s0', 's1', 's2', 's3', 's5'], base=.5, bevel=2.5)
    for i in range(9):
        sprite.put(26 - i * 1.05, 9.5 + i * 1.15, 's7' if i < 4 else 's6')
    sprite.capsule(12, 14.5, 18.5, 20.5, 1.3, 1.3, 'gold')
    sprite.capsule(6.5, 26, 13.5, 18.5, 1.9, 1.8, 'violet', lift=.1)
    for x, y in ((8, 23), (10, 21), (12, 19)):
        sprite.put(x, y, 'u0')
    sprite.ellipse(6, 26.5, 2, 2, 'gold')
    return sprite


def tumblers_belt():
    """A broad belt, coiled, with a golden buckle."""
    sprite = Sprite()
    sprite.ellipse(16, 13, 11.5, 6.5, 'leather')
    sprite.ellipse(16, 12.5, 8.6, 4, ['k1', 'w0'], seam='w0')
    sprite.polygon([(4.5, 13), (9, 17.5), (16, 19), (23, 17.5), (27.5, 13), (27.5, 19), (23, 24), (16, 25.5), (9, 24), (4.5, 19)],
                   'red_dull', base=.6, bevel=2, gx=-.3)
    for x, y in ((6, 18), (26, 18), (8, 20), (24, 20)):
        sprite.put(x, y, 'g3')
    sprite.box(11, 16, 21, 27, 'gold', base=.6, bevel=2)
    sprite.rect(14, 19, 4, 5, 'r0')
    sprite.hline(14, 18, 21, 'g4')
    return sprite


def prayer_beads():
    """A ring of beads, from which a golden cross hangs."""
    sprite = Sprite()
    for i in range(12):
        angle = math.pi / 2 + (i + .5) * math.tau / 12
        ramp = 'gold' if i % 4 == 0 else ['w1', 'w2', 'w3', 'w4', 'w5']
        sprite.ellipse(16 + 9 * math.cos(angle), 11.5 + 7.6 * math.sin(angle), 2.6, 2.6, ramp)
    sprite.box(14.5, 18.5, 17.5, 29, 'gold', base=.65, bevel=1)
    sprite.box(12, 21.5, 20, 24.5, 'gold', base=.65, bevel=1)
    sprite.rect(15, 22, 2, 6, 'g3')
    sprite.rect(13, 22, 6, 2, 'g3')
    return sprite


def travel_salve():
    """A clay pot of green salve with a white cross."""
    sprite = Sprite()
    sprite.box(6, 13, 26, 27.5, 'clay', base=.55, bevel=3, gx=-.5)
    sprite.ellipse(16, 12.5, 10.5, 4.6, 'clay')
    sprite.ellipse(16, 11.5, 8.3, 3.2, ['n1', 'n2', 'n3', 'n4'], seam='w1', lift=.15)
    sprite.ellipse(15, 9, 4.5, 3.4, ['n2', 'n3', 'n4'], seam=False)
    sprite.put(13, 7, 's7')
    sprite.rect(14, 17, 4, 9, 's7')
    sprite.rect(11, 20, 10, 3, 's7')
    return sprite


def deft_gloves():
    """A pair of gloves, fingers up."""
    sprite = Sprite()
    for x, y, flip in ((20.5, 3, True), (10, 6, False)):
        side = -1 if flip else 1
        for i in range(4):
            dx = (i - 1.5) * 2.5
            sprite.capsule(x + dx * .8, y + 10, x + dx, y + 2.5 - (i in (1, 2)), 1.4, 1.3, 'leather', lift=.2)
        sprite.capsule(x + 3 * side, y + 13, x + 6.5 * side, y + 8.5, 1.7, 1.4, 'leather', lift=.2)
        sprite.ellipse(x, y + 12, 5, 4.8, 'leather', lift=.2, seam=False)
        sprite.box(x - 4.5, y + 16, x + 4.5, y + 20.5, 'gold', base=.55, bevel=1.2)
    return sprite


def strong_bowstring():
    """A bow; its string shines."""
    sprite = Sprite()
    points = [(16.5 + 10 * math.cos(a), 15.5 + 12 * math.sin(a)) for a in (math.pi / 2 * (i / 4 - 1) for i in range(9))]
    points = [(x - 3, y) for x, y in points]
    for a, b in zip(points, points[1:]):
        sprite.capsule(*a, *b, 1.7, 1.7, 'wood_light', seam=False)
    sprite.capsule(23.4, 12.5, 23.4, 18.5, 2.2, 2.2, 'red_dull')
    sprite.rect(11, 4, 2, 24, 'g4')
    sprite.vline(10, 5, 26, 'g2')
    sprite.vline(12, 5, 26, 'g3')
    for y in (4, 26):
        sprite.box(9, y - 1, 14.5, y + 2, 'gold', base=.6, bevel=1)
    for x, y in ((8, 12), (7, 15), (8, 18)):
        sprite.hline(x - 2, x, y, 's7')
    return sprite


def lucky_charm():
    """A golden horseshoe."""
    sprite = Sprite()
    arc = [(16 + 8.2 * math.cos(a), 18 + 8.2 * math.sin(a)) for a in (math.pi * (i / 10) for i in range(11))]
    bend = [(23, 6), (24.4, 12), *arc, (7.6, 12), (9, 6)]
    for a, b in zip(bend, bend[1:]):
        sprite.capsule(*a, *b, 3, 3, 'gold', seam=False, lift=.05)
    for x, y in ((23, 9), (23, 15), (21, 21), (15, 25), (10, 21), (8, 15), (8, 9)):
        sprite.rect(x, y, 2, 2, 'w0')
    for x in (9, 23):
        sprite.hline(x - 3, x + 2, 4, 'g4')
    return sprite


def deep_purse():
    """A full purse; coins show at its mouth."""
    sprite = Sprite()
    for x, y in ((11.5, 7.5), (20.5, 7.5), (16, 5.5)):
        sprite.ellipse(x, y, 3.4, 3.4, 'gold')
    sprite.polygon([(10, 8), (22, 8), (20.5, 13), (11.5, 13)], 'violet', base=.6, bevel=2)
    sprite.ellipse(16, 20.5, 10.5, 8, 'violet', lift=.12)
    sprite.rect(11, 12, 10, 2, 'g3')
    sprite.hline(11, 20, 13, 'g1')
    sprite.ellipse(16, 20.5, 3.6, 3.6, 'gold')
    sprite.grid(15, 18, ['w.', 'w.'], {'w': 's7'})
    return sprite


LEAVES = (((15.5, 21), (6.5, 18.5)), ((16, 21), (25.5, 17.5)), ((16, 16), (8.5, 10.5)), ((16, 15.5), (24, 9.5)), ((16, 12), (16, 4.5)))


def healing_herb():
    """A sprig of broad leaves with red berries, tied with gold."""
    sprite = Sprite()
    sprite.capsule(15, 28.5, 16, 10, 1.1, .9, ['n1', 'n2', 'n3'])
    for (x, y), (tx, ty) in LEAVES:
        mx, my = x + (tx - x) * .55, y + (ty - y) * .55
        sprite.capsule(mx, my, tx, ty, 3.2, 1.2, 'green', lift=.1)
        sprite.capsule(x, y, mx, my, .9, 3.2, 'green', lift=.1, seam=False)
        sprite.capsule(x, y, mx + (tx - mx) * .4, my + (ty - my) * .4, .6, .6, ['n4'], seam=False)
    for x, y in ((12, 15), (20, 14), (19, 20)):
        sprite.ellipse(x, y, 2.1, 2.1, 'red')
        sprite.put(x - 1, y - 1, 's7')
    sprite.box(12.5, 24, 18.5, 26.5, 'gold', base=.6, bevel=1)
    return sprite


def padded_coat():
    """A quilted coat with golden buttons."""
    sprite = Sprite()
    sleeve = [(9, 7), (3.5, 13), (5, 21), (9.5, 20), (10.5, 14)]
    for points in (sleeve, mirrored(sleeve)):
        sprite.polygon(points, 'cloth', base=.5, bevel=2.5)
    coat = [(9, 6), (13, 5), (16, 8), (19, 5), (23, 6), (24, 16), (25, 28), (7, 28), (8, 16)]
    sprite.polygon(coat, 'cloth', base=.65, bevel=3)
    for y in range(9, 28):
        for x in range(8, 25):
            if sprite.get(x, y) and ((x + y) % 6 == 0 or (x - y) % 6 == 0):
                sprite.put(x, y, 'u1')
    sprite.vline(16, 8, 27, 'u0')
    for y in (11, 16, 21):
        sprite.rect(14, y, 2, 2, 'g3')
    sprite.polygon([(12, 4), (16, 9.5), (20, 4), (21, 7), (16.5, 12), (15.5, 12), (11, 7)], ['o1', 'o2', 'o3', 's7'], base=.6, bevel=1.5)
    sprite.hline(8, 24, 27, 'o2')
    return sprite


GIFTS = (stout_heart, clear_lens, slow_tallow, true_fletching, second_clapper, soft_soles, full_quiver, whetstone, thiefs_knife,
         tumblers_belt, prayer_beads, travel_salve, deft_gloves, strong_bowstring, lucky_charm, deep_purse, healing_herb,
         padded_coat)


def catalog():
    return {draw.__name__: [draw().outline()] for draw in GIFTS}
