#!/usr/bin/env python3
"""Makes every sound of the game: 22050 Hz, mono, 16 bit, written as IMA ADPCM, a quarter as large.

Integers only, so that the files come out the same everywhere: a sine by Bhaskara's approximation, noise by
xorshift, filters and envelopes in fixed point (waves.py). Instruments and the sounds of a place are in instruments.py.
Without arguments it writes the files beside itself; with --check it compares them with what it would write.
"""
import re
import struct
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent.parent))
sys.path.append(str(Path(__file__).resolve().parent))
import progress  # noqa: E402
from instruments import AIRS, INSTRUMENTS  # noqa: E402
from waves import (ONE, PEAK, RATE, band, bell, echo, fade, grains, horn, let_go, mix, noise, partials, samples, sine, soften,  # noqa: E402
                   swell, tone, triangle)

# A pentatonic scale from C5 on, in hundredths of Hz: its notes sound well in any order.
SCALE = (52325, 58733, 65926, 78399, 88000, 104650, 117466, 131851)


# Steps and blows are heard often, so there are several variants of each. `number` makes them differ.

def scuff(number, pitch, dull, seed):
    """A step: a soft knock and some grit."""
    heel = fade(tone(80, pitch + 700 * (number * 3 % 4), (pitch + 700 * (number * 3 % 4)) * 3 // 5), 2, 13 + number % 2 * 3)
    grit = fade(band(soften(noise(90, seed + number), dull), dull, dull * 2 // 5, 15000), 2, 11 + 2 * (number % 3))
    return mix((0, 60, heel), (3 + 2 * number, 85, grit))


def step(number):
    return scuff(number, 21000, 1900, 77)


def step_rug(number):
    return soften(scuff(number, 19000, 1300, 87), 1100)


def step_water(number):
    slosh = swell(band(noise(150, 91 + number), 620 + 60 * number, 1500, 11000), 300)
    return mix((0, 80, slosh), (50 + 8 * number, 36, fade(tone(46, 52000 + 6000 * number, 92000 + 9000 * number), 3, 9)))


def step_ice(number):
    crack = mix(*((0, volume, fade(tone(80, pitch + 9000 * number), 1, life)) for pitch, volume, life in
                  ((156000, 40, 9), (233000, 26, 7), (347000, 14, 5))))
    return mix((0, 70, scuff(number, 26000, 2900, 101)), (6, 34, crack))


def step_ember(number):
    grit = grains(120, 7, 111 + 5 * number, lambda i: fade(band(noise(20, 112 + i + 9 * number), 2800 - 160 * i, 1500, 9000), 1, 4))
    return mix((0, 70, scuff(number, 17000, 1300, 121)), (8, 60, mix(*grit)))


def step_web(number):
    return mix((0, 50, scuff(number, 12000, 700, 131)), (10, 60, swell(band(noise(120, 132 + number), 3400, 2100 + 200 * number, 6000), 400)))


def strike(number):
    return swell(band(noise(170, 4711 + number), 700 + 70 * number, 2600 - 220 * number, 14000), 380 - 30 * number)


def hit(number):
    """A hit on flesh and cloth: a thud, and a smack that small loudspeakers can play."""
    thump = fade(tone(150, 30000 - 1500 * number, 12000), 1, 24)
    smack = fade(band(noise(90, 99 + number), 1500 + 160 * number, 620, 14000), 1, 15)
    knock = fade(tone(90, 62000 - 4000 * number, 34000, triangle), 1, 13)
    return mix((0, 50, thump), (0, 100, smack), (0, 60, knock))


def hurt():
    voice = mix((0, 70, tone(230, 39000, 20500, triangle, 30, 21)), (0, 45, tone(230, 58500, 30000)))
    breath = band(noise(230, 31337), 1500, 700)
    return fade(mix((0, 80, soften(voice, 1700)), (0, 30, breath)), 8, 62)


def kill(number):
    puff = swell(band(noise(300, 2024 + number), 1400 + 150 * number, 300), 90)
    return mix((0, 60, fade(tone(300, 34000 - 2600 * number, 9000, triangle), 2, 60)), (20, 75, puff))


def death():
    fall = [(150 * i, 75, horn(300 if i < 3 else 400, pitch, 120 if i < 3 else 105))
            for i, pitch in enumerate((44000, 34923, 29366, 22000))]
    return mix(*fall)


def blocked():
    ring = mix(*((0, volume, fade(tone(260, pitch), 1, life)) for pitch, volume, life in
                 ((118000, 55, 48), (187300, 40, 36), (275100, 28, 24), (391000, 16, 14))))
    return mix((0, 100, ring), (0, 45, fade(band(noise(40, 5), 3000, 2000), 1, 8)))


def windup(number):
    start, end = 15000 + 1300 * number, 38000 - 1700 * number
    growl = mix((0, 80, tone(300, start, end, triangle, 28, 27)), (0, 40, tone(300, start * 2, end * 2, triangle, 28, 27)))
    return swell(soften(growl, 700, 2000), 780)


def notice():
    return echo(mix((0, 80, swell(tone(80, 88000, 140000), 350)), (75, 95, swell(tone(130, 118000, 187000), 300))), 60)


def lost():
    return echo(mix((0, 80, swell(soften(tone(130, 52000, 47000, triangle), 1900), 250)),
                    (120, 70, swell(soften(tone(200, 41500, 34000, triangle), 1700), 200))), 80)


def pickup(number):
    return echo(mix((0, 55, bell(240, SCALE[number] * 3 // 4, 40)), (55, 100, bell(300, SCALE[number]))), 75, 20, 1)


def heal():
    return echo(mix(*((90 * i, 75, fade(mix((0, 80, tone(330, pitch)), (0, 22, tone(330, pitch * 2))), 24, 85))
                      for i, pitch in enumerate((39200, 49388, 58733, 78399)))), 85, 24, 1)


def split():
    blob = mix((0, 90, swell(tone(110, 13000, 34000), 300)), (105, 90, swell(tone(130, 18000, 46000), 300)))
    return mix((0, 85, blob), (0, 50, swell(band(noise(240, 808), 500, 1500, 9000), 450)))


def drop():
    return mix((0, 60, bell(170, 62000, 24)), (95, 40, bell(140, 49000, 20)), (0, 60, fade(tone(120, 15000, 8000), 2, 22)))


def victory():
    parts = [(110 * i, 62, horn(260, pitch, 110)) for i, pitch in enumerate((52325, 65926, 78399))]
    parts += [(330, 55, horn(520, pitch, 115)) for pitch in (104650, 65926, 78399)]
    return mix(*parts)


def creak(ms, start, end, seed):
    """Wood on iron: a rough tone that slips."""
    rough = mix((0, 60, tone(ms, start, end, triangle, 60, 31)), (0, 40, tone(ms, start * 3 // 2, end * 3 // 2, triangle, 45, 47)))
    return mix((0, 60, swell(soften(rough, 1900), 400)), (0, 45, swell(band(noise(ms, seed), 900, 1500, 9000), 300)))


def thud(ms, pitch, seed):
    return mix((0, 90, fade(tone(ms, pitch, pitch // 2), 1, ms // 5)), (0, 80, fade(soften(noise(ms, seed), 1300, 300), 1, ms // 8)))


def tick(seed, pitch):
    return mix((0, 70, fade(band(noise(45, seed), pitch, pitch * 3 // 4, 8000), 1, 7)), (0, 50, fade(tone(45, pitch * 100), 1, 6)))


def door_open():
    return mix((0, 50, tick(11, 1500)), (25, 80, creak(300, 19000, 31000, 1212)))


def door_shut():
    return mix((0, 45, creak(130, 26000, 17000, 555)), (120, 100, thud(260, 13000, 91)))


def unlock():
    return echo(mix((0, 70, tick(21, 2300)), (90, 90, tick(22, 1700)), (180, 60, bell(260, 78399, 36))), 60, 18, 1)


def locked():
    return mix(*((start, 90, mix((0, 80, tick(seed, 1300)), (0, 60, thud(110, 17000, seed))))
                 for start, seed in ((0, 31), (95, 32), (190, 33))))


def key():
    return echo(mix(*((75 * i, 75, bell(280, pitch, 44)) for i, pitch in enumerate((104650, 131851, 156780)))), 70, 20, 1)


def chest():
    return mix((0, 60, creak(230, 16000, 27000, 404)), (150, 45, thud(140, 15000, 40)),
               *((230 + 70 * i, 60, bell(300, pitch, 50)) for i, pitch in enumerate((65926, 78399, 104650))))


def click():
    return mix((0, 100, tick(51, 2600)), (50, 60, tick(52, 1800)))


def spikes():
    ring = mix(*((0, volume, fade(tone(280, pitch), 1, 34)) for pitch, volume in ((164000, 45), (243700, 30), (331000, 18))))
    return mix((0, 80, swell(band(noise(130, 616), 1500, 4200, 12000), 250)), (35, 80, ring))


def dart():
    return mix((0, 60, tick(71, 1900)), (15, 90, swell(band(noise(190, 717), 3600, 1500, 9000), 180)))


def fall():
    return mix((0, 75, swell(tone(430, 70000, 15000, triangle, 12, 9), 200)),
               (0, 35, swell(band(noise(430, 818), 1800, 400, 9000), 350)),
               (420, 100, thud(280, 11000, 81)))


def stairs():
    foot = [(140 * i, 80 - 8 * i, mix((0, 70, fade(tone(90, 12000 - 900 * i, 7000), 2, 16)),
                                      (0, 80, fade(soften(noise(90, 900 + i), 1000, 350), 2, 15)))) for i in range(4)]
    return echo(mix(*foot), 80, 30, 2)


def wake():
    snarl = mix((0, 70, tone(260, 21000, 33000, triangle, 60, 33)), (0, 50, tone(260, 31500, 50000, triangle, 60, 33)))
    return echo(mix((0, 90, fade(tone(120, 9000, 6000), 2, 40)), (60, 90, swell(soften(snarl, 1500, 2400), 500)),
                    (60, 40, swell(band(noise(260, 999), 700, 1700, 9000), 500))), 75, 20, 1)


def found():
    return echo(mix((0, 70, bell(200, 93200, 30)), (85, 80, bell(240, 69850, 36))), 70, 18, 1)


def menu_move():
    return fade(tone(60, 62000, 66000), 3, 11)


def menu_pick():
    return mix((0, 80, bell(110, 65926, 24)), (60, 100, bell(190, 98777, 34)))


def shutter():
    slide = swell(band(noise(70, 303), 2400, 3400, 9000), 500)
    return mix((0, 45, slide), (0, 55, tick(61, 3100)), (58, 100, tick(62, 1700)), (60, 35, fade(tone(90, 210000), 1, 12)))


def roll():
    cloth = swell(band(noise(230, 1313), 380, 1100, 13000), 420)
    bump = fade(soften(noise(90, 44), 700, 250), 2, 16)
    return mix((0, 85, cloth), (25, 55, bump), (150, 80, bump), (150, 45, fade(tone(100, 9500, 6000), 2, 18)))


def draw():
    return mix((0, 75, creak(190, 17000, 29000, 2323)), (40, 35, swell(band(noise(150, 24), 1500, 2600, 7000), 800)))


def arrow():
    string = mix((0, 80, fade(tone(200, 19600, 17400, triangle), 1, 30)), (0, 35, fade(tone(200, 39600, 35000), 1, 20)))
    return mix((0, 90, soften(string, 2600)), (0, 60, tick(25, 1400)), (12, 50, swell(band(noise(210, 252), 2300, 1000, 10000), 160)))


def throw():
    return swell(band(noise(220, 929), 420, 1500, 12000), 300)


def land():
    wood = mix((0, 80, fade(tone(90, 52000, 47000, triangle), 1, 10)), (0, 70, fade(band(noise(60, 66), 1500, 900, 9000), 1, 8)))
    return mix((0, 100, wood), (0, 60, thud(120, 15000, 67)), (95, 50, soften(wood, 2200)), (160, 25, soften(wood, 1500)))


def kindle():
    breath = swell(soften(noise(420, 111), 500, 1500), 320)
    crackle = grains(330, 9, 17, lambda i: fade(band(noise(24, 500 + i), 2600 - 120 * i, 1800, 9000), 1, 4))
    return mix((0, 100, breath), (30, 55, swell(tone(260, 9000, 15000), 350)), (90, 80, mix(*crackle)))


def quench():
    hiss = fade(soften(noise(420, 222), 3600, 900), 12, 85)
    return mix((0, 100, hiss), (0, 30, fade(band(noise(160, 7), 900, 300, 12000), 4, 30)))


def suspect():
    voice = [(0, 75, swell(soften(tone(110, 27000, 25500, triangle), 1700), 400)),
             (105, 90, swell(soften(tone(170, 30000, 41000, triangle, 10, 9), 1900), 500))]
    return mix(*voice)


def shout():
    def call(ms, start, end):
        rough = mix((0, 70, tone(ms, start, end, triangle, 35, 29)), (0, 50, tone(ms, start * 2, end * 2, triangle, 35, 29)))
        return swell(mix((0, 100, soften(rough, 1900)), (0, 30, band(noise(ms, 3131), 900, 1400, 9000))), 350)
    return echo(mix((0, 85, call(130, 24000, 33000)), (125, 100, call(260, 36000, 25000))), 90, 25, 1)


HAND_BELL = ((100, 70, 190), (240, 34, 110), (301, 22, 80), (541, 12, 34))
GREAT_BELL = ((50, 46, 780), (100, 80, 620), (119, 50, 500), (151, 20, 300), (200, 66, 360), (267, 20, 190), (302, 22, 150),
              (401, 16, 100), (533, 9, 50))


def hand_stroke(ms):
    return mix((0, 100, partials(ms, 98777, HAND_BELL)), (0, 22, fade(band(noise(30, 9), 5200, 4200, 8000), 1, 5)))


def bell_sound():
    return mix((0, 80, hand_stroke(330)), (210, 100, hand_stroke(670)))


def stroke():
    return echo(soften(partials(620, 19600, GREAT_BELL), 1100), 110, 30, 2)


def toll():
    blow = mix((0, 35, fade(soften(noise(160, 60), 1500, 300), 1, 24)), (0, 30, fade(tone(160, 14000, 9000), 1, 30)))
    ring = mix((0, 100, partials(2600, 19600, GREAT_BELL)), (0, 45, partials(2600, 19690, GREAT_BELL[:3])))
    return let_go(mix((0, 100, ring), (0, 60, blow)), 1200)


def drag(ms, seed, start, end, width, jerk_hz):
    """Something heavy over stone, in jerks."""
    scrape, jerks = band(noise(ms, seed), start, end, width), soften(noise(ms, seed + 1), jerk_hz)
    most = max(map(abs, jerks))
    return [x * (most * 2 // 5 + abs(jerk)) // most for x, jerk in zip(scrape, jerks)]


def grind():
    """Moving stone, for as long as it moves in the far view: near and loud first, then further away."""
    return mix((0, 100, swell(drag(1640, 707, 420, 240, 22000, 26), 200)), (0, 30, swell(tone(1640, 12400, 9000, triangle, 40, 17), 200)),
               (0, 22, swell(band(noise(1640, 709), 1700, 1000, 6000), 150)), (680, 40, thud(140, 9000, 71)), (1400, 34, thud(160, 8000, 73)))


def dust():
    fall = grains(380, 22, 33, lambda i: fade(band(noise(26, 800 + i), 3400 - 70 * i, 2200, 12000), 1, 4))
    return mix((0, 55, mix(*fall)), (0, 100, swell(soften(noise(420, 334), 1900, 800), 250)))


def gone():
    return echo(mix((0, 80, bell(330, 32963, 80)), (150, 100, bell(420, 24694, 105)),
                    (0, 30, fade(soften(noise(330, 45), 4200, 900), 30, 80))), 95, 24, 1)


def clank(pitch, ms=150):
    ring = mix(*((0, volume, fade(tone(ms, pitch * part // 100), 1, life)) for part, volume, life in
                 ((100, 60, 20), (163, 40, 15), (247, 26, 10))))
    return mix((0, 100, ring), (0, 60, fade(band(noise(40, pitch), pitch // 100, pitch // 140, 9000), 1, 7)))


def quota():
    chain = [(85 * i, 60 + 4 * i, clank(43000 + 3500 * i)) for i in range(5)]
    return mix(*chain, (60, 30, swell(soften(noise(380, 5005), 600, 900), 400)),
               *((400 + 90 * i, 62, bell(360, pitch, 62)) for i, pitch in enumerate((78399, 104650))))


def grate():
    return mix((0, 90, clank(37000)), (75, 60, clank(41000)), (135, 75, clank(35000, 220)), (0, 40, thud(140, 12000, 19)))


def empty():
    return mix((0, 60, tick(43, 900)), (0, 60, fade(tone(70, 26000, 21000, triangle), 1, 9)), (70, 40, tick(44, 700)))


# -- goods and gear in use

def coin():
    return echo(mix(*((start, volume, partials(210, pitch, ((100, 70, 26), (271, 34, 16), (411, 16, 9))))
                      for start, volume, pitch in ((0, 80, 192000), (62, 100, 243000)))), 60, 15, 1)


def eat():
    def bite(seed, pitch):
        return mix((0, 100, fade(band(noise(95, seed), pitch, pitch // 2, 12000), 3, 20)),
                   (12, 60, fade(soften(noise(70, seed + 1), 900), 2, 14)))
    return mix((0, 100, bite(140, 1500)), (150, 80, bite(142, 1250)), (290, 90, bite(144, 1400)),
               (420, 50, swell(tone(110, 17000, 12000), 300)))


def drink():
    gulps = [(130 * i, 80 + 6 * i, mix((0, 90, swell(tone(110, 19000 + 2200 * i, 36000 + 3600 * i), 550)),
                                       (60, 35, fade(band(noise(50, 150 + i), 900, 1700, 7000), 2, 9)))) for i in range(3)]
    return mix((0, 55, fade(tone(60, 52000, 90000), 1, 9)), *[(start + 50, volume, part) for start, volume, part in gulps])


def rustle(ms, seed):
    sheet = swell(band(noise(ms, seed), 2600, 4300, 14000), 600)
    return mix((0, 80, sheet), (0, 60, mix(*grains(ms, 7, seed + 1,
                                                   lambda i: fade(band(noise(22, seed + 2 + i), 3800, 2600, 12000), 1, 4)))))


def read():
    return mix((0, 100, rustle(200, 160)), (150, 70, rustle(170, 170)), *((250 + 80 * i, 34, bell(260, pitch, 44)) for i, pitch in
                                                                       enumerate((65926, 98777))))


def named():
    return echo(mix((0, 40, rustle(120, 180)), *((60 + 95 * i, 70, bell(300, pitch, 52))
                                                 for i, pitch in enumerate((58733, 88000, 117466)))), 80, 20, 1)


def drops(ms, count, seed):
    """Drops of a splash that fall back: each is a blip that rises."""
    return grains(ms, count, seed, lambda i: fade(tone(55, 70000 + 9000 * (i * 5 % 7), 120000 + 15000 * (i * 3 % 5)), 2, 10))


def splash():
    burst = fade(band(noise(300, 190), 2200, 600, 17000), 6, 55)
    glass = mix(*((12 * i, 30, fade(tone(110, pitch), 1, 14)) for i, pitch in enumerate((310000, 274000, 365000))))
    return mix((0, 100, burst), (0, 40, glass), (0, 60, fade(tone(120, 16000, 7000), 2, 24)), (110, 45, mix(*drops(260, 8, 191))))


def freeze():
    needles = grains(430, 16, 201, lambda i: partials(120, 170000 + 21000 * (i * 7 % 11), ((100, 60, 18), (276, 26, 9))))
    return echo(mix((0, 90, mix(*needles)), (0, 45, swell(band(noise(460, 202), 2600, 5200, 8000), 650))), 70, 20, 1)


def fire():
    roar = swell(soften(noise(460, 211), 500, 2100), 300)
    crackle = grains(380, 10, 212, lambda i: fade(band(noise(22, 213 + i), 2900 - 110 * i, 1700, 9000), 1, 4))
    return mix((0, 100, roar), (0, 45, swell(tone(320, 7000, 13000), 300)), (60, 60, mix(*crackle)))


def fire_out():
    return mix((0, 80, fade(soften(noise(330, 221), 2600, 700), 20, 70)), (20, 30, mix(*grains(200, 5, 222, lambda i: fade(band(
        noise(20, 223 + i), 1900, 1200, 9000), 1, 4)))))


def fuse():
    hiss = swell(band(noise(560, 231), 4300, 5600, 12000), 250)
    spits = grains(480, 16, 232, lambda i: fade(band(noise(20, 233 + i), 5200 - 160 * i, 3200, 10000), 1, 4))
    return mix((0, 75, hiss), (0, 75, mix(*spits)))


def blast():
    crack = fade(soften(noise(200, 241), 6000, 1500), 1, 26)
    roar = fade(soften(noise(860, 242), 1500, 160), 2, 150)
    rain = grains(600, 14, 243, lambda i: fade(band(noise(34, 244 + i), 1500 - 60 * i, 700, 9000), 1, 7))
    return mix((0, 70, crack), (0, 100, roar), (0, 90, fade(tone(600, 9800, 3000), 2, 120)), (240, 40, mix(*rain)))


def break_wood():
    snaps = [(start, volume, mix((0, 90, fade(band(noise(80, seed), 1700, 800, 8000), 1, 11)),
                                 (0, 60, fade(tone(90, pitch, pitch * 3 // 4, triangle), 1, 12))))
             for start, volume, seed, pitch in ((0, 100, 251, 31000), (55, 75, 252, 42000), (100, 60, 253, 27000),
                                                (185, 40, 254, 36000))]
    return mix(*snaps, (0, 70, thud(200, 15000, 255)))


def break_clay():
    shards = grains(260, 10, 261, lambda i: partials(110, 92000 + 17000 * (i * 5 % 9), ((100, 60, 14), (233, 36, 8))))
    return mix((0, 80, fade(band(noise(110, 262), 2300, 1300, 14000), 1, 16)), (0, 70, mix(*shards)),
               (0, 50, fade(tone(100, 34000, 22000), 1, 14)))


def push():
    return mix((0, 100, swell(drag(330, 271, 700, 520, 16000, 60), 400)), (0, 45, creak(300, 13000, 17000, 273)),
               (280, 40, thud(120, 14000, 274)))


def plate():
    return mix((0, 80, tick(281, 1300)), (20, 90, thud(230, 15000, 282)), (90, 70, tick(283, 2100)), (120, 40, bell(220, 52325, 36)))


def secret():
    """A door of stone, then a surprise."""
    return mix((0, 100, swell(drag(520, 291, 480, 300, 22000, 30), 350)), (420, 60, thud(200, 10000, 293)),
               *((420 + 75 * i, 48, bell(300, pitch, 55)) for i, pitch in
                                                                    enumerate((69296, 82407, 98777))))


def delivered():
    """A pulley runs, and the basket is up."""
    ratchet = [(52 * i, 50, tick(301 + i, 1500 + 90 * i)) for i in range(8)]
    tune = [(380 + 80 * i, 66, bell(260, pitch, 56)) for i, pitch in enumerate((52325, 65926, 78399, 104650))]
    return mix(*ratchet, (0, 45, creak(210, 21000, 30000, 311)), (210, 45, creak(200, 24000, 35000, 312)), *tune)


def bonus():
    return echo(mix(*((80 * i, 60 + 5 * i, bell(300 if i < 5 else 420, pitch, 50 if i < 5 else 80)) for i, pitch in
                      enumerate((52325, 65926, 78399, 88000, 104650, 131851)))), 75, 18, 1)


def shrine():
    choir = mix(*((0, 34, swell(tone(820, pitch, None, sine, 6, 5), 450)) for pitch in (26163, 39200, 52325, 65926)))
    return mix((0, 100, choir), *((260 + 110 * i, 42, bell(360, pitch, 70)) for i, pitch in enumerate((78399, 104650, 131851))))


def ask():
    return echo(mix((0, 70, bell(260, 39200, 60)), (130, 80, bell(330, 52325, 75))), 90, 22, 1)


def power():
    sweep = mix((0, 60, swell(tone(380, 26000, 105000, triangle, 8, 11), 800)),
                (0, 30, swell(band(noise(380, 321), 900, 4200, 8000), 800)))
    return echo(mix((0, 70, soften(sweep, 3000)), (330, 90, bell(330, 104650, 65)), (390, 60, bell(300, 156780, 50))), 70, 20, 1)


def wear():
    strap = swell(band(noise(150, 331), 700, 1700, 12000), 600)
    return mix((0, 70, strap), (120, 70, tick(332, 1700)), (170, 60, clank(52000, 190)), (170, 45, thud(130, 18000, 333)))


def relic():
    """Bones that sing."""
    drone = mix(*((0, volume, swell(tone(820, pitch, pitch * 21 // 20, triangle, 14, 6), 250))
                  for pitch, volume in ((22000, 50), (23300, 45), (33000, 30))))
    return mix((0, 100, soften(drone, 1500)), (0, 60, partials(700, 31000, GREAT_BELL)),
               (0, 30, swell(band(noise(700, 341), 700, 2600, 5000), 300)))


# -- monsters and terrain

def stolen():
    """A cackle."""
    laughs = [(start, volume, swell(soften(mix((0, 80, tone(85, pitch, pitch * 4 // 5, triangle, 30, 33)),
                                               (0, 40, tone(85, pitch * 2, pitch * 8 // 5, triangle))), 2600), 250))
              for start, volume, pitch in ((0, 80, 47000), (95, 100, 56000), (190, 90, 52000), (285, 80, 47000), (380, 65, 42000))]
    return mix(*laughs)


def aim():
    return mix((0, 90, creak(330, 19000, 36000, 351)), (0, 30, swell(tone(330, 9800, 14700, triangle, 30, 26), 900)),
               (290, 40, tick(352, 2300)))


def charge():
    snort = mix((0, 100, swell(band(noise(170, 361), 320, 620, 12000), 250)),
                (0, 50, swell(tone(160, 9500, 6500, triangle, 60, 37), 250)))
    hooves = [(230 + at, 55 + 6 * i, thud(90, 13000 + 1500 * (i % 2), 362 + i)) for i, at in enumerate((0, 75, 140, 200, 255, 305))]
    return mix((0, 90, snort), *hooves)


def crash():
    rubble = grains(330, 12, 371, lambda i: fade(band(noise(36, 372 + i), 1600 - 70 * i, 800, 9000), 1, 7))
    return mix((0, 100, thud(360, 11000, 370)), (0, 70, fade(soften(noise(230, 371), 2400, 500), 1, 34)), (60, 60, mix(*rubble)))


def spared():
    return mix((0, 100, clank(47000, 240)), (0, 60, partials(330, 94000, ((100, 60, 60), (199, 36, 40), (302, 20, 26)))))


def bell_taken():
    return mix((0, 100, hand_stroke(620)), *((160 + 100 * i, 34, bell(320, pitch, 60)) for i, pitch in enumerate((78399, 117466))))


def wade():
    return mix((0, 90, swell(band(noise(180, 381), 500, 1300, 12000), 300)), (60, 60, mix(*drops(150, 4, 382))))


def chant():
    """A fifth, hummed, that opens into an octave."""
    return mix((0, 90, bell(700, 29366, 130)), (0, 60, bell(700, 44000, 120)), (180, 70, bell(520, 58733, 110)))


def war_horn():
    """Two horns, a fifth apart."""
    blow = mix((0, 100, swell(soften(tone(620, 19600, 19600, triangle, 6, 5), 2200), 180)),
               (60, 70, swell(soften(tone(560, 29400, 29400, triangle, 6, 7), 2600), 180)))
    return echo(blow, 110, 26, 2)


def rolls():
    """Staves over stone."""
    return mix(*((70 * i, 90 - 8 * i, thud(90, 12000 + 900 * (i % 3), 391 + i)) for i in range(7)),
               (0, 45, swell(band(noise(520, 390), 240, 900, 9000), 300)))


def slam():
    """Iron on stone, and the stone's answer."""
    return echo(mix((0, 100, thud(420, 8200, 401)), (0, 60, clank(31000, 200)), (40, 50, fade(soften(noise(260, 402), 1800, 400), 1, 34))), 90, 24, 2)


# -- voices, one for each monster. They are short, because they are also played lower and higher

def rough(ms, start, end, wobble=40, hertz=31):
    return mix((0, 70, tone(ms, start, end, triangle, wobble, hertz)), (0, 40, tone(ms, start * 2, end * 2, triangle, wobble, hertz)))


def breath(ms, seed, start, end, width=9000):
    return swell(band(noise(ms, seed), start, end, width), 350)


def squeaks(*pitches, ms=44, gap=38):
    return mix(*((gap * i, 90, swell(tone(ms, pitch, pitch * 5 // 4, triangle, 20, 60), 300)) for i, pitch in enumerate(pitches)))


CALLS = {
    'rat': lambda: squeaks(210000, 260000),
    'bat': lambda: squeaks(430000, 480000, 390000, ms=26, gap=30),
    'slime': lambda: mix((0, 90, swell(tone(60, 15000, 40000), 300)), (50, 90, swell(tone(62, 21000, 52000), 300))),
    'goblin': lambda: mix((0, 90, swell(soften(rough(112, 31000, 22000), 2200), 250)), (0, 30, breath(100, 401, 1100, 800))),
    'skeleton': lambda: mix(*((at, 95 - at // 2, tick(410 + at, 1500 + 9 * at)) for at in (0, 22, 38, 62))),
    'pilferer': lambda: squeaks(62000, 52000, ms=54, gap=52),
    'poacher': lambda: mix((0, 90, swell(soften(tone(112, 19000, 24000, triangle, 12, 11), 1500), 600)), (70, 35, tick(421, 2500))),
    'boar': lambda: mix((0, 70, swell(rough(112, 9800, 6800, 60, 37), 250)), (0, 90, breath(112, 431, 300, 640, 12000))),
    'snuffer': lambda: mix((0, 100, breath(112, 441, 3400, 1100, 12000)), (0, 25, swell(tone(112, 70000, 42000), 200))),
    'enemy': lambda: mix((0, 80, swell(tone(50, 44000, 44000, triangle), 300)), (48, 80, swell(tone(60, 33000, 33000, triangle), 300))),
    'weaver': lambda: mix((0, 80, breath(112, 451, 4600, 3000, 6000)), *((at, 70, tick(452 + at, 2900)) for at in (10, 32, 50, 66))),
    'mimic': lambda: mix((0, 90, creak(90, 15000, 26000, 461)), (74, 100, tick(462, 1200)), (78, 60, thud(36, 19000, 463))),
    'ghost': lambda: mix((0, 80, swell(tone(190, 52000, 74000, sine, 18, 7), 500)), (0, 30, swell(tone(190, 78000, 104000, sine, 18, 7), 600))),
    'chanter': lambda: mix((0, 80, swell(tone(135, 29366, 29366, triangle, 6, 6), 300)), (30, 60, swell(tone(105, 44000, 44000), 400))),
    'warden': lambda: mix((0, 90, swell(soften(rough(180, 7600, 5600, 40, 19), 900), 300)), (0, 40, clank(17000, 150))),
    'hound': lambda: mix(*((at, 90, swell(mix((0, 80, soften(rough(58, 30000, 17000, 70, 43), 2600)),
                                             (0, 40, band(noise(58, 481), 1300, 700))), 220)) for at in (0, 76))),
    'sacristan': lambda: mix((0, 60, bell(180, 98777, 50)), (0, 90, swell(soften(rough(180, 13000, 9800, 20, 9), 1300), 400))),
    'warlord': lambda: mix((0, 100, swell(soften(rough(260, 5600, 9400, 60, 21), 1500), 550)),
                           (30, 50, swell(tone(220, 14700, 14700, triangle, 8, 6), 400)), (0, 40, breath(250, 495, 420, 900, 12000))),
    'cooper': lambda: mix((0, 100, swell(soften(rough(180, 13500, 9000, 50, 23), 1700), 250)), (120, 70, thud(60, 12000, 491))),
}

SOUNDS = {maker.__name__: maker for maker in
          (hurt, death, blocked, notice, lost, heal, split, drop, victory, door_open,
           door_shut, unlock, locked, key, chest, click, spikes, dart, fall, stairs, wake, found, menu_move, menu_pick,
           shutter, roll, draw, arrow, throw, land, kindle, quench, suspect, shout, stroke, toll, grind, dust, gone, quota,
           grate, empty, coin, eat, drink, read, named, splash, freeze, fire, fire_out, fuse, blast, break_wood, break_clay, push,
           plate, secret, delivered, bonus, shrine, ask, power, wear, relic, stolen, aim, charge, crash, spared, bell_taken,
           wade, chant, war_horn, rolls, slam)}
SOUNDS['bell'] = bell_sound
SOUNDS.update(INSTRUMENTS)
SOUNDS.update(AIRS)
for several, count in ((step, 4), (step_rug, 4), (step_water, 4), (step_ice, 3), (step_ember, 4), (step_web, 3), (strike, 3), (hit, 4),
                       (kill, 3), (windup, 3)):
    SOUNDS.update({f'{several.__name__}_{i}': (lambda maker=several, number=i: maker(number)) for i in range(count)})
SOUNDS.update({f'pickup_{i}': (lambda number=i: pickup(number)) for i in range(len(SCALE))})

SOUNDS.update({f'call_{name}': maker for name, maker in CALLS.items()})

# In percent of the peak. Sounds that are heard often are quiet.
LOUDNESS = {'step': 45, 'step_rug': 34, 'step_water': 42, 'step_ice': 45, 'step_ember': 45, 'step_web': 36, 'menu_move': 50, 'menu_pick': 70, 'lost': 65, 'strike': 70, 'notice': 80, 'door_open': 60,
            'door_shut': 65, 'locked': 75, 'click': 75, 'found': 75, 'shutter': 65, 'roll': 60, 'draw': 45, 'arrow': 75,
            'throw': 60, 'land': 60, 'kindle': 70, 'quench': 65, 'suspect': 60, 'stroke': 80, 'dust': 50, 'grind': 85,
            'gone': 80, 'grate': 75, 'empty': 55, 'coin': 65, 'eat': 65, 'drink': 70, 'read': 65,
            'fire': 75, 'fire_out': 45, 'fuse': 70, 'push': 60, 'plate': 75, 'aim': 55, 'wear': 75, 'wade': 40, 'ask': 75, 'named': 75}


LOUDNESS.update({f'call_{name}': 75 for name in CALLS})


def finish(wave_in, loudness):
    """Removes the constant part, avoids clicks at the ends, and makes the peak equal."""
    mean = sum(wave_in) // len(wave_in)
    out = [x - mean for x in wave_in]
    rise, fall = samples(2), samples(14)
    for i in range(rise):
        out[i] = out[i] * i // rise
    for i in range(fall):
        out[-1 - i] = out[-1 - i] * i // fall
    most = max(max(out), -min(out), 1)
    return [x * PEAK * loudness // (100 * most) for x in out]


# -- IMA ADPCM: four bits for the way from one sample to the next, in steps that grow and shrink with it

STEPS = (7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 19, 21, 23, 25, 28, 31, 34, 37, 41, 45, 50, 55, 60, 66, 73, 80, 88, 97, 107,
         118, 130, 143, 157, 173, 190, 209, 230, 253, 279, 307, 337, 371, 408, 449, 494, 544, 598, 658, 724, 796, 876, 963,
         1060, 1166, 1282, 1411, 1552, 1707, 1878, 2066, 2272, 2499, 2749, 3024, 3327, 3660, 4026, 4428, 4871, 5358, 5894,
         6484, 7132, 7845, 8630, 9493, 10442, 11487, 12635, 13899, 15289, 16818, 18500, 20350, 22385, 24623, 27086, 29794,
         32767)
GROWTH = (-1, -1, -1, -1, 2, 4, 6, 8)
BLOCK_BYTES = 256
BLOCK_SAMPLES = 2 * (BLOCK_BYTES - 4) + 1
# How far each code goes in each step: its bits are a step, a half and a quarter of it, and an eighth always.
REACH = [[(s >> 3) + (s if c & 4 else 0) + (s >> 1 if c & 2 else 0) + (s >> 2 if c & 1 else 0) for c in range(8)]
         for s in STEPS]


def nearest(reach, step, way):
    code = min(7, 4 * way // step)
    return min((max(code - 1, 0), code, min(code + 1, 7)), key=lambda c: abs(way - reach[c]))


def encode(block, index):
    """Returns the codes of a block without its first sample, the step's index afterwards, and the squared error."""
    heard, codes, error = block[0], [], 0
    for x in block[1:]:
        way = abs(x - heard)
        code = nearest(REACH[index], STEPS[index], way)
        sign = -1 if x < heard else 1
        heard = min(max(heard + sign * REACH[index][code], -ONE), ONE - 1)
        error += (x - heard) ** 2
        index = min(max(index + GROWTH[code], 0), len(STEPS) - 1)
        codes.append(code | (8 if sign < 0 else 0))
    return codes, index, error


def adpcm(wave_in):
    """Each block begins with a sample and the step that suits the next samples."""
    wave_in = wave_in + [0] * (-len(wave_in) % BLOCK_SAMPLES)
    out, index = bytearray(), None
    for at in range(0, len(wave_in), BLOCK_SAMPLES):
        block = wave_in[at:at + BLOCK_SAMPLES]
        some = range(0, len(STEPS), 4) if index is None else (index, max(index - 8, 0), min(index + 8, len(STEPS) - 1))
        first = min(some, key=lambda i: encode(block[:40], i)[2])
        codes, index, _ = encode(block, first)
        out += struct.pack('<hBB', block[0], first, 0)
        out += bytes(low | high << 4 for low, high in zip(codes[::2], codes[1::2]))
    return bytes(out)


def wav(wave_in):
    data = adpcm(wave_in)
    form = struct.pack('<HHIIHHHH', 0x11, 1, RATE, RATE * BLOCK_BYTES // BLOCK_SAMPLES, BLOCK_BYTES, 4, 2, BLOCK_SAMPLES)
    chunks = ((b'fmt ', form), (b'fact', struct.pack('<I', len(wave_in))), (b'data', data))
    body = b'WAVE' + b''.join(name + struct.pack('<I', len(chunk)) + chunk for name, chunk in chunks)
    return b'RIFF' + struct.pack('<I', len(body)) + body


def waves():
    return {name: finish(maker(), LOUDNESS.get(re.sub(r'_\d$', '', name), 100)) for name, maker in progress.each(SOUNDS.items())}


def build():
    return {f'{name}.wav': wav(samples_of) for name, samples_of in waves().items()}


def check(folder, files):
    wrong = [name for name, data in files.items() if not (folder / name).is_file() or (folder / name).read_bytes() != data]
    extra = [path.name for path in sorted(folder.glob('*.wav')) if path.name not in files]
    for name in wrong:
        print(f'{name} is not what make_sounds.py makes', file=sys.stderr)
    for name in extra:
        print(f'{name} is made by nobody', file=sys.stderr)
    return 1 if wrong or extra else 0


def main(arguments):
    folder, files = Path(__file__).resolve().parent, build()
    if arguments == ['--check']:
        return check(folder, files)
    if arguments:
        print('usage: make_sounds.py [--check]', file=sys.stderr)
        return 2
    for name, data in files.items():
        progress.write(folder / name, data)
    return 0


if __name__ == '__main__':
    progress.run(main, sys.argv[1:])
