"""Pilferer, poacher, snuffer.  They differ by their hoods and by what they hold."""
from bipeds import carried, feet_front, foot_side, held, strike_room
from engine import Sprite
from hero import bow, nocked
from pose import ASLEEP, HURT, lying, squint


def sleeve(sprite, shoulder, hand, ramp, skin='skin', r=2.0):
    sprite.capsule(*shoulder, *hand, r, r - .2, ramp)
    sprite.ellipse(hand[0], hand[1] + .3, 1.8, 1.8, skin, seam='k1')


# -- pilferer: lean, violet, with a mask and long fingers

THIEF_CLOTH = ['u0', 'p1', 'p1', 'p2', 'p3']
THIEF_HANDS = {  # left, right; fingers point away from the middle
    'down': {'walk': ((9, 20.5), (23, 20.5)), 'windup': ((5, 11.5), (27, 11.5)), 'strike': ((12.5, 25.5), (19.5, 25.5)),
             'hurt': ((6.5, 19), (25.5, 19)), 'sleep': ((11, 23), (21, 23))},
    'up': {'walk': ((9, 20.5), (23, 20.5)), 'windup': ((6, 23), (26, 23)), 'strike': ((11.5, 8), (20.5, 8)),
           'hurt': ((6.5, 19), (25.5, 19))},
    'side': {'walk': ((15, 22), (21.5, 20.5)), 'windup': ((6.5, 15), (9.5, 12)), 'strike': ((24, 22), (27, 19.5)),
             'hurt': ((13, 22), (22, 17))},
}
FINGERS = {'walk': (0, 1), 'windup': (0, -1), 'strike': (0, 1), 'hurt': (0, 1), 'sleep': (0, 1)}


def thief_hand(sprite, shoulder, hand, act):
    sleeve(sprite, shoulder, hand, THIEF_CLOTH, r=1.8)
    _, down = FINGERS[act]
    y = hand[1] + 2 * down + (down < 0)
    for dx in (-1.5, .5, 2):
        sprite.put(hand[0] + dx - .5, y, 'w5')


def thief_hands(sprite, pose, facing, shoulders):
    for shoulder, hand, lift in zip(shoulders, THIEF_HANDS[facing].get(pose.act), pose.lift):
        thief_hand(sprite, shoulder, (hand[0], hand[1] - (lift / 2 if pose.act == 'walk' else 0)), pose.act)


def loot_sack(sprite, x, y, r):
    """A bulging bag, tied up, with a rim of gold showing."""
    sprite.ellipse(x, y, r, r * 1.02, 'wood_light')
    sprite.rect(x - 3, y + r * .45, 5, 1, 'w1')
    sprite.rect(x - 1, y + r * .45 - 1, 1, 4, 'w1')
    sprite.put(x - r * .45, y - r * .5, 'w5')


def sack_mouth(sprite, x, y):
    sprite.grid(x - 3, y - 3, ['.w.gyg.', 'wwwggww', '.wwwww.', '..ooo..'], {'w': 'w4', 'g': 'g3', 'y': 'g4', 'o': 'w1'})


def thief_body(sprite, x0, x1):
    sprite.polygon([(x0, 15.5), (x1, 15.5), (x1 + 1, 25.5), (x0 - 1, 25.5)], THIEF_CLOTH, base=.5, bevel=3)
    sprite.hline(x0 - 1, x1, 22, 'w1')
    sprite.hline(x0 - 1, x1, 23, 'w0')


THIEF_FACES = {
    'walk': ['.kkkkkkkk.', 'kwykkkkywk', 'kkykkkkykk', '.kkssskkk.', '..ssnnss..', '..ssskks..', '....ss....'],
    'windup': ['.kkkkkkkk.', 'kywkkkkwyk', 'kkyykkyykk', '.kkssskkk.', '..ssnnss..', '..skkkks..', '...swws...'],
    'sleep': ['.kkkkkkkk.', 'kkkkkkkkkk', 'kyyykkyyyk', '.kkssskkk.', '..ssnnss..', '...skks...', '....ss....'],
}
THIEF_FACES['strike'] = THIEF_FACES['windup']
THIEF_KEYS = {'k': 'k1', 'w': 's7', 'y': 'g3', 's': 'w4', 'n': 'w5'}


def thief_hood(sprite, act, cx=16):
    sprite.polygon([(cx + 2, 4.5), (cx + 8, 3), (cx + 12, 7.5), (cx + 10.5, 10), (cx + 7, 7.5), (cx + 5, 9)],
                   THIEF_CLOTH, base=.35, bevel=2)
    sprite.ellipse(cx, 10.6, 7.0, 7.0, THIEF_CLOTH, dither=.06)
    sprite.ellipse(cx, 12.2, 5.2, 4.9, ['k1'], seam='u0')
    if act == 'hurt':
        sprite.ellipse(cx, 13, 4.2, 3.6, 'skin', seam=False)
        squint(sprite, cx - 3, 11, 2)
        sprite.grid(cx - 2, 15, ['kkkk', '.kk.'], {'k': 'k1'})
    else:
        sprite.grid(cx - 5, 10, THIEF_FACES[act], THIEF_KEYS)
    sprite.grid(cx - 5, 17, ['.rrrrrrrr.', 'rrRRrrRRrr', '..rr..rrr.'], {'r': 'r2', 'R': 'r1'})


def pilferer_down(pose, sack=False):
    sprite = Sprite()
    feet_front(sprite, pose, (13.5, 18.5), 'dark', 'leather')
    sprite.move(0, pose.bob)
    if sack:
        loot_sack(sprite, 24, 15 + pose.lift[0] / 2, 6.2)
    thief_body(sprite, 12, 20)
    sprite.rect(15, 22, 2, 2, 'g3')
    if pose.act != 'strike':
        thief_hands(sprite, pose, 'down', ((12, 17.5), (20, 17.5)))
    thief_hood(sprite, pose.act)
    if sack:
        sack_mouth(sprite, 24, 9 + pose.lift[0] / 2)
    if pose.act == 'strike':
        thief_hands(sprite, pose, 'down', ((11.5, 18), (20.5, 18)))
    return sprite


def pilferer_up(pose, sack=False):
    sprite = Sprite()
    if pose.act == 'strike':
        thief_hands(sprite.move(0, pose.bob), pose, 'up', ((12, 16), (20, 16)))
        sprite.move()
    feet_front(sprite, pose, (13.5, 18.5), 'dark', 'leather')
    sprite.move(0, pose.bob)
    thief_body(sprite, 12, 20)
    if pose.act != 'strike':
        thief_hands(sprite, pose, 'up', ((12, 17.5), (20, 17.5)))
    sprite.grid(11, 16, ['.rrrrrrrr.', 'rrRRrrRRrr', '......rr..', '......rR..', '.......r..'], {'r': 'r2', 'R': 'r1'})
    sprite.ellipse(16, 10.4, 7.0, 6.8, THIEF_CLOTH, dither=.06)
    sprite.polygon([(12, 6), (20, 6), (19, 11), (16.5, 15.5), (13.5, 11)], THIEF_CLOTH, base=.6, bevel=2.5, seam='u0')
    if sack:
        loot_sack(sprite, 17, 19.5 + pose.lift[0] / 2, 6.8)
        sack_mouth(sprite, 17, 13 + pose.lift[0] / 2)
    return sprite


def thief_head_side(sprite, act):
    sprite.polygon([(13, 5), (7, 4), (2.5, 9), (4, 11.5), (8, 9), (12, 11)], THIEF_CLOTH, base=.4, bevel=2)
    sprite.ellipse(16, 10.6, 7.0, 7.0, THIEF_CLOTH, dither=.06)
    sprite.ellipse(19.5, 12.2, 4.2, 4.8, ['k1'], seam='u0')
    sprite.capsule(22.5, 13.4, 25.2, 14, 1.5, .8, 'skin', seam='k1')
    if act == 'hurt':
        sprite.ellipse(19.5, 14, 3.2, 2.6, 'skin', seam=False)
        sprite.grid(20, 11, ['.w', 'w.', '.w'], {'w': 's7'})
    else:
        rows = ['kkkkk', 'kywk.', 'kkyk.', '.ssss', '.ssk.', '..s..'] if act == 'walk' else ['kkkkk', 'kyww.', 'kkyy.',
                '.ssss', '.skk.', '..sw.']
        sprite.grid(18, 10, rows, THIEF_KEYS)
    sprite.grid(11, 17, ['.rrrrrrrr', 'rRRrrRRr.', 'rrr......', '.rr......'], {'r': 'r2', 'R': 'r1'})


def pilferer_side(pose, sack=False):
    base = strike_room(pose)
    sprite = Sprite()
    for stride, lift in ((-pose.stride, -.2), (pose.stride, 0)):
        foot_side(sprite.move(base), 15.5, stride, 'dark', 'leather', lift=lift)
    sprite.move(base + pose.lean, pose.bob)
    far, near = THIEF_HANDS['side'][pose.act]
    thief_hand(sprite, (17, 18), far, pose.act)
    if sack:
        loot_sack(sprite, 8.5, 17, 6.4)
    thief_body(sprite, 13, 20)
    thief_head_side(sprite, pose.act)
    if sack:
        sack_mouth(sprite, 9.5, 11)
    ahead = pose.stride / 2 if pose.act == 'walk' else 0
    thief_hand(sprite, (15.5, 18.5), (near[0] + ahead, near[1]), pose.act)
    return sprite


def pilferer_death():
    rest = Sprite()
    rest.polygon([(6, 25), (13, 22), (20, 24), (25, 27), (15, 29), (7, 28.5)], THIEF_CLOTH, base=.5, bevel=2.5)
    rest.grid(14, 24, ['rrrr..', '.rRRrr', '...rr.'], {'r': 'r2', 'R': 'r1'})
    return [pilferer_down(HURT._replace(bob=1)).squashed(.85, 29), lying(pilferer_side(HURT), 1), rest]


# -- poacher: brown hood with a red feather, dull green coat, ginger beard; always the bow

COAT = ['n0', 'n1', 'n1', 'n2']
HOOD = ['w0', 'w1', 'w2', 'w3']
BEARD_FACE = {
    'walk': ['kkkkkkkk', 'sswksskw', 'ssnnnnss', 'hhhnnhhh', 'hhhkkhhh', '.hhhhhh.', '..hhhh..'],
    'windup': ['kkkkkkkk', 'skkssswk', 'ssnnnnsw', 'hhhnnhhh', 'hhhkkhhh', '.hhhhhh.', '..hhhh..'],
    'sleep': ['kkkkkkkk', 'ssssssss', 'kkknnkkk', 'hhhnnhhh', 'hhhhhhhh', '.hhhhhh.', '..hhhh..'],
}
BEARD_FACE['strike'] = BEARD_FACE['walk']
BEARD_KEYS = {'k': 'k1', 'w': 's7', 's': 'w4', 'n': 'w5', 'h': 'g1', 'H': 'g0'}


def quiver(sprite, x, y, lean=2):
    sprite.capsule(x, y, x - lean, y + 8, 2.0, 1.7, 'leather', seam='w0')
    for dx in (-2, 0, 2):
        sprite.rect(x + dx - .5, y - 4 + abs(dx) / 2, 1, 3, 'r3' if dx else 'r2')


def feather(sprite, x, y, way=1):
    for i in range(6):
        sprite.rect(x + way * i, y - i, 2, 2, 'r3' if i < 4 else 'r4')
        sprite.put(x + way * i + (way > 0), y - i + 1, 'r2')


def coat(sprite, x0, x1):
    sprite.polygon([(x0, 15.5), (x1, 15.5), (x1 + 2, 26), (x0 - 2, 26)], COAT, base=.6, bevel=3)
    sprite.hline(x0 - 1, x1, 22, 'w1')


def hood_front(sprite, act):
    feather(sprite, 20, 6)
    sprite.polygon([(9.5, 13), (22.5, 13), (24, 18.5), (16, 20.5), (8, 18.5)], HOOD, base=.5, bevel=2.5)
    sprite.ellipse(16, 10.4, 7.2, 6.9, HOOD, dither=.06, lift=.06)
    sprite.ellipse(16, 12.6, 4.8, 4.6, ['w0'], seam='w0')
    sprite.ellipse(16, 13, 4.2, 3.8, 'skin', seam=False)
    rows = BEARD_FACE.get(act)
    if rows:
        sprite.grid(12, 10, rows, BEARD_KEYS)
    else:
        squint(sprite, 13, 10, 2)
        sprite.grid(12, 13, ['hhhnnhhh', 'hhkkkkhh', '.hhhhhh.', '..hhhh..'], BEARD_KEYS)


def poacher_down(pose):
    sprite = Sprite()
    feet_front(sprite, pose, (13, 19), 'dark', 'leather')
    sprite.move(0, pose.bob)
    quiver(sprite, 24.5, 12)
    coat(sprite, 11, 21)
    drawing = pose.act in ('windup', 'strike')
    if not drawing:
        sprite.over(bow((6.5, 21), (-1, 0), True) if pose.act != 'sleep' else bow((9, 24), (0, 1), True))
        sleeve(sprite, (20.5, 18), (23, 22 + pose.lift[0] / 2), COAT)
    if pose.act != 'sleep' and not drawing:
        sleeve(sprite, (11.5, 18), (7.5, 21 + pose.swing), COAT)
    hood_front(sprite, pose.act)
    if drawing:
        shoot_down(sprite.move(), pose.act == 'strike')
    return sprite


def shoot_down(sprite, loosed):
    sleeve(sprite, (10.5, 19.5), (6.5, 22.5) if loosed else (13, 20), COAT)
    sprite.over(bow((16, 25.5), (0, 1), loosed))
    if not loosed:
        sprite.over(nocked((16, 19), (16, 31)))
        sprite.ellipse(15.5, 18.8, 1.9, 1.9, 'skin', seam='w1')
    sleeve(sprite, (21.5, 19.5), (18, 25.3), COAT)


def hood_back(sprite):
    feather(sprite, 11, 5, -1)
    sprite.polygon([(9.5, 12), (22.5, 12), (24, 18), (16, 21), (8, 18)], HOOD, base=.5, bevel=2.5)
    sprite.ellipse(16, 10.4, 7.2, 6.9, HOOD, dither=.06)
    sprite.vline(16, 6, 17, 'w0')


def poacher_up(pose):
    drawing = pose.act in ('windup', 'strike')
    loosed = pose.act == 'strike'
    sprite = Sprite()
    if drawing:
        sprite.over(bow((16, 3), (0, -1), loosed))
        if not loosed:
            sprite.over(nocked((16, 9), (16, 0)))
    feet_front(sprite, pose, (13, 19), 'dark', 'leather')
    sprite.move(0, 3 if drawing else pose.bob)
    if drawing:
        sleeve(sprite, (10.5, 18), (8.5, 8), COAT)
        sleeve(sprite, (21.5, 18), (25.5, 19) if loosed else (24, 10), COAT)
    coat(sprite, 11, 21)
    if not drawing:
        sprite.over(bow((25.5, 21), (1, 0), True))
        sleeve(sprite, (11.5, 18), (8.5, 22 + pose.lift[0] / 2), COAT)
        sleeve(sprite, (20.5, 18), (24.5, 21 + pose.swing), COAT)
    hood_back(sprite)
    quiver(sprite, 19.5, 16, 4)
    return sprite


def hood_side(sprite, act):
    feather(sprite, 12, 5, -1)
    sprite.polygon([(9, 12), (20, 12), (21, 19), (9, 19.5), (7.5, 16)], HOOD, base=.5, bevel=2.5)
    sprite.ellipse(15.5, 10.4, 7.2, 6.9, HOOD, dither=.06, lift=.06)
    sprite.ellipse(19.6, 12.6, 3.9, 4.6, ['w0'], seam='w0')
    sprite.ellipse(19.8, 13, 3.4, 3.8, 'skin', seam=False)
    sprite.ellipse(23.4, 13.4, 1.2, 1.0, 'skin', seam='w2')
    if act == 'hurt':
        sprite.grid(20, 10, ['.k', 'k.', '.k'], BEARD_KEYS)
    else:
        sprite.grid(19, 10, ['kkkk', 'sskw', 'ssks'], BEARD_KEYS)
    sprite.grid(17, 14, ['hhhsnn', 'hhhhkk', 'hhhhhh', '.hhhh.', '..hh..'], BEARD_KEYS)


def poacher_side(pose):
    sprite = Sprite()
    drawing = pose.act in ('windup', 'strike')
    for stride, lift in ((-min(pose.stride, 3), -.2), (min(pose.stride, 3), 0)):
        foot_side(sprite, 15, stride, 'dark', 'leather', lift=lift)
    lean = -1 if drawing else pose.lean
    sprite.move(lean, 1 if drawing else pose.bob)
    quiver(sprite, 9.5, 14, 1)
    coat(sprite, 12, 19)
    hood_side(sprite, pose.act)
    if drawing:
        shoot_side(sprite.move(-1), pose.act == 'strike')
        return sprite
    ahead = pose.stride / 3 if pose.act == 'walk' else 0
    sprite.over(bow((19 + ahead, 25), (0, 1), True))
    sleeve(sprite, (15.5, 18.5), (19 + ahead, 23.5), COAT)
    return sprite


def shoot_side(sprite, loosed):
    sprite.capsule(15, 20, 24, 19.5, 2.0, 1.8, COAT)
    sprite.over(bow((26, 19), (1, 0), loosed))
    if not loosed:
        sprite.over(nocked((17, 19), (31, 19)))
    sprite.ellipse(25.5, 19.3, 1.8, 1.8, 'skin', seam='w1')
    sleeve(sprite, (13, 19.5), (9.5, 22) if loosed else (17, 19.5), COAT)


def poacher_death():
    rest = Sprite()
    rest.over(bow((18, 24), (0, -1), True))
    rest.polygon([(5, 25), (11, 22.5), (15, 25), (11, 28.5), (6, 28)], HOOD, base=.55)
    feather(rest, 5, 26, 1)
    return [poacher_down(HURT._replace(bob=1)).squashed(.85, 29), lying(poacher_side(HURT), 1), rest]


# -- snuffer: a small ash-grey monk without a face, with a brass cone on a pole

HABIT = ['s2', 's3', 's4', 's5', 's6']
POLE = {
    'down': {'walk': ((8, 22), (4.5, 7.5)), 'windup': ((7, 13), (9, 2.5)), 'strike': ((10, 20), (14, 26)),
             'hurt': ((6, 21), (2.5, 12)), 'sleep': ((8, 23), (4, 12))},
    'up': {'walk': ((24, 22), (27.5, 7.5)), 'windup': ((25, 14), (23, 3)), 'strike': ((22, 9), (19, 3)),
           'hurt': ((26, 21), (29.5, 12))},
    'side': {'walk': ((19.5, 21), (25.5, 7)), 'windup': ((13, 12), (10.5, 3)), 'strike': ((22, 18), (31, 19)),
             'hurt': ((18, 21), (21, 9))},
}
CONE = {  # the side to which the open end hangs
    'walk': ['..o..', '.ygo.', '.ygo.', 'yygoo', 'kkkkk'],
    'side': ['yy...', 'kyyo.', 'kgggo', 'kgoo.', 'oo...'],
}
CONE_KEYS = {'y': 'g4', 'g': 'g3', 'o': 'g1', 'k': 'k1'}


def snuffer_pole(hand, tip, act, behind):
    """The pole continues behind the hand. The cone hangs from a hook at its tip."""
    (hx, hy), (tx, ty) = hand, tip
    sprite = Sprite()
    sprite.capsule(hx + (hx - tx) * behind, hy + (hy - ty) * behind, tx, ty, .9, .9, 'wood_light', seam=False)
    cone = CONE['side' if act == 'strike' and ty > 15 and tx > 25 else 'walk']
    if act == 'strike' and cone is CONE['side']:
        cone = [row[::-1] for row in cone]
        cone = ['.ooo.', '.ygo.', 'yygoo', 'kkkkk']
    sprite.grid(tx - 2.5, ty, cone, CONE_KEYS)
    return sprite.outline()


def habit(sprite, x0, x1, pose):
    """A robe down to the floor: only the toes show."""
    sway = pose.lift[0] - pose.lift[1]
    sprite.polygon([(x0, 17), (x1, 17), (x1 + 3 - sway * .3, 28), (x0 - 3 - sway * .3, 28)], HABIT, base=.5, bevel=3.5, gx=-.3)
    for x in (x0 + 1, (x0 + x1) / 2 + 1):
        sprite.vline(x - sway * .3, 24, 27, 's3')
    sprite.hline(x0 - 2, x1 + 1, 23, 'o2')
    sprite.hline(x0 - 2, x1 + 1, 24, 'o1')


def knot(sprite, x):
    sprite.vline(x, 23, 27, 'o3')
    sprite.put(x + 1, 25, 'o2')


def toes(sprite, pose, xs):
    for x, lift in zip(xs, pose.lift):
        sprite.ellipse(x, 28 - lift, 2.2, 1.4, 'dark')


COWL_EYES = {
    'walk': ['yy..yy', 'yk..yk'], 'windup': ['yyyyyy', 'yk..ky'], 'strike': ['.y..y.', 'yk..ky'],
    'sleep': ['......', 'yy..yy'], 'hurt': ['y....y', '.y..y.', 'y....y'],
}
COWL_EYES['windup'] = ['yw..wy', 'yk..ky']


def cowl_front(sprite, act):
    sprite.polygon([(9.5, 16), (22.5, 16), (23.5, 19.5), (16, 21), (8.5, 19.5)], HABIT, base=.5, bevel=2)
    sprite.polygon([(16, 3.5), (21, 7), (11, 7)], HABIT, base=.7, bevel=2, seam=False)
    sprite.ellipse(16, 12.2, 6.6, 6.4, HABIT, seam=False)
    sprite.ellipse(16, 13.4, 4.6, 4.4, ['k0', 'k0', 'k1'], seam='s3')
    sprite.grid(13, 12, COWL_EYES[act], {'y': 'g3', 'k': 'g1', 'w': 'g4'})


def snuffer_down(pose):
    sprite = Sprite()
    toes(sprite, pose, (13.5, 18.5))
    sprite.move(0, min(pose.bob, 3))
    hand, tip = held(POLE['down'], pose)
    if pose.act != 'strike':
        sprite.over(snuffer_pole(hand, tip, pose.act, .45))
    habit(sprite.move(0, min(pose.bob, 0)), 12, 20, pose)
    sprite.move(0, min(pose.bob, 3))
    knot(sprite, 17)
    sleeve(sprite, (20.5, 19), (22, 23), HABIT, 'dark')
    if pose.act != 'strike':
        sleeve(sprite, (11.5, 19), hand, HABIT, 'dark')
    cowl_front(sprite, pose.act)
    if pose.act == 'strike':
        sprite.over(snuffer_pole(hand, tip, pose.act, .6))
        sleeve(sprite, (10.5, 19), hand, HABIT, 'dark')
    return sprite


def snuffer_up(pose):
    sprite = Sprite()
    toes(sprite, pose, (13.5, 18.5))
    hand, tip = held(POLE['up'], pose)
    sprite.move(0, pose.bob)
    if pose.act in ('strike', 'windup'):
        sprite.over(snuffer_pole(hand, tip, pose.act, .4))
    habit(sprite.move(0, min(pose.bob, 0)), 12, 20, pose)
    sprite.move(0, pose.bob)
    sleeve(sprite, (11.5, 19), (9.5, 23), HABIT, 'dark')
    if pose.act not in ('strike', 'windup'):
        sprite.over(snuffer_pole(hand, tip, pose.act, .45))
    sleeve(sprite, (20.5, 19), hand, HABIT, 'dark')
    sprite.polygon([(9.5, 15.5), (22.5, 15.5), (23.5, 19), (16, 22), (8.5, 19)], HABIT, base=.5, bevel=2)
    sprite.polygon([(16, 3.5), (21, 7), (11, 7)], HABIT, base=.7, bevel=2, seam=False)
    sprite.ellipse(16, 12.2, 6.6, 6.4, HABIT, seam=False)
    sprite.vline(16, 8, 18, 's3')
    return sprite


def snuffer_side(pose):
    base = strike_room(pose)
    hand, tip = carried(*held(POLE['side'], pose), pose)
    sprite = Sprite().move(base)
    for x in (14 - pose.stride * .7, 16.5 + pose.stride * .7):
        sprite.ellipse(x + 1, 28, 2.2, 1.4, 'dark')
    sprite.move(base + pose.lean, pose.bob)
    if pose.act == 'windup':
        sprite.over(snuffer_pole(hand, tip, pose.act, .4))
    habit(sprite.move(base + pose.lean * .5, min(pose.bob, 0)), 12, 19, pose)
    sprite.move(base + pose.lean, pose.bob)
    knot(sprite, 18)
    sprite.polygon([(10, 16), (20.5, 16), (21, 20), (10, 20)], HABIT, base=.5, bevel=2)
    sprite.polygon([(13, 4), (19, 7), (9.5, 8)], HABIT, base=.7, bevel=2, seam=False)
    sprite.ellipse(15.5, 12.2, 6.6, 6.4, HABIT, seam=False)
    sprite.ellipse(19, 13.4, 3.4, 4.4, ['k0', 'k0', 'k1'], seam='s3')
    rows = {'hurt': ['.y', 'y.', '.y'], 'walk': ['yy', 'yk']}.get(pose.act, ['wy', 'yk'])
    sprite.grid(19, 12, rows, {'y': 'g3', 'k': 'g1', 'w': 'g4'})
    if pose.act != 'windup':
        sprite.over(snuffer_pole(hand, tip, pose.act, .4))
    sleeve(sprite, (15.5, 19.5), hand, HABIT, 'dark')
    return sprite


def snuffer_death():
    rest = Sprite()
    rest.polygon([(5, 26), (10, 22.5), (17, 23), (22, 26.5), (15, 29), (7, 28.5)], HABIT, base=.5, bevel=2.5)
    rest.over(snuffer_pole((14, 27), (26, 22), 'walk', .4))
    return [snuffer_down(HURT._replace(bob=1)).squashed(.8, 29), lying(snuffer_side(HURT), 1), rest]


def loaded(draw):
    return lambda pose: draw(pose, sack=True)


VIEWS = {
    'pilferer': {'down': pilferer_down, 'up': pilferer_up, 'side': pilferer_side},
    'poacher': {'down': poacher_down, 'up': poacher_up, 'side': poacher_side},
    'snuffer': {'down': snuffer_down, 'up': snuffer_up, 'side': snuffer_side},
}
VIEWS['pilferer_loot'] = {facing: loaded(draw) for facing, draw in VIEWS['pilferer'].items()}
DEATHS = {'pilferer': pilferer_death, 'poacher': poacher_death, 'snuffer': snuffer_death}
SLEEPS = {
    'pilferer': lambda: [pilferer_down(pose) for pose in ASLEEP],
    'poacher': lambda: [poacher_down(pose) for pose in ASLEEP],
    'snuffer': lambda: [snuffer_down(pose) for pose in ASLEEP],
}
