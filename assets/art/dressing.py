"""Furnishings of rooms, which only decorate: things on wall fronts, and things that lie flat on the floor.  Each theme
has three kinds of room; a kind has fronts (over `wall_front`, y 10 to 30) and floors, dim and low so that nobody takes
them for something to pick up."""
import math
import random

from engine import Sprite
from props import thread

CELL = 32


def hung(draw):
    """Something on a wall front, with a dark line around it so that it stands out from the bricks."""
    sprite = Sprite()
    draw(sprite)
    return sprite.outline('b0')


def flat(draw):
    sprite = Sprite()
    draw(sprite)
    return sprite


def plank(sprite, y, x0=3, x1=28):
    """A shelf board, its edge lit, on two brackets."""
    sprite.hline(x0, x1, y, 'w4')
    sprite.hline(x0, x1, y + 1, 'w2')
    sprite.hline(x0, x1, y + 2, 'w0')
    for x in (x0 + 3, x1 - 3):
        sprite.vline(x, y + 2, y + 4, 'w1')


def jar(sprite, x, foot, ramp, w=2.6, h=5):
    sprite.ellipse(x, foot - h / 2, w, h / 2 + .6, ramp, seam='k1')
    sprite.hline(math.floor(x - 1), math.floor(x), foot - h - 1, 'k1')


def bottle(sprite, x, foot, ramp):
    sprite.box(x - 1.5, foot - 5, x + 1.5, foot, ramp, bevel=1, seam='k1')
    sprite.vline(math.floor(x - .5), foot - 8, foot - 6, 'n2' if ramp == 'green' else 's4')


def books(sprite, rng, x0, x1, foot):
    """Spines of several heights and colours, one of them leaning."""
    x = x0
    while x < x1:
        w, h = rng.choice((2, 2, 3)), rng.randrange(5, 8)
        dark, light = rng.choice((('r0', 'r2'), ('u1', 'u2'), ('n1', 'n2'), ('w1', 'w3'), ('p1', 'p2'), ('g0', 'g2')))
        sprite.rect(x, foot - h, w, h, dark)
        sprite.vline(x, foot - h, foot - 1, light)
        sprite.hline(x, x + w - 1, foot - h + 2, 'g3' if h > 5 else light)
        x += w + (rng.random() < .25)


# -- brick cellar: store, armoury, study

def store_jars(sprite):
    for y in (17, 26):
        plank(sprite, y)
    for x, ramp, w in ((7, 'clay', 2.8), (13, 'cheese', 2.2), (19, 'clay', 3), (25, 'wax', 2.2)):
        jar(sprite, x, 17, ramp, w, 4.4)
    for x, ramp in ((7, 'green'), (11, 'green'), (16, 'wine'), (20, 'green'), (25, 'wine')):
        bottle(sprite, x, 26, ramp)


def store_hams(sprite):
    """A pole with a ham, a string of onions and herbs."""
    sprite.capsule(3, 13, 28, 13, 1.2, 1.2, 'wood_light')
    sprite.vline(8, 14, 15, 'o1')
    sprite.ellipse(8, 20, 3.6, 4.8, 'hide')
    sprite.vline(8, 25, 26, 'o3')
    for i, y in enumerate((16, 19, 22, 25)):
        sprite.ellipse(16 + (i % 2) * 1.5, y, 2.2, 2, 'cheese')
    for x in (22, 24, 26):
        thread(sprite, 24, 14, x, 22, 'n1')
        thread(sprite, 24, 17, x - 1, 24, 'n2')
        sprite.put(x, 22, 'n3')


def store_casks(sprite):
    """Two casks that lie on a rack."""
    for x in (9, 23):
        sprite.ellipse(x, 20, 6, 6.4, 'wood_light')
        sprite.ellipse(x, 20, 4.2, 4.6, 'wood', seam='w0')
        sprite.hline(x - 4, x + 3, 18, 'w3')
        sprite.hline(x - 4, x + 3, 22, 'w0')
        sprite.rect(x - 1, 23, 2, 3, 'g2')
    sprite.rect(2, 27, 28, 3, 'w1')
    sprite.hline(2, 29, 27, 'w3')


def straw(sprite):
    rng = random.Random(901)
    for _ in range(26):
        x, y = rng.gauss(16, 6), rng.gauss(17, 4.5)
        dx = rng.uniform(-4, 4)
        thread(sprite, x, y, x + dx, y + rng.uniform(-1.5, 1.5), rng.choice(('w2', 'w2', 'g1', 'w3')))


def planks(sprite):
    for x, y, length in ((5, 13, 17), (11, 19, 16)):
        sprite.polygon([(x, y), (x + length, y - 3), (x + length, y), (x, y + 3)], ['w0', 'w1', 'w2'], base=.6, bevel=1)
    for x, y in ((8, 14), (18, 12), (14, 20), (24, 18)):
        sprite.put(x, y, 'k1')


def armoury_shield(sprite):
    """A round shield over crossed swords."""
    for side in (-1, 1):
        sprite.capsule(16 - 11 * side, 12, 16 + 9 * side, 28, 1.3, 1.3, 'steel')
        sprite.capsule(16 + 7 * side, 23.5, 16 + 11 * side, 23, 1, 1, 'gold')
        sprite.capsule(16 + 9 * side, 26, 16 + 11 * side, 29, 1.2, 1.2, 'leather')
    sprite.ellipse(16, 19, 7, 7, 'red')
    sprite.ellipse(16, 19, 5.2, 5.2, 'hide', seam='r0')
    sprite.ellipse(16, 19, 2, 2, 'gold')


def armoury_rack(sprite):
    """Spears and an axe that lean in a rack."""
    for x, ramp in ((7, 'steel'), (14, 'steel'), (21, 'steel')):
        sprite.capsule(x, 16, x, 29, .9, .9, 'wood_light')
        sprite.polygon([(x, 10), (x + 2.6, 15), (x, 18), (x - 2.6, 15)], ramp, bevel=1.5)
    sprite.capsule(27, 12, 27, 29, .9, .9, 'wood_light')
    sprite.polygon([(27, 12), (30.5, 11), (30.5, 18), (27, 17)], 'steel', bevel=1.5)
    for y in (19, 27):
        sprite.rect(3, y, 27, 2, 'w1')
        sprite.hline(3, 29, y, 'w3')


def armoury_arms(sprite):
    """A heater shield with a chevron."""
    sprite.polygon([(8, 11), (24, 11), (24, 20), (16, 29), (8, 20)], 'blue', base=.5, bevel=3, gx=-.3)
    for i in range(6):
        sprite.rect(10 + i, 21 - i, 2, 3, 'g3')
        sprite.rect(20 - i, 21 - i, 2, 3, 'g2')


def splinters(sprite):
    rng = random.Random(911)
    for _ in range(9):
        x, y, a = rng.uniform(8, 24), rng.uniform(9, 24), rng.uniform(0, math.pi)
        r = rng.uniform(1.5, 4)
        thread(sprite, x - r * math.cos(a), y - r * math.sin(a), x + r * math.cos(a), y + r * math.sin(a), 'w1')
        sprite.put(x, y, 'w2')


def target(sprite):
    """A ring painted on the floor, once used for fencing."""
    for y in range(CELL):
        for x in range(CELL):
            away = math.hypot(x + .5 - 16, y + .5 - 16)
            if 11 < away < 13 and (x * 7 + y * 3) % 11 > 2:
                sprite.put(x, y, 's2')
            if 5.2 < away < 6.4 and (x * 5 + y * 3) % 9 > 2:
                sprite.put(x, y, 's2')


def study_books(sprite):
    rng = random.Random(921)
    sprite.rect(3, 10, 26, 20, 'w1')
    for y in (12, 21):
        sprite.rect(5, y - 1, 22, 8, 'k1')
        books(sprite, rng, 5, 26, y + 7)
        sprite.hline(4, 27, y + 7, 'w3')
        sprite.hline(4, 27, y + 8, 'w0')
    sprite.hline(3, 28, 10, 'w4')
    sprite.vline(3, 11, 29, 'w3')
    sprite.vline(28, 11, 29, 'w0')


def study_map(sprite):
    """A chart on parchment, pinned at its corners."""
    sprite.box(6, 12, 26, 27, 'paper', base=.55, bevel=2, gx=-.2)
    for x, y, text in ((9, 15, '###..##'), (9, 16, '#.####.'), (12, 18, '..#...##'), (10, 21, '####.##'), (15, 22, '#..#.'),
                       (15, 23, '#####')):
        sprite.grid(x, y, [text], {'#': 'w2'})
    sprite.grid(20, 18, ['r.r', '.r.', 'r.r'], {'r': 'r2'})
    for x in (7, 24):
        sprite.put(x, 13, 'r3')


def study_portrait(sprite):
    """A portrait in a gilded frame."""
    sprite.box(9, 10, 24, 29, 'gold', base=.5, bevel=2.5)
    sprite.rect(11, 12, 11, 15, 'k1')
    sprite.polygon([(12, 27), (13, 22), (16, 21), (20, 22), (21, 27)], ['u0', 'u1', 'p1'], base=.5, seam=False)
    sprite.ellipse(16.5, 18, 2.6, 3.2, 'skin', seam=False)
    sprite.grid(14, 14, ['.hhhh', 'hhhhh', 'h...h'], {'h': 's5'})
    sprite.put(15, 18, 'k1')
    sprite.put(17, 18, 'k1')


def papers(sprite):
    for x, y, w, h in ((7, 9, 6, 5), (17, 13, 6, 5), (10, 20, 7, 5)):
        sprite.rect(x, y, w, h, 's4')
        sprite.hline(x, x + w - 1, y + h, 's0')
        for j in range(1, h, 2):
            sprite.hline(x + 1, x + w - 2 - j % 2, y + j, 's2')


def ink(sprite):
    """An ink blot with drops around it."""
    sprite.ellipse(15, 17, 4.6, 2.8, ['k1', 's0', 's0'], seam=False)
    for x, y in ((21, 14), (9, 20), (22, 19), (12, 12), (24, 22)):
        sprite.rect(x, y, 2, 1, 's0')
    thread(sprite, 18, 16, 25, 9, 's4')
    thread(sprite, 22, 11, 26, 9, 's5')


# -- mossy crypt: ossuary, tombs, roots

def niche(sprite, x0, x1, y0, y1):
    """A hollow under an arch."""
    r = (x1 - x0) / 2
    for y in range(y0, y1):
        for x in range(x0, x1):
            if y - y0 >= r or math.hypot(x + .5 - x0 - r, y + .5 - y0 - r) <= r:
                sprite.put(x, y, 'k1' if y - y0 > 3 else 'k0')
    sprite.hline(x0 - 1, x1, y1, 'b5')
    sprite.hline(x0 - 1, x1, y1 + 1, 'b2')


SKULL = ('.ooo.', 'ooooo', 'kokok', 'ooooo', '.o.o.')


def skull(sprite, x, y):
    sprite.grid(x, y, SKULL, {'o': 'o3', 'k': 'k1'})
    sprite.vline(x + 4, y + 1, y + 3, 'o1')


def ossuary_skull(sprite):
    niche(sprite, 10, 22, 12, 27)
    skull(sprite, 13, 21)
    sprite.grid(11, 25, ['o.o..o..o.'], {'o': 'o2'})


def ossuary_rows(sprite):
    for y in (13, 21):
        sprite.rect(3, y - 1, 26, 7, 'k1')
        for x in (4, 10, 16, 22):
            skull(sprite, x + (y > 20) % 2, y)
        sprite.hline(3, 28, y + 6, 'b4')


def ossuary_bones(sprite):
    """Thigh bones stacked to the vault, a skull among them."""
    sprite.rect(5, 13, 22, 16, 'k1')
    for row, y in enumerate(range(14, 29, 3)):
        for x in range(5 + row % 2 * 2, 26, 4):
            sprite.grid(x, y, ['oo', 'oo'], {'o': 'o2' if (x + y) % 3 else 'o3'})
            sprite.put(x + 1, y + 1, 'o1')
    skull(sprite, 14, 19)


def bone_scatter(sprite):
    rng = random.Random(931)
    for _ in range(7):
        x, y, a = rng.uniform(8, 24), rng.uniform(9, 24), rng.uniform(0, math.pi)
        thread(sprite, x - 2.5 * math.cos(a), y - 2.5 * math.sin(a), x + 2.5 * math.cos(a), y + 2.5 * math.sin(a), 'o1')
        sprite.put(x + 3 * math.cos(a), y + 3 * math.sin(a), 'o2')
        sprite.put(x - 3 * math.cos(a), y - 3 * math.sin(a), 'o2')


def bone_dust(sprite):
    rng = random.Random(932)
    for _ in range(40):
        sprite.put(rng.gauss(16, 6), rng.gauss(17, 4), rng.choice(('s3', 's4', 'o1')))


def tomb_plaque(sprite):
    sprite.box(7, 11, 25, 28, 'stone', base=.5, bevel=3)
    sprite.rect(15, 13, 2, 8, 's1')
    sprite.rect(12, 15, 8, 2, 's1')
    for y, text in ((23, '##.#.###.#'), (25, '#.##.#.##')):
        sprite.grid(11, y, [text], {'#': 's1'})


def tomb_sleeper(sprite):
    """A stone figure asleep in a low arch."""
    niche(sprite, 3, 29, 12, 26)
    sprite.capsule(10, 22, 24, 23, 2.6, 2, 'stone')
    sprite.ellipse(7.5, 21, 2.6, 2.6, 'stone')
    sprite.rect(4, 24, 24, 2, 's3')
    sprite.capsule(13, 20, 17, 20, 1, 1, 'stone')


def tomb_candles(sprite):
    """A ledge with burnt-down candles, wax running over it."""
    sprite.hline(6, 25, 24, 'b5')
    sprite.rect(6, 25, 20, 2, 'b2')
    for x, h in ((9, 4), (13, 7), (17, 3), (21, 6)):
        sprite.rect(x, 24 - h, 3, h, 'o2')
        sprite.vline(x, 24 - h, 23, 'o3')
        sprite.put(x + 1, 23 - h, 'k1')
        sprite.vline(x + 1, 24, 25 + h % 3, 'o2')


def grave(sprite):
    """A slab with a worn cross, level with the floor."""
    sprite.rect(7, 3, 18, 26, 's3')
    sprite.hline(7, 24, 3, 's4')
    sprite.vline(7, 3, 28, 's4')
    sprite.hline(7, 24, 28, 's1')
    sprite.vline(24, 4, 28, 's1')
    sprite.rect(15, 7, 2, 11, 's2')
    sprite.rect(12, 10, 8, 2, 's2')
    sprite.grid(11, 22, ['##.###.##', '', '#.##.##'], {'#': 's2'})


def petals(sprite):
    rng = random.Random(942)
    for i in range(14):
        x, y = rng.gauss(16, 6), rng.gauss(17, 4.5)
        sprite.put(x, y, ('r2', 'p2', 'r1')[i % 3])
        sprite.put(x + 1, y, ('r1', 'p1', 'r0')[i % 3])


def root(sprite, rng, x, y, dx, length, r):
    """Roots that come out of the stone and grow thinner downwards."""
    for i in range(length):
        width = r * (1 - i / length) + .5
        sprite.ellipse(x, y, width, width, ['w0', 'w1', 'w2', 'w3'], seam='k1' if i % 3 == 0 else False)
        x += dx + rng.uniform(-.9, .9)
        y += 1


def roots_front(sprite):
    rng = random.Random(951)
    for x, dx, length, r in ((8, .3, 19, 2.4), (20, -.2, 21, 3), (26, .2, 13, 1.6)):
        root(sprite, rng, x, 10, dx, length, r)


def mushroom(sprite, x, foot, r, ramp=('p1', 'p2', 'p3')):
    sprite.rect(x - 1, foot - int(r) - 1, 2, int(r) + 2, 'o2')
    sprite.ellipse(x, foot - r - 1, r, r * .7, list(ramp), seam='k1')


def roots_mushrooms(sprite):
    """Bracket fungus and toadstools at the foot of the wall."""
    for x, y, r in ((6, 30, 2.4), (11, 30, 3.6), (17, 30, 2.2), (25, 30, 3)):
        mushroom(sprite, x, y, r)
    for x, y in ((22, 15), (25, 19), (21, 22)):
        sprite.polygon([(x - 3, y), (x + 4, y), (x + 2, y + 3), (x - 1, y + 3)], 'cheese', base=.4, bevel=1)


def roots_flowers(sprite):
    rng = random.Random(953)
    for x in (6, 12, 19, 26):
        xx = x
        for y in range(10, 22 + x % 7):
            sprite.put(xx, y, 'n2' if y % 3 else 'n3')
            if y % 4 == x % 4:
                sprite.put(xx + 1, y, 'n3')
                sprite.put(xx - 1, y, 'n1')
            xx += rng.choice((-1, 0, 0, 1))
        sprite.grid(xx - 1, 20 + x % 7, ['.f.', 'fyf', '.f.'], {'f': 'p3', 'y': 'g3'})


def roots_floor(sprite):
    rng = random.Random(954)
    for x, y, a in ((3, 8, .4), (9, 26, -.5), (24, 4, 1.2)):
        for i in range(17):
            sprite.put(x, y, 'w1')
            sprite.put(x, y + 1, 'w0')
            if i % 5 == 1:
                sprite.put(x, y, 'w2')
            a += rng.uniform(-.4, .4)
            x, y = x + math.cos(a), y + math.sin(a)


def toadstools(sprite):
    for x, y, r in ((10, 15, 2.2), (17, 12, 1.8), (22, 18, 2.4), (14, 22, 1.8)):
        mushroom(sprite, x, y, r, ('u0', 'p1', 'p2'))


# -- flooded halls: baths, docks, weed

def baths_spout(sprite):
    """A face of bronze that water falls from."""
    bronze = ['u0', 'n0', 'n1', 'n2', 'n3']
    for i in range(10):
        a = math.pi + i * math.pi / 9
        sprite.ellipse(16 + 6.4 * math.cos(a), 16 + 5 * math.sin(a), 1.8, 1.8, bronze)
    sprite.ellipse(16, 16, 5, 5, bronze)
    sprite.grid(13, 14, ['kk..kk', '.k..k.', '', '.kkkk.', '.kkkk.'], {'k': 'k1'})
    for y in range(19, 31):
        sprite.hline(15, 16, y, 'u3' if y % 3 else 'u4')
        sprite.put(14 + y % 2 * 3, y, 'u2')


TESSERAE = ('....uuuuuuuu....', '..uuttttttttuu..', '.uttccttttttttu.', 'utttcctttcttttuo', 'uttttttttccttuoo', '.uttttttttttuuoo',
            '..uuttttttuu..oo', '....uuuuuu.....o')


def baths_mosaic(sprite):
    sprite.rect(6, 12, 20, 17, 'u1')
    sprite.rect(7, 13, 18, 15, 's5')
    sprite.grid(8, 16, TESSERAE, {'u': 'u1', 't': 'u2', 'c': 'u4', 'o': 'g2'})
    for x in range(7, 25, 3):
        sprite.put(x, 26, 'u2')
        sprite.put(x + 1, 25, 'u2')


def baths_alcove(sprite):
    """A tiled niche with an urn."""
    niche(sprite, 9, 23, 11, 27)
    sprite.ellipse(16, 23, 4, 4.6, ['u0', 'u1', 'u2', 'u3', 'u4'])
    sprite.rect(14, 17, 4, 2, 'u3')
    sprite.hline(13, 18, 17, 'u4')


def tiles_floor(sprite):
    """Small tiles, laid by hand; half of them are missing."""
    rng = random.Random(961)
    for y in range(4, 28, 4):
        for x in range(4, 28, 4):
            if math.hypot(x - 14, y - 14) + rng.uniform(-4, 4) < 11:
                key = 'u1' if (x + y) // 4 % 2 else 's3'
                sprite.rect(x, y, 3, 3, key)
                sprite.hline(x, x + 2, y, 'u2' if key == 'u1' else 's4')


def tiles_star(sprite):
    for i in range(8):
        a = i * math.tau / 8
        thread(sprite, 16, 16, 16 + 9 * math.cos(a), 16 + 9 * math.sin(a), 'u1' if i % 2 else 's3')
        thread(sprite, 16 + 9 * math.cos(a), 16 + 9 * math.sin(a), 16 + 7 * math.cos(a + .4), 16 + 7 * math.sin(a + .4), 'u2')


def docks_net(sprite):
    for i in range(7):
        thread(sprite, 3 + i * 4, 11 + abs(3 - i), 5 + i * 3.5, 27 - abs(3 - i) * 1.5, 'o1')
    for j in range(4):
        for x in range(4, 29):
            sprite.put(x, 13 + j * 4 + math.sin(x * .24) * 2, 'o1' if x % 4 else 'o2')
    for x, y in ((6, 15), (15, 18), (25, 15)):
        sprite.ellipse(x, y, 1.8, 1.8, 'red')
    sprite.grid(17, 22, ['.ff.f', 'ffkff', '.ff.f'], {'f': 's5', 'k': 'u0'})


def docks_rope(sprite):
    sprite.vline(16, 10, 12, 's5')
    for r in (8, 6.3, 4.6):
        for i in range(60):
            a = i * math.tau / 60
            sprite.put(16 + r * math.cos(a), 20 + r * .95 * math.sin(a), 'w4' if i % 4 < 2 else 'w2')
    thread(sprite, 21, 26, 23, 30, 'w3')


def docks_anchor(sprite):
    sprite.capsule(16, 14, 16, 27, 1.4, 1.4, 'rusty')
    sprite.capsule(11, 16, 21, 16, 1, 1, 'rusty')
    sprite.ellipse(16, 12, 2.2, 2.2, 'rusty')
    sprite.put(15, 12, 'k1')
    for side in (-1, 1):
        sprite.capsule(16, 27.5, 16 + 7 * side, 23, 1.5, 1, 'rusty')
        sprite.polygon([(16 + 8 * side, 20), (16 + 9 * side, 25), (16 + 5 * side, 24)], 'rusty', bevel=1)


def shells(sprite):
    for x, y, key, light in ((8, 11, 'o1', 'o2'), (19, 9, 's4', 's5'), (23, 20, 'o1', 'o2'), (12, 22, 's3', 's5')):
        sprite.grid(x, y, ['.lll.', 'ldldl', 'dldld', '.ddd.'], {'l': light, 'd': key})
    for i in range(5):
        a = i * math.tau / 5 - 1.5
        thread(sprite, 16, 16, 16 + 3 * math.cos(a), 16 + 3 * math.sin(a), 'r1')


def driftwood(sprite):
    sprite.capsule(6, 19, 25, 14, 2, 1.3, ['s0', 's1', 's3', 'o1'], seam='s0')
    sprite.capsule(17, 16, 22, 21, 1.1, .7, ['s0', 's1', 's3', 'o1'], seam='s0')


def weed_kelp(sprite):
    for x, height, phase in ((5, 15, 0), (10, 19, 1.2), (16, 13, 2), (22, 18, .5), (27, 14, 1.7)):
        for i in range(height):
            xx = x + 1.6 * math.sin(i * .5 + phase)
            sprite.rect(xx, 30 - i, 2, 1, ('n1', 'n2', 'n1', 'n3')[i % 4])
            if i % 5 == 2:
                sprite.put(xx + (2 if i % 2 else -1), 30 - i, 'n2')


def coral(sprite, x, y, a, length, keys):
    for i in range(length):
        sprite.rect(x, y, 2, 1, keys[min(2, i * 3 // length)])
        x, y = x + .8 * math.cos(a), y - math.sin(a)
    if length > 3:
        coral(sprite, x, y, a + .5, length - 2, keys)
        coral(sprite, x, y, a - .5, length - 2, keys)


def weed_coral(sprite):
    coral(sprite, 9, 30, 1.6, 7, ('r1', 'r2', 'r3'))
    coral(sprite, 23, 30, 1.5, 6, ('p1', 'p2', 'p3'))


def weed_barnacles(sprite):
    rng = random.Random(973)
    for _ in range(16):
        x, y = rng.uniform(4, 28), rng.uniform(18, 30)
        r = rng.uniform(1, 2.2)
        sprite.ellipse(x, y, r, r, ['s2', 's4', 's5', 's6'], seam='k1')
        sprite.put(x, y, 'k1')
    sprite.grid(12, 13, ['..o..', '.ooo.', 'ooooo', '.ooo.', 'o...o'], {'o': 'r3'})


def kelp_floor(sprite):
    rng = random.Random(974)
    for x, y in ((5, 12), (10, 22), (19, 9)):
        a = rng.uniform(-.3, .5)
        for i in range(14):
            sprite.rect(x, y, 2, 1, 'n1' if i % 3 else 'n2')
            a += rng.uniform(-.35, .35)
            x, y = x + math.cos(a), y + .6 * math.sin(a)


def foam(sprite):
    rng = random.Random(975)
    for _ in range(12):
        x, y = rng.gauss(16, 6), rng.gauss(17, 4)
        sprite.grid(x, y, ['.s.', 's.s', '.s.'], {'s': rng.choice(('s3', 's4'))})


# -- ember forge: smithy, pipes, cells

def smithy_tools(sprite):
    sprite.rect(3, 12, 26, 2, 'w2')
    sprite.hline(3, 28, 12, 'w3')
    sprite.capsule(8, 15, 8, 27, 1, 1, 'wood_light')
    sprite.box(4, 15, 12, 20, 'steel', bevel=1.5)
    for side in (-1, 1):
        sprite.capsule(17 + side, 14, 17 - 2.5 * side, 22, .9, .9, 'iron')
        sprite.capsule(17 - 2.5 * side, 22, 17 - side, 28, .9, .8, 'iron')
    sprite.capsule(25, 14, 25, 20, 1, 1, 'wood_light')
    sprite.polygon([(23, 20), (27, 20), (26.5, 29), (25, 29)], 'steel', bevel=1)


def smithy_chains(sprite):
    for x, length in ((7, 15), (16, 11), (25, 17)):
        for y in range(10, 10 + length):
            sprite.put(x + (y // 2) % 2, y, 's5' if y % 4 < 2 else 's3')
        sprite.grid(x - 2, 10 + length, ['sss', '..s', 's.s', '.s.'], {'s': 's5'})


def smithy_hearth(sprite):
    """A cold fire-hole behind a grate, half full of ash."""
    niche(sprite, 8, 24, 13, 28)
    for x in range(9, 23):
        sprite.vline(x, 24 - (x * 5) % 3, 26, ('s1', 's0', 's2', 's1')[x % 4])
    for x in (10, 14, 18, 22):
        sprite.vline(x, 16, 27, 's2')


def cinders(sprite):
    rng = random.Random(981)
    for _ in range(30):
        x, y = rng.gauss(16, 5.5), rng.gauss(17, 4)
        sprite.rect(x, y, rng.choice((1, 2)), 1, rng.choice(('k1', 's0', 's1', 's1')))
    for _ in range(4):
        sprite.put(rng.gauss(16, 4), rng.gauss(17, 3), 'r1')


def horseshoes(sprite):
    for cx, cy in ((11, 13), (20, 19)):
        for i in range(30):
            a = -.9 + i * 5 / 30
            sprite.put(cx + 4 * math.cos(a + 2.2), cy + 4 * math.sin(a + 2.2), 's3' if i % 6 else 's1')


def pipes_valve(sprite):
    """A pipe that runs on into the stone, with a wheel."""
    sprite.capsule(-2, 15, 34, 15, 3, 3, 'rusty', seam='b0')
    for x in (5, 26):
        sprite.box(x - 1.5, 11, x + 1.5, 19, 'iron', bevel=1)
    sprite.capsule(16, 15, 16, 21, 1.2, 1.2, 'iron')
    for i in range(40):
        a = i * math.tau / 40
        sprite.put(16 + 5 * math.cos(a), 23 + 5 * math.sin(a), 'r3' if i % 10 < 5 else 'r2')
        sprite.put(16 + 4.2 * math.cos(a), 23 + 4.2 * math.sin(a), 'r1')
    for a in (0, math.pi / 2):
        thread(sprite, 16 - 4 * math.cos(a), 23 - 4 * math.sin(a), 16 + 4 * math.cos(a), 23 + 4 * math.sin(a), 'r2')


def pipes_gauge(sprite):
    for x in (8, 24):
        sprite.capsule(x, 8, x, 33, 2.4, 2.4, 'rusty', seam='b0')
        for y in (13, 27):
            sprite.hline(x - 3, x + 3, y, 's4')
            sprite.hline(x - 3, x + 3, y + 1, 's1')
    sprite.ellipse(16, 19, 5, 5, 'gold')
    sprite.ellipse(16, 19, 3.6, 3.6, 'paper', seam='g0')
    thread(sprite, 16, 19, 18, 17, 'r2')


def gear(sprite, cx, cy, r, teeth, ramp):
    for i in range(teeth):
        a = i * math.tau / teeth
        sprite.ellipse(cx + r * math.cos(a), cy + r * math.sin(a), 1.5, 1.5, ramp, seam=False)
    sprite.ellipse(cx, cy, r, r, ramp)
    sprite.ellipse(cx, cy, r * .35, r * .35, ['k1'], seam='s1')


def pipes_gears(sprite):
    gear(sprite, 11, 18, 6, 9, 'iron')
    gear(sprite, 22, 23, 4.4, 7, 'rusty')


def bolts(sprite):
    rng = random.Random(984)
    for _ in range(8):
        x, y = rng.uniform(7, 25), rng.uniform(8, 24)
        sprite.grid(x, y, ['.ss', 'sds', 'ss.'], {'s': 's1', 'd': 'k1'})


def slag(sprite):
    for x, y, r in ((9, 13, 2.2), (18, 11, 1.6), (14, 19, 2.8), (23, 18, 2), (20, 23, 1.4)):
        sprite.ellipse(x, y, r, r * .7, ['k1', 's0', 's1', 's2'], seam=False)


def cells_shackles(sprite):
    for x in (9, 23):
        sprite.ellipse(x, 12, 1.8, 1.8, 'iron')
        for y in range(14, 22):
            sprite.put(x + (y // 2) % 2, y, 's5' if y % 4 < 2 else 's3')
        for i in range(24):
            a = i * math.tau / 24
            sprite.put(x + 3 * math.cos(a), 25 + 3 * math.sin(a), 's5' if a > 3 else 's3')


def cells_window(sprite):
    """A barred hole with a red glow behind it."""
    sprite.rect(8, 12, 16, 14, 'k1')
    sprite.rect(9, 20, 14, 5, 'r0')
    sprite.rect(10, 23, 12, 2, 'r1')
    for x in (11, 15, 19):
        sprite.vline(x, 12, 25, 's4')
        sprite.vline(x + 1, 12, 25, 's1')
    sprite.hline(8, 23, 18, 's3')
    sprite.hline(7, 24, 26, 'b5')


def cells_tally(sprite):
    """Days, scratched into the stone in fives."""
    for x, y in ((6, 13), (17, 13), (6, 22), (17, 22)):
        for i in range(4 if (x, y) != (17, 22) else 2):
            sprite.vline(x + i * 2, y, y + 5, 'b5')
        if (x, y) != (17, 22):
            thread(sprite, x - 1, y + 4, x + 8, y + 1, 'b5')


def chain_floor(sprite):
    x, y, a = 6.0, 12.0, .3
    for i in range(24):
        sprite.put(x, y, 's3' if i % 3 else 's1')
        a += .16 * math.sin(i * .8)
        x, y = x + math.cos(a), y + .7 * math.sin(a)


def scratches(sprite):
    for x in (10, 14, 18, 22):
        thread(sprite, x, 10, x - 4, 21, 's1')
        thread(sprite, x + 1, 10, x - 3, 21, 's3')


ROOMS = {
    'store': ((store_jars, store_hams, store_casks), (straw, planks)),
    'armoury': ((armoury_shield, armoury_rack, armoury_arms), (splinters, target)),
    'study': ((study_books, study_map, study_portrait), (papers, ink)),
    'ossuary': ((ossuary_skull, ossuary_rows, ossuary_bones), (bone_scatter, bone_dust)),
    'tombs': ((tomb_plaque, tomb_sleeper, tomb_candles), (grave, petals)),
    'roots': ((roots_front, roots_mushrooms, roots_flowers), (roots_floor, toadstools)),
    'baths': ((baths_spout, baths_mosaic, baths_alcove), (tiles_floor, tiles_star)),
    'docks': ((docks_net, docks_rope, docks_anchor), (shells, driftwood)),
    'weed': ((weed_kelp, weed_coral, weed_barnacles), (kelp_floor, foam)),
    'smithy': ((smithy_tools, smithy_chains, smithy_hearth), (cinders, horseshoes)),
    'pipes': ((pipes_valve, pipes_gauge, pipes_gears), (bolts, slag)),
    'cells': ((cells_shackles, cells_window, cells_tally), (chain_floor, scratches)),
}


def catalog():
    sprites = {}
    for room, (fronts, floors) in ROOMS.items():
        sprites[f'{room}_front'] = [hung(draw) for draw in fronts]
        sprites[f'{room}_floor'] = [flat(draw) for draw in floors]
    return sprites
