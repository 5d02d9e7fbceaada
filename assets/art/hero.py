"""The hero: with sword and lantern, shooting, throwing, rolling, ringing the hand bell.

Hands and sword tips come from tables, in coordinates of the upper body: {act: (hand, tip)}.
"""
import math
from typing import Callable, NamedTuple

from bipeds import blade, carried, feet_front, foot_side, held, strike_room
from engine import Sprite
from pose import FRAMES, HURT, Pose, lying, squint
from props import draw_flame

SWORD = {
    'down': {
        'walk': ((7, 22), (3.4, 9)), 'windup': ((5, 14), (3, 0)),
        'strike': ((11, 20.5), (12.5, 33)), 'hurt': ((5.5, 22.5), (1, 13)),
    },
    'up': {
        'walk': ((24.7, 22), (28.6, 9)), 'windup': ((26, 19.5), (30, 28.5)),
        'strike': ((25, 11), (23.5, -1)), 'hurt': ((26.5, 22), (30.5, 12)),
    },
    'side': {
        'walk': ((20.5, 22), (27, 11)), 'windup': ((10.5, 18.5), (4, 7.5)),
        'strike': ((21, 20), (34.5, 20)), 'hurt': ((20, 23), (28.5, 20)),
    },
}
TUFT = ['..hg...', '.hgg.hg', 'hggghgg']
TUFT_KEYS = {'h': 'g1', 'g': 'g2'}
LANTERN = {
    True: """
        ..s..
        .s.s.
        .dbd.
        dbbsd
        dgygd
        dywyd
        dgyyd
        dbbsd
    """,
    False: """
        ..s..
        .s.s.
        .dbd.
        dbbsd
        dbobd
        dbobs
        dbobs
        dbbsd
    """,
}
LANTERN_KEYS = {'s': 's5', 'b': 's4', 'd': 's2', 'g': 'g3', 'y': 'g4', 'w': 's7', 'o': 'g1'}


# -- what he wears

def sword(sprite, hand, tip):
    blade(sprite, hand, tip, 'sword')


class Kit(NamedTuple):
    weapon: Callable = sword                            # (sprite, hand, tip)
    shield: Callable = lambda sprite, facing: None
    canvas: Callable = Sprite


BARE = Kit()


# -- parts

def lantern(sprite, x, y, lit):
    """A lantern that hangs from the ring at (x, y). When shut, a thread of light is left."""
    left, top = math.floor(x) - 2, math.floor(y)
    for dx, dy, w, h in ((-1, 3, 7, 5), (0, 2, 5, 7)):
        ox, oy = sprite.origin
        for j in range(h):
            for i in range(w):
                if sprite.get(math.floor(left + dx + i + ox), math.floor(top + dy + j + oy)) is not None:
                    sprite.put(left + dx + i, top + dy + j, 'k1')
    sprite.grid(left, top, LANTERN[lit], LANTERN_KEYS)


def arm(sprite, shoulder, hand):
    sprite.capsule(*shoulder, hand[0], hand[1] - .5, 2.4, 2.1, 'cloth', seam='u0')
    sprite.ellipse(*hand, 2, 2, 'skin')


def sword_arm(sprite, shoulder, hand):
    """With the ring on its hand."""
    arm(sprite, shoulder, hand)
    sprite.rect(hand[0] - 1, hand[1], 2, 1, 'h0')


def belt(sprite, x0, x1, buckle):
    sprite.hline(x0, x1, 22, 'w1')
    sprite.hline(x0, x1, 23, 'w0')
    sprite.rect(buckle, 22, 2, 2, 'g3')


def face(sprite, act):
    if act == 'hurt':
        squint(sprite, 12, 10, 4)
        sprite.grid(14, 13, ['.kk.', 'krrk'], {'k': 'w1', 'r': 'r1'})
        return
    sprite.grid(12, 10, ['ke....ek', 'kk....kk', 'kk....kk'], {'k': 'k1', 'e': 's7'})
    sprite.grid(11, 13, ['pp......pp', '....rr....'], {'p': 'r4', 'r': 'w2'})
    if act != 'walk':
        sprite.grid(11, 9, ['bb......bb', '..bb..bb..'], {'b': 'w1'})


def head_down(sprite, act):
    sprite.ellipse(16, 10, 7.2, 6.8, 'skin')
    sprite.clip = lambda x, y: y < 8 or (y < 11 and (x < 11 or x > 20))
    sprite.ellipse(16, 8.8, 8, 7.3, 'hair', seam='w2')
    sprite.clip = None
    sprite.grid(11, 7, ['h..hh...hh', 'h...h....h'], {'h': 'g0'})
    face(sprite, act)
    sprite.grid(12, 1, TUFT, TUFT_KEYS)


def head_up(sprite):
    sprite.ellipse(16, 9.4, 7.8, 7.2, 'hair', lift=.08)
    sprite.grid(12, 1, TUFT, TUFT_KEYS)
    sprite.grid(11, 10, ['h...h....h', '.h...h..h.', '..h...h.h.'], {'h': 'g0'})


def head_side(sprite, act):
    sprite.ellipse(16.5, 10, 7.0, 6.8, 'skin')
    sprite.clip = lambda x, y: y < 8 or (y < 13 and x < 13)
    sprite.ellipse(15.6, 9.0, 8, 7.4, 'hair', seam='w2')
    sprite.clip = None
    sprite.grid(11, 1, TUFT, TUFT_KEYS)
    if act == 'hurt':
        sprite.grid(18, 10, ['.k..k', 'k....', '.k..k'], {'k': 'k1'})
        sprite.grid(20, 14, ['kk', 'rk'], {'k': 'w1', 'r': 'r1'})
        return
    sprite.grid(18, 10, ['ke..k', 'kk..k', 'kk..k'], {'k': 'k1', 'e': 's7'})
    sprite.grid(17, 13, ['pp.....'], {'p': 'r4'})
    if act != 'walk':
        sprite.grid(17, 9, ['bb...', '..b.b'], {'b': 'w1'})


def tunic_down(sprite, pose):
    """Cape, legs and tunic from the front. What is drawn next is placed at the upper body."""
    sprite.move(0, pose.bob)
    sprite.polygon([(10, 16), (22, 16), (25, 26), (7, 26)], 'red_dull', base=.35)
    feet_front(sprite.move(), pose, (13, 19), 'boot')
    sprite.move(0, pose.bob)
    sprite.polygon([(11, 16), (21, 16), (22.5, 26), (9.5, 26)], 'cloth', base=.55, bevel=3)
    belt(sprite, 11, 20, 15)


def collar(sprite):
    sprite.ellipse(16, 16.6, 6.2, 2.3, 'red')


def cape_up(sprite, pose):
    hem = [(24, 27 - bool(pose.lift[0])), (8, 27 - bool(pose.lift[1]))]
    sprite.polygon([(10.5, 15), (21.5, 15)] + hem, 'red', base=.5, bevel=4, gy=-.25)
    sprite.grid(12, 19, ['.l....l.', '.l....l.'] + ['l..l...l'] * 4, {'l': 'r1'})
    sprite.ellipse(16, 16, 6.2, 2.0, 'red')


def tunic_side(sprite, pose, base=0, kit=BARE):
    """Far leg, cape, near leg and tunic."""
    sprite.move(base)
    foot_side(sprite, 15, -pose.stride, 'boot', lift=-.2)
    trail = 6 - abs(pose.stride) / 2 - pose.lean
    sprite.move(base + pose.lean, pose.bob)
    sprite.polygon([(12, 16), (17, 16), (14, 26), (trail, 26)], 'red', base=.4, gy=-.2)
    kit.shield(sprite, 'side')
    foot_side(sprite.move(base), 16, pose.stride, 'boot')
    sprite.move(base + pose.lean, pose.bob)
    sprite.polygon([(12, 16), (20, 16), (21 - pose.lean, 26), (11 - pose.lean, 26)], 'cloth', base=.55, bevel=3)
    belt(sprite, 12, 19, 18)
    sprite.ellipse(16, 16.6, 5.6, 2.2, 'red')


# -- with sword and lantern

def hero_down(pose, lit=True, kit=BARE):
    sprite = kit.canvas().move(0, pose.bob)
    hand, tip = held(SWORD['down'], pose)
    if pose.act != 'strike':
        kit.weapon(sprite, hand, tip)
    tunic_down(sprite, pose)
    low = 20 + pose.lift[0] / 2
    arm(sprite, (21.5, 18), (24, low))
    kit.shield(sprite, 'down')
    lantern(sprite, 24, low + 1, lit)
    if pose.act != 'strike':
        sword_arm(sprite, (10.5, 18), hand)
    collar(sprite)
    head_down(sprite, pose.act)
    if pose.act == 'strike':
        kit.weapon(sprite, hand, tip)
        sword_arm(sprite, (10, 18.5), hand)
    return sprite


def hero_up(pose, lit=True, kit=BARE):
    sprite = kit.canvas()
    feet_front(sprite, pose, (13, 19), 'boot')
    sprite.move(0, pose.bob)
    hand, tip = held(SWORD['up'], pose)
    kit.weapon(sprite, hand, tip)
    sword_arm(sprite, (21.5, 18), hand)
    kit.shield(sprite, 'up')
    low = 19.5 + pose.lift[0] / 2
    arm(sprite, (10.5, 18), (7.5, low))
    cape_up(sprite, pose)
    lantern(sprite, 6, low + 1, lit)
    head_up(sprite)
    return sprite


def hero_side(pose, lit=True, kit=BARE):
    base = strike_room(pose)
    hand, tip = carried(*held(SWORD['side'], pose), pose)
    sprite = kit.canvas().move(base + pose.lean, pose.bob)
    if pose.act == 'windup':
        kit.weapon(sprite, hand, tip)
    tunic_side(sprite, pose, base, kit)
    lantern(sprite, 11 - (pose.stride / 3 if pose.act == 'walk' else 0), 20, lit)
    head_side(sprite, pose.act)
    if pose.act != 'windup':
        kit.weapon(sprite, hand, tip)
    sword_arm(sprite, (16, 18.5), hand)
    return sprite


def hero_death(kit=BARE):
    kit = kit._replace(canvas=Sprite)
    fall = hero_down(HURT._replace(bob=1), False, kit).squashed(.88, 29)
    rest = Sprite()
    rest.polygon([(4, 24), (12, 20.5), (20, 22), (24, 26), (14, 29), (6, 28)], 'red', base=.5, bevel=3)
    shield = Sprite()
    kit.shield(shield, 'down')
    rest.over(shield.squashed(.65, 29).moved(-6, 1))
    kit.weapon(rest, (17, 26), (28.5, 21.5))
    lantern(rest, 9, 19, False)
    return [fall, lying(hero_side(HURT, False, kit), 2), rest]


# -- shooting: drawn, and just loosed

def thread(sprite, start, end, key):
    steps = max(1, round(max(abs(end[0] - start[0]), abs(end[1] - start[1]))))
    for i in range(steps + 1):
        sprite.put(start[0] + (end[0] - start[0]) * i / steps, start[1] + (end[1] - start[1]) * i / steps, key)


def bow(grip, across, loosed):
    """A sprite of its own with a dark outline. `across` points to the target."""
    (gx, gy), (cx, cy) = grip, across
    ax, ay = abs(cy), abs(cx)
    reach, curl, back = (10, 2.5, 2.5) if loosed else (9, 4.5, 8)
    sprite = Sprite()
    for side in (-1, 1):
        tip = (gx + side * ax * reach - cx * curl, gy + side * ay * reach - cy * curl)
        knee = (gx + side * ax * 5.5 - cx * .8, gy + side * ay * 5.5 - cy * .8)
        sprite.capsule(gx, gy, *knee, 1.2, 1.1, 'wood_light', seam=False)
        sprite.capsule(*knee, *tip, 1.1, .8, 'wood_light', seam=False)
    sprite.outline()
    for side in (-1, 1):
        tip = (gx + side * ax * reach - cx * curl, gy + side * ay * reach - cy * curl)
        thread(sprite, tip, (gx - cx * back, gy - cy * back), 's6')
    return sprite


def nocked(tail, tip):
    """The arrow on the string, in a dark line."""
    dx, dy = (tip[0] > tail[0]), (tip[1] > tail[1]) - (tip[1] < tail[1])
    sprite = Sprite()
    thread(sprite, tail, tip, 'w4')
    for back, wide in ((0, 0), (1, 0), (2, 1), (3, 1)):
        for side in range(-wide, wide + 1):
            sprite.put(tip[0] - dx * back + dy * side, tip[1] - dy * back + dx * side, 's7' if side <= 0 else 's5')
    return sprite.outline()


def hero_draw_down(loosed, lit, kit=BARE):
    sprite = Sprite()
    pose = Pose('windup', bob=1)
    tunic_down(sprite, pose)
    kit.shield(sprite, 'down')
    lantern(sprite, 24, 21, lit)
    collar(sprite)
    head_down(sprite, 'windup')
    sprite.move()
    arm(sprite, (10.5, 19), (6.5, 22.5) if loosed else (13, 19.5))
    sprite.over(bow((16, 25.5), (0, 1), loosed))
    if not loosed:
        sprite.over(nocked((16, 19), (16, 31)))
        sprite.ellipse(15.5, 18.8, 2, 2, 'skin', seam='w1')
    sprite.capsule(21.5, 19.5, 18.5, 25, 2.2, 1.9, 'cloth', seam='u0')
    sprite.ellipse(17, 25.5, 2, 2, 'skin', seam='w1')
    return sprite


def hero_draw_up(loosed, lit, kit=BARE):
    pose = Pose('windup', bob=4)
    sprite = bow((16, 2.5), (0, -1), loosed)
    if not loosed:
        sprite.over(nocked((16, 9), (16, 0)))
    feet_front(sprite, pose, (13, 19), 'boot')
    sprite.move(0, 3)
    kit.shield(sprite, 'up')
    arm(sprite, (10.5, 18), (8.5, 8))
    arm(sprite, (21.5, 18), (25.5, 19) if loosed else (24, 10))
    cape_up(sprite, pose._replace(lift=(1, 1)))
    lantern(sprite, 8, 18, lit)
    head_up(sprite)
    return sprite


def hero_draw_side(loosed, lit, kit=BARE):
    pose = Pose('windup', bob=1, stride=3, lean=-2)
    sprite = Sprite()
    tunic_side(sprite, pose, kit=kit)
    lantern(sprite, 11, 20, lit)
    head_side(sprite, 'windup')
    sprite.move()
    sprite.capsule(15, 20, 24, 19.5, 2.3, 2.0, 'cloth', seam='u0')
    sprite.over(bow((26, 19), (1, 0), loosed))
    if not loosed:
        sprite.over(nocked((17, 19), (31, 19)))
    sprite.ellipse(25.5, 19.3, 2, 2, 'skin', seam='w1')
    arm(sprite, (13, 19.5), (9.5, 22) if loosed else (17, 19.5))
    return sprite


# -- throwing: the arm raised, and after the throw

def hero_throw_down(thrown, lit, kit=BARE):
    pose = Pose('strike', bob=1, lift=(0, 1)) if thrown else Pose('windup', bob=1)
    sprite = Sprite()
    tunic_down(sprite, pose)
    arm(sprite, (21.5, 18), (24, 20))
    kit.shield(sprite, 'down')
    lantern(sprite, 24, 21, lit)
    if not thrown:
        sword_arm(sprite, (10, 17.5), (5.5, 8.5))
    collar(sprite)
    head_down(sprite, pose.act)
    if thrown:
        sword_arm(sprite, (10, 18.5), (11, 24.5))
    return sprite


def hero_throw_up(thrown, lit, kit=BARE):
    pose = Pose('strike', bob=1, lift=(0, 1)) if thrown else Pose('windup', bob=1)
    sprite = Sprite()
    feet_front(sprite, pose, (13, 19), 'boot')
    sprite.move(0, pose.bob)
    kit.shield(sprite, 'up')
    arm(sprite, (10.5, 18), (7.5, 19.5))
    sword_arm(sprite, (21.5, 18), (24, 5) if thrown else (27, 10.5))
    cape_up(sprite, pose)
    lantern(sprite, 6, 21, lit)
    head_up(sprite)
    return sprite


def hero_throw_side(thrown, lit, kit=BARE):
    pose = Pose('strike', bob=1, stride=4, lean=2) if thrown else Pose('windup', bob=1, stride=3, lean=-2)
    sprite = Sprite()
    tunic_side(sprite, pose, kit=kit)
    lantern(sprite, 12, 20, lit)
    head_side(sprite, pose.act)
    sword_arm(sprite, (16, 18.5), (25, 18.5) if thrown else (6.5, 12.5))
    return sprite


# -- the hand bell, a roll, a torch in the hand

BELL = ['...w...', '..yyo..', '.yyggo.', '.yyggo.', '.yyggo.', 'yyygggo', 'wyoooda', '...k...']
BELL_KEYS = {'w': 'g4', 'y': 'g4', 'g': 'g3', 'o': 'g2', 'd': 'g1', 'a': 'g1', 'k': 'g1'}


def hand_bell(x, y, swing):
    """Hangs from the hand at (x, y) and swings."""
    sprite = Sprite()
    for j, row in enumerate(BELL):
        clapper = swing if j == 7 else 0
        sprite.grid(x - 3 + swing * (j + 1) // 3 - clapper * 2, y + j, [row], BELL_KEYS)
    return sprite.outline()


def hero_ring(frame, lit, kit=BARE):
    swing = (-1, 0, 1, 0)[frame]
    sprite = Sprite()
    pose = Pose(bob=-(frame % 2))
    tunic_down(sprite, pose)
    arm(sprite, (21.5, 18), (24, 20))
    kit.shield(sprite, 'down')
    lantern(sprite, 24, 21, lit)
    collar(sprite)
    head_down(sprite, 'walk')
    arm(sprite, (10, 18), (5.5, 9.5))
    sprite.move().over(hand_bell(5, 10 + pose.bob, swing))
    sprite.ellipse(5.5, 9.5 + pose.bob, 2, 2, 'skin', seam='w1')
    return sprite


ROLL_BALL = ((16, 21, 7.6, 7.4), (16, 20.5, 8, 8), (16, 20.5, 8, 8), (16, 21, 7.6, 7.4))


def hero_roll(frame):
    """Rolled up in his cape, turning over to the right."""
    turn = math.radians((-80, 10, 100, 190)[frame])
    cx, cy, rx, ry = ROLL_BALL[frame]

    def at(angle, far):
        return cx + far * math.cos(turn + angle), cy + far * math.sin(turn + angle)
    sprite = Sprite()
    sprite.ellipse(cx, cy, rx, ry, ['r0', 'r1', 'r2', 'r2', 'r3'])
    sprite.ellipse(*at(1.25, 3.6), 4.4, 4.2, 'cloth')
    for angle in (1.75, 2.35):
        sprite.capsule(*at(angle, 4), *at(angle, 7.5), 2.0, 1.8, ['k1', 'l0', 'l1', 'l2'])
    sprite.ellipse(*at(.35, 5.6), 4.2, 4.2, 'skin')
    sprite.ellipse(*at(-.15, 6.2), 5.2, 5.0, 'hair')
    sprite.ellipse(*at(.95, 5.4), 1.8, 1.8, 'skin')
    return sprite


BRAND_HAND = {'down': ((24.5, 20), (27, 10)), 'up': ((7, 20), (4.5, 10)), 'side': ((9.5, 20), (5.5, 11))}


def hero_brand(facing, frame):
    """Drawn over the hero: a burning torch in the hand with the lantern."""
    hand, tip = BRAND_HAND[facing]
    sprite = Sprite()
    sprite.capsule(hand[0], hand[1] + 2, *tip, 1.0, 1.3, 'wood_light')
    sprite.ellipse(*tip, 2.0, 1.8, ['k1', 's0', 's1'])
    sprite.outline()
    draw_flame(sprite, math.floor(tip[0]) + .5, tip[1] - 3.5, .72, (0, 1, 0, -1)[frame], (0, -1, 1, 0)[frame])
    sprite.ellipse(*hand, 1.6, 1.6, 'skin', seam='k1')
    return sprite


VIEWS = {'hero': {'down': hero_down, 'up': hero_up, 'side': hero_side}}
DEATHS = {'hero': hero_death}
SHOTS = {'draw_down': hero_draw_down, 'draw_up': hero_draw_up, 'draw_side': hero_draw_side,
         'throw_down': hero_throw_down, 'throw_up': hero_throw_up, 'throw_side': hero_throw_side}


def catalog():
    """What only the hero does. Shots, throws and the bell are drawn with the lantern open, then with it shut."""
    sprites = {'hero_shut_' + facing: [draw(pose, False).outline() for pose in FRAMES]
               for facing, draw in VIEWS['hero'].items()}
    for name, draw in SHOTS.items():
        sprites['hero_' + name] = [draw(done, lit).outline() for lit in (True, False) for done in (False, True)]
    sprites['hero_ring'] = [hero_ring(i, lit).outline() for lit in (True, False) for i in range(4)]
    sprites['hero_roll'] = [hero_roll(i).outline() for i in range(4)]
    for facing in BRAND_HAND:
        sprites['hero_brand_' + facing] = [hero_brand(facing, i) for i in range(4)]
    return sprites
