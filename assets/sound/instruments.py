"""The instruments of the music, each with one note, a C, and the sounds of places. The scores are in music.txt."""
from waves import RATE, band, fade, grains, let_go, mix, noise, partials, samples, sine, soften, swell, tone, triangle

# C2 to C5, in hundredths of Hz.
C2, C3, C4, C5 = 6541, 13081, 26163, 52325


def ease(wave_in, attack, release):
    """An envelope: constant, with a soft beginning and a soft end (ms)."""
    rise, fall, count = samples(attack), samples(release), len(wave_in)
    return [x * min(i, rise) // rise * min(count - i, fall) // fall for i, x in enumerate(wave_in)]


def beside(ms, pitch, cents, shape=sine, wobble=0, hertz=0):
    """Two equal voices a few hundredths of a semitone apart, which beat slowly."""
    apart = pitch * cents * 58 // 100_000
    return mix((0, 50, tone(ms, pitch - apart, None, shape, wobble, hertz)), (0, 50, tone(ms, pitch + apart, None, shape, wobble, hertz)))


def harp():
    string = mix((0, 90, fade(tone(1500, C4), 3, 230)), (0, 42, fade(tone(1500, C4 * 2), 2, 150)),
                 (0, 22, fade(tone(1500, C4 * 3), 2, 95)), (0, 12, fade(tone(1500, C4 * 4), 1, 60)),
                 (0, 8, fade(tone(1500, C4 * 5), 1, 40)))
    return let_go(mix((0, 100, string), (0, 10, fade(band(noise(40, 601), 1800, 1200, 9000), 1, 6))), 350)


def pad():
    """Low strings, far off."""
    voices = mix((0, 60, beside(3600, C3, 7, triangle)), (0, 34, beside(3600, C3 * 2, 6)), (0, 16, beside(3600, C3 * 3, 5)),
                 (0, 7, beside(3600, C3 * 4, 5)))
    return ease(soften(voices, 900), 900, 1500)


def choir():
    """An open vowel: two bands of a buzzing voice."""
    buzz = mix(*((0, 100 // n, tone(2600, C4 * n, None, sine, 5, 5)) for n in range(1, 9)))
    vowel = mix((0, 100, band(buzz, 620, 680, 9000)), (0, 60, band(buzz, 1080, 1100, 7000)), (0, 40, soften(buzz, 500)))
    return ease(vowel, 420, 1100)


def low():
    body = mix((0, 100, tone(1400, C2 * 2, None, triangle)), (0, 40, tone(1400, C2 * 4)), (0, 16, tone(1400, C2 * 6)))
    return let_go(fade(soften(body, 1100, 500), 12, 330), 300)


def flute():
    air = band(noise(1300, 611), 1200, 1050, 5000)
    pipe = mix((0, 88, tone(1300, C5, None, sine, 5, 5)), (0, 20, tone(1300, C5 * 2, None, sine, 5, 5)), (0, 8, tone(1300, C5 * 3)))
    return ease(mix((0, 100, pipe), (0, 9, air)), 70, 620)


def brass():
    reed = mix(*((0, 100 // n, tone(1200, C3 * n, None, sine, 4, 5)) for n in range(1, 8)))
    return ease(soften(reed, 700, 1500), 60, 520)


def chime():
    return let_go(partials(2000, C5, ((100, 80, 330), (200, 22, 210), (300, 24, 150), (541, 12, 50))), 500)


def drum():
    skin = mix((0, 100, fade(tone(520, 9800, 6000), 2, 80)), (0, 30, fade(tone(520, 16000, 10800), 2, 36)))
    return let_go(mix((0, 100, skin), (0, 34, fade(soften(noise(120, 621), 1900, 500), 1, 14))), 120)


def rattle():
    return fade(mix((0, 100, swell(band(noise(120, 631), 3000, 2300, 12000), 160)), (0, 40, fade(tone(60, 42000, 36000, triangle), 1, 9))), 1, 40)


INSTRUMENTS = {f'note_{maker.__name__}': maker for maker in (harp, pad, choir, low, flute, brass, chime, drum, rattle)}


# -- the air of a place: long breaths, one of which always sounds, and single sounds

def waver(wave_in, seed, hertz, least=40):
    """Gets louder and softer at random, at most `hertz` times a second, but never below `least` percent."""
    slow = soften(noise(len(wave_in) * 1000 // RATE + 1, seed), hertz)
    most = max(map(abs, slow))
    return [x * (least + (100 - least) * abs(s) // most) // 100 for x, s in zip(wave_in, slow)]


def breath(ms, wave_in):
    return ease(wave_in, ms * 2 // 5, ms * 2 // 5)


def wind():
    low_part = band(noise(4200, 701), 260, 420, 9000)
    whistle = band(noise(4200, 702), 560, 830, 2600)
    return breath(4200, mix((0, 100, low_part), (0, 30, waver(whistle, 703, 3))))


def damp():
    """A vault that breathes, with water somewhere in it."""
    return breath(4200, mix((0, 100, soften(noise(4200, 711), 300, 240)), (0, 26, waver(band(noise(4200, 712), 900, 760, 4000), 713, 4))))


def water():
    stream = band(noise(3800, 721), 700, 640, 15000)
    bubbles = grains(3300, 34, 722, lambda i: fade(tone(70, 38000 + 5200 * (i * 5 % 9), 61000 + 6400 * (i * 3 % 7)), 4, 14))
    return breath(3800, mix((0, 60, waver(stream, 723, 7)), (100, 44, mix(*bubbles))))


def embers():
    roar = soften(noise(3800, 731), 360, 420)
    pops = grains(3500, 30, 732, lambda i: fade(band(noise(26, 733 + i), 2700 - 60 * (i % 17), 1500, 9000), 1, 4))
    return breath(3800, mix((0, 100, waver(roar, 760, 5)), (60, 42, mix(*pops))))


def drip():
    return mix((0, 90, fade(tone(60, 92000, 150000), 1, 12)), (120, 26, fade(tone(60, 88000, 140000), 1, 10)), (250, 9, fade(tone(60, 84000, 130000), 1, 9)))


def far_bell():
    return let_go(soften(partials(2600, 29366, ((50, 40, 700), (100, 80, 520), (119, 40, 400), (200, 40, 260), (301, 12, 90))), 900), 900)


def stones():
    """Something settles far off."""
    fall = grains(700, 9, 741, lambda i: fade(soften(noise(90, 742 + i), 900 - 40 * i, 300), 2, 16))
    return soften(mix(*fall), 1100)


def mice():
    return soften(mix(*((at, 60, swell(tone(40, pitch, pitch * 6 // 5, triangle, 20, 60), 300))
                        for at, pitch in ((0, 190000), (70, 230000), (210, 205000)))), 3200)


def timber():
    rub = mix((0, 60, tone(520, 9000, 11200, triangle, 60, 23)), (0, 40, tone(520, 13500, 16800, triangle, 45, 31)))
    return swell(soften(rub, 900), 600)


def anvil():
    return soften(partials(900, 98000, ((100, 70, 130), (163, 40, 90), (247, 26, 60))), 1500)


AIRS = {f'air_{maker.__name__}': maker for maker in (wind, damp, water, embers, drip, far_bell, stones, mice, timber, anvil)}
