"""The embroidery of the house: each function draws one repeating tile."""
import numpy as np

from pen import Pen, spiral, star, tile


def piping():
    """A single cord."""
    first = Pen(1.0)
    first.across(0.5, 0.86)
    return tile(first, period=150)


def band():
    """Two flat bands with a fine cord between."""
    first, second = Pen(1.0), Pen(1.0)
    for y in (0.14, 0.86):
        first.across(y, 0.2)
    for y in (0.36, 0.64):
        second.across(y, 0.035)
    for i in range(4):
        x = (i + 0.5) / 4
        second.area([(x, 0.6), (x + 0.07, 0.5), (x, 0.4), (x - 0.07, 0.5)])
    return tile(first, second, period=7)


def _star_frame(pen, borders):
    for y, width in borders:
        pen.across(y, width)
        pen.across(1 - y, width)


def star8():
    """Eight-pointed stars in a woven lattice, between two borders with beads."""
    aspect = 0.78
    first, second, middle = Pen(aspect), Pen(aspect), (0.39, 0.5)
    _star_frame(first, ((0.035, 0.03), (0.10, 0.012)))
    outline = star(*middle, 0.345, 8, 0.765, np.pi / 8)
    first.line(outline + outline[:1], 0.024)
    second.area(star(*middle, 0.225, 8, 0.60, np.pi / 8))
    second.area(star(*middle, 0.12, 8, 0.6), fill=0)
    first.dot(*middle, 0.05)
    for sign in (-1, 1):
        first.line([(0.39 - 0.13, 0.5 + sign * 0.315), (0.0, 0.5 + sign * 0.12)], 0.022)
        first.line([(0.39 + 0.13, 0.5 + sign * 0.315), (aspect, 0.5 + sign * 0.12)], 0.022)
        first.line([(0.39 - 0.315, 0.5 + sign * 0.13), (0, 0.5 + sign * 0.385)], 0.022)
        first.line([(0.39 + 0.315, 0.5 + sign * 0.13), (aspect, 0.5 + sign * 0.385)], 0.022)
        y = 0.5 + sign * 0.2975
        second.area([(0, y - 0.0625), (0.045, y), (0, y + 0.0625), (-0.045, y)])
    second.area([(0, 0.6), (0.055, 0.5), (0, 0.4), (-0.055, 0.5)])
    places = [(i * aspect / 12, y) for i in range(12) for y in (0.0675, 0.9325)]
    return tile(first, second, places, 0.0135)


def star12():
    """Large twelve-pointed stars with leaves between them."""
    aspect = 1.1
    first, second, middle = Pen(aspect), Pen(aspect), (0.55, 0.5)
    _star_frame(first, ((0.03, 0.032), (0.095, 0.014)))
    for radius, inner, width in ((0.37, 0.80, 0.022), (0.285, 0.62, 0.018)):
        outline = star(*middle, radius, 12, inner, np.pi / 12)
        first.line(outline + outline[:1], width)
    second.area(star(*middle, 0.215, 12, 0.62, np.pi / 12))
    second.area(star(*middle, 0.105, 12, 0.7), fill=0)
    first.area(star(*middle, 0.08, 6, 0.55))
    for angle in range(0, 360, 60):
        second.leaf(0 + 0.03 * np.cos(np.radians(angle)), 0.5 + 0.03 * np.sin(np.radians(angle)), angle, 0.13, 0.055)
    first.dot(0, 0.5, 0.028)
    for sign in (-1, 1):
        for way in (-1, 1):
            first.line(spiral(way * 0.07, 0.5 + sign * 0.26, 90 - way * 90, 0.07, 0.9, sign * way), 0.018)
        second.leaf(0, 0.5 + sign * 0.20, sign * 90, 0.16, 0.06)
    places = [(i * aspect / 17, y) for i in range(17) for y in (0.0635, 0.9365)]
    return tile(first, second, places, 0.0135)


def vine():
    """A climbing branch with curled leaves."""
    aspect = 1.6
    first, second = Pen(aspect), Pen(aspect)
    t = np.linspace(-0.1, 1.1, 200)
    first.line([(x * aspect, 0.5 + 0.2 * np.sin(2 * np.pi * x)) for x in t], 0.036)
    for number, sign in ((0, 1), (1, -1)):
        x, y = aspect * (0.25 + 0.5 * number), 0.5 + 0.2 * sign
        first.line(spiral(x, y - sign * 0.235, 90 * sign + 115, 0.165, 1.25, sign), 0.03)
        second.dot(x, y - sign * 0.235, 0.045)
        for shift, angle, curl in ((-0.17, 150, -0.9), (0.17, 30, 0.9)):
            second.leaf(x + shift, y - sign * 0.03, angle * sign, 0.2, 0.1, curl * sign)
        second.leaf(x, y + sign * 0.012, 90 * sign, 0.23, 0.12)
        for way in (-1, 1):
            second.leaf(x + way * 0.01, y + sign * 0.03, (90 - way * 42) * sign, 0.18, 0.08, -way * 0.6 * sign)
            first.line(spiral(x + way * 0.33, y + sign * 0.1, 270 * sign, 0.075, 1.0, -sign * way), 0.022)
    return tile(first, second)




def lattice():
    """Crossing slanted threads with a dot in each mesh."""
    first, second = Pen(0.5), Pen(0.5)
    _star_frame(first, ((0.03, 0.035), (0.09, 0.014)))
    for shift in (-0.5, -0.25, 0, 0.25, 0.5):
        for way in (-1, 1):
            first.line([(0.25 + shift - way * 0.25, 0.12), (0.25 + shift + way * 0.25, 0.88)], 0.022)
    for x in (0, 0.25):
        for y in (0.12 + 0.095, 0.5, 0.88 - 0.095):
            second.dot(x + (0.125 if y == 0.5 else 0), y, 0.03)
    return tile(first, second)


def lace():
    """Scallops with open petals."""
    first, second = Pen(1.1), Pen(1.1)
    angle = np.linspace(0, np.pi, 60)
    for radius, width in ((0.5, 0.04), (0.42, 0.016)):
        first.line([(0.55 + radius * np.cos(a), 0.06 + 0.86 * radius / 0.5 * np.sin(a)) for a in angle], width)
    for degrees in (30, 60, 90, 120, 150):
        second.leaf(0.55, 0.12, degrees, 0.48, 0.13)
    first.dot(0.55, 0.12, 0.07)
    first.dot(0.0, 0.2, 0.045)
    first.across(0.03, 0.04)
    return tile(first, second)


def pearls():
    """A row of beads between two cords."""
    first = Pen(1.0)
    for y in (0.06, 0.94):
        first.across(y, 0.09)
    return tile(first, None, [(0.25, 0.5), (0.75, 0.5)], 0.24, period=9)


MOTIFS = {f.__name__: f for f in (piping, band, star8, star12, vine, lattice, lace, pearls)}
