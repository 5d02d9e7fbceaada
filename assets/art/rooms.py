"""What a room was made for: furniture that stands in its middle, in the way and as cover. Each depth has four pieces, one
for each kind of its rooms; two depths share a theme. They stand on their lower 32 rows, with their feet at y 45."""
import math
import random

from engine import Sprite

MARBLE = ['u0', 's2', 's4', 's5', 's6', 's7']
MOSSY = ['n0', 's1', 's3', 'o1', 'o2', 'o3']
BRONZE = ['u0', 'n0', 'n1', 'n2', 'n3']
BLACK = ['k0', 'k1', 's0', 's1', 's3', 's5']
ICE = ['u1', 'u2', 'u3', 'u4', 's7']
BARK = ['k1', 'w0', 'w1', 'w2', 'w3']


def board(sprite, x0, x1, y, depth, ramp='wood_light'):
    """A table's top, seen from above, with the edge that faces us."""
    sprite.box(x0, y, x1, y + depth, ramp, base=.72, bevel=1.5, gx=-.15)
    sprite.box(x0, y + depth, x1, y + depth + 3, ramp, base=.42, bevel=1, gx=-.2)


def legs(sprite, xs, y0, y1, ramp='wood'):
    for x in xs:
        sprite.box(x, y0, x + 4, y1, ramp, base=.5, bevel=1.2, gx=-.3)


def leaf(sprite, places, dark='n2', light='n3'):
    for x, y, row in places:
        sprite.grid(x, y, [row], {'n': dark, 'm': light})


# -- brick cellar: a table, casks, a stand of armour, a desk

def table(sprite):
    legs(sprite, (3, 25), 34, 46)
    sprite.box(7, 40, 25, 42, 'wood', base=.4, bevel=1)
    board(sprite, 1, 31, 25, 9)
    sprite.ellipse(9, 29.5, 4, 2.4, 'steel')
    sprite.ellipse(9, 29, 2.2, 1.3, ['w3', 'g2', 'g3'], seam=False)
    sprite.ellipse(23, 27, 3.2, 4, 'clay')
    sprite.box(21.5, 21, 24.5, 24, 'clay', bevel=1)
    sprite.hline(22, 23, 21, 'k1')
    sprite.capsule(15, 31, 18, 30, 1.6, 1.3, ['w1', 'g1', 'w4', 'w5'])


def casks(sprite):
    for x in (3, 25):
        sprite.box(x, 36, x + 5, 46, 'wood', base=.45, bevel=1)
    for x, y, r in ((8.5, 37, 7.2), (23.5, 37, 7.2), (16, 24.5, 7.2)):
        sprite.ellipse(x, y, r, r + .6, 'wood_light')
        sprite.ellipse(x, y, r - 1.6, r - 1, 'iron', seam='w0')
        sprite.ellipse(x, y, r - 2.6, r - 2, 'wood', seam='w0')
        for dx in (-2, 1):
            sprite.vline(math.floor(x) + dx, math.floor(y - 4), math.floor(y + 3), 'w0')
        sprite.rect(math.floor(x) - 1, math.floor(y) + 2, 2, 3, 'g2')
        sprite.put(math.floor(x) - 1, math.floor(y) + 2, 'g4')


def armour(sprite):
    sprite.capsule(16, 36, 16, 45, 1.6, 1.6, 'wood_light')
    sprite.capsule(9, 45, 23, 45, 1.6, 1.6, 'wood_light')
    sprite.polygon([(8, 20), (24, 20), (23, 30), (21, 38), (11, 38), (9, 30)], 'steel', base=.5, bevel=4, gx=-.35)
    sprite.polygon([(11, 33), (21, 33), (23, 40), (16, 42), (9, 40)], 'red_dull', base=.45, bevel=2.5)
    sprite.vline(16, 22, 32, 's4')
    sprite.hline(10, 22, 32, 'g2')
    sprite.hline(10, 16, 31, 'g3')
    for x in (8, 24):
        sprite.ellipse(x, 22, 4, 3.4, 'steel')
    sprite.ellipse(16, 12.5, 6, 6.5, 'steel')
    sprite.hline(11, 21, 13, 'k1')
    sprite.hline(12, 20, 14, 'k1')
    for y in (16, 18):
        sprite.hline(14, 18, y, 's2')
    sprite.polygon([(14, 7), (16, 1), (20, 3), (18, 7)], 'red', base=.55, bevel=2)


def desk(sprite):
    sprite.box(2, 33, 30, 46, 'wood', base=.5, bevel=1.5, gx=-.3)
    for x in (4, 18):
        sprite.box(x, 36, x + 10, 40, 'wood_light', base=.45, bevel=1)
        sprite.rect(x + 4, 38, 2, 1, 'g3')
        sprite.box(x, 41, x + 10, 45, 'wood_light', base=.4, bevel=1)
        sprite.rect(x + 4, 43, 2, 1, 'g3')
    board(sprite, 1, 31, 24, 8)
    sprite.polygon([(8, 26), (15, 27), (15, 31), (7, 30)], 'paper', base=.7, bevel=1)
    sprite.polygon([(15, 27), (22, 26), (23, 30), (15, 31)], 'paper', base=.6, bevel=1)
    for y in (28, 29):
        sprite.hline(10, 13, y, 'o1')
        sprite.hline(17, 20, y, 'o1')
    for i, ramp in enumerate(('red_dull', 'cloth', 'green')):
        sprite.box(23, 24 - 3 * i, 30 - i, 27 - 3 * i, ramp, base=.55, bevel=1)
    sprite.box(3, 19, 6, 27, 'wax', base=.6, bevel=1, gx=-.5)
    sprite.put(4, 18, 'k1')


# -- the chapel below it: a pew, a lectern, a font, a saint

def pew(sprite):
    legs(sprite, (2, 26), 33, 46)
    sprite.box(2, 19, 30, 33, 'wood', base=.5, bevel=1.5, gx=-.25)
    for x in (5, 14, 23):
        sprite.box(x, 22, x + 4, 31, ['w0', 'w1', 'w2'], base=.35, bevel=1, amp=-.4)
        sprite.rect(x + 1, 25, 2, 4, 'w3')
    sprite.capsule(3, 19, 29, 19, 1.7, 1.7, 'wood_light')
    board(sprite, 1, 31, 34, 4)
    for x in (1, 27):
        sprite.box(x, 16, x + 4, 46, 'wood_light', base=.5, bevel=1.4, gx=-.4)
        sprite.ellipse(x + 2, 15.5, 2.6, 2.6, 'wood_light')


def lectern(sprite):
    sprite.box(7, 42, 25, 46, 'stone', base=.55, bevel=1.5, gx=-.2)
    sprite.capsule(16, 28, 16, 42, 2.4, 3, 'gold')
    sprite.ellipse(16, 34, 3.6, 2.4, 'gold')
    for side in (-1, 1):    # an eagle carries the book
        sprite.polygon([(16, 24), (16 + 13 * side, 17), (16 + 11 * side, 24), (16 + 4 * side, 31)], 'gold', base=.5, bevel=2)
    sprite.polygon([(3, 13), (15, 16), (15, 26), (4, 23)], 'paper', base=.7, bevel=1.5)
    sprite.polygon([(29, 13), (17, 16), (17, 26), (28, 23)], 'paper', base=.58, bevel=1.5)
    sprite.rect(15, 16, 2, 11, 'r1')
    for y in range(17, 24, 2):
        sprite.hline(6, 12, y, 'o1')
        sprite.hline(19, 26, y, 'o1')
    sprite.grid(6, 16, ['rr', 'rr'], {'r': 'r2'})
    sprite.vline(20, 24, 30, 'r2')
    sprite.vline(21, 24, 29, 'r3')


def font_basin(sprite):
    sprite.box(8, 41, 24, 46, 'stone', base=.5, bevel=2, gx=-.2)
    sprite.polygon([(12, 32), (20, 32), (22, 42), (10, 42)], 'stone', base=.5, bevel=2, gx=-.5)
    sprite.polygon([(3, 24), (29, 24), (26, 32), (20, 36), (12, 36), (6, 32)], 'stone', base=.5, bevel=3, gx=-.45)
    for x in (9, 15, 21):
        sprite.grid(x, 28, ['.s.', 'sss', '.s.', '.s.'], {'s': 's2'})
    sprite.ellipse(16, 23, 13.5, 5, 'stone', lift=.12)
    sprite.ellipse(16, 23, 10.8, 3.5, ['u1', 'u1', 'u2'], seam='s1')
    sprite.hline(9, 14, 22, 'u3')
    sprite.hline(17, 20, 24, 'u3')
    sprite.put(11, 21, 'u4')


def saint(sprite):
    sprite.box(4, 40, 28, 46, 'stone', base=.5, bevel=2, gx=-.25)
    sprite.box(7, 36, 25, 41, 'stone', base=.62, bevel=1.5, gx=-.25)
    sprite.paint(lambda x, y: .7 if 6.2 < math.hypot(x - 16, y - 9) < 8 else None, 'gold', seam='k1')
    sprite.polygon([(11, 16), (21, 16), (24, 37), (8, 37)], 'stone', base=.48, bevel=4, gx=-.5)
    for x, y in ((12, 25), (15, 28), (19, 26)):
        sprite.vline(x, y, 36, 's2')
    for side in (-1, 1):
        sprite.capsule(16 + 5 * side, 18, 16 + side, 24, 2.4, 1.8, 'stone')
    sprite.ellipse(16, 10.5, 4.6, 5.6, 'stone', lift=.08)
    sprite.grid(14, 10, ['s...s', '.....', '..s..', '.sss.'], {'s': 's2'})
    sprite.rect(12, 38, 8, 1, 's2')


# -- mossy crypt: a coffin, a heap of bones, a tomb, a stump

def coffin(sprite):
    legs(sprite, (4, 24), 37, 46)
    sprite.polygon([(1, 31), (7, 24), (26, 26), (31, 31), (31, 39), (1, 39)], 'wood', base=.4, bevel=1.5, gx=-.2)
    sprite.polygon([(1, 30), (7, 22), (26, 24), (31, 30), (26, 34), (7, 34)], 'wood_light', base=.55, bevel=2, gx=-.2)
    sprite.rect(9, 27, 16, 2, 'o2')
    sprite.rect(13, 24, 2, 8, 'o2')
    sprite.hline(9, 24, 29, 'w1')
    for x in (5, 14, 24):
        sprite.grid(x, 36, ['gg', 'kk'], {'g': 'g2', 'k': 'w0'})
    leaf(sprite, ((1, 38, 'mnn'), (26, 38, 'nmn'), (22, 31, 'mn')))


def skull(sprite, x, y, lean=0):
    sprite.ellipse(x, y, 4, 3.7, 'bone', lift=.06)
    sprite.box(x - 2, y + 2, x + 2.5, y + 5, 'bone', base=.5, bevel=1)
    sprite.grid(math.floor(x) - 3 + lean, math.floor(y) - 1, ['kk.kk', 'kk.kk', '..k..'], {'k': 'k1'})


def bones(sprite):
    rng = random.Random(41)
    sprite.polygon([(2, 46), (5, 38), (11, 32), (21, 32), (27, 38), (30, 46)], ['k1', 's0', 's1', 'o1'], base=.4, bevel=3)
    for i in range(16):
        x, y = rng.uniform(5, 27), rng.uniform(36, 45)
        a = rng.uniform(-.5, .5)
        sprite.capsule(x - 4 * math.cos(a), y - 4 * math.sin(a), x + 4 * math.cos(a), y + 4 * math.sin(a), 1, 1, 'bone')
    for x, y, lean in ((8, 39, 1), (24, 40, 0), (16, 42, 0), (13, 32, 0), (20, 33, 1), (16, 25, 0)):
        skull(sprite, x, y, lean)


def tomb(sprite):
    sprite.box(2, 33, 30, 46, MOSSY, base=.42, bevel=2, gx=-.3)
    for x in (5, 13, 21):
        sprite.box(x, 36, x + 6, 44, ['n0', 's0', 's1', 's3'], base=.45, bevel=1.2, amp=-.4)
        sprite.vline(x + 3, 38, 42, 'o1')
        sprite.hline(x + 1, x + 4, 39, 'o1')
    sprite.box(1, 23, 31, 33, MOSSY, base=.6, bevel=2, gx=-.2)
    sprite.capsule(11, 27, 27, 27.5, 3.2, 2.2, MOSSY, lift=.1)
    sprite.ellipse(6.5, 26.5, 3.2, 3, MOSSY, lift=.12)
    sprite.capsule(12, 26, 19, 26, 1.2, 1.2, MOSSY, lift=.15)
    leaf(sprite, ((1, 32, 'mnnm'), (25, 31, 'nmnn'), (3, 45, 'nnm'), (24, 45, 'mn'), (20, 33, 'n.m')))


def stump(sprite):
    rng = random.Random(42)
    for x, y, r in ((3, 45, 2.2), (29, 45, 2.2), (10, 46, 2), (23, 46, 2)):
        sprite.capsule(16 + (x - 16) * .35, 36, x, y, 4, r - 1, BARK)
    sprite.polygon([(7, 27), (25, 27), (24, 40), (27, 44), (5, 44), (8, 40)], BARK, base=.45, bevel=4, gx=-.4)
    for x in (10, 14, 18, 22):
        for y in range(30, 43):
            sprite.put(x + (rng.random() < .3), y, 'w0')
    sprite.ellipse(16, 26.5, 9.6, 4.6, 'wood_light', lift=.1)
    for r in (6.6, 3.8, 1.4):
        sprite.paint(lambda x, y, r=r: .4 if abs(math.hypot((x - 16) / 9.6, (y - 26.5) / 4.6) * 9.6 - r) < .6 else None,
                     ['w2'], seam=False)
    for x, y, r in ((26, 35, 3.4), (5, 39, 2.8)):
        sprite.polygon([(x - r, y), (x + r, y), (x + r - 1, y + 2), (x - r + 1, y + 2)], 'cheese', base=.6, bevel=1)
    leaf(sprite, ((8, 25, 'mn'), (20, 29, 'nmn'), (6, 43, 'mnm'), (21, 44, 'nm'), (12, 38, 'nm')))


# -- its roots and standing water: a toadstool, a drowned idol, a cistern, a knot of roots

def toadstool(sprite):
    for x, y, rx, ry, stem in ((23, 35, 6.5, 4, 2.2), (8, 37, 5, 3.2, 1.8), (15, 22, 12.5, 8, 4)):
        sprite.capsule(x, y + 1, x - .5, 44.5, stem, stem + .8, 'wax')
        sprite.ellipse(x, y, rx, ry, ['u0', 'p1', 'p1', 'p2', 'p3'])
        sprite.ellipse(x, y + ry * .55, rx * .8, ry * .38, ['k1', 'w1', 'o1'], seam='u0')
    for x, y, r in ((9, 21, 1.8), (15, 18, 2.2), (21, 21, 1.6), (23, 33, 1.4), (7, 36, 1.1)):
        sprite.ellipse(x, y, r, r * .75, ['o2', 'o3'], seam=False)
    leaf(sprite, ((6, 45, 'nmn'), (18, 45, 'mnnm')))


def idol(sprite):
    sprite.box(4, 41, 28, 46, MOSSY, base=.45, bevel=2, gx=-.25)
    sprite.polygon([(8, 13), (24, 13), (26, 26), (24, 42), (8, 42), (6, 26)], MOSSY, base=.48, bevel=4, gx=-.4)
    sprite.box(7, 18, 25, 20, MOSSY, base=.65, bevel=1)
    for x in (10, 19):
        sprite.ellipse(x + 1.5, 23.5, 2.6, 2.4, ['k0', 'k1'], seam='s1')
        sprite.rect(x + 1, 23, 2, 2, 'n3')
    sprite.polygon([(14, 22), (18, 22), (19, 30), (13, 30)], MOSSY, base=.6, bevel=1.5)
    sprite.rect(11, 33, 10, 3, 'k1')
    for x in (12, 15, 18):
        sprite.rect(x, 33, 2, 2, 'o2')
    sprite.polygon([(7, 13), (11, 7), (21, 7), (25, 13)], MOSSY, base=.6, bevel=2)
    leaf(sprite, ((7, 12, 'mnmnn'), (19, 8, 'nm'), (23, 16, 'n'), (22, 18, 'mn'), (23, 21, 'n'), (5, 41, 'nmnn'),
                  (20, 42, 'mnnmn'), (8, 28, 'n'), (7, 30, 'mn')))


def cistern(sprite):
    sprite.polygon([(2, 28), (30, 28), (29, 42), (23, 46), (9, 46), (3, 42)], MOSSY, base=.42, bevel=2.5, gx=-.4)
    for y, xs in ((33, (9, 17, 25)), (38, (6, 13, 21, 27)), (42, (9, 17, 24))):
        sprite.hline(3, 28, y, 's1')
        for x in xs:
            sprite.vline(x, y, y + 4, 's1')
    sprite.ellipse(16, 28, 14.5, 6.5, MOSSY, lift=.12)
    sprite.ellipse(16, 28, 11.4, 4.6, ['u0', 'n0', 'n1'], seam='k1')
    sprite.hline(8, 14, 27, 'n2')
    sprite.hline(17, 22, 30, 'n2')
    sprite.ellipse(20, 27, 3, 1.4, ['n1', 'n2', 'n3'])
    sprite.ellipse(12, 30, 2.4, 1.1, ['n1', 'n2', 'n3'])
    sprite.grid(20, 24, ['.p.', 'pwp', '.p.'], {'p': 'p3', 'w': 's7'})
    leaf(sprite, ((3, 33, 'nm'), (25, 36, 'mnn'), (8, 45, 'nmn'), (27, 31, 'mn')))


def knot(sprite):
    rng = random.Random(43)
    for x0, y0, x1, y1, r in ((4, 45, 11, 26, 3), (28, 45, 20, 24, 3), (11, 26, 20, 15, 3), (20, 24, 12, 12, 2.6),
                              (10, 45, 22, 31, 2.4), (22, 45, 9, 33, 2.2), (12, 12, 6, 5, 1.8), (20, 15, 26, 8, 1.8)):
        sprite.capsule(x0, y0, x1, y1, r, r - .6, BARK, lift=.04)
    for _ in range(18):
        x, y = rng.uniform(6, 26), rng.uniform(14, 44)
        if sprite.get(int(x), int(y)) is not None:
            sprite.grid(x, y, [rng.choice(('nm', 'mn', 'n'))], {'n': 'n2', 'm': 'n3'})
    for x, y in ((15, 21), (23, 30), (8, 35)):
        sprite.grid(x, y, ['.f.', 'fyf', '.f.'], {'f': 'p3', 'y': 'g3'})


# -- flooded halls: amphorae, a basin, a fishing boat's catch, coral

def amphora(sprite, x, foot, ramp, h=20, w=5):
    sprite.polygon([(x - w, foot - h * .62), (x + w, foot - h * .62), (x + 1.5, foot), (x - 1.5, foot)], ramp, base=.5, bevel=3, gx=-.6)
    sprite.ellipse(x, foot - h * .62, w, 3.6, ramp)
    sprite.box(x - 1.6, foot - h, x + 1.6, foot - h * .7, ramp, base=.55, bevel=1)
    sprite.capsule(x - 2.4, foot - h, x + 2.4, foot - h, 1, 1, ramp)
    for side in (-1, 1):
        sprite.capsule(x + 2 * side, foot - h + 2, x + (w - .5) * side, foot - h * .66, .8, .8, ramp)
    sprite.hline(math.ceil(x - w + 1), math.floor(x + w - 2), math.floor(foot - h * .55), 's6')


def amphorae(sprite):
    amphora(sprite, 10, 42, 'clay', 24, 5.5)
    amphora(sprite, 23, 42, 'blue', 24, 5.5)
    amphora(sprite, 16, 46, 'clay', 22, 5.5)


def basin(sprite):
    for side in (-1, 1):
        sprite.capsule(16 + 9 * side, 36, 16 + 11 * side, 45, 2.6, 2.2, MARBLE)
    sprite.polygon([(1, 28), (31, 28), (28, 39), (22, 43), (10, 43), (4, 39)], MARBLE, base=.48, bevel=3, gx=-.4)
    sprite.ellipse(16, 28, 15, 6.4, MARBLE, lift=.12)
    sprite.ellipse(16, 28, 12.2, 4.6, ['u1', 'u2', 'u3'], seam='s2')
    sprite.hline(7, 13, 27, 'u4')
    sprite.hline(16, 22, 30, 'u4')
    sprite.grid(13, 34, ['..gg..', '.gwwg.', 'gwggwg', '.gggg.', '..gg..'], {'g': 'g2', 'w': 'g4'})


def fish(sprite, x, y, side, ramp):
    sprite.ellipse(x, y, 5, 2.2, ramp)
    sprite.polygon([(x + 4.5 * side, y), (x + 8 * side, y - 2.5), (x + 8 * side, y + 2.5)], ramp, bevel=1)
    sprite.put(x - 3 * side, y - 1, 'k1')


def catch(sprite):
    sprite.polygon([(2, 31), (30, 31), (28, 46), (4, 46)], 'wood_light', base=.45, bevel=1.5, gx=-.3)
    for y in (36, 41):
        sprite.hline(3, 28, y, 'w1')
        sprite.hline(3, 28, y + 1, 'w3')
    for x in (5, 15, 25):
        sprite.box(x, 32, x + 3, 46, 'wood', base=.5, bevel=1)
    sprite.ellipse(16, 31, 13.5, 4, ['k1', 's0'], seam='w1')
    for x, y, side, ramp in ((10, 29, 1, 'steel'), (21, 30, -1, 'blue'), (15, 27, -1, 'steel'), (13, 32, 1, 'blue'), (22, 25, 1, 'steel')):
        fish(sprite, x, y, side, ramp)
    for i in range(5):
        sprite.capsule(2 + i * 1.5, 31 + i * 3, 7 + i, 45, .6, .6, ['o1', 'o2'], seam=False)


def branch(sprite, x, y, a, length, r, ramp):
    x1, y1 = x + length * math.cos(a), y - length * math.sin(a)
    sprite.capsule(x, y, x1, y1, r, r * .8, ramp)
    if length > 4:
        branch(sprite, x1, y1, a + .55, length * .68, r * .8, ramp)
        branch(sprite, x1, y1, a - .5, length * .66, r * .8, ramp)


def reef(sprite):
    branch(sprite, 11, 42, 1.75, 11, 2, ['r0', 'r1', 'r2', 'r3', 'r4'])
    branch(sprite, 22, 42, 1.3, 9, 1.8, ['u0', 'p1', 'p2', 'p3'])
    for x, y, rx, ry in ((8, 42, 6, 4), (24, 43, 6, 3.6), (16, 42, 8, 4.5)):
        sprite.ellipse(x, y, rx, ry, ['u0', 's1', 's2', 's4', 's5'])
    for x, phase in ((4, 0), (28, 1.4)):
        for i in range(16):
            sprite.rect(x + 1.4 * math.sin(i * .5 + phase), 43 - i, 2, 1, ('n2', 'n2', 'n3')[i % 3])
    sprite.grid(14, 40, ['..o..', '.ooo.', 'ooooo', '.o.o.'], {'o': 'g2'})


# -- its frozen end: a thing in ice, a frozen fountain, a sledge, crystals

def frozen(sprite):
    sprite.polygon([(4, 17), (12, 12), (27, 15), (30, 30), (28, 46), (3, 46), (2, 30)], ICE, base=.5, bevel=4, gx=-.3, gy=-.2)
    sprite.polygon([(13, 20), (19, 20), (18, 41), (14, 41)], ['u1', 's3', 's5'], base=.5, bevel=1.5, seam=False)
    sprite.ellipse(16, 22, 4.6, 4.6, ['u1', 's5', 's6'], seam='u1')
    sprite.grid(13, 21, ['kk.kk', 'kk.kk', '.....', '.kkk.'], {'k': 'u0'})
    for y in (29, 32, 35):
        sprite.hline(11, 20, y, 's5')
    sprite.capsule(24, 24, 24, 39, .8, .8, ['u1', 's6'], seam=False)
    for x, y, n in ((6, 19, 7), (8, 17, 5), (24, 18, 6), (6, 34, 8)):
        for i in range(n):
            sprite.put(x + i * .6, y + n - i, 's7')
    sprite.capsule(3, 45, 28, 45, 1.6, 1.6, ['u3', 'u4', 's7'])


def fountain(sprite):
    sprite.ellipse(16, 41, 14.5, 5, MARBLE)
    sprite.ellipse(16, 39.5, 12.4, 3.6, ICE, lift=.1)
    sprite.capsule(16, 25, 16, 39, 2.6, 3.4, MARBLE)
    sprite.polygon([(6, 22), (26, 22), (22, 28), (10, 28)], MARBLE, base=.5, bevel=2, gx=-.4)
    sprite.ellipse(16, 21.5, 10.4, 3.2, ICE, lift=.1)
    for x, top, foot in ((7, 23, 37), (11, 25, 34), (21, 25, 36), (25, 23, 34), (16, 6, 20)):
        sprite.polygon([(x - 2, top), (x + 2, top), (x + .4, foot), (x - .4, foot)] if x != 16 else
                       [(x, top), (x + 3, foot), (x - 3, foot)], ICE, base=.6, bevel=1.5)
    sprite.grid(14, 12, ['.w', 'w.'], {'w': 's7'})


def sledge(sprite):
    for y in (40, 45):
        sprite.capsule(2, y, 27, y, 1.3, 1.3, 'wood_light')
        sprite.capsule(27, y, 30, y - 5, 1.3, 1, 'wood_light')
    sprite.box(3, 27, 26, 41, 'wood', base=.5, bevel=1.5, gx=-.25)
    for x in (9, 15, 21):
        sprite.vline(x, 30, 40, 'w0')
    sprite.ellipse(9, 25, 6.5, 5.5, ['w1', 'o1', 'o2', 'o3'])
    sprite.ellipse(19.5, 25, 6.8, 6, ['w1', 'o1', 'o2', 'o3'])
    sprite.hline(7, 11, 22, 'w2')
    sprite.hline(17, 22, 21, 'w2')
    sprite.polygon([(2, 22), (8, 19), (20, 18), (27, 22), (26, 25), (20, 24), (14, 26), (8, 24)], ['u3', 'u4', 's7'], base=.7, bevel=2)
    for x in (5, 12, 18, 24):
        sprite.polygon([(x - 1, 27), (x + 1.5, 27), (x, 32)], ICE, base=.6, bevel=1)


def crystals(sprite):
    for x, tip, w, lean in ((23, 24, 4, 5), (8, 26, 4, -5), (19, 10, 5, 2), (12, 17, 4.6, -2), (16, 30, 4, 1), (27, 35, 3, 3), (5, 36, 3, -2)):
        sprite.polygon([(x - w, 45), (x - w + 1 + lean * .6, tip + 8), (x + lean, tip), (x + w - 1 + lean * .6, tip + 8), (x + w, 45)],
                       ICE, base=.5, bevel=2.5, gx=-.5)
        sprite.capsule(x + lean, tip + 3, x, 42, .5, .5, ['s7'], seam=False)
    sprite.capsule(3, 45, 28, 45, 1.5, 1.5, ['u3', 'u4', 's7'])


# -- ember forge: an anvil, a crucible, a boiler, a cage

def anvil(sprite):
    sprite.box(6, 36, 26, 46, 'wood', base=.5, bevel=2, gx=-.35)
    for y in (38, 43):
        sprite.hline(6, 25, y, 's3')
        sprite.hline(6, 25, y + 1, 's1')
    sprite.polygon([(10, 36), (22, 36), (19, 31), (20, 28), (12, 28), (13, 31)], 'iron', base=.45, bevel=2, gx=-.3)
    sprite.polygon([(1, 25), (9, 22), (30, 22), (30, 27), (22, 29), (10, 29)], 'iron', base=.5, bevel=2, gx=-.3)
    sprite.box(9, 21, 30, 25, 'steel', base=.55, bevel=1.5, gx=-.3)
    sprite.rect(16, 21, 9, 3, 'r2')
    sprite.rect(17, 21, 7, 2, 'g2')
    sprite.hline(18, 22, 21, 'g4')
    sprite.capsule(23, 19, 28, 12, 1, 1, 'wood_light')
    sprite.box(18, 15, 26, 20, 'steel', base=.5, bevel=1.5)


def crucible(sprite):
    for side in (-1, 1):
        sprite.capsule(16 + 12 * side, 18, 16 + 13 * side, 45, 1.6, 1.8, BLACK)
    sprite.capsule(4, 17, 28, 17, 1.5, 1.5, BLACK)
    sprite.polygon([(6, 24), (26, 24), (24, 36), (20, 41), (12, 41), (8, 36)], ['k0', 'k1', 'b0', 'b1', 'b3', 'b4'], base=.5, bevel=3, gx=-.6)
    sprite.ellipse(16, 24, 10.4, 4, BLACK, lift=.1)
    sprite.ellipse(16, 24, 8.2, 2.8, ['g1', 'g2', 'g3'], seam='r1')
    sprite.hline(10, 17, 23, 'g4')
    sprite.hline(14, 20, 25, 'g3')
    sprite.rect(22, 26, 2, 7, 'g2')
    sprite.vline(22, 26, 31, 'g3')
    for x, y in ((12, 20), (19, 19), (16, 17)):
        sprite.put(x, y, 'g3')
    sprite.ellipse(16, 44.5, 9, 1.8, ['r0', 'r1', 'r2'], seam=False)
    for x in (10, 14, 19):
        sprite.rect(x, 44, 2, 1, 'g2')


def boiler(sprite):
    sprite.box(5, 42, 27, 46, BLACK, base=.5, bevel=1.5)
    sprite.polygon([(7, 16), (25, 16), (28, 22), (28, 38), (25, 43), (7, 43), (4, 38), (4, 22)], 'rusty', base=.42, bevel=4, gx=-.5)
    for y in (20, 38):
        sprite.hline(5, 27, y, 's2')
        for x in range(6, 28, 4):
            sprite.put(x, y - 1, 's6')
    sprite.capsule(22, 5, 22, 16, 2.4, 2.4, 'rusty')
    sprite.capsule(22, 5, 30, 5, 2.4, 2.4, 'rusty')
    sprite.ellipse(12, 26, 4.6, 4.6, 'gold')
    sprite.ellipse(12, 26, 3.2, 3.2, 'paper', seam='g0')
    sprite.capsule(12, 26, 14, 24, .5, .5, ['r2'], seam=False)
    sprite.box(16, 30, 25, 37, BLACK, base=.45, bevel=1.5)
    for x in (18, 20, 22):
        sprite.vline(x, 32, 35, 'g2')
        sprite.put(x, 35, 'g3')


def cage(sprite):
    sprite.box(5, 43, 27, 46, BLACK, base=.55, bevel=1)
    sprite.rect(7, 20, 18, 23, 'k0')
    skull(sprite, 13, 37)
    sprite.capsule(17, 42, 23, 41, 1, 1, 'bone')
    for x in (6, 11, 16, 21, 26):
        sprite.capsule(x, 20, x, 43, .9, .9, 'iron')
    sprite.paint(lambda x, y: .5 if 8.4 < math.hypot(x - 16, y - 20) < 10.8 and y < 20 else None, 'iron')
    sprite.vline(16, 11, 20, 's3')
    for y in (21, 31):
        sprite.capsule(6, y, 26, y, 1, 1, 'iron')
    sprite.paint(lambda x, y: .6 if 1.4 < math.hypot(x - 16, y - 7) < 3 else None, 'steel')
    sprite.box(18, 30, 23, 35, 'gold', base=.5, bevel=1)
    sprite.put(20, 32, 'k1')


# -- the Warlord's halls: a rack of weapons, a bell's mould, a grindstone, a seat of iron

def rack(sprite):
    for x, head in ((6, 0), (13, 1), (20, 0), (27, 1)):
        sprite.capsule(x, 14, x, 43, 1, 1, 'wood_light')
        if head:
            sprite.polygon([(x, 8), (x + 5, 7), (x + 5.5, 16), (x, 15)], 'steel', bevel=1.5)
            sprite.polygon([(x, 9), (x - 3, 11), (x, 13)], 'steel', bevel=1)
        else:
            sprite.polygon([(x, 5), (x + 3, 11), (x, 16), (x - 3, 11)], 'steel', bevel=1.5)
    for y in (22, 38):
        sprite.box(2, y, 31, y + 3, BLACK, base=.6, bevel=1)
    for x in (2, 28):
        sprite.box(x, 20, x + 3, 46, BLACK, base=.5, bevel=1)
    sprite.polygon([(9, 25), (23, 25), (23, 33), (16, 37), (9, 33)], 'red_dull', base=.5, bevel=2)
    sprite.grid(13, 27, ['g....g', 'gg..gg', 'gggggg', '.gggg.'], {'g': 'g3'})


def bell(sprite):
    sprite.box(3, 42, 29, 46, BLACK, base=.5, bevel=1.5)
    for x in (3, 25):
        sprite.box(x, 14, x + 4, 43, 'wood', base=.5, bevel=1.4, gx=-.4)
    sprite.box(1, 11, 31, 16, 'wood_light', base=.5, bevel=1.5)
    sprite.polygon([(13, 18), (19, 18), (21, 28), (24, 36), (8, 36), (11, 28)], 'gold', base=.45, bevel=3.5, gx=-.6)
    sprite.capsule(7, 36.5, 25, 36.5, 1.5, 1.5, 'gold')
    sprite.ellipse(16, 39, 2, 2, 'iron')
    sprite.hline(11, 20, 29, 'g0')
    sprite.hline(12, 19, 22, 'g0')
    sprite.vline(14, 19, 27, 'g4')


def grindstone(sprite):
    for side in (-1, 1):
        sprite.capsule(16 + 4 * side, 30, 16 + 12 * side, 45, 1.8, 1.8, 'wood_light')
    sprite.ellipse(16, 27, 11, 11, 'stone', lift=-.05)
    sprite.ellipse(16, 27, 8.6, 8.6, 'stone', seam='s2', lift=.05)
    sprite.ellipse(16, 27, 2.6, 2.6, 'iron')
    sprite.capsule(16, 27, 24, 27, 1, 1, 'iron')
    sprite.capsule(24, 27, 24, 32, 1.2, 1.2, 'wood_light')
    sprite.box(5, 41, 27, 44, 'wood', base=.5, bevel=1)
    for x, y in ((5, 17), (3, 14), (7, 14), (2, 18), (9, 12)):
        sprite.rect(x, y, 1, 1, 'g3')


def seat(sprite):
    for x in (5, 24):
        sprite.polygon([(x, 18), (x + 1.5, 4), (x + 3, 18)], 'iron', bevel=1)
    sprite.polygon([(6, 34), (6, 14), (12, 10), (16, 5), (20, 10), (26, 14), (26, 34)], BLACK, base=.5, bevel=2.5, gx=-.3)
    sprite.polygon([(9, 34), (9, 17), (16, 12), (23, 17), (23, 34)], 'red_dull', base=.45, bevel=2, gx=-.3)
    sprite.box(5, 34, 27, 38, 'red_dull', base=.65, bevel=1.5)
    sprite.box(5, 38, 27, 46, BLACK, base=.45, bevel=1.5)
    for x in (2, 26):
        sprite.box(x, 28, x + 5, 32, 'gold', base=.5, bevel=1.3)
        sprite.box(x, 32, x + 4, 46, BLACK, base=.5, bevel=1.3)
    sprite.grid(14, 8, ['.gg.', 'gggg', '.gg.'], {'g': 'g3'})


SETS = (  # of each theme: of bare rooms, then of its three kinds of rooms
    (table, casks, armour, desk), (coffin, bones, tomb, stump),
    (amphorae, basin, catch, reef), (anvil, crucible, boiler, cage),
)
DEEP = (
    (pew, lectern, font_basin, saint), (toadstool, idol, cistern, knot),
    (frozen, fountain, sledge, crystals), (rack, bell, grindstone, seat),
)


def drawn(draw):
    sprite = Sprite(32, 48)
    draw(sprite)
    return sprite.outline()


def catalog():
    return {name: [drawn(draw) for four in sets for draw in four]
            for name, sets in (('furniture', SETS), ('furniture_deep', DEEP))}
