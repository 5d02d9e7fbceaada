"""More icons of the interface: things that the hero owns, powers, and how long they last."""
import math

from engine import Sprite

GLINT = {'w': 's7'}


def ui_coin():
    sprite = Sprite(16, 16)
    sprite.ellipse(8, 8, 5.6, 5.8, 'gold')
    sprite.ellipse(8, 8, 3.6, 3.8, ['g1', 'g2', 'g3'], seam='g1')
    sprite.rect(7, 6, 2, 4, 'g4')
    sprite.grid(4, 4, ['.w', 'w.'], GLINT)
    return sprite.outline('k0')


def ui_scroll():
    sprite = Sprite(16, 16)
    sprite.capsule(4, 10.5, 12, 5.5, 2.9, 2.9, ['w2', 'o2', 'o3', 's7'], lift=.08)
    sprite.ellipse(12.4, 5.4, 1.6, 2.5, ['w2', 'w4', 'o3'], seam='w2')
    sprite.grid(6, 5, ['rr..', '.rr.', '.rr.', '..rr', '..rr'], {'r': 'r2'})
    return sprite.outline('k0')


def ui_potion():
    sprite = Sprite(16, 16)
    sprite.rect(6, 1, 4, 2, 'w3')
    sprite.rect(6, 3, 4, 4, 's5')
    sprite.ellipse(8, 10, 4.8, 4.4, 'glass', lift=.1, seam=False)
    sprite.clip = lambda x, y: y > 8
    sprite.ellipse(8, 10, 4, 3.7, 'blue', seam=False)
    sprite.clip = None
    sprite.grid(5, 7, ['.w', 'w.'], GLINT)
    return sprite.outline('k0')


def ui_bomb():
    sprite = Sprite(16, 16)
    sprite.ellipse(7, 10, 4.8, 4.8, 'iron', lift=-.05)
    sprite.rect(8, 4, 3, 2, 's4')
    sprite.grid(10, 1, ['..g.', '.gwg', 'o.g.', 'o...'], {'g': 'g3', 'w': 's7', 'o': 'o2'})
    sprite.grid(4, 8, ['.w', 'w.'], GLINT)
    return sprite.outline('k0')


def ui_hoist():
    """A basket on a rope: treasures that were delivered."""
    sprite = Sprite(16, 16)
    for y in range(5):
        sprite.put(7 + y % 2, y, 'o2')
        sprite.put(8 + y % 2, y, 'w3')
    sprite.grid(4, 5, ['...oo...', '..o..o..', '.o....o.'], {'o': 'o2'})
    sprite.grid(4, 7, ['.gg.uu..', 'gggguuw.'], {'g': 'g3', 'u': 'u3', 'w': 's7'})
    sprite.polygon([(2, 9), (14, 9), (12.5, 15), (3.5, 15)], 'wood_light', base=.5, bevel=1.5)
    for x in (5, 8, 11):
        sprite.rect(x, 10, 1, 4, 'w1')
    sprite.hline(3, 12, 11, 'w4')
    return sprite.outline('k0')


def ui_pin():
    """A strap with a stud: the item stays in its slot."""
    sprite = Sprite(7, 9)
    sprite.grid(0, 0, """
        kkkkkkk
        kwlldok
        kwlldok
        kwgggok
        kgywgok
        kwgggok
        kwlldok
        .kldok.
        ..kkk..
    """, {'k': 'k0', 'w': 'w4', 'l': 'w3', 'd': 'w2', 'o': 'w1', 'g': 'g2', 'y': 'g4'})
    sprite.put(3, 4, 's7')
    return sprite


# -- powers, 12 x 12

POWERS = {
    'ui_zeal': ("""
        ....r.....
        ...rr..r..
        ..rrr.rr..
        .rroorrrr.
        .rossssor.
        rossssssor
        rosdsdsdor
        rossssssor
        .rossssor.
        ..rrrrrr..
    """, {'r': 'r2', 'o': 'g2', 's': 'w5', 'd': 'w2'}, 'r0'),
    'ui_wings': ("""
        ww......ww
        www....www
        wwww..wwww
        uwwww.wwwu
        .wwww.www.
        .uwwwwwwu.
        ..wwggww..
        ..uwggwu..
        ...uggu...
        ....gg....
    """, {'w': 's7', 'u': 'u3', 'g': 'g3'}, 'u0'),
    'ui_aegis': ("""
        uuu.uu.uuu
        utttttttvu
        utttwwttvu
        utttwwttvu
        utwwwwwwvu
        utttwwttvu
        .uttwwtvu.
        .utttttvu.
        ..uttvvu..
        ....uu....
    """, {'u': 'u4', 't': 'u2', 'v': 'u1', 'w': 's7'}, 'u0'),
    'ui_radiance': ("""
        ....g.....
        .g..g..g..
        ..ggyygg..
        ..gywwyg..
        ggywwwwygg
        ..ywwwwy..
        ..gywwyg..
        ..ggyygg..
        .g..g..g..
        ....g.....
    """, {'g': 'g3', 'y': 'g4', 'w': 's7'}, 'g0'),
}


def power(name):
    rows, keys, edge = POWERS[name]
    sprite = Sprite(12, 12)
    sprite.grid(1, 1, rows, keys)
    return sprite.outline(edge)


RING_STEPS = 16


def ui_ring(frame):
    """A ring that empties clockwise from the top; frame i: (i + 1) of RING_STEPS are left."""
    left = (frame + 1) / RING_STEPS
    sprite = Sprite(20, 20)
    for y in range(20):
        for x in range(20):
            dx, dy = x - 9.5, y - 9.5
            if not 7.6 <= math.hypot(dx, dy) < 10:
                continue
            gone = math.atan2(dx, -dy) % math.tau / math.tau < 1 - left
            inner = math.hypot(dx, dy) < 8.8
            sprite.put(x, y, ('k1' if inner else 'k0') if gone else ('g3' if inner else 'g2') if left > .2 else ('r3' if inner else 'r2'))
    return sprite


SINGLE = (ui_coin, ui_scroll, ui_potion, ui_bomb, ui_hoist, ui_pin)


def catalog():
    sprites = {draw.__name__: [draw()] for draw in SINGLE}
    sprites.update((name, [power(name)]) for name in POWERS)
    sprites['ui_ring'] = [ui_ring(i) for i in range(RING_STEPS)]
    return sprites
