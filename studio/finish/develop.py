"""From passes to a picture file: clean, tint, tone, size, dither, write."""
import numpy as np
from PIL import Image, ImageFilter

from denoise import clamp_fireflies, clean
from network import Network
from tint import tint

SHOULDER = 0.80


def clean_passes(raw, keep_grain=0.0):
    """Light and gloss without grain. `keep_grain`: how much of the render itself stays in the light of a close view."""
    raw = {name: raw[name].astype(np.float32) for name in raw.files}
    network = Network("rt_hdr_alb_nrm")
    light = clamp_fireflies(raw["direct"] + raw["indirect"])
    gloss = clamp_fireflies(np.maximum(raw["image"] - raw["colour"] * (raw["direct"] + raw["indirect"]), 0))
    flat = np.full_like(raw["albedo"], 0.5) * (raw["colour"].max(-1, keepdims=True) > 0)
    cleaned = clean(light, flat, raw["normal"], network)
    shine = clean(gloss, raw["albedo"], raw["normal"], network)
    cleaned += keep_grain * (light - cleaned) * np.clip(raw["share"][..., :1] + raw["share"][..., 1:2], 0, 1)
    return {"light": cleaned, "gloss": shine, "colour": raw["colour"], "share": raw["share"]}


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


def write(image, path, budget=150_000):
    """Writes WebP with the best quality that stays within the budget of bytes."""
    for quality in (90, 86, 82, 78, 74, 70, 64, 58):
        image.save(path, quality=quality, method=4)
        if path.stat().st_size <= budget:
            break
    return path.stat().st_size
