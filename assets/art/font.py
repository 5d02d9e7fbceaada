"""The pixel font: typed glyph grids -> TrueType outlines.

An em is 10 px, so at 10 px (or 20, 30 ...) a grid pixel is exactly one (or two, three ...) screen pixels.
Rows of a grid: six from cap height to baseline, then two below it.  Lower-case letters are four rows high.
Accented letters consist of a base and a mark. Greek and Cyrillic letters that look like Latin letters use the same grids.
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
"""), ('\u0111\u0141\u0142\u013d\u013e\u010f\u0165\u0131\u0152\u0153\u0126\u0127', """
...#. .#... .#. #..# #.# ...#.# ...# . .##### ..... #..#. .#...
..### .#... .#. #.#. #.# ...#.# .#.# . #..#.. ..... ##### ###..
.###. .##.. .## #... #.. .###.. ###. # #..##. .#.#. #..#. .###.
#..#. ##... ##. #... #.. #..#.. .#.. # #..#.. #.### ####. .#..#
#..#. .#... .#. #... #.. #..#.. .#.. # #..#.. #.#.. #..#. .#..#
.###. .#### ..# #### .#. .###.. ..#. # .##### .#.## #..#. .#..#
"""), ('\u0132\u0133\u0138\u013f\u0140\u0149\u014a\u014b\u0166\u0167\u017f', """
###.### #..# ... #... #.. #..... #..# .... ##### ... .##
.#...#. .... ... #... #.. #..... ##.# .... ..#.. .#. #..
.#...#. #..# #.# #.#. #.# ..###. #.## ###. .###. ### #..
.#...#. #..# ##. #... #.. ..#..# #..# #..# ..#.. .#. #..
.#...#. #..# ##. #... #.. ..#..# #..# #..# ..#.. ### #..
###.#.. #..# #.# #### .#. ..#..# #..# #..# ..#.. ..# #..
....... ...# ... .... ... ...... ...# ...# ..... ... ...
....... ..#. ... .... ... ...... ..#. ..#. ..... ... ...
"""), ('\u0394\u0398\u039b\u039e\u03a3\u03a8\u03a9\u03b1\u03b2\u03b3\u03b4\u03b5\u03b6', """
..#.. .##. ..#.. #### #### #.#.# .###. ..... .##. ..... .### ... ####
..#.. #..# ..#.. .... #... #.#.# #...# ..... #..# ..... #... ... ..#.
.#.#. #### .#.#. .##. .#.. #.#.# #...# .##.# ###. #...# .##. .## .#..
.#.#. #..# .#.#. .... .#.. .###. #...# #..#. #..# .#.#. #..# ##. #...
#...# #..# #...# .... #... ..#.. .#.#. #..#. #..# .#.#. #..# #.. #...
##### .##. #...# #### #### ..#.. ##.## .##.# ###. ..#.. .##. .## .##.
..... .... ..... .... .... ..... ..... ..... #... ..#.. .... ... ...#
..... .... ..... .... .... ..... ..... ..... #... ..#.. .... ... ..#.
"""), ('\u03b7\u03b8\u03b9\u03bb\u03bd\u03be\u03c0\u03c1\u03c3\u03c2\u03c4\u03c5\u03c6', """
.... .#. .. #... ... .### ..... .... ..... ... ... .... .....
.... #.# .. .#.. ... #... ..... .... ..... ... ... .... .....
###. ### #. ..#. #.# .##. ##### .##. .#### .## ### #..# #.##.
#..# #.# #. .##. #.# #... .#.#. #..# #..#. #.. .#. #..# #.#.#
#..# #.# #. #..# #.# #... .#.#. #..# #..#. #.. .#. #..# #.#.#
#..# .#. .# #..# .#. .##. .#..# ###. .##.. .#. ..# .##. .###.
...# ... .. .... ... ...# ..... #... ..... ..# ... .... ..#..
...# ... .. .... ... ..#. ..... #... ..... .#. ... .... ..#..
"""), ('\u03c7\u03c8\u03c9', """
..... ..... .....
..... ..... .....
#...# #.#.# #...#
.#.#. #.#.# #.#.#
..#.. #.#.# #.#.#
..#.. .###. .#.#.
.#.#. ..#.. .....
#...# ..#.. .....
"""), ('\u0411\u0413\u0414\u0416\u0417\u0418\u041b\u041f\u0423\u0424\u0426\u0427', """
#### #### .###. #.#.# .##. #..# .### #### #..# ..#.. #..#. #..#
#... #... .#.#. #.#.# #..# #..# .#.# #..# #..# .###. #..#. #..#
###. #... .#.#. .###. ..#. #.## .#.# #..# #..# #.#.# #..#. #..#
#..# #... .#.#. .###. ...# ##.# .#.# #..# .### #.#.# #..#. .###
#..# #... .#.#. #.#.# #..# #..# .#.# #..# ...# .###. #..#. ...#
###. #... ##### #.#.# .##. #..# #..# #..# .##. ..#.. ##### ...#
.... .... #...# ..... .... .... .... .... .... ..... ....# ....
"""), ('\u0428\u0429\u042a\u042b\u042c\u042d\u042e\u042f\u0402\u0404\u040b\u0490', """
#.#.# #.#.#. ##... #....# #... ###. #..##. .### ####. .### ####. ...#
#.#.# #.#.#. .#... #....# #... ...# #.#..# #..# .#... #... .#... ####
#.#.# #.#.#. .###. ###..# ###. .### ###..# #..# .###. ###. .###. #...
#.#.# #.#.#. .#..# #..#.# #..# ...# #.#..# .### .#..# #... .#..# #...
#.#.# #.#.#. .#..# #..#.# #..# ...# #.#..# .#.# .#..# #... .#..# #...
##### ###### .###. ###..# ###. ###. #..##. #..# .#.#. .### .#..# #...
..... .....# ..... ...... .... .... ...... .... ..... .... ..... ....
"""), ('\u0409\u040a\u040f\u0459\u045a\u045f\u0452\u045b\u0454\u0491', """
.###... #..#... #...# ....... ....... ..... .#... .#... .... ...
.#.#... #..#... #...# ....... ....... ..... ###.. ###.. .... ..#
.#.###. ######. #...# .###... #..#... #...# .###. .###. .### ###
.#.#..# #..#..# #...# .#.###. ######. #...# .#..# .#..# ##.. #..
.#.#..# #..#..# #...# .#.#..# #..#..# #...# .#..# .#..# #... #..
#..###. #..###. ##### #..###. #..###. ##### .#..# .#..# .### #..
....... ....... ..#.. ....... ....... ..#.. ....# ..... .... ...
....... ....... ..... ....... ....... ..... ...#. ..... .... ...
"""), ('\u0431\u0432\u0433\u0434\u0436\u0437\u0438\u043a\u043b\u043c\u043d\u043f\u0442', """
.### .... ... ..... ..... ... .... ... .... ..... .... .... ...
#... .... ... ..... ..... ... .... ... .... ..... .... .... ...
###. ###. ### .###. #.#.# ##. #..# #.# .### #...# #..# #### ###
#..# ###. #.. .#.#. .###. .#. #.## ##. .#.# ##.## #### #..# .#.
#..# #..# #.. .#.#. .###. ..# ##.# ##. .#.# #.#.# #..# #..# .#.
.##. ###. #.. ##### #.#.# ##. #..# #.# #..# #...# #..# #..# .#.
.... .... ... #...# ..... ... .... ... .... ..... .... .... ...
"""), ('\u0444\u0446\u0447\u0448\u0449\u044a\u044b\u044c\u044d\u044e\u044f', """
..#.. ..... .... ..... ...... ..... ...... .... .... ...... ....
..#.. ..... .... ..... ...... ..... ...... .... .... ...... ....
.###. #..#. #..# #.#.# #.#.#. ##... #....# #... ###. #..##. .###
#.#.# #..#. #..# #.#.# #.#.#. .###. ###..# ###. .### ###..# #..#
#.#.# #..#. .### #.#.# #.#.#. .#..# #..#.# #..# ...# #.#..# .###
.###. ##### ...# ##### ###### .###. ###..# ###. ###. #..##. #..#
..#.. ....# .... ..... .....# ..... ...... .... .... ...... ....
..#.. ..... .... ..... ...... ..... ...... .... .... ...... ....
"""),
]

# Letters that look like others.
SAME = ('\u0391A \u0392B \u0395E \u0396Z \u0397H \u0399I \u039aK \u039cM \u039dN \u039fO \u03a1P \u03a4T \u03a5Y \u03a7X '
        '\u03ba\u0138 '
        '\u03bfo \u03bc\u00b5 \u0393\u0413 \u03a0\u041f \u03a6\u0424 \u0410A \u0412B \u0415E \u041aK \u041cM \u041dH \u041eO '
        '\u0420P \u0421C \u0422T \u0425X \u0405S \u0406I \u0408J \u0430a \u0435e \u043eo \u0440p \u0441c \u0443y \u0445x \u0455s '
        '\u0456i \u0458j \u0110\u00d0').split()

# Accents: rows of the mark, for bases of odd and of even width.
MARKS = {
    'grave': (['#..', '.#.'], ['.#..', '..#.']), 'acute': (['..#', '.#.'], ['..#.', '.#..']),
    'circumflex': (['.#.', '#.#'], ['.##.', '#..#']), 'tilde': (['.#.#', '#.#.'], ['.#.#', '#.#.']),
    'dieresis': (['#.#'], ['#..#']), 'ring': (['.#.', '#.#', '.#.'], ['.##.', '#..#', '.##.']),
    'small ring': (['##', '##'], ['.##.', '.##.']), 'macron': (['###'], ['####']),
    'breve': (['#.#', '.#.'], ['#..#', '.##.']), 'caron': (['#.#', '.#.'], ['#..#', '.##.']), 'dot': (['#'], ['##']),
    'double acute': (['.#..#', '#..#.'], ['.#..#', '#..#.']),
    'dieresis and acute': (['..#..', '#.#.#'], ['..#...', '#.#..#']),
}
ACCENTED = {
    'grave': '\u00c0A \u00c8E \u00ccI \u00d2O \u00d9U \u00e0a \u00e8e \u00eci \u00f2o \u00f9u \u0400E \u0450e \u040d\u0418 '
             '\u045d\u0438',
    'acute': '\u00c1A \u00c9E \u00cdI \u00d3O \u00daU \u00ddY \u00e1a \u00e9e \u00edi \u00f3o \u00fau \u00fdy \u0106C \u0107c '
             '\u0139L \u013al \u0143N \u0144n \u0154R \u0155r \u015aS \u015bs \u0179Z \u017az \u0403\u0413 \u0453\u0433 \u040cK '
             '\u045c\u043a \u0123g \u03ac\u03b1 \u03ad\u03b5 \u03ae\u03b7 \u03af\u03b9 \u03cco \u03cd\u03c5 \u03ce\u03c9',
    'circumflex': '\u00c2A \u00caE \u00ceI \u00d4O \u00dbU \u00e2a \u00eae \u00eei \u00f4o \u00fbu \u0108C \u0109c \u011cG '
                  '\u011dg '
                  '\u0124H \u0125h \u0134J \u0135j \u015cS \u015ds \u0174W \u0175w \u0176Y \u0177y',
    'tilde': '\u00c3A \u00d1N \u00d5O \u00e3a \u00f1n \u00f5o \u0128I \u0129i \u0168U \u0169u',
    'dieresis': '\u00c4A \u00cbE \u00cfI \u00d6O \u00dcU \u00e4a \u00ebe \u00efi \u00f6o \u00fcu \u00ffy \u0178Y \u0401E \u0451e '
                '\u0407I \u0457i \u03aaI \u03abY \u03ca\u03b9 \u03cb\u03c5',
    'ring': '\u00c5A \u00e5a',
    'small ring': '\u016eU \u016fu',
    'macron': '\u0100A \u0101a \u0112E \u0113e \u012aI \u012bi \u014cO \u014do \u016aU \u016bu',
    'breve': '\u0102A \u0103a \u0114E \u0115e \u011eG \u011fg \u012cI \u012di \u014eO \u014fo \u016cU \u016du \u0419\u0418 '
             '\u0439\u0438 \u040e\u0423 \u045ey',
    'caron': '\u010cC \u010dc \u010eD \u011aE \u011be \u0147N \u0148n \u0158R \u0159r \u0160S \u0161s \u0164T \u017dZ \u017ez',
    'dot': '\u010aC \u010bc \u0116E \u0117e \u0120G \u0121g \u0130I \u017bZ \u017cz',
    'double acute': '\u0150O \u0151o \u0170U \u0171u',
    'dieresis and acute': '\u0390\u03b9 \u03b0\u03c5',
}
# Under an accent, capitals and tall small letters lose this row, so that there is a gap and the letter stays in its line.
SPARE_ROW = {'A': 1, 'C': 1, 'D': 1, 'E': 4, 'G': 1, 'H': 4, 'I': 1, 'J': 1, 'K': 5, 'L': 1, 'N': 5, 'O': 1, 'R': 5, 'S': 4,
             'T': 5, 'U': 1, 'W': 1, 'Y': 5, 'Z': 1, 'l': 1, 'h': 1, '\u0413': 5, '\u0418': 0, '\u0423': 0}
TONOS = ('\u0386A \u0388E \u0389H \u038aI \u038cO \u038eY \u038f\u03a9').split()  # before a capital
# Marks below a letter. If the letter itself goes below the line, the mark is above it.
BELOW = {
    'cedilla': (['..#.', '.#..'], '\u00c7C \u015eS \u0162T \u0122G \u0136K \u013bL \u0145N \u0156R \u0218S \u021aT'),
    'small cedilla': (['.#.', '#..'], '\u00e7c \u015fs \u0163t \u0137k \u013cl \u0146n \u0157r \u0219s \u021bt'),
    'ogonek': (['..#.', '...#'], '\u0104A \u0105a \u0118E \u0119e \u0172U \u0173u'),
    'ogonek of an i': (['.#.', '..#'], '\u012eI \u012fi'),
}
SPACING_MARKS = {'\u00a8': 'dieresis', '\u00b4': 'acute'}
NOTDEF = ['####', '#..#', '#..#', '#..#', '#..#', '####']


class Glyph:
    """Filled pixels as (x, y) of their lower left corners, y up from the baseline."""

    def __init__(self, rows, top=CAP):
        self.rows = rows
        self.width = len(rows[0])
        self.pixels = {(x, top - 1 - j) for j, row in enumerate(rows) for x, char in enumerate(row) if char == '#'}

    def after(self, rows):
        """A copy behind rows that end at the height of capitals."""
        mark = Glyph(rows)
        both = Glyph(['.' * (mark.width + self.width)])
        both.pixels = mark.pixels | {(x + mark.width, y) for x, y in self.pixels}
        return both

    def added(self, rows, bottom):
        """A copy with `rows` centred over it, the lowest at the height `bottom`."""
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
    """A base letter under a mark. An i keeps only its stem."""
    base, top = typed[char], 4
    if char in SPARE_ROW:
        top = CAP - 1
        rows = list(base.rows)
        del rows[SPARE_ROW[char]]
        base = Glyph(rows, top)
    elif char in 'ij':                            # no dot
        base = Glyph(['#'] * top, top) if char == 'i' else Glyph([row for row in base.rows[2:]], top)
    gap = mark != 'ring'                          # rings sit on the letter
    return base.added(MARKS[mark][base.width % 2 == 0], top + gap)


def glyph_table():
    """Character -> Glyph, for all characters of the font."""
    glyphs = typed_glyphs()
    for mark, pairs in ACCENTED.items():
        glyphs.update([(char, accented(base, mark, glyphs)) for char, base in pairs.split()])
    for rows, pairs in BELOW.values():
        glyphs.update([(char, glyphs[base].added(rows, -2)) for char, base in pairs.split()])
    for char, base in TONOS:
        glyphs[char] = glyphs[base].after(['.#.', '#..'])
    glyphs.update([(char, glyphs[base]) for char, base in SAME])
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
    """Where pixels touch only at a corner, it turns right, so they become separate polygons."""
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
    like = dict(SAME)
    glyphs.update((glyph_name(char), table[char]) for char in sorted(table) if char not in like)
    builder = FontBuilder(EM_PX * UNIT, isTTF=True)
    builder.font.recalcTimestamp = False          # the date of the build is not part of the font
    builder.updateHead(created=BIRTH, modified=BIRTH)
    builder.setupGlyphOrder(list(glyphs))
    builder.setupCharacterMap({ord(char): glyph_name(like.get(char, char)) for char in table})
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
    # An empty program. FreeType fits a font without one to pixels by itself, and since version 2.14 that moves accents.
    builder.font['fpgm'] = newTable('fpgm')
    builder.font['fpgm'].program = Program()
    builder.font['fpgm'].program.fromAssembly(['PUSHB[ ]', '0', 'POP[ ]'])
    return builder.font


def advance(glyph):
    return (glyph.width + SPACING) * UNIT


def left_bearing(glyph):
    return min((x for x, _ in glyph.pixels), default=0) * UNIT


def facts(face):
    """Everything that must be equal in two fonts, as lines that can be compared."""
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
