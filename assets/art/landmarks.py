"""The fire that burns at every depth, on a stand of its own in each theme.  The game draws its flame separately."""
from engine import Sprite

HEARTH_Y = 15            # where the fire burns; the game draws the flame over it


def hearth(sprite, rx, rim):
    """Coals in a bowl whose rim is a ramp."""
    sprite.capsule(16 - rx + 1.5, HEARTH_Y, 16 + rx - 1.5, HEARTH_Y, 2.2, 2.2, rim, lift=.05)
    sprite.ellipse(16, HEARTH_Y - .8, rx - 1.2, 2.1, ['r1', 'r2'], seam='k1')
    for i, dx in enumerate((-6, -3, 0, 3, 5, -5, 1, -1)):
        if abs(dx) < rx - 3:
            sprite.rect(16 + dx, HEARTH_Y - 2 + i % 2, 2, 1, ('g2', 'r3', 'g3')[i % 3])


def plinth(sprite, ramp, top=40):
    sprite.box(4, top + 2, 28, 47, ramp, base=.5, bevel=3, gx=-.3)
    sprite.box(7, top - 2, 25, top + 3, ramp, base=.6, bevel=2, gx=-.3)


def brick():
    """A fluted column of the cellar with a bowl of brass."""
    sprite = Sprite(32, 48)
    plinth(sprite, 'brick')
    sprite.box(11, 24, 21, 39, 'stone', base=.5, bevel=1, gx=-.75)
    for x in (13, 16, 19):
        sprite.vline(x, 26, 37, 's1' if x > 15 else 's3')
    sprite.capsule(11, 37.5, 21, 37.5, 1.8, 1.8, 'stone')
    sprite.polygon([(6, 15), (26, 15), (23, 22), (19, 26), (13, 26), (9, 22)], 'gold', base=.5, bevel=3, gx=-.5)
    sprite.hline(9, 22, 20, 'g0')
    hearth(sprite, 11, 'gold')
    return sprite.outline()


def moss():
    """A saint who holds up the bowl, overgrown."""
    stone = ['n0', 's1', 's3', 'o1', 'o2', 'o3']
    sprite = Sprite(32, 48)
    plinth(sprite, ['n0', 's1', 's2', 's3', 'o1', 'o2'], 41)
    sprite.polygon([(12, 27), (20, 27), (23, 42), (9, 42)], stone, base=.45, bevel=3, gx=-.5)
    for x, y in ((13, 33), (16, 31), (19, 34)):
        sprite.vline(x, y, 40, 's1')
    for x0, x1 in ((12, 8.5), (20, 23.5)):
        sprite.capsule(x0, 29, x1, 19, 2.2, 1.8, stone)
    sprite.ellipse(16, 24, 4.2, 4.8, stone, lift=.05)
    sprite.ellipse(16, 25.2, 2.5, 3.0, ['s0', 's1'], seam=False)
    sprite.polygon([(6, 15), (26, 15), (23, 20), (9, 20)], stone, base=.55, bevel=3, gx=-.4)
    hearth(sprite, 11, stone)
    for x, y, row in ((7, 40, 'nmnn'), (19, 41, 'mnnm'), (11, 30, 'mn'), (20, 35, 'nm'), (5, 45, 'nnm'), (24, 46, 'mn'),
                      (24, 18, 'mn'), (24, 20, 'n'), (25, 22, 'n'), (8, 42, 'n.n'), (20, 43, 'n.m')):
        sprite.grid(x, y, [row], {'n': 'n2', 'm': 'n3'})
    return sprite.outline()


def flood():
    """A basin of green bronze on two dolphins' tails of marble."""
    bronze, marble = ['u0', 'n0', 'n1', 'n2', 'n3', 'u4'], ['u0', 'u1', 's3', 's5', 's6', 's7']
    sprite = Sprite(32, 48)
    plinth(sprite, ['u0', 's1', 's3', 's4', 's5', 's6'], 41)
    sprite.capsule(16, 24, 16, 40, 2.6, 3.4, marble)
    for side in (-1, 1):
        sprite.capsule(16 + 8 * side, 37, 16 + 4 * side, 31, 3.4, 2.6, marble)
        sprite.capsule(16 + 4 * side, 31, 16 + 7 * side, 24, 2.4, 1.2, marble)
        sprite.put(16 + 9 * side - (side > 0), 36, 'k1')
    sprite.polygon([(4, 15), (28, 15), (25, 21), (19, 25), (13, 25), (7, 21)], bronze, base=.5, bevel=3, gx=-.5)
    sprite.hline(8, 23, 19, 'n0')
    hearth(sprite, 12, bronze)
    return sprite.outline()


def forge():
    """The last furnace: black iron in bands, red behind its door."""
    iron = ['k0', 'k1', 's0', 's1', 's3', 's5']
    sprite = Sprite(32, 48)
    sprite.box(3, 42, 29, 47, ['k1', 'b0', 'b1', 'b2', 'b3'], base=.5, bevel=2, gx=-.3)
    sprite.polygon([(8, 18), (24, 18), (26, 30), (25, 43), (7, 43), (6, 30)], iron, base=.5, bevel=3, gx=-.7)
    for y in (24, 40):
        sprite.box(6, y, 26, y + 2, 'iron', base=.6, bevel=1, gx=-.4)
        for x in (8, 13, 18, 23):
            sprite.put(x, y, 's6')
    sprite.polygon([(11, 38), (11, 32), (14, 29), (18, 29), (21, 32), (21, 38)], ['k0'], base=.5)
    sprite.grid(12, 30, """
        ..hhhh..
        .hgggGh.
        hgyyyggh
        hgywygGh
        ggyyygGg
        hkkkkkkh
        GgkgkgkG
        hgkGkgkh
    """, {'h': 'r2', 'g': 'g2', 'G': 'g1', 'y': 'g3', 'w': 'g4', 'k': 'k0'})
    sprite.polygon([(5, 15), (27, 15), (24, 20), (8, 20)], iron, base=.55, bevel=2, gx=-.4)
    hearth(sprite, 12, ['k1', 's0', 's1', 's3', 's4'])
    return sprite.outline()


def catalog():
    return {'great_fire': [brick(), moss(), flood(), forge()]}
