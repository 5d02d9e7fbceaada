"""Ghost, chanter and warden."""
from bipeds import feet_front, foot_side, held, strike_room
from engine import Sprite, mirrored
from pose import ASLEEP, HURT, lids, lying, squint

KEYS = {'k': 'k1', 'u': 'u0', 'b': 'u1', 'c': 'u3', 'i': 'u4', 'w': 's7', 'n': 'n3', 'N': 'n4', 'g': 'g2', 'y': 'g3', 'r': 'r2', 'R': 'r1',
        'o': 'o2', 'O': 'o1', 's': 'w4', 'S': 'w2', 'x': 's3'}

# -- ghost: a shroud that ends in nothing

SHROUD = ['u1', 'u2', 'u3', 'u4', 's7']
HEM = ((0, 1.5, .5, 2), (1.5, 0, 2, .5), (.5, 2, 0, 1.5), (2, .5, 1.5, 0))
FLOAT = (0, -1, -2, -1)


def thin(sprite, from_y):
    """Towards the end of the shroud only every other pixel is drawn, then fewer."""
    for y in range(from_y, sprite.h):
        for x in range(sprite.w):
            if (x + y) % 2 or (y > from_y + 4 and y % 2):
                sprite.rows[y][x] = None
    return sprite


def shroud(sprite, left, right, beat):
    a, b, c, d = HEM[beat]
    w = right - left
    sprite.polygon([(left + w * .22, 9), (right - w * .22, 9), (right, 20), (right + .5, 27 + a), (left + w * .8, 25 + b),
                    (left + w * .6, 28.5 + c), (left + w * .4, 25.5 + d), (left + w * .2, 28 + a), (left, 25.5 + c), (left, 20)],
                   SHROUD, base=.62, bevel=4, amp=.35, gx=-.14, gy=-.28)


GHOST_ARMS = {'walk': ((6.5, 19), (25.5, 19)), 'windup': ((4.5, 9), (27.5, 9)), 'strike': ((11, 26), (21, 26)),
              'hurt': ((5, 15), (27, 15)), 'sleep': ((11, 21), (21, 21))}


def ghost_arms(sprite, pose):
    for shoulder, hand in zip(((11, 15), (21, 15)), GHOST_ARMS[pose.act]):
        sprite.capsule(*shoulder, *hand, 2.6, 1.6, SHROUD, lift=.06)


def ghost_face(sprite, act):
    if act == 'hurt':
        squint(sprite, 12, 8, 4, 'u0')
    elif act == 'sleep':
        lids(sprite, 12, 9, 2, 'u0')
    else:
        sprite.grid(11, 7, ['.uu....uu.', 'uuuu..uuuu', 'ucuu..uucu', '.uu....uu.'], KEYS)
    mouth = ['.uuuu.', 'uuuuuu', 'uuuuuu', '.uuuu.'] if act in ('strike', 'hurt', 'windup') else ['.uu.', 'uuuu', '.uu.']
    sprite.grid(16 - len(mouth[0]) // 2, 13, mouth, KEYS)


def ghost_down(pose):
    sprite = Sprite().move(0, FLOAT[pose.beat] + (1 if pose.act == 'strike' else 0))
    if pose.act != 'strike':
        ghost_arms(sprite, pose)
    shroud(sprite, 8, 24, pose.beat)
    sprite.ellipse(16, 10, 7.0, 7.0, SHROUD, lift=.08)
    ghost_face(sprite, pose.act)
    if pose.act == 'strike':
        ghost_arms(sprite, pose)
    return thin(sprite, 24)


def ghost_up(pose):
    sprite = Sprite().move(0, FLOAT[pose.beat] + (-1 if pose.act == 'strike' else 0))
    ghost_arms(sprite, pose._replace(act='windup') if pose.act == 'strike' else pose)
    shroud(sprite, 8, 24, pose.beat)
    sprite.ellipse(16, 10, 7.0, 7.0, SHROUD, lift=.02)
    sprite.grid(12, 14, ['b......b', '.b....b.', '..bbbb..'], KEYS)
    return thin(sprite, 24)


def ghost_side(pose):
    sprite = Sprite().move(pose.lean + (-3 if pose.act == 'strike' else 0), FLOAT[pose.beat])
    a, b, c, d = HEM[pose.beat]
    sprite.polygon([(12, 9), (20, 9), (22, 18), (20, 24), (14, 26 + a), (11, 24 + b), (7, 28 + c), (5, 25 + d), (8, 20)], SHROUD,
                   base=.62, bevel=4, amp=.35, gx=-.1, gy=-.28)
    sprite.ellipse(17, 10, 6.6, 7.0, SHROUD, lift=.08)
    if pose.act == 'hurt':
        sprite.grid(19, 7, ['.u', 'u.', '.u'], KEYS)
    else:
        sprite.grid(18, 7, ['.uu.', 'uuuu', 'uucu', '.uu.'], KEYS)
    sprite.grid(20, 13, ['uuu', 'uuu', '.u.'] if pose.act != 'walk' else ['.uu', 'uuu'], KEYS)
    hand = {'walk': (22, 20), 'windup': (12, 8), 'strike': (29, 18), 'hurt': (20, 14)}[pose.act]
    sprite.capsule(16, 16, *hand, 2.6, 1.6, SHROUD, lift=.06, seam='u1')
    return thin(sprite, 24)


def ghost_death():
    torn = thin(ghost_down(HURT), 14)
    rest = Sprite()
    rest.ellipse(16, 26, 7, 2.6, SHROUD, seam=False)
    return [ghost_down(HURT), torn, thin(rest, 0)]


# -- chanter: a chorister with his book, mint light where he sings

ROBE = ['s1', 'o1', 'o2', 'o3', 's7']
STOLE = ['n0', 'n1', 'n2', 'n3']
BOOK_AT = {'walk': (16, 20), 'windup': (16, 17), 'strike': (16, 15), 'hurt': (16, 22), 'sleep': (16, 22)}


def robe(sprite, left, right, beat=0):
    sway = (0, .6, 0, -.6)[beat]
    sprite.polygon([(left + 2, 14), (right - 2, 14), (right + 1.5 + sway, 28.5), (left - 1.5 + sway, 28.5)], ROBE, base=.55, bevel=3.5,
                   gx=-.12)
    sprite.hline(left - 1, right, 27, 'n2')


def book(sprite, x, y, glow):
    sprite.polygon([(x - 6, y - 2), (x, y), (x + 6, y - 2), (x + 6, y + 3.5), (x, y + 5.5), (x - 6, y + 3.5)], 'leather', base=.45, bevel=1.5)
    sprite.polygon([(x - 5, y - 2.4), (x, y - .8), (x, y + 4), (x - 5, y + 2.2)], ['o2', 'o3', 's7'] if not glow else ['n3', 'n4', 's7'],
                   base=.7, bevel=1, seam=False)
    sprite.polygon([(x + 5, y - 2.4), (x, y - .8), (x, y + 4), (x + 5, y + 2.2)], ['o1', 'o2', 'o3'] if not glow else ['n3', 'n4', 's7'],
                   base=.6, bevel=1, seam=False)


def sings(act):
    return act in ('windup', 'strike')


def chanter_face(sprite, act):
    """A hood with nothing in it except eyes, and a mouth while it sings."""
    sprite.ellipse(16, 11, 4.9, 5.2, ['k0', 'k1'], seam='s1')
    if act == 'hurt':
        squint(sprite, 13, 9, 1, 'n3')
    elif act == 'sleep':
        lids(sprite, 13, 9, 1, 'n1')
    else:
        sprite.grid(13, 9, ['N....N.', 'nN..Nn.'] if not sings(act) else ['nnn.nnn', '.......'], KEYS)
    if sings(act):
        sprite.grid(14, 12, ['.nn.', 'nNNn', 'nwwn', '.nn.'], KEYS)


def chanter_hands(sprite, pose, y):
    for x, from_x in ((10.4, 10), (21.6, 22)):
        sprite.capsule(from_x, 17, x, y + 1, 2.2, 1.9, ROBE)
        sprite.ellipse(x, y + 2, 1.7, 1.6, 'bone', seam='s1')


def motes(sprite, beat, spots):
    for i, (x, y) in enumerate(spots):
        sprite.put(x, y - (beat + i) % 3, 'n4' if (beat + i) % 2 else 's7')


def chanter_down(pose):
    sprite = Sprite()
    feet_front(sprite, pose, (13.5, 18.5), 'dark', 'leather')
    sprite.move(0, pose.bob)
    robe(sprite, 10, 22, pose.beat)
    sprite.polygon([(12, 15), (14.5, 15), (15, 27), (12, 27)], STOLE, base=.55, bevel=1.5, seam='n0')
    sprite.polygon([(17.5, 15), (20, 15), (20, 27), (17, 27)], STOLE, base=.45, bevel=1.5, seam='n0')
    sprite.ellipse(16, 10, 7.2, 7.4, ROBE, dither=.05)
    chanter_face(sprite, pose.act)
    sprite.polygon([(15, 2.5), (17, 2.5), (18.5, 5.5), (13.5, 5.5)], 'gold', base=.55, bevel=1)
    x, y = BOOK_AT[pose.act]
    book(sprite, x, y, sings(pose.act))
    chanter_hands(sprite, pose, y)
    if sings(pose.act):
        motes(sprite, pose.beat, ((9, 7), (23, 6), (6, 12), (26, 13), (12, 1), (20, 2)))
    return sprite


def chanter_up(pose):
    sprite = Sprite()
    feet_front(sprite, pose, (13.5, 18.5), 'dark', 'leather')
    sprite.move(0, pose.bob)
    robe(sprite, 10, 22, pose.beat)
    sprite.capsule(11, 17, 8.5, 20, 2.2, 2.0, ROBE)
    sprite.capsule(21, 17, 23.5, 20, 2.2, 2.0, ROBE)
    sprite.polygon([(11.5, 15), (20.5, 15), (19, 21), (13, 21)], STOLE, base=.5, bevel=2)
    sprite.ellipse(16, 10, 7.2, 7.4, ROBE, dither=.05)
    sprite.grid(13, 14, ['x....x', '.xxxx.'], KEYS)
    if sings(pose.act):
        motes(sprite, pose.beat, ((7, 8), (25, 7), (5, 13), (27, 14)))
    return sprite


def chanter_side(pose):
    sprite = Sprite()
    for stride, lift in ((-pose.stride, -.2), (pose.stride, 0)):
        foot_side(sprite, 15.5, stride * .7, 'dark', 'leather', lift=lift)
    sprite.move(pose.lean * .5, pose.bob)
    robe(sprite, 11, 20, pose.beat)
    sprite.polygon([(16, 15), (19, 15), (20, 27), (16.5, 27)], STOLE, base=.5, bevel=1.5)
    sprite.ellipse(15.5, 10, 7.0, 7.4, ROBE, dither=.05)
    sprite.ellipse(19, 11.2, 3.8, 4.8, ['k0', 'k1'], seam='s1')
    if pose.act == 'hurt':
        sprite.grid(20, 9, ['.n', 'n.', '.n'], KEYS)
    else:
        sprite.grid(20, 9, ['nN', '.N'] if not sings(pose.act) else ['nn'], KEYS)
    if sings(pose.act):
        sprite.grid(20, 12, ['nn', 'Nw', 'nn'], KEYS)
    y = BOOK_AT[pose.act][1]
    sprite.polygon([(20, y - 1), (28, y - 4), (28, y + 1.5), (21, y + 4)], 'leather', base=.5, bevel=1.5)
    sprite.polygon([(21, y - 1.8), (27, y - 4), (27, y), (21.6, y + 2)], ['n3', 'n4', 's7'] if sings(pose.act) else ['o2', 'o3', 's7'], base=.7,
                   bevel=1, seam=False)
    sprite.capsule(15, 17, 21, y + 1.6, 2.2, 1.9, ROBE)
    sprite.ellipse(22, y + 2, 1.7, 1.6, 'bone', seam='s1')
    if sings(pose.act):
        motes(sprite, pose.beat, ((25, 9), (28, 6), (23, 5), (29, 12)))
    return sprite


def chanter_death():
    rest = Sprite()
    rest.polygon([(5, 28), (8, 23.5), (20, 22.5), (26, 27.5)], ROBE, base=.5, bevel=3)
    book(rest, 21, 24, False)
    return [chanter_down(HURT._replace(bob=1)).squashed(.85, 29), lying(chanter_down(HURT), 0), rest]


# -- warden: iron from head to foot, a bandage where the eyes were, a maul

MAUL = {
    'down': {'walk': ((7, 22), (6.5, 9)), 'windup': ((6, 11), (12, 2.5)), 'strike': ((11, 22), (15, 28)), 'hurt': ((6, 23), (3, 14)),
             'sleep': ((8, 23), (6, 13))},
    'up': {'walk': ((25, 22), (25.5, 9)), 'windup': ((26, 15), (28, 24)), 'strike': ((22, 9), (18, 3)), 'hurt': ((26, 22), (29, 13))},
    'side': {'walk': ((13, 22), (8, 9)), 'windup': ((10, 12), (4, 4)), 'strike': ((23, 21), (30, 25)), 'hurt': ((12, 22), (6, 12))},
}


def maul(sprite, hand, tip):
    (hx, hy), (tx, ty) = hand, tip
    sprite.capsule(hx, hy, tx, ty, 1.3, 1.3, 'wood_light')
    length = max(((tx - hx) ** 2 + (ty - hy) ** 2) ** .5, 1)
    dx, dy = (tx - hx) / length, (ty - hy) / length
    sprite.capsule(tx - dy * 3.4, ty + dx * 3.4, tx + dy * 3.4, ty - dx * 3.4, 3.2, 3.2, 'clay')


def plate(sprite, left, right):
    sprite.polygon([(left, 14), (right, 14), (right + 1, 24), (left - 1, 24)], 'iron', base=.55, bevel=3.5)
    sprite.polygon([(left, 24), (right, 24), (right + 1, 27), (left - 1, 27)], 'leather', base=.5, bevel=1.5)
    sprite.hline(left, right - 1, 19, 's1')
    sprite.rect((left + right) // 2 - 1, 15, 2, 4, 'g2')


def pauldrons(sprite):
    for x in (9, 23):
        sprite.ellipse(x, 15.5, 4.2, 3.8, 'iron', lift=.08)
        sprite.put(x, 14, 's6')


def warden_arm(sprite, shoulder, hand):
    sprite.capsule(*shoulder, *hand, 2.7, 2.4, 'iron')
    sprite.ellipse(*hand, 2.6, 2.5, 'steel', seam='k1')


def warden_head(sprite, act):
    sprite.ellipse(16, 9.5, 6.6, 6.6, 'iron', lift=.05)
    sprite.polygon([(10.5, 11.5), (21.5, 11.5), (20, 17), (12, 17)], 'iron', base=.4, bevel=2)
    sprite.rect(10, 8, 12, 3, 'r2')
    sprite.hline(10, 21, 10, 'r1')
    sprite.grid(11, 8, ['r.....r...'], {'r': 'r3'})
    sprite.grid(13, 13, ['k.k.k.k', 'k.k.k.k', 'k.k.k.k'] if act != 'strike' else ['kkkkkkk', 'kRRRRRk', 'kkkkkkk'], KEYS)
    sprite.polygon([(15, 1.5), (17, 1.5), (17.5, 8), (14.5, 8)], 'steel', base=.6, bevel=1)


def warden_down(pose):
    sprite = Sprite()
    feet_front(sprite, pose, (12, 20), 'iron', 'iron')
    sprite.move(0, pose.bob)
    hand, tip = held(MAUL['down'], pose)
    if pose.act != 'strike':
        maul(sprite, hand, tip)
    plate(sprite, 9, 23)
    warden_arm(sprite, (23.5, 17), (25.5, 22 + pose.lift[0] / 2))
    if pose.act != 'strike':
        warden_arm(sprite, (8.5, 17), hand)
    pauldrons(sprite)
    warden_head(sprite, pose.act)
    if pose.act == 'strike':
        maul(sprite, hand, tip)
        warden_arm(sprite, (9, 17), hand)
        warden_arm(sprite, (23, 17), (hand[0] + 5, hand[1] - 1))
    return sprite


def warden_up(pose):
    sprite = Sprite()
    hand, tip = held(MAUL['up'], pose)
    feet_front(sprite, pose, (12, 20), 'iron', 'iron')
    sprite.move(0, pose.bob)
    if pose.act == 'strike':
        maul(sprite, hand, tip)
    plate(sprite, 9, 23)
    warden_arm(sprite, (8.5, 17), (6.5, 22 + pose.lift[0] / 2))
    if pose.act != 'strike':
        maul(sprite, hand, tip)
    warden_arm(sprite, (23.5, 17), hand)
    pauldrons(sprite)
    sprite.ellipse(16, 9.5, 6.6, 6.8, 'iron')
    sprite.rect(10, 8, 12, 3, 'r2')
    sprite.hline(10, 21, 10, 'r1')
    sprite.grid(14, 10, ['rRr.', 'rR.r', 'R..R', '.R..'], {'r': 'r2', 'R': 'r1'})
    return sprite


def warden_side(pose):
    base = strike_room(pose)
    sprite = Sprite()
    hand, tip = held(MAUL['side'], pose)
    foot_side(sprite.move(base), 14.5, -pose.stride, 'iron', 'iron', lift=-.2)
    foot_side(sprite, 16.5, pose.stride, 'iron', 'iron')
    sprite.move(base + pose.lean, pose.bob)
    if pose.act != 'strike':
        maul(sprite, hand, tip)
    plate(sprite, 10, 21)
    sprite.ellipse(16.5, 9.5, 6.4, 6.6, 'iron', lift=.05)
    sprite.polygon([(16, 11.5), (22.5, 11.5), (22, 16.5), (16, 17)], 'iron', base=.42, bevel=2)
    sprite.rect(11, 8, 12, 3, 'r2')
    sprite.hline(11, 22, 10, 'r1')
    sprite.grid(6, 8, ['..rrr', '.RRr.', 'RR...', 'R....'], {'r': 'r2', 'R': 'r1'})
    sprite.grid(18, 13, ['k.k.k', 'k.k.k'] if pose.act != 'strike' else ['kkkkk', 'kRRRk'], KEYS)
    if pose.act == 'strike':
        maul(sprite, hand, tip)
    warden_arm(sprite, (15.5, 17), hand)
    sprite.ellipse(15.5, 15.5, 4.2, 3.8, 'iron', lift=.08)
    return sprite


def warden_death():
    rest = Sprite()
    maul(rest, (8, 27), (20, 25))
    rest.ellipse(12, 24, 5, 4, 'iron')
    rest.rect(8, 23, 8, 2, 'r2')
    rest.ellipse(24, 26, 3.5, 2.4, 'iron')
    return [warden_down(HURT._replace(bob=1)).squashed(.85, 29), lying(warden_down(HURT), 0), rest]


VIEWS = {
    'ghost': {'down': ghost_down, 'up': ghost_up, 'side': ghost_side},
    'chanter': {'down': chanter_down, 'up': chanter_up, 'side': chanter_side},
    'warden': {'down': warden_down, 'up': warden_up, 'side': warden_side},
}
DEATHS = {'ghost': ghost_death, 'chanter': chanter_death, 'warden': warden_death}
SLEEPS = {
    'ghost': lambda: [ghost_down(pose._replace(beat=2 * pose.beat)) for pose in ASLEEP],
    'chanter': lambda: [chanter_down(pose) for pose in ASLEEP],
    'warden': lambda: [warden_down(pose) for pose in ASLEEP],
}
