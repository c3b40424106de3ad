"""Weaves at thread scale: red is the height of the threads, green how light they are. Tiles repeat in both directions."""
import numpy as np
from PIL import Image, ImageFilter

THREADS, PIXELS = 48, 24


def _twist(count, random):
    """Unevenness of one direction's threads: thickness per thread and slow change along it."""
    thick = 1 + 0.16 * random.normal(size=(count, 1))
    along = np.linspace(0, 2 * np.pi, count * PIXELS, endpoint=False)[None]
    wave = sum(random.normal(size=(count, 1)) * 0.05 * np.sin(k * along + random.uniform(0, 6.28, (count, 1))) for k in (1, 2, 3, 5, 8))
    return thick + wave


def _crossings(kind, random):
    """For every crossing: does the upright thread lie on top?"""
    i, j = np.mgrid[0:THREADS, 0:THREADS]
    if kind == "satin":
        return (i * 2 + j * 1) % 8 != 0 if THREADS % 8 == 0 else None
    plain = (i + j) % 2 == 0
    if kind == "crepe":
        return np.where(random.random((THREADS, THREADS)) < 0.3, random.random((THREADS, THREADS)) < 0.5, plain)
    return plain


def weave(kind, seed=4):
    """One tile of a weave: linen, crepe or satin."""
    random = np.random.default_rng(seed)
    size = THREADS * PIXELS
    up = _crossings(kind, random)
    spread = {"linen": 1.0, "crepe": 1.2, "satin": 0.5}[kind]
    thick_x, thick_y = (1 + (_twist(THREADS, random) - 1) * spread for _ in range(2))
    y, x = np.mgrid[0:size, 0:size]
    row, column = y // PIXELS, x // PIXELS
    across_x, across_y = (x % PIXELS + 0.5) / PIXELS * 2 - 1, (y % PIXELS + 0.5) / PIXELS * 2 - 1
    upright = np.sqrt(np.clip(1 - (across_x / np.clip(thick_x[column, y], 0.6, 1.4)) ** 2, 0, 1))
    level = np.sqrt(np.clip(1 - (across_y / np.clip(thick_y[row, x], 0.6, 1.4)) ** 2, 0, 1))
    top = _smooth(up[row, column].astype(np.float32), PIXELS * {"linen": 0.22, "crepe": 0.3, "satin": 0.2}[kind])
    ply = 0.06 * np.sin(2 * np.pi * (across_x * 1.5 + y / 7.0)), 0.06 * np.sin(2 * np.pi * (across_y * 1.5 + x / 7.0))
    height = np.maximum(upright * (0.35 + 0.65 * top) + ply[0] * top, level * (1.0 - 0.65 * top) + ply[1] * (1 - top))
    if kind == "crepe":
        height = 0.55 * height + 0.45 * _smooth(random.random((size, size)).astype(np.float32), 9, 3.0)
    shade = np.clip(0.5 + 0.35 * (height - height.mean()) + 0.25 * (np.where(top > 0.5, thick_x[column, y], thick_y[row, x]) - 1), 0, 1)
    height = (height - height.min()) / (height.max() - height.min())
    pixels = np.stack([height, shade, np.zeros_like(height)], -1)
    return Image.fromarray((np.clip(pixels, 0, 1) * 255).astype(np.uint8))


def _smooth(mask, radius, gain=1.0):
    """A blur that repeats in both directions; `gain` stretches the result around one half."""
    tiled = Image.fromarray((np.clip(np.pad(mask, 64, "wrap"), 0, 1) * 255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(radius))
    value = np.asarray(tiled, np.float32)[64:-64, 64:-64] / 255
    return np.clip((value - 0.5) * gain + 0.5, 0, 1)
