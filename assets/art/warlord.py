"""The horned Warlord in all poses, 64 x 64.  Crown, hide and maul are those of `boss.py`."""
from boss import BROW, CROWN, FANGS, KEYS, boss, horns, legs, loincloth, pauldrons, trunk
from engine import Sprite
from pose import ASLEEP, HURT

SIDE = 64
# Hand and head of the maul; seen from behind they are mirrored.
MAUL = {'walk': ((11, 46), (9, 13)), 'windup': ((13, 22), (26, 6)), 'strike': ((22, 46), (31, 58)), 'hurt': ((9, 45), (9, 22)),
        'sleep': ((12, 48), (9, 26))}
MAUL_SIDE = {'walk': ((26, 45), (14, 18)), 'windup': ((20, 22), (9, 9)), 'strike': ((46, 42), (56, 50)), 'hurt': ((24, 45), (9, 26)),
             'sleep': ((26, 47), (14, 28))}


def mirror(point):
    return SIDE - point[0], point[1]


def maul(sprite, hand, tip):
    (hx, hy), (tx, ty) = hand, tip
    sprite.capsule(hx, hy, tx, ty, 1.9, 1.9, 'wood_light')
    length = max(((tx - hx) ** 2 + (ty - hy) ** 2) ** .5, 1)
    dx, dy = (tx - hx) / length, (ty - hy) / length
    sprite.capsule(tx - dy * 5, ty + dx * 5, tx + dy * 5, ty - dx * 5, 5.6, 5.6, 'steel', lift=.04)
    for end in (-1, 1):
        sprite.ellipse(tx + end * dy * 7, ty - end * dx * 7, 2.6, 2.6, 'gold', seam='k1')


def arm(sprite, shoulder, hand):
    elbow = ((shoulder[0] + hand[0]) / 2 + (hand[0] - shoulder[0]) * .1, (shoulder[1] + hand[1]) / 2 + 2)
    sprite.capsule(*shoulder, *elbow, 6.2, 5.2, 'hide')
    sprite.capsule(*elbow, *hand, 4.8, 4.4, 'iron')
    sprite.ellipse(hand[0], hand[1] + 1, 5.2, 4.8, 'hide')


def tread(sprite, pose):
    for x, out, lift in ((23, -1, pose.lift[0]), (41, 1, pose.lift[1])):
        sprite.capsule(x, 46, x + out, 54 - lift, 6.5, 5.5, 'hide')
        sprite.capsule(x + out, 57 - lift, x + out * 3, 58 - lift, 5.2, 4.6, 'iron')


def face(sprite, act):
    sprite.ellipse(32, 19, 10.2, 9.6, 'hide', dither=.05)
    sprite.ellipse(32, 25.5, 8.8, 5.6, 'hide', lift=.05, seam='r0')
    sprite.polygon(BROW, ['u0', 'r0', 'r1'], base=.45, bevel=2, seam=False)
    if act == 'hurt':
        sprite.grid(25, 17, ['kk........kk', '.kk......kk.', 'kk........kk'], KEYS)
    elif act == 'sleep':
        sprite.grid(25, 19, ['k..k....k..k', '.kk......kk.'], KEYS)
    else:
        sprite.grid(23, 16, """
            k................k
            kkk............kkk
            .kyyk........kyyk.
            .kyyyyk....kyyyyk.
            ..kywwk....kwwyk..
            ...kkk......kkk...
        """, KEYS)
    sprite.grid(29, 22, ['.r..r.', 'rr..rr'], {'r': 'r0'})
    sprite.ellipse(32, 25.2, 2.1, 1.7, 'gold', seam=False)
    if act in ('strike', 'hurt', 'windup'):
        sprite.grid(25, 26, ['.w..........w.', 'kwwkkkkkkkkwwk', 'kwkrrrrrrrrkwk', '.kkwkwkkwkwkk.', '..kkkkkkkkkk..'], {**KEYS, 'r': 'r1'})
    else:
        sprite.grid(25, 26, FANGS, KEYS)


def crown(sprite):
    sprite.polygon(CROWN, 'gold', base=.55, bevel=2.5, gx=-.2)
    sprite.ellipse(32, 10.8, 2, 2, 'red')
    sprite.put(26, 10, 'u3')
    sprite.put(37, 10, 'u3')


def down(pose):
    hand, tip = MAUL[pose.act]
    sprite = Sprite(SIDE, SIDE)
    tread(sprite, pose)
    loincloth(sprite.move(0, pose.bob))
    if pose.act != 'strike':
        maul(sprite, hand, tip)
    trunk(sprite)
    arm(sprite, (49, 33), (54, 48 + pose.swing))
    if pose.act != 'strike':
        arm(sprite, (15, 33), hand)
    pauldrons(sprite)
    horns(sprite)
    face(sprite, pose.act)
    crown(sprite)
    if pose.act == 'strike':
        maul(sprite, hand, tip)
        arm(sprite, (16, 33), hand)
    return sprite


def up(pose):
    hand, tip = (mirror(point) for point in MAUL.get(pose.act, MAUL['walk']))
    if pose.act == 'strike':
        hand, tip = (42, 14), (33, 6)
    sprite = Sprite(SIDE, SIDE)
    tread(sprite, pose)
    sprite.move(0, pose.bob)
    if pose.act == 'strike':
        maul(sprite, hand, tip)
    loincloth(sprite)
    sprite.ellipse(32, 35, 17.5, 15.5, 'hide', dither=.05)
    sprite.polygon([(22, 24), (42, 24), (45, 52), (32, 58), (19, 52)], 'violet', base=.5, bevel=5)
    for x in (26, 32, 38):
        sprite.vline(x, 34, 53, 'u0')
    sprite.polygon([(17, 46), (47, 46), (46, 50), (18, 50)], 'leather', base=.5, bevel=2)
    arm(sprite, (15, 33), (10, 48 + pose.swing))
    if pose.act != 'strike':
        maul(sprite, hand, tip)
    arm(sprite, (49, 33), hand)
    pauldrons(sprite)
    horns(sprite)
    sprite.ellipse(32, 20, 10.2, 10.4, 'hide', dither=.05)
    sprite.polygon([(25, 24), (39, 24), (36, 31), (28, 31)], 'hide', base=.35, bevel=2)
    crown(sprite)
    return sprite


def side(pose):
    hand, tip = MAUL_SIDE[pose.act]
    back = -6 if pose.act == 'strike' else 0
    sprite = Sprite(SIDE, SIDE).move(back)
    for stride, lift in ((-pose.stride, -.2), (pose.stride, 0)):
        sprite.capsule(31, 46, 31 + stride * 1.4, 54, 6.5, 5.5, 'hide', lift=lift)
        sprite.capsule(31 + stride * 1.4, 57, 35 + stride * 1.4, 58, 5.2, 4.6, 'iron', lift=lift)
    sprite.move(back + pose.lean * 1.5, pose.bob)
    if pose.act != 'strike':
        maul(sprite, hand, tip)
    sprite.polygon([(22, 24), (30, 24), (28, 50), (16, 54)], 'violet', base=.45, bevel=4)
    sprite.ellipse(32, 36, 13.5, 15, 'hide', dither=.05)
    sprite.polygon([(20, 46), (44, 46), (43, 51), (21, 51)], 'leather', base=.55, bevel=2)
    sprite.polygon([(36, 50), (43, 50), (42, 59), (37, 58)], 'gold', base=.55)
    sprite.ellipse(34, 19, 10, 9.8, 'hide', dither=.05)
    sprite.ellipse(41, 24.5, 6.4, 5.4, 'hide', lift=.05, seam='r0')
    sprite.polygon([(34, 14), (44, 15.5), (44, 18.5), (36, 18)], ['u0', 'r0', 'r1'], base=.45, bevel=2, seam=False)
    if pose.act == 'hurt':
        sprite.grid(38, 17, ['kk..', '.kkk', 'kk..'], KEYS)
    elif pose.act == 'sleep':
        sprite.grid(38, 18, ['k..k', '.kk.'], KEYS)
    else:
        sprite.grid(38, 17, ['kyyk', 'kwwk', '.kk.'], KEYS)
    sprite.grid(39, 26, ['..w...w', 'kkwkkkw', 'krkrkrk'] if pose.act != 'walk' else ['..w...w', 'kkwkkkw'], {**KEYS, 'r': 'r1'})
    sprite.capsule(28, 15, 22, 12, 3.4, 2.8, 'bone')
    sprite.capsule(22, 12, 22, 3.5, 2.7, .8, 'bone', seam=False)
    sprite.polygon([(x + 2, y) for x, y in CROWN], 'gold', base=.55, bevel=2.5, gx=-.2)
    sprite.ellipse(37, 10.8, 1.6, 1.8, 'red')
    if pose.act == 'strike':
        maul(sprite, hand, tip)
    arm(sprite, (29, 33), hand)
    sprite.ellipse(29, 29, 8.0, 7.2, 'iron', lift=.06)
    sprite.ellipse(29, 33.5, 7.2, 2.2, 'gold')
    return sprite


def flat(sprite, num, den):
    """Compressed towards his feet."""
    out = Sprite(SIDE, SIDE)
    for y in range(SIDE - 2):
        source = SIDE - 3 - (SIDE - 3 - y) * den // num
        if source >= 0:
            out.rows[y] = list(sprite.rows[source])
    return out


def death():
    rest = Sprite(SIDE, SIDE)
    rest.ellipse(31, 56, 23, 6.5, 'hide')
    rest.ellipse(20, 52, 7.5, 6, 'iron')
    rest.ellipse(43, 53, 7.5, 6, 'iron')
    maul(rest, (8, 57), (48, 54))
    return [down(HURT._replace(bob=3)), flat(down(HURT), 2, 5), rest]


VIEWS = {'warlord': {'down': down, 'up': up, 'side': side}}
DEATHS = {'warlord': death}
SLEEPS = {'warlord': lambda: [down(pose._replace(bob=pose.bob - 3)) for pose in ASLEEP]}


def crown_alone():
    sprite = Sprite().move(-16, 9)
    sprite.polygon([(x, y) for x, y in CROWN], 'gold', base=.55, bevel=2.5, gx=-.2)
    sprite.ellipse(32, 10.8, 2, 2, 'red')
    sprite.put(26, 10, 'u3')
    sprite.put(37, 10, 'u3')
    return sprite.outline()


def great_bell():
    """Before the front of a wall, its rope down to the floor."""
    sprite = Sprite()
    sprite.capsule(4, 3, 28, 3, 2.2, 2.2, 'wood')
    sprite.polygon([(12, 5), (20, 5), (22, 13), (27, 21), (5, 21), (10, 13)], 'gold', base=.5, bevel=5, gx=-.3)
    sprite.capsule(5, 21.5, 27, 21.5, 1.6, 1.6, 'gold', lift=.08)
    sprite.hline(11, 20, 12, 'g1')
    sprite.hline(9, 22, 17, 'g1')
    sprite.ellipse(16, 24, 2.2, 2.2, 'iron')
    sprite.vline(15, 26, 31, 'w3')
    sprite.vline(16, 26, 31, 'w2')
    return sprite.outline()


def catalog():
    return {'boss': [boss(i) for i in range(4)], 'crown': [crown_alone()], 'great_bell': [great_bell()]}
