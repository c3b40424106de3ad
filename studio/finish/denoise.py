"""Removes the grain of a render with few samples. Light and gloss are cleaned apart, so that a cloth can be tinted later."""
import numpy as np

from network import Network

MARGIN = 16
# The perceptual curve on which the network was trained (fit published with Open Image Denoise).
A, B, C, D, E, F, G = 1.41283765e03, 1.64593172, 4.31384981e-01, -2.94139609e-03, 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01


def to_curve(light):
    """Linear light to the network's scale (before its norm)."""
    y = np.maximum(light, 0)
    middle = B * np.power(np.maximum(y, 1e-12), C) + D
    return np.where(y <= Y0, A * y, np.where(y <= Y1, middle, E * np.log(y + F) + G))


def from_curve(x):
    """The way back from the network's scale to linear light."""
    middle = np.power(np.maximum((x - D) / B, 0), 1 / C)
    return np.where(x <= X0, x / A, np.where(x <= X1, middle, np.exp((x - G) / E) - F))


NORM = 1 / float(to_curve(np.float64(65504)))


def _auto_scale(image):
    luminance = image @ np.array([0.2127, 0.7152, 0.0722], np.float32)
    return 0.18 / float(np.exp2(np.log2(luminance + 1e-4).mean()))


def clamp_fireflies(image):
    """Lowers single bright pixels to the second brightest of their neighbours."""
    brightness = image.mean(-1)
    steps = [(i, j) for i in (-1, 0, 1) for j in (-1, 0, 1) if (i, j) != (0, 0)]
    around = np.sort(np.stack([np.roll(brightness, s, (0, 1)) for s in steps]), 0)
    limit = around[-2] * 1.3 + 0.01
    return image * np.minimum(1, limit / np.maximum(brightness, 1e-6))[..., None]


def clean(image, albedo, normal, network=None):
    """The image without grain; albedo and normal tell the network where real edges are."""
    network = network or Network("rt_hdr_alb_nrm")
    scale = _auto_scale(image)
    guide = [to_curve(image * scale) * NORM, np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * 0.5 + 0.5]
    around = ((MARGIN, MARGIN), (MARGIN, MARGIN), (0, 0))  # the network darkens the border of what it sees
    answer = network.run(np.pad(np.concatenate(guide, -1).astype(np.float32), around, "reflect"))[MARGIN:-MARGIN, MARGIN:-MARGIN]
    return (from_curve(np.maximum(answer, 0) / NORM) / scale).astype(np.float32)
