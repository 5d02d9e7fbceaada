"""The sounds are what their maker makes, and fit to be heard: format, size, level, no clicks at the ends."""
import array
import re
import subprocess
import sys
import unittest
import wave
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[2] / 'assets' / 'sound'
MAKER = FOLDER / 'make_sounds.py'
LIST = Path(__file__).resolve().parents[2] / 'src' / 'view' / 'audio' / 'list_sounds.h'
NAMES = re.findall(r'^SOUND\(\w+, "(\w+)"\)$', LIST.read_text(encoding='utf-8'), re.MULTILINE)
MINUS_3_DB = 23197
BYTES_MAX = {'toll': 120_000, 'grind': 80_000}  # of others, 40,000


def load(name):
    with wave.open(str(FOLDER / f'{name}.wav')) as file:
        form = file.getnchannels(), file.getsampwidth(), file.getframerate()
        return form, array.array('h', file.readframes(file.getnframes()))


def crossings(values):
    return sum((a < 0) != (b < 0) for a, b in zip(values, values[1:]))


class Sounds(unittest.TestCase):
    def test_files_are_what_the_maker_makes(self):
        done = subprocess.run([sys.executable, MAKER, '--check'], capture_output=True, text=True, check=False)
        self.assertEqual((done.returncode, done.stderr), (0, ''))

    def test_every_sound_is_there_and_no_other(self):
        self.assertEqual(sorted(path.stem for path in FOLDER.glob('*.wav')), sorted(NAMES))

    def test_format_and_size(self):
        for name in NAMES:
            self.assertEqual(load(name)[0], (1, 2, 22050), name)
            self.assertLess((FOLDER / f'{name}.wav').stat().st_size, BYTES_MAX.get(name, 40_000), name)

    def test_peaks_stay_under_minus_3_db_and_are_audible(self):
        for name in NAMES:
            peak = max(abs(value) for value in load(name)[1])
            self.assertLess(peak, MINUS_3_DB, name)
            self.assertGreater(peak, 5000, name)

    def test_ends_are_silent(self):
        for name in NAMES:
            values = load(name)[1]
            self.assertEqual((values[0], values[-1]), (0, 0), name)
            self.assertLess(max(abs(value) for value in values[-20:]), 600, name)

    def test_no_constant_part(self):
        for name in NAMES:
            values = load(name)[1]
            self.assertLess(abs(sum(values)) / len(values), 120, name)

    def test_pickups_climb(self):
        rates = [crossings(load(f'pickup_{i}')[1][6000:]) for i in range(8)]
        self.assertEqual(rates, sorted(set(rates)))


if __name__ == '__main__':
    unittest.main()
