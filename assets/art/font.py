"""The pixel font: typed glyph grids -> TrueType outlines.

An em is 10 px, so at 10 px (or 20, 30 ...) a grid pixel is exactly one (or two, three ...) screen pixels.
Rows of a grid: six from cap height to baseline, then two below it.  Lower-case letters are four rows high.
Accented letters are put together from a base and a mark.
"""
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont, TTLibError, newTable
from fontTools.ttLib.tables.ttProgram import Program

EM_PX = 10                        # the size at which one grid pixel is one screen pixel; also the line height
UNIT = 128                        # font units per grid pixel
ASCENT, DESCENT, CAP = 8, 2, 6    # px
SPACING = 1                       # px to the right of every glyph
BIRTH = 3786912000                # 1 January 2024, in seconds since 1904

# Each block: its characters, then their rows side by side.
BLOCKS = [
    ('ABCDEFGHIJ', """
.##. ###. .### ###. #### #### .### #..# ### ..##
#..# #..# #... #..# #... #... #... #..# .#. ...#
#..# ###. #... #..# ###. ###. #.## #### .#. ...#
#### #..# #... #..# #... #... #..# #..# .#. ...#
#..# #..# #... #..# #... #... #..# #..# .#. #..#
#..# ###. .### ###. #### #... .### #..# ### .##.
"""), ('KLMNOPQRST', """
#..# #... #...# #..# .##. ###. .##. ###. .### #####
#.#. #... ##.## ##.# #..# #..# #..# #..# #... ..#..
##.. #... #.#.# #.## #..# #..# #..# #..# .##. ..#..
#.#. #... #...# #..# #..# ###. #..# ###. ...# ..#..
#..# #... #...# #..# #..# #... #.#. #.#. ...# ..#..
#..# #### #...# #..# .##. #... .#.# #..# ###. ..#..
"""), ('UVWXYZ', """
#..# #...# #...# #..# #...# ####
#..# #...# #...# #..# #...# ...#
#..# #...# #...# .##. .#.#. ..#.
#..# .#.#. #.#.# .##. ..#.. .#..
#..# .#.#. ##.## #..# ..#.. #...
.##. ..#.. #...# #..# ..#.. ####
"""), ('abcdefghijklm', """
.... #... ... ...# .... .## .... #... # .# #.. #. .....
.... #... ... ...# .... #.. .... #... . .. #.. #. .....
.### ###. .## .### .##. ##. .### ###. # .# #.# #. ####.
#..# #..# #.. #..# #### #.. #..# #..# # .# ##. #. #.#.#
#..# #..# #.. #..# #... #.. #..# #..# # .# ##. #. #.#.#
.### ###. .## .### .### #.. .### #..# # .# #.# .# #.#.#
.... .... ... .... .... ... ...# .... . .# ... .. .....
.... .... ... .... .... ... .##. .... . #. ... .. .....
"""), ('nopqrstuvwxyz', """
.... .... .... .... ... .... ... .... ..... ..... .... .... ....
.... .... .... .... ... .... .#. .... ..... ..... .... .... ....
###. .##. ###. .### #.# .### ### #..# #...# #.#.# #..# #..# ####
#..# #..# #..# #..# ##. ##.. .#. #..# #...# #.#.# .##. #..# ..#.
#..# #..# #..# #..# #.. ..## .#. #..# .#.#. #.#.# .##. #..# .#..
#..# .##. ###. .### #.. ###. ..# .### ..#.. .#.#. #..# .### ####
.... .... #... ...# ... .... ... .... ..... ..... .... ...# ....
.... .... #... ...# ... .... ... .... ..... ..... .... .##. ....
"""), ('0123456789', """
.##. ..#. .##. ###. #..# #### .##. #### .##. .##.
#..# .##. #..# ...# #..# #... #... ...# #..# #..#
#..# ..#. ...# .##. #### ###. ###. ..#. .##. #..#
#..# ..#. ..#. ...# ...# ...# #..# .#.. #..# .###
#..# ..#. .#.. ...# ...# #..# #..# .#.. #..# ...#
.##. .### #### ###. ...# .##. .##. .#.. .##. .##.
"""), ('!"#$%&\'()*+,-./', """
# #.# .#.#. ..#.. ##..# .##.. # .# #. ... ... .. ... . ...#
# #.# ##### .#### ##.#. #..#. # #. .# #.# ... .. ... . ..#.
# ... .#.#. #.#.. ..#.. .##.. . #. .# .#. .#. .. ... . ..#.
# ... .#.#. .###. .#... #.#.# . #. .# #.# ### .. ### . .#..
. ... ##### ..#.# #.##. #..#. . #. .# ... .#. .# ... . .#..
# ... .#.#. ####. ...## .##.# . #. .# ... ... .# ... # #...
. ... ..... ..#.. ..... ..... . .# #. ... ... #. ... . ....
. ... ..... ..... ..... ..... . .. .. ... ... .. ... . ....
"""), (':;<=>?@[\\]^_`{|}~', """
. .. ... ... ... .##. .###. ## #... ## .#. .... #. ..# # #.. .....
. .. ..# ... #.. #..# #...# #. .#.. .# #.# .... .# .#. # .#. .....
# .# .#. ### .#. ...# #.### #. .#.. .# ... .... .. .#. # .#. .#..#
. .. #.. ... ..# ..#. #.#.# #. ..#. .# ... .... .. #.. # ..# #.##.
. .. .#. ### .#. .... #.### #. ..#. .# ... .... .. .#. # .#. .....
# .# ..# ... #.. ..#. #.... #. ...# .# ... .... .. .#. # .#. .....
. .# ... ... ... .... .###. ## .... ## ... #### .. ..# # #.. .....
. #. ... ... ... .... ..... .. .... .. ... .... .. ... # ... .....
"""), ('\u00a1\u00a2\u00a3\u00a4\u00a5\u00a6\u00a7\u00a9\u00aa\u00ab\u00ac\u00ae\u00b0', """
. ..#. .##. ..... #...# # .### .#####. .## ..... .... .#####. .#.
. .### #..# #...# .#.#. # #... #.....# #.# ..#.# .... #.###.# #.#
# #.#. #... .###. ##### # .##. #.###.# .## .#.#. .... #.#.#.# .#.
. #.#. ###. .#.#. ..#.. . #..# #.#...# ... #.#.. #### #.##..# ...
# .### #... .###. ##### # .##. #.###.# ### .#.#. ...# #.#.#.# ...
# ..#. #### #...# ..#.. # ...# #.....# ... ..#.# .... #.....# ...
# .... .... ..... ..... # ###. .#####. ... ..... .... .#####. ...
# .... .... ..... ..... # .... ....... ... ..... .... ....... ...
"""), ('\u00b1\u00b2\u00b3\u00b5\u00b6\u00b7\u00b9\u00ba\u00bb\u00bc\u00bd\u00be\u00bf', """
... ##. ##. .... .#### . .# .#. ..... #....#. #....#.. ##...#. .#..
.#. ..# .## .... ####. . ## #.# #.#.. #...#.. #...#... .##.#.. ....
### .#. ..# #..# ####. . .# .#. .#.#. #..#..# #..#.##. ..##..# .#..
.#. ### ##. #..# .#.#. # .# ... ..#.# #.#..## #.#....# ####.## #...
... ... ... #..# .#.#. . .. ### .#.#. .#..### .#...#.. ..#.### #..#
### ... ... ###. .#.#. . .. ... #.#.. #.....# #...###. .#....# .##.
... ... ... #... .#.#. . .. ... ..... ....... ........ ....... ....
... ... ... #... ..... . .. ... ..... ....... ........ ....... ....
"""), ('\u00c6\u00d0\u00d8\u00de\u00df\u00e6\u00f0\u00f8\u00fe\u00d7\u00f7\u20ac', """
.##### .###. .##.# #... .##. ..... .#.# .... #... ... ... ..##
#.#... .#..# #..#. #... #..# ..... ..#. .... #... ... .#. .#..
#.#... .#..# #.#.# ###. #.#. .#.#. .#.# .### ###. #.# ... ####
#####. ###.# ##..# #..# #..# ##### .### #.## #..# .#. ### .#..
#.#... .#..# #..#. ###. #..# #.#.. #..# ##.# #..# #.# ... ####
#.#### .###. #.##. #... #.#. .#.## .##. ###. ###. ... .#. ..##
...... ..... ..... .... .... ..... .... .... #... ... ... ....
...... ..... ..... .... .... ..... .... .... #... ... ... ....
"""), ('\u2013\u2014\u2018\u2019\u201c\u201d\u2026\u2022\u2190\u2191\u2192\u2193', """
.... ...... .# .# .#.# .#.# ..... ... ..... ..#.. ..... ..#..
.... ...... #. .# #.#. .#.# ..... .#. ..#.. .###. ..#.. ..#..
.... ...... #. #. #.#. #.#. ..... ### .#... #.#.# ...#. ..#..
#### ###### .. .. .... .... ..... ### ##### ..#.. ##### #.#.#
.... ...... .. .. .... .... ..... .#. .#... ..#.. ...#. .###.
.... ...... .. .. .... .... #.#.# ... ..#.. ..#.. ..#.. ..#..
.... ...... .. .. .... .... ..... ... ..... ..... ..... .....
.... ...... .. .. .... .... ..... ... ..... ..... ..... .....
"""),
]

# Accents: rows of the mark, for bases of odd and of even width.
MARKS = {
    'grave': (['#..', '.#.'], ['.#..', '..#.']), 'acute': (['..#', '.#.'], ['..#.', '.#..']),
    'circumflex': (['.#.', '#.#'], ['.##.', '#..#']), 'tilde': (['.#.#', '#.#.'], ['.#.#', '#.#.']),
    'dieresis': (['#.#'], ['#..#']), 'ring': (['.#.', '#.#', '.#.'], ['.##.', '#..#', '.##.']),
}
ACCENTED = {
    'grave': '\u00c0A \u00c8E \u00ccI \u00d2O \u00d9U \u00e0a \u00e8e \u00eci \u00f2o \u00f9u',
    'acute': '\u00c1A \u00c9E \u00cdI \u00d3O \u00daU \u00ddY \u00e1a \u00e9e \u00edi \u00f3o \u00fau \u00fdy',
    'circumflex': '\u00c2A \u00caE \u00ceI \u00d4O \u00dbU \u00e2a \u00eae \u00eei \u00f4o \u00fbu',
    'tilde': '\u00c3A \u00d1N \u00d5O \u00e3a \u00f1n \u00f5o',
    'dieresis': '\u00c4A \u00cbE \u00cfI \u00d6O \u00dcU \u00e4a \u00ebe \u00efi \u00f6o \u00fcu \u00ffy',
    'ring': '\u00c5A \u00e5a',
}
# Capitals lose this row under an accent, so that a gap stays and the line is not left.
SPARE_ROW = {'A': 1, 'E': 4, 'I': 1, 'N': 5, 'O': 1, 'U': 1, 'Y': 5}
CEDILLA = ['..#.', '.#..']
SPACING_MARKS = {'\u00a8': 'dieresis', '\u00b4': 'acute'}
NOTDEF = ['####', '#..#', '#..#', '#..#', '#..#', '####']


class Glyph:
    """Filled pixels as (x, y) of their lower left corners, y up from the baseline."""

    def __init__(self, rows, top=CAP):
        self.rows = rows
        self.width = len(rows[0])
        self.pixels = {(x, top - 1 - j) for j, row in enumerate(rows) for x, char in enumerate(row) if char == '#'}

    def added(self, rows, bottom):
        """A copy with rows laid centred over it, the lowest at height `bottom`."""
        extra = Glyph(rows, bottom + len(rows))
        both = Glyph(['.' * max(self.width, extra.width)])
        shift = (both.width - extra.width) // 2
        base = (both.width - self.width) // 2
        both.pixels = {(x + base, y) for x, y in self.pixels} | {(x + shift, y) for x, y in extra.pixels}
        return both


def typed_glyphs():
    glyphs = {' ': Glyph(['...']), '\u00a0': Glyph(['...']), '\u00ad': Glyph(['...', '...', '...', '###']),
              '\u00af': Glyph(['####']), '\u00b8': Glyph(['.#', '#.'], 0)}
    for chars, block in BLOCKS:
        lines = [line.split() for line in block.split('\n') if line]
        for i, char in enumerate(chars):
            glyphs[char] = Glyph([line[i] for line in lines])
    return glyphs


def accented(char, mark, typed):
    """A base letter under a mark; of an i only the stem stays."""
    base, top = typed[char], 4
    if char in SPARE_ROW:
        top = CAP - 1
        rows = list(base.rows)
        del rows[SPARE_ROW[char]]
        base = Glyph(rows, top)
    elif char == 'i':
        base = Glyph(['#'] * top, top)
    gap = mark != 'ring'                          # rings sit on the letter
    return base.added(MARKS[mark][base.width % 2 == 0], top + gap)


def glyph_table():
    """Character -> Glyph, for all characters of the font."""
    glyphs = typed_glyphs()
    for mark, pairs in ACCENTED.items():
        glyphs.update([(char, accented(base, mark, glyphs)) for char, base in pairs.split()])
    glyphs['\u00c7'] = glyphs['C'].added(CEDILLA, -2)
    glyphs['\u00e7'] = glyphs['c'].added(['.#.', '#..'], -2)
    for char, mark in SPACING_MARKS.items():
        glyphs[char] = Glyph(MARKS[mark][0], CAP)
    return glyphs


# -- outlines

def boundary(pixels):
    """Directed unit edges around all pixels, filled side on the right; start -> list of ends."""
    edges = {}
    for x, y in sorted(pixels):
        corners = [(x, y + 1), (x + 1, y + 1), (x + 1, y), (x, y)]
        across = [(x, y + 1), (x + 1, y), (x, y - 1), (x - 1, y)]
        for start, end, other in zip(corners, corners[1:] + corners[:1], across):
            if other not in pixels:
                edges.setdefault(start, []).append(end)
    return edges


def contours(pixels):
    """Closed polygons around the regions: outer ones clockwise, holes the other way, corners only."""
    edges = boundary(pixels)
    while edges:
        start = min(edges)
        loop, here, way = [], start, (0, 0)
        while not loop or here != start:
            there = next_corner(edges, here, way)
            step = (there[0] - here[0], there[1] - here[1])
            if step != way:
                loop.append(here)
            here, way = there, step
        yield loop


def next_corner(edges, here, way):
    """Where pixels touch only at a corner, turn right: they become separate polygons."""
    right = (here[0] + way[1], here[1] - way[0])
    ends = edges[here]
    there = right if right in ends else ends[0]
    ends.remove(there)
    if not ends:
        del edges[here]
    return there


def outline(glyph):
    pen = TTGlyphPen(None)
    for loop in contours(glyph.pixels):
        pen.moveTo((loop[0][0] * UNIT, loop[0][1] * UNIT))
        for x, y in loop[1:]:
            pen.lineTo((x * UNIT, y * UNIT))
        pen.closePath()
    return pen.glyph()


# -- font file

def glyph_name(char):
    return f'uni{ord(char):04X}'


def build():
    glyphs = {'.notdef': Glyph(NOTDEF)}
    table = glyph_table()
    glyphs.update((glyph_name(char), table[char]) for char in sorted(table))
    builder = FontBuilder(EM_PX * UNIT, isTTF=True)
    builder.font.recalcTimestamp = False          # the date of the build is not part of the font
    builder.updateHead(created=BIRTH, modified=BIRTH)
    builder.setupGlyphOrder(list(glyphs))
    builder.setupCharacterMap({ord(char): glyph_name(char) for char in table})
    builder.setupGlyf({name: outline(glyph) for name, glyph in glyphs.items()})
    builder.setupHorizontalMetrics({name: (advance(glyph), left_bearing(glyph)) for name, glyph in glyphs.items()})
    builder.setupHorizontalHeader(ascent=ASCENT * UNIT, descent=-DESCENT * UNIT)
    builder.setupNameTable({'familyName': 'Cellarium', 'styleName': 'Regular', 'fullName': 'Cellarium',
                            'uniqueFontIdentifier': 'Cellarium Regular', 'psName': 'Cellarium-Regular',
                            'version': 'Version 1.0'})
    builder.setupOS2(fsType=0,                    # may be installed and embedded
                     sTypoAscender=ASCENT * UNIT, sTypoDescender=-DESCENT * UNIT, sTypoLineGap=0, sxHeight=4 * UNIT,
                     usWinAscent=ASCENT * UNIT, usWinDescent=DESCENT * UNIT, sCapHeight=CAP * UNIT)
    builder.setupPost()
    # A program that does nothing: a font without one FreeType fits to pixels by itself, and from 2.14 on it moves accents.
    builder.font['fpgm'] = newTable('fpgm')
    builder.font['fpgm'].program = Program()
    builder.font['fpgm'].program.fromAssembly(['PUSHB[ ]', '0', 'POP[ ]'])
    return builder.font


def advance(glyph):
    return (glyph.width + SPACING) * UNIT


def left_bearing(glyph):
    return min((x for x, _ in glyph.pixels), default=0) * UNIT


def facts(face):
    """What must not differ between two fonts, in lines that can be compared."""
    found = {'embedding': face['OS/2'].fsType}
    found |= {f'character U+{code:04X}': name for code, name in face.getBestCmap().items()}
    for name in face.getGlyphOrder():
        corners, ends, _ = face['glyf'][name].getCoordinates(face['glyf'])
        found[f'advance of {name}'] = face['hmtx'][name]
        found[f'outline of {name}'] = (list(corners), list(ends))
    return found


def differences(path, face):
    try:
        old = facts(TTFont(path))
    except (OSError, TTLibError) as error:
        return [f'{path.name}: {error}']
    new = facts(face)
    return [f'{path.name}: {fact} differs' for fact in sorted({*old, *new}) if old.get(fact) != new.get(fact)]
