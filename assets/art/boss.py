"""The horned warlord, 64 x 64, breathing in four frames."""
from engine import Sprite

ANGRY_EYES = """
    k................k
    kkk............kkk
    .kyyk........kyyk.
    .kyyyyk....kyyyyk.
    ..kywwk....kwwyk..
    ...kkk......kkk...
"""
FANGS = """
    .w..........w.
    kwwkkkkkkkkwwk
    .kwkwkwkkwkwk.
    ..kkkkkkkkkk..
"""
KEYS = {'k': 'k1', 'y': 'g3', 'w': 's7'}
CROWN = [(23.5, 13), (22.5, 5), (26.5, 8.5), (28.5, 3), (32, 7.5), (35.5, 3), (37.5, 8.5), (41.5, 5), (40.5, 13),
         (32, 14.5)]
BROW = [(22, 13.5), (28, 15.5), (32, 18.5), (36, 15.5), (42, 13.5), (41, 17.5), (32, 21), (23, 17.5)]


def legs(sprite):
    for x, out in ((23, -1), (41, 1)):
        sprite.capsule(x, 46, x + out, 54, 6.5, 5.5, 'hide', lift=-.1)
        sprite.capsule(x + out, 57, x + out * 3, 58, 5.2, 4.6, 'iron')


def loincloth(sprite):
    sprite.polygon([(24, 44), (40, 44), (38, 58), (32, 61), (26, 58)], 'violet', base=.5, gy=-.2)
    sprite.polygon([(30.5, 46), (33.5, 46), (33, 59), (32, 60), (31, 59)], 'gold', base=.55, seam=False)


def maul(sprite):
    sprite.capsule(12, 57, 7.5, 16, 1.9, 1.9, 'wood_light')
    sprite.polygon([(1, 4), (13, 3), (14.5, 16), (2, 18)], 'steel', bevel=4, amp=.5)
    sprite.polygon([(1, 8.5), (14, 7.5), (14.5, 12), (1, 13)], 'gold', base=.45, bevel=2)
    sprite.rect(4, 10, 2, 2, 'g4')
    sprite.rect(10, 9, 2, 2, 'g4')


def trunk(sprite):
    sprite.ellipse(32, 35, 17.5, 15.5, 'hide', dither=.05)
    sprite.ellipse(32, 41, 11, 9, 'hide', dither=.05, seam=False, lift=.06)
    sprite.rect(31, 43, 2, 2, 'r0')
    for x in (22, 35):
        sprite.grid(x, 33, ['rr...rr', '..rrr..'], {'r': 'r0'})
    sprite.polygon([(17, 46), (47, 46), (46, 51), (18, 51)], 'leather', base=.55, bevel=2)
    sprite.ellipse(32, 48.5, 4.2, 3.8, 'gold')
    sprite.ellipse(32, 48.5, 1.7, 1.6, 'red')


def free_arm(sprite, shoulder_y, arm_y):
    sprite.move(0, arm_y)
    sprite.capsule(49, 33 + shoulder_y - arm_y, 54, 43, 6.2, 5.2, 'hide')
    sprite.capsule(54, 43, 54, 49, 4.8, 4.2, 'iron')
    sprite.ellipse(54, 52.5, 5.4, 5.0, 'hide')
    for x in (50, 53, 56):
        sprite.vline(x + 1, 54, 55, 'r0')
        sprite.put(x - 1, 56, 'o3')


def maul_arm(sprite, shoulder_y, arm_y):
    sprite.move(0, arm_y)
    sprite.capsule(15, 33 + shoulder_y - arm_y, 11, 39, 6.2, 5.2, 'hide')
    sprite.capsule(11, 39, 11, 43, 4.8, 4.4, 'iron')
    sprite.ellipse(11, 46.5, 5.4, 5.0, 'hide')
    for x in (8, 11, 14):
        sprite.vline(x, 47, 49, 'r0')


def pauldrons(sprite):
    for x, side in ((15, 1), (49, -1)):
        sprite.ellipse(x, 28, 8.2, 7.2, 'iron', lift=.06)
        sprite.ellipse(x, 32.5, 7.6, 2.2, 'gold')
        sprite.capsule(x - side * 2, 23, x - side * 5, 17, 2.6, .7, 'bone')


def horns(sprite):
    for side in (1, -1):
        sprite.capsule(32 - side * 8, 16, 32 - side * 14, 13, 3.4, 2.8, 'bone')
        sprite.capsule(32 - side * 14, 13, 32 - side * 15.5, 3.5, 2.7, .8, 'bone', seam=False)
        for ring in (10, 13):
            sprite.rect(32 - side * ring, 12, 1, 4, 'o1')


def head(sprite):
    sprite.ellipse(32, 19, 10.2, 9.6, 'hide', dither=.05)
    sprite.ellipse(32, 25.5, 8.8, 5.6, 'hide', lift=.05, seam='r0')
    sprite.polygon(BROW, ['u0', 'r0', 'r1'], base=.45, bevel=2, seam=False)
    sprite.grid(23, 16, ANGRY_EYES, KEYS)
    sprite.grid(29, 22, ['.r..r.', 'rr..rr'], {'r': 'r0'})
    sprite.ellipse(32, 25.2, 2.1, 1.7, 'gold', seam=False)
    sprite.hline(31, 32, 24, 'r1')
    sprite.grid(25, 26, FANGS, KEYS)
    sprite.polygon(CROWN, 'gold', base=.55, bevel=2.5, gx=-.2)
    sprite.ellipse(32, 10.8, 2, 2, 'red')
    sprite.put(26, 10, 'u3')
    sprite.put(37, 10, 'u3')


def boss(frame):
    body, arms = (0, 1, 1, 0)[frame], (0, 0, 1, 1)[frame]
    sprite = Sprite(64, 64)
    legs(sprite)
    loincloth(sprite.move(0, body))
    maul(sprite.move(0, arms))
    trunk(sprite.move(0, body))
    free_arm(sprite, body, arms)
    maul_arm(sprite, body, arms)
    sprite.move(0, body)
    for part in (pauldrons, horns, head):
        part(sprite)
    return sprite.outline()
