"""From passes to a picture file: clean, tint, tone, size, dither, write."""
import numpy as np
from PIL import Image, ImageFilter
from scipy.ndimage import gaussian_filter

from denoise import clamp_fireflies, clean
from network import Network
from tint import tint

SHOULDER = 0.80


def clean_passes(raw, close=False):
    """Light and gloss without grain. In a close view the light is cleaned at half size, and threads are put back into it."""
    raw = {name: raw[name].astype(np.float32) for name in raw.files}
    network = Network("rt_hdr_alb_nrm")
    light = clamp_fireflies(raw["direct"] + raw["indirect"])
    gloss = clamp_fireflies(np.maximum(raw["image"] - raw["colour"] * (raw["direct"] + raw["indirect"]), 0))
    flat = np.full_like(raw["albedo"], 0.5) * (raw["colour"].max(-1, keepdims=True) > 0)
    if close:
        cleaned = _doubled(clean(_halved(light), _halved(flat), _halved(raw["normal"]), network), light.shape)
        cleaned *= relief(raw["normal"])[..., None]
    else:
        cleaned = clean(light, flat, raw["normal"], network)
    if close and shining(raw):
        shine = clean(gloss, raw["albedo"], raw["normal"], network)
    elif close:
        shine = _doubled(clean(_halved(gloss), _halved(raw["albedo"]), _halved(raw["normal"]), network), light.shape)
    else:
        shine, box = _smooth_room(gloss, raw["colour"]), _cloth_box(raw["share"])
        shine[box] = clean(gloss[box], raw["albedo"][box], raw["normal"][box], network)
    return {"light": cleaned, "gloss": shine, "colour": raw["colour"], "share": raw["share"]}


def shining(raw):
    """Whether metal thread is in the picture: its colour is all in the gloss, which must then stay as sharp as the render."""
    trim = raw["share"][..., 2] > 0.8
    return bool(trim.any() and raw["colour"][trim].mean() < 0.05)


def _halved(image):
    """The mean of each 2x2 pixels."""
    return (image[::2, ::2] + image[1::2, ::2] + image[::2, 1::2] + image[1::2, 1::2]) / 4


def _doubled(image, shape):
    size = (shape[1], shape[0])
    return np.stack([np.asarray(Image.fromarray(np.ascontiguousarray(image[..., c])).resize(size, Image.BICUBIC)) for c in range(3)], -1)


def relief(normal, toward=(-0.74, 0.66, -0.13), strength=0.7, air=0.3):
    """How much lighter or darker threads and stitches are than the cloth around them. `toward`: where the lamp of close views is
    for the camera (right, up, ahead); `air`: the share of light that comes from everywhere.

    The network takes the weave for grain and smooths it away; the surface's directions have no grain and still know it.
    """
    length = np.linalg.norm(normal, axis=-1, keepdims=True)
    lit = np.clip((normal / np.maximum(length, 1e-3)) @ np.array(toward, np.float32), 0, None) + air
    around = gaussian_filter(lit, 5)
    return 1 + strength * (np.clip(lit / around, 0.5, 1.6) - 1)


def _cloth_box(share, margin=48):
    """The part of the picture that holds the garment: only there gloss is worth cleaning."""
    found = share.max(-1) > 0.02
    rows, columns = np.where(found.any(1))[0], np.where(found.any(0))[0]
    if not len(rows):
        return slice(None), slice(None)
    return slice(max(rows[0] - margin, 0), rows[-1] + margin), slice(max(columns[0] - margin, 0), columns[-1] + margin)


def _smooth_room(gloss, colour):
    """Gloss of the room, blurred: it is faint and lies on plain floors. What glows by itself (a sky, without colour) stays as it is."""
    solid = (colour.max(-1, keepdims=True) > 0).astype(np.float32)
    blurred = gaussian_filter(gloss * solid, (5, 5, 0)) / np.maximum(gaussian_filter(solid, (5, 5, 0)), 1e-3)
    return np.where(solid > 0, blurred, gloss)


def tone(picture):
    """True colours up to the shoulder; above it light fades softly into white instead of being cut."""
    peak = picture.max(-1, keepdims=True)
    over = np.maximum(peak - SHOULDER, 0)
    room = 1 - SHOULDER
    pressed = np.where(peak > SHOULDER, SHOULDER + room * (1 - np.exp(-over / room)), peak)
    scaled = picture * pressed / np.maximum(peak, 1e-6)
    wash = np.clip(over / 2.5, 0, 1)
    return scaled + (pressed - scaled) * wash


def encode(picture, random):
    """Linear light to 8 bit sRGB with a grain of half a step, so that plain walls show no bands."""
    value = np.clip(picture, 0, 1)
    value = np.where(value > 0.0031308, 1.055 * np.power(np.maximum(value, 1e-9), 1 / 2.4) - 0.055, 12.92 * value) * 255
    grain = random.normal(0, 0.5, value.shape[:2])[..., None] + random.uniform(-0.5, 0.5, value.shape)
    return np.clip(np.round(value + grain), 0, 255).astype(np.uint8)


def develop(passes, job, colour, under=None):
    """The finished picture of one colour."""
    picture = tone(tint(passes, job, colour, under))
    image = Image.fromarray(encode(picture, np.random.default_rng(5)))
    return image.filter(ImageFilter.UnsharpMask(1.2, 45, 1))


def write(image, path, close=False):
    """Writes WebP with the best quality that stays within a budget of bytes; threads in a close view need more."""
    budget, qualities = (260_000, (74, 60, 46)) if close else (150_000, (90, 86, 82, 78, 74, 70, 64, 58))
    for quality in qualities:
        image.save(path, quality=quality, method=4)
        if path.stat().st_size <= budget:
            break
    return path.stat().st_size
