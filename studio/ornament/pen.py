"""Draws repeating embroidery tiles: unit = width of the band, x along it, y up from the edge."""
import numpy as np
from PIL import Image, ImageDraw, ImageFilter

ROWS, FINER = 512, 4


class Pen:
    """One thread of a tile as a mask; everything repeats along x."""

    def __init__(self, aspect):
        self.aspect = aspect
        self.image = Image.new("L", (int(ROWS * FINER * aspect), ROWS * FINER), 0)
        self.draw = ImageDraw.Draw(self.image)
        self.unit = self.image.size[1]

    def _places(self, points, shift=0.0):
        return [((x + shift) * self.unit, (1 - y) * self.unit) for x, y in points]

    def _repeats(self):
        return (-self.aspect, 0.0, self.aspect)

    def line(self, points, width):
        """A thread laid along points."""
        for shift in self._repeats():
            places = self._places(points, shift)
            self.draw.line(places, fill=255, width=max(1, int(width * self.unit)), joint="curve")
            half = width * self.unit / 2
            for x, y in (places[0], places[-1]):
                self.draw.ellipse([x - half, y - half, x + half, y + half], fill=255)

    def across(self, y, width):
        """A thread along the whole band at height y."""
        self.line([(-0.2, y), (self.aspect + 0.2, y)], width)

    def area(self, points, fill=255):
        for shift in self._repeats():
            self.draw.polygon(self._places(points, shift), fill=fill)

    def dot(self, x, y, radius, fill=255):
        for shift in self._repeats():
            cx, cy = self._places([(x, y)], shift)[0]
            r = radius * self.unit
            self.draw.ellipse([cx - r, cy - r, cx + r, cy + r], fill=fill)

    def leaf(self, x, y, angle, length, width, curl=0.0):
        """A leaf from (x, y) in a direction (degrees), bent by `curl` radians."""
        t = np.linspace(0, 1, 24)
        half = width * np.sin(np.pi * t**0.8) / 2
        a = np.radians(angle) + curl * t
        step = np.r_[0, np.diff(t)] * length
        cx, cy = x + np.cumsum(step * np.cos(a)), y + np.cumsum(step * np.sin(a))
        nx, ny = -np.sin(a) * half, np.cos(a) * half
        self.area(list(zip(cx + nx, cy + ny)) + list(zip(cx - nx, cy - ny))[::-1])

    def mask(self):
        return np.asarray(self.image.resize((int(ROWS * self.aspect), ROWS), Image.LANCZOS), np.float32) / 255


def star(x, y, radius, points, inner, turn=0.0):
    """Corners of a star."""
    angles = np.pi * np.arange(2 * points) / points + turn
    radii = np.where(np.arange(2 * points) % 2 == 0, radius, radius * inner)
    return list(zip(x + radii * np.cos(angles), y + radii * np.sin(angles)))


def spiral(x, y, start, radius, turns, sense):
    """Points of a curl from outside to its middle; `start` in degrees."""
    t = np.linspace(0, 1, 60)
    r, a = radius * (1 - t) ** 0.9, np.radians(start) + sense * turns * 2 * np.pi * t
    return list(zip(x + r * np.cos(a), y + r * np.sin(a)))


def soften(mask, radius):
    """A blur that repeats along x."""
    picture = Image.fromarray((np.clip(mask, 0, 1) * 255).astype(np.uint8))
    wide = Image.new("L", (picture.size[0] * 3, picture.size[1]))
    for i in range(3):
        wide.paste(picture, (i * picture.size[0], 0))
    soft = wide.filter(ImageFilter.GaussianBlur(radius)).crop((picture.size[0], 0, 2 * picture.size[0], picture.size[1]))
    return np.asarray(soft, np.float32) / 255


def padded(mask, radius=7):
    """The height of embroidery: round on top, steep at its sides."""
    return np.clip((soften(mask, radius) - 0.3) / 0.7, 0, 1) ** 0.6 * (mask > 0.02)


def stitches(shape, period, angle):
    """Fine slanted threads (0 to 1) with a little unevenness."""
    y, x = np.mgrid[0 : shape[0], 0 : shape[1]]
    period = shape[1] / max(1, round(shape[1] / period))
    wobble = 0.35 * np.sin(2 * np.pi * (2 * x / shape[1] + y / 61.0)) + 0.3 * np.sin(2 * np.pi * y / 23.0)
    return 0.5 + 0.5 * np.sin(2 * np.pi * (x / period + y * np.tan(np.radians(angle)) / period) + wobble)


def beads(pen, places, radius):
    """Height of round beads."""
    rows, columns = ROWS, int(ROWS * pen.aspect)
    y, x = np.mgrid[0:rows, 0:columns]
    height, r = np.zeros((rows, columns), np.float32), radius * ROWS
    for px, py in places:
        for shift in (-pen.aspect, 0, pen.aspect):
            d2 = ((x - (px + shift) * ROWS) ** 2 + (y - (1 - py) * ROWS) ** 2) / r**2
            height = np.maximum(height, np.sqrt(np.clip(1 - d2, 0, 1)))
    return height


def tile(first, second=None, bead_places=None, bead_radius=0.03, period=5):
    """The picture of a tile: red first thread, green second thread and beads, blue height."""
    a = first.mask()
    b = second.mask() if second else np.zeros_like(a)
    b = b * (1 - a)
    height = np.maximum(
        padded(a) * (0.62 + 0.38 * stitches(a.shape, period, 32)), padded(b) * (0.55 + 0.38 * stitches(b.shape, period, -40)) * 0.85
    )
    if bead_places:
        round_ones = beads(first, bead_places, bead_radius)
        bead = np.clip(round_ones * 3, 0, 1)
        a, b, height = a * (1 - bead), np.maximum(b, bead), np.maximum(height * (round_ones < 0.05), round_ones)
    return Image.fromarray((np.clip(np.stack([a, b, height], -1), 0, 1) * 255).astype(np.uint8))
