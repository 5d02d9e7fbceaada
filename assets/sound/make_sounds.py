#!/usr/bin/env python3
"""Makes every sound of the game: 22050 Hz, mono, 16 bit.

Integers only, so that the files come out the same everywhere: a sine by Bhaskara's approximation, noise by
xorshift, filters and envelopes in fixed point. Without arguments it writes the files beside itself; with
--check it compares them with what it would write.
"""
import io
import sys
import wave
from pathlib import Path

RATE = 22050
ONE = 1 << 15      # full scale of a wave
TURN = 1 << 32     # of a phase
PEAK = 19600       # -4.5 dB
BYTES_MAX = 40_000

# Pentatonic from C5 on, in hundredths of Hz: whatever follows whatever, it sounds well.
SCALE = (52325, 58733, 65926, 78399, 88000, 104650, 117466, 131851)


def samples(ms):
    return RATE * ms // 1000


def sine(phase):
    half = TURN // 2
    at = phase % half
    product = at * (half - at)
    value = 16 * product * ONE // (5 * half * half - 4 * product)
    return value if phase < half else -value


def triangle(phase):
    at = phase * 4 * ONE // TURN
    return at if at < ONE else 2 * ONE - at if at < 3 * ONE else at - 4 * ONE


def glide(start, end, i, count):
    return start + (end - start) * i // count


def tone(ms, start, end=None, shape=sine, wobble=0, wobble_hz=0):
    """From one pitch to another, in hundredths of Hz; `wobble` thousandths of vibrato."""
    count, phase, out = samples(ms), 0, []
    for i in range(count):
        pitch = glide(start, end or start, i, count)
        if wobble:
            pitch += pitch * wobble * sine(i * wobble_hz * TURN // RATE % TURN) // (1000 * ONE)
        phase = (phase + pitch * TURN // (100 * RATE)) % TURN
        out.append(shape(phase))
    return out


def noise(ms, seed):
    state, out = seed, []
    for _ in range(samples(ms)):
        state ^= state << 13 & 0xffffffff
        state ^= state >> 17
        state ^= state << 5 & 0xffffffff
        out.append((state >> 16) - ONE)
    return out


def band(wave_in, start, end, width=18000):
    """A state variable filter whose middle glides, in Hz; `width` 0..32768, less is narrower."""
    low = mid = 0
    out = []
    for i, x in enumerate(wave_in):
        pull = 2 * sine(glide(start, end, i, len(wave_in)) * TURN // (2 * RATE))
        low += pull * mid >> 15
        high = x - low - (width * mid >> 15)
        mid += pull * high >> 15
        out.append(mid)
    return out


def soften(wave_in, start, end=None):
    """A low pass of one pole, twice, in Hz."""
    one = two = 0
    out = []
    for i, x in enumerate(wave_in):
        pull = min(ONE * 6 * glide(start, end or start, i, len(wave_in)) // RATE, ONE)
        one += (x - one) * pull >> 15
        two += (one - two) * pull >> 15
        out.append(two)
    return out


def fade(wave_in, attack, half_life):
    """Up in `attack` ms, then down by half every `half_life` ms."""
    rise, fall = max(samples(attack), 1), samples(half_life)
    out = []
    for i, x in enumerate(wave_in):
        if i < rise:
            out.append(x * i // rise)
        else:
            halvings, rest = divmod(i - rise, fall)
            out.append((x * (2 * fall - rest) // (2 * fall)) >> halvings)
    return out


def swell(wave_in, top):
    """Up to the `top` thousandth of its length and down again, both as squares."""
    count, out = len(wave_in), []
    peak = max(count * top // 1000, 1)
    for i, x in enumerate(wave_in):
        part = i * 1024 // peak if i < peak else (count - i) * 1024 // (count - peak)
        out.append(x * part * part >> 20)
    return out


def mix(*parts):
    """Parts are (start in ms, volume in percent, wave)."""
    out = [0] * max(samples(start) + len(part) for start, _, part in parts)
    for start, volume, part in parts:
        for i, x in enumerate(part):
            out[samples(start) + i] += x * volume // 100
    return out


def echo(wave_in, ms=70, percent=22, times=2):
    """A vault around it: softer and duller each time."""
    parts, back = [(0, 100, wave_in)], wave_in
    for i in range(1, times + 1):
        back = soften(back, 2600)
        parts.append((ms * i, percent // i, back))
    return mix(*parts)


def bell(ms, pitch, half_life=70):
    """A struck bar: upper partials die first."""
    return mix((0, 100, fade(tone(ms, pitch), 3, half_life)),
               (0, 34, fade(tone(ms, pitch * 2), 2, half_life * 2 // 3)),
               (0, 16, fade(tone(ms, pitch * 3), 2, half_life // 2)),
               (0, 9, fade(tone(ms, pitch * 541 // 100), 1, half_life // 4)))


def horn(ms, pitch, half_life=160):
    return soften(mix((0, 70, fade(tone(ms, pitch, shape=triangle, wobble=5, wobble_hz=6), 14, half_life)),
                      (0, 30, fade(tone(ms, pitch * 2, shape=triangle), 18, half_life))), 2400)


def step():
    return mix((0, 60, fade(tone(70, 11000, 6500), 2, 14)), (0, 70, fade(soften(noise(70, 77), 900, 300), 2, 12)))


def strike():
    return swell(band(noise(170, 4711), 700, 2600, 14000), 380)


def hit():
    return mix((0, 90, fade(tone(150, 24000, 7000), 1, 26)), (0, 90, fade(soften(noise(90, 99), 3200, 700), 1, 14)))


def hurt():
    voice = mix((0, 70, tone(230, 39000, 20500, triangle, 30, 21)), (0, 45, tone(230, 58500, 30000)))
    breath = band(noise(230, 31337), 1500, 700)
    return fade(mix((0, 80, soften(voice, 1700)), (0, 30, breath)), 8, 62)


def kill():
    puff = swell(band(noise(300, 2024), 1400, 260), 90)
    return mix((0, 60, fade(tone(300, 30000, 6000, triangle), 2, 60)), (20, 75, puff))


def death():
    fall = [(150 * i, 75, horn(300 if i < 3 else 400, pitch, 120 if i < 3 else 105))
            for i, pitch in enumerate((44000, 34923, 29366, 22000))]
    return mix(*fall)


def blocked():
    ring = mix(*((0, volume, fade(tone(260, pitch), 1, life)) for pitch, volume, life in
                 ((118000, 55, 48), (187300, 40, 36), (275100, 28, 24), (391000, 16, 14))))
    return mix((0, 100, ring), (0, 45, fade(band(noise(40, 5), 3000, 2000), 1, 8)))


def windup():
    growl = mix((0, 80, tone(300, 15000, 38000, triangle, 28, 27)), (0, 40, tone(300, 30000, 76000, triangle, 28, 27)))
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
    return mix((0, 75, swell(tone(430, 70000, 15000, triangle, 12, 9), 200)), (0, 35, swell(band(noise(430, 818), 1800, 400, 9000), 350)),
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


SOUNDS = {maker.__name__: maker for maker in
          (step, strike, hit, hurt, kill, death, blocked, windup, notice, lost, heal, split, drop, victory, door_open,
           door_shut, unlock, locked, key, chest, click, spikes, dart, fall, stairs, wake, found, menu_move, menu_pick)}
SOUNDS.update({f'pickup_{i}': (lambda number=i: pickup(number)) for i in range(len(SCALE))})

# Percent of the peak: what is heard often is quiet.
LOUDNESS = {'step': 45, 'menu_move': 50, 'menu_pick': 70, 'lost': 65, 'strike': 70, 'notice': 80, 'door_open': 60,
            'door_shut': 65, 'locked': 75, 'click': 75, 'found': 75}


def finish(wave_in, loudness):
    """No constant part, no clicks at the ends, an even peak."""
    mean = sum(wave_in) // len(wave_in)
    out = [x - mean for x in wave_in]
    rise, fall = samples(2), samples(14)
    for i in range(rise):
        out[i] = out[i] * i // rise
    for i in range(fall):
        out[-1 - i] = out[-1 - i] * i // fall
    most = max(max(out), -min(out), 1)
    return [x * PEAK * loudness // (100 * most) for x in out]


def wav(wave_in):
    file = io.BytesIO()
    with wave.open(file, 'wb') as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(b''.join(x.to_bytes(2, 'little', signed=True) for x in wave_in))
    return file.getvalue()


def build():
    return {f'{name}.wav': wav(finish(maker(), LOUDNESS.get(name, 100))) for name, maker in SOUNDS.items()}


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
        (folder / name).write_bytes(data)
    return 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
