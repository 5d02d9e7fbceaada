"""Sprites from lit shapes: shape -> light level -> palette ramp -> seam -> outline.

Every shape knows its surface normal, so one light (upper left, towards the viewer) shades everything alike.
A sprite holds palette keys, not colours; `image` turns them into pixels.  What must be exact to the pixel
(eyes, teeth, glints) is typed as a small grid of characters and laid over the shapes.
"""
import math

from PIL import Image

PALETTE = {
    # ink
    'k0': '#0b0912', 'k1': '#1a1426',
    # slate: floors, iron, steel
    's0': '#252238', 's1': '#33314a', 's2': '#43435d', 's3': '#575a72',
    's4': '#71778b', 's5': '#969fab', 's6': '#c3ccd1', 's7': '#f3f6ea',
    # brick: walls
    'b0': '#2b1b2b', 'b1': '#432a38', 'b2': '#603b45', 'b3': '#805250', 'b4': '#a3725f', 'b5': '#c69a7d',
    # earth: wood, leather, skin
    'w0': '#321c1a', 'w1': '#553222', 'w2': '#7e4c2a', 'w3': '#ad7440', 'w4': '#d8a268', 'w5': '#f6d3a2',
    # fire and gold
    'g0': '#6e3412', 'g1': '#ad5c16', 'g2': '#e58f22', 'g3': '#ffc43d', 'g4': '#ffee92',
    # red
    'r0': '#4a1026', 'r1': '#8a1c33', 'r2': '#c8333b', 'r3': '#f06450', 'r4': '#ffa985',
    # green
    'n0': '#13312b', 'n1': '#205537', 'n2': '#3c8441', 'n3': '#74ba49', 'n4': '#c3e66a',
    # blue
    'u0': '#1c1d4e', 'u1': '#28428e', 'u2': '#3b75ca', 'u3': '#5fb6ef', 'u4': '#b7effb',
    # violet
    'p1': '#52267f', 'p2': '#8b49c2', 'p3': '#cd8cef',
    # bone
    'o1': '#857568', 'o2': '#c0ae93', 'o3': '#ebdfc0',
    # recoloured by the hero's gear (src/view/canvas/worn.c): nearly the same as s2 s4 s5 s6 s7, w0 w1 w2 w3, w4
    'd0': '#43435c', 'd1': '#71778a', 'd2': '#969faa', 'd3': '#c3ccd0', 'd4': '#f3f6eb',
    'l0': '#321c1b', 'l1': '#553223', 'l2': '#7e4c2b', 'l3': '#ad7441', 'h0': '#d8a269',
    # in worn things: nothing is drawn, although the bare hero has a pixel there
    'x0': '#ff00ff',
}
RGB = {key: tuple(bytes.fromhex(value[1:])) for key, value in PALETTE.items()}

# Dark to light; the first entry is also the colour of the seam against what lies under the shape.
RAMPS = {name: keys.split() for name, keys in {
    'steel': 's2 s4 s5 s6 s7', 'iron': 's0 s2 s3 s4 s5', 'stone': 's1 s2 s3 s4 s5 s6',
    'brick': 'b0 b1 b2 b3 b4 b5', 'wood': 'w0 w1 w2 w3', 'wood_light': 'w1 w2 w3 w4', 'leather': 'w0 w1 w2 w3',
    'skin': 'w2 w4 w4 w5 w5', 'hair': 'w0 w1 g0 g1 g2', 'gold': 'g0 g1 g2 g3 g4', 'clay': 'w1 g0 g1 w3 w4',
    'red': 'r0 r1 r2 r3 r4', 'red_dull': 'r0 r1 r2 r3', 'cloth': 'u0 u1 u2 u2 u3', 'blue': 'u0 u1 u2 u3 u4',
    'green': 'n0 n1 n2 n3 n4', 'violet': 'u0 p1 p2 p3', 'bone': 's1 o1 o2 o3 s7', 'pink': 'r1 b4 r4 r4',
    'paper': 'w2 o2 o3 s7', 'dark': 'k0 k1 s0 s1', 'rat_fur': 'k1 s1 o1 o1 o2', 'rat_tail': 'r1 b4 r4',
    'wing': 'u0 p1 p1 p2', 'hide': 'u0 r0 r1 r2 r3 r4', 'rusty': 'w0 s3 w3 s5 s6', 'smoke': 's2 s3 s4 s5 s6',
    'sword': 'd0 d1 d2 d3 d4', 'boot': 'l0 l1 l2 l3',
    'wax': 'o1 o2 o3 s7 s7', 'wine': 'k1 u0 p1 p2 p3', 'cheese': 'g1 g2 g3 g3 g4', 'glass': 's3 s4 s5 s6',
}.items()}

LIGHT = (-0.47, -0.66, 0.59)
BAYER = ((0, 8, 2, 10), (12, 4, 14, 6), (3, 11, 1, 9), (15, 7, 13, 5))


def segment_nearest(px, py, ax, ay, bx, by):
    """The distance to a segment, the position along it (0..1), and its nearest point."""
    dx, dy = bx - ax, by - ay
    length2 = dx * dx + dy * dy
    t = max(0, min(1, ((px - ax) * dx + (py - ay) * dy) / length2)) if length2 else 0
    qx, qy = ax + t * dx, ay + t * dy
    return math.hypot(px - qx, py - qy), t, qx, qy


def lambert(nx, ny):
    """The light on a surface whose normal leans by (nx, ny) away from the viewer."""
    nz = math.sqrt(max(0, 1 - nx * nx - ny * ny))
    return max(0, nx * LIGHT[0] + ny * LIGHT[1] + nz * LIGHT[2])


def mirrored(points, width=32):
    return [(width - x, y) for x, y in points]


def neighbours(x, y):
    return (x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)


class Sprite:
    """A grid of palette keys, None where it is transparent. All drawing is shifted by `origin` and clipped by `clip`."""

    def __init__(self, w=32, h=32, fill=None, home=(0, 0)):
        self.w, self.h, self.home = w, h, home
        self.rows = [[fill] * w for _ in range(h)]
        self.origin = home
        self.clip = None              # predicate (x, y) in drawing coordinates, or None

    def move(self, dx=0, dy=0):
        """Shifts what is drawn from now on."""
        self.origin = (self.home[0] + dx, self.home[1] + dy)
        return self

    # -- single pixels and typed details

    def get(self, x, y):
        return self.rows[y][x] if 0 <= x < self.w and 0 <= y < self.h else None

    def put(self, x, y, key):
        x, y = math.floor(x + self.origin[0]), math.floor(y + self.origin[1])
        if 0 <= x < self.w and 0 <= y < self.h:
            self.rows[y][x] = key

    def rect(self, x, y, w, h, key):
        for j in range(h):
            for i in range(w):
                self.put(x + i, y + j, key)

    def hline(self, x0, x1, y, key):
        self.rect(x0, y, x1 - x0 + 1, 1, key)

    def vline(self, x, y0, y1, key):
        self.rect(x, y0, 1, y1 - y0 + 1, key)

    def grid(self, x, y, rows, keys):
        """Lay typed characters over the sprite; characters without a key leave it alone.

        rows: a list, or one text with a row on each line.
        """
        for j, row in enumerate(rows.split() if isinstance(rows, str) else rows):
            for i, char in enumerate(row):
                if char in keys:
                    self.put(x + i, y + j, keys[char])

    # -- lit shapes

    def paint(self, level, ramp, box=None, seam=True, dither=0.0, lift=0.0):
        """level(x, y) is None outside the shape, else its light, 0..1.  `box` bounds the shape (x0, y0, x1, y1).

        seam: True draws a line in the darkest colour of the ramp on what lies around the shape, a key uses that
        colour, False leaves it out.
        """
        keys = RAMPS[ramp] if isinstance(ramp, str) else ramp
        body = {}
        for x, y in self._cells(box):
            lx, ly = x + 0.5 - self.origin[0], y + 0.5 - self.origin[1]
            if self.clip and not self.clip(lx, ly):
                continue
            v = level(lx, ly)
            if v is not None:
                v += lift + (BAYER[y % 4][x % 4] / 15 - 0.5) * dither
                body[x, y] = keys[max(0, min(len(keys) - 1, int(v * len(keys))))]
        if seam:
            self._draw_seam(body, seam if isinstance(seam, str) else keys[0])
        for (x, y), key in body.items():
            self.rows[y][x] = key

    def _cells(self, box):
        ox, oy = self.origin
        x0, y0, x1, y1 = box or (-ox, -oy, self.w - ox, self.h - oy)
        xs = range(max(0, math.floor(x0 + ox)), min(self.w, math.ceil(x1 + ox)))
        ys = range(max(0, math.floor(y0 + oy)), min(self.h, math.ceil(y1 + oy)))
        return ((x, y) for y in ys for x in xs)

    def _draw_seam(self, body, key):
        for cell in body:
            for i, j in neighbours(*cell):
                if (i, j) not in body and self.get(i, j) is not None:
                    self.rows[j][i] = key

    def ellipse(self, cx, cy, rx, ry, ramp, **how):
        def level(x, y):
            nx, ny = (x - cx) / rx, (y - cy) / ry
            return 0.22 + 0.78 * lambert(nx, ny) if nx * nx + ny * ny <= 1 else None
        self.paint(level, ramp, (cx - rx, cy - ry, cx + rx, cy + ry), **how)

    def capsule(self, x0, y0, x1, y1, r0, r1, ramp, **how):
        """A limb: radius r0 at the first end, r1 at the second."""
        def level(x, y):
            distance, t, qx, qy = segment_nearest(x, y, x0, y0, x1, y1)
            r = r0 + (r1 - r0) * t
            return 0.24 + 0.76 * lambert((x - qx) / r, (y - qy) / r) if distance <= r else None
        r = max(r0, r1)
        self.paint(level, ramp, (min(x0, x1) - r, min(y0, y1) - r, max(x0, x1) + r, max(y0, y1) + r), **how)

    def polygon(self, points, ramp, base=0.5, bevel=2.5, amp=0.4, gx=0.0, gy=0.0, **how):
        """A flat plate with a bevelled rim. gx and gy tilt its brightness across the sprite."""
        xs, ys = [x for x, _ in points], [y for _, y in points]
        mx, my = sum(xs) / len(points), sum(ys) / len(points)
        edges = list(zip(points, points[1:] + points[:1]))

        def level(x, y):
            if not inside(edges, x, y):
                return None
            v = base + gx * (x - mx) / 16 + gy * (y - my) / 16
            distance, _, qx, qy = min(segment_nearest(x, y, *a, *b) for a, b in edges)
            if distance < bevel:
                facing = ((qx - x) * LIGHT[0] + (qy - y) * LIGHT[1]) / (distance + 1e-6) / 0.81
                v += amp * (1 - distance / bevel) * facing
            return v
        self.paint(level, ramp, (min(xs), min(ys), max(xs), max(ys)), **how)

    def box(self, x0, y0, x1, y1, ramp, **how):
        self.polygon([(x0, y0), (x1, y0), (x1, y1), (x0, y1)], ramp, **how)

    # -- whole sprites

    def outline(self, key='k1'):
        edge = [(x, y) for y in range(self.h) for x in range(self.w) if self.rows[y][x] is None
                and any(self.get(i, j) is not None for i, j in neighbours(x, y))]
        for x, y in edge:
            self.rows[y][x] = key
        return self

    def over(self, other, dx=0, dy=0):
        """Draws another sprite on top."""
        for y in range(other.h):
            for x in range(other.w):
                if other.rows[y][x] is not None:
                    self.put(x + dx, y + dy, other.rows[y][x])
        return self

    def moved(self, dx, dy):
        return Sprite(self.w, self.h).over(self, dx, dy)

    def flipped(self):
        return self._with_rows([row[::-1] for row in self.rows])

    def turned(self):
        """A quarter turn clockwise: a standing figure then lies with its head to the right."""
        return self._with_rows([list(column) for column in zip(*self.rows[::-1])])

    def squashed(self, factor, floor_y):
        """Compresses the sprite towards the row floor_y."""
        def source(y):
            return self.rows[y] if 0 <= y < self.h else [None] * self.w
        return self._with_rows([list(source(round(floor_y - (floor_y - y) / factor))) for y in range(self.h)])

    def scaled(self, factor):
        rows = [[key for key in row for _ in range(factor)] for row in self.rows for _ in range(factor)]
        return self._with_rows(rows)

    def _with_rows(self, rows):
        sprite = Sprite(len(rows[0]), len(rows))
        sprite.rows = rows
        return sprite

    def image(self):
        image = Image.new('RGBA', (self.w, self.h))
        image.putdata([RGB[key] + (255,) if key else (0, 0, 0, 0) for row in self.rows for key in row])
        return image


def inside(edges, x, y):
    """Even-odd rule."""
    odd = False
    for (ax, ay), (bx, by) in edges:
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            odd = not odd
    return odd
