"""The parts of sounds and instruments: waves, noise, filters, envelopes, all in integers."""

RATE = 22050
ONE = 1 << 15      # full scale of a wave
TURN = 1 << 32     # of a phase
PEAK = 19600       # -4.5 dB


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
    """A sine from one pitch to another, in hundredths of Hz. `wobble`: vibrato in thousandths."""
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
    """A state variable filter whose centre glides, in Hz. `width`: 0..32768, less is narrower."""
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
    """Two one-pole low-pass filters; the frequency is in Hz."""
    one = two = 0
    out = []
    for i, x in enumerate(wave_in):
        pull = min(ONE * 6 * glide(start, end or start, i, len(wave_in)) // RATE, ONE)
        one += (x - one) * pull >> 15
        two += (one - two) * pull >> 15
        out.append(two)
    return out


def fade(wave_in, attack, half_life):
    """Rises in `attack` ms, then falls by half every `half_life` ms."""
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
    """Adds the echo of a vault: softer and duller each time."""
    parts, back = [(0, 100, wave_in)], wave_in
    for i in range(1, times + 1):
        back = soften(back, 2600)
        parts.append((ms * i, percent // i, back))
    return mix(*parts)


def bell(ms, pitch, half_life=70):
    """A struck bar: higher partials fade first."""
    return mix((0, 100, fade(tone(ms, pitch), 3, half_life)),
               (0, 34, fade(tone(ms, pitch * 2), 2, half_life * 2 // 3)),
               (0, 16, fade(tone(ms, pitch * 3), 2, half_life // 2)),
               (0, 9, fade(tone(ms, pitch * 541 // 100), 1, half_life // 4)))


def horn(ms, pitch, half_life=160):
    return soften(mix((0, 70, fade(tone(ms, pitch, shape=triangle, wobble=5, wobble_hz=6), 14, half_life)),
                      (0, 30, fade(tone(ms, pitch * 2, shape=triangle), 18, half_life))), 2400)


def partials(ms, pitch, parts):
    """A cast bell: (part of the pitch in hundredths, volume, half-life) each."""
    return mix(*((0, volume, fade(tone(ms, pitch * part // 100), 2, life)) for part, volume, life in parts))


def grains(ms, count, seed, make):
    """`make(i)` at irregular times that get longer."""
    dice = noise(ms, seed)
    return [(i * i * ms * 8 // (count * count * 10) + abs(dice[i * 7]) * ms // (12 * ONE), 40 + abs(dice[i * 5]) * 50 // ONE, make(i))
            for i in range(count)]


def let_go(wave_in, ms):
    """Fades the end out evenly."""
    count, last = len(wave_in), samples(ms)
    return [x * min(count - i, last) // last for i, x in enumerate(wave_in)]
