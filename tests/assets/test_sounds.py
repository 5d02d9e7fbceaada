"""The committed sounds match what make_sounds.py makes, and they are fit to be heard: format, size, level, no clicks at the
ends, and little lost by their coding."""
import cmath
import contextlib
import io
import itertools
import math
import re
import struct
import sys
import unittest
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[2] / 'assets' / 'sound'
LIST = Path(__file__).resolve().parents[2] / 'src' / 'view' / 'audio' / 'list_sounds.h'
ACTORS = Path(__file__).resolve().parents[2] / 'src' / 'map' / 'list_actors.h'
CLIPS = Path(__file__).resolve().parents[2] / 'src' / 'view' / 'audio' / 'clips.c'
FILES = dict(re.findall(r'\[SOUND_(\w+)\] = (\d)', CLIPS.read_text(encoding='utf-8')))
NAMES = [name.lower() + (f'_{i}' if name in FILES else '')
         for name in re.findall(r'^SOUND\((\w+)\)$', LIST.read_text(encoding='utf-8'), re.MULTILINE)
         for i in range(int(FILES.get(name, 1)))]
NAMES += [f'call_{name}' for name in re.findall(r'^ACTOR\(\w+, .name = (?:NAME_\()?"(\w+)"', ACTORS.read_text(encoding='utf-8'), re.MULTILINE)
          if name not in ('nothing', 'hero')]
MINUS_3_DB = 23197
BYTES_MAX = {'toll': 30_000, 'grind': 20_000}  # of others, 48,000

sys.path.append(str(FOLDER))
import make_sounds  # noqa: E402


def decode(block):
    """Decodes as the format is described: four bits say which parts of the step are added."""
    value, index, _ = struct.unpack('<hBB', block[:4])
    out = [value]
    for code in (code for byte in block[4:] for code in (byte & 15, byte >> 4)):
        step = make_sounds.STEPS[index]
        way = step >> 3
        for bit, part in ((4, step), (2, step >> 1), (1, step >> 2)):
            way += part if code & bit else 0
        value = min(max(value + (-way if code & 8 else way), -32768), 32767)
        index = min(max(index + (-1, -1, -1, -1, 2, 4, 6, 8)[code & 7], 0), 88)
        out.append(value)
    return out


def load(name):
    """The form of a file, and its samples."""
    data = (FOLDER / f'{name}.wav').read_bytes()
    form = struct.unpack('<4sI4s4sIHHIIHHHH4sII4sI', data[:60])
    count, size, block = form[15], form[17], form[9]
    values = [value for at in range(60, 60 + size, block) for value in decode(data[at:at + block])]
    return form, values[:count]


def crossings(values):
    return sum((a < 0) != (b < 0) for a, b in zip(values, values[1:]))


def above(values, hertz):
    """The share of a sound's power above a frequency, in percent. Small loudspeakers play only that part."""
    low, pull, passed, power = 0.0, 1 - math.exp(-2 * math.pi * hertz / 22050), 0.0, 0.0
    for value in values:
        low += (value - low) * pull
        passed += (value - low) ** 2
        power += value ** 2
    return 100 * passed / power


def transform(values):
    """The fast Fourier transform (Cooley and Tukey, 1965). The number of samples must be a power of two."""
    if len(values) == 1:
        return values
    even, odd = transform(values[::2]), transform(values[1::2])
    turned = [cmath.exp(-2j * cmath.pi * i / len(values)) * value for i, value in enumerate(odd)]
    return [a + b for a, b in zip(even, turned)] + [a - b for a, b in zip(even, turned)]


WINDOW, WINDOWS, BANDS, LOWEST, HIGHEST, QUIETEST = 1024, 20, 20, 80, 8000, -36.0


def spectrum(values):
    """How loud each of some bands is compared with the loudest one, in dB. On a keyboard all bands are equally wide."""
    powers = [1e-9] * BANDS
    for start in range(0, max(min(len(values), WINDOWS * WINDOW) - WINDOW, 1), WINDOW):
        part = values[start:start + WINDOW]
        part = [value * math.sin(math.pi * i / WINDOW) ** 2 for i, value in enumerate(part + [0] * (WINDOW - len(part)))]
        for i, value in enumerate(transform(part)[1:WINDOW // 2], 1):
            band = int(BANDS * math.log(i * 22050 / WINDOW / LOWEST) / math.log(HIGHEST / LOWEST) // 1)
            if 0 <= band < BANDS:
                powers[band] += abs(value) ** 2
    return [max(10 * math.log10(power / max(powers)), QUIETEST) for power in powers]


def apart(one, other):
    """By how many dB two spectra differ in the mean of their bands."""
    return sum(abs(a - b) for a, b in zip(one, other)) / BANDS


def decibel(meant, heard):
    """How many dB louder the sound is than the noise that its coding has added."""
    error = sum((a - b) ** 2 for a, b in zip(meant, heard))
    return 10 * math.log10(sum(a * a for a in meant) / max(error, 1))


class Sounds(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.waves = make_sounds.waves()

    def test_files_are_what_the_maker_makes(self):
        said = io.StringIO()
        with contextlib.redirect_stderr(said):
            wrong = make_sounds.check(FOLDER, {f'{name}.wav': make_sounds.wav(wave) for name, wave in self.waves.items()})
        self.assertEqual((wrong, said.getvalue()), (0, ''))

    def test_coding_is_hardly_heard(self):
        """The noise is more than 25 dB below tones. Sounds that hiss hide more noise."""
        heard = {name: decibel(self.waves[name], load(name)[1]) for name in NAMES}
        self.assertGreater(min(heard.values()), 14.5, heard)
        self.assertGreater(sorted(heard.values())[len(heard) // 2], 27, heard)
        for name in ('toll', 'stroke', 'bell', 'victory', 'heal', *(f'pickup_{i}' for i in range(8))):
            self.assertGreater(heard[name], 25, name)

    def test_every_sound_is_there_and_no_other(self):
        self.assertEqual(sorted(path.stem for path in FOLDER.glob('*.wav')), sorted(NAMES))

    def test_format_and_size(self):
        for name in NAMES:
            form = load(name)[0]
            self.assertEqual(form[:1] + form[2:4], (b'RIFF', b'WAVE', b'fmt '), name)
            self.assertEqual(form[5:8] + form[10:12], (0x11, 1, 22050, 4, 2), name)
            self.assertLess((FOLDER / f'{name}.wav').stat().st_size, BYTES_MAX.get(name, 48_000), name)

    def test_peaks_stay_under_minus_3_db_and_are_audible(self):
        for name in NAMES:
            peak = max(abs(value) for value in load(name)[1])
            self.assertLess(peak, MINUS_3_DB, name)
            self.assertGreater(peak, 5000, name)

    def test_ends_are_silent(self):
        for name in NAMES:
            values = load(name)[1]
            self.assertEqual(values[0], 0, name)
            self.assertLess(max(abs(value) for value in values[-20:]), 600, name)

    def test_no_constant_part(self):
        for name in NAMES:
            values = load(name)[1]
            self.assertLess(abs(sum(values)) / len(values), 120, name)

    def test_what_sounds_often_is_heard_from_small_loudspeakers(self):
        for name in NAMES:
            if re.match(r'(step|strike|hit|kill|windup)_', name):
                self.assertGreater(above(load(name)[1], 200), 40, name)

    def test_files_of_one_sound_differ(self):
        for name in NAMES:
            if re.match(r'(step|strike|hit|kill|windup).*_[1-9]$', name):
                one, other = (load(name[:-1] + number)[1] for number in (name[-1], '0'))
                count = min(len(one), len(other))
                apart = sum((a - b) ** 2 for a, b in zip(one, other)) / max(sum(a * a for a in one[:count]), 1)
                self.assertGreater(apart, 0.05, name)

    def test_monsters_and_themes_are_told_apart_by_their_spectrum(self):
        themes = ('air_wind', 'air_damp', 'air_water', 'air_embers')
        for kind, names in (('monsters', [name for name in NAMES if name.startswith('call_')]), ('themes', themes)):
            heard = {name: spectrum(load(name)[1]) for name in names}
            pairs = sorted((apart(heard[a], heard[b]), a, b) for a, b in itertools.combinations(names, 2))
            self.assertGreater(pairs[0][0], 3, (kind, pairs[:6]))

    def test_pickups_climb(self):
        rates = [crossings(load(f'pickup_{i}')[1][6000:]) for i in range(8)]
        self.assertEqual(rates, sorted(set(rates)))


if __name__ == '__main__':
    unittest.main()
