"""What a phone does to a picture: harder contrast, darker corners, edges that are too sharp, grain in the shadows, JPEG."""
import io

import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont

FONTS = "/usr/share/fonts/truetype/noto/"
GRAIN, CORNERS, QUALITY = 3.4, 0.22, 78


def as_phone_photo(image, seed):
    """The picture as a phone would have taken it."""
    random = np.random.default_rng(seed)
    value = np.asarray(image.filter(ImageFilter.GaussianBlur(0.7)), np.float32) / 255
    value = value + 0.35 * (value - 0.5) * value * (1 - value) * 4
    high, wide = value.shape[:2]
    y, x = np.mgrid[-1:1:high * 1j, -1:1:wide * 1j]
    value *= 1 - CORNERS * ((x**2 + y**2) / 2)[..., None] ** 1.5
    dark = (1 - value.mean(-1, keepdims=True)) ** 2
    coarse = np.asarray(Image.fromarray(random.normal(0, 1, (high // 2, wide // 2)).astype(np.float32)).resize((wide, high), Image.BICUBIC))
    value += (GRAIN / 255) * (0.3 + dark) * (0.7 * random.normal(0, 1, (high, wide, 1)) + 0.9 * coarse[..., None])
    sharp = Image.fromarray((np.clip(value, 0, 1) * 255).astype(np.uint8)).filter(ImageFilter.UnsharpMask(1.6, 80, 2))
    file = io.BytesIO()
    sharp.save(file, "JPEG", quality=QUALITY)
    return Image.open(file).convert("RGB")


def mark_as_sample(image):
    """Says in a corner, in both languages, that no customer took this picture."""
    size = round(image.width * 0.026)
    words = [("Sample", "NotoSans-Regular.ttf"), (" · ", "NotoSans-Regular.ttf"), ("نموذج", "NotoSansArabic-Regular.ttf")]
    words = [(text, ImageFont.truetype(FONTS + font, size)) for text, font in words]
    plate = Image.new("RGBA", image.size)
    draw, pad = ImageDraw.Draw(plate), size * 0.7
    wide = sum(font.getlength(text) for text, font in words)
    left, base = image.width - wide - 2 * pad - size, image.height - 2 * size
    draw.rounded_rectangle((left, base - 1.5 * size, left + wide + 2 * pad, base + 0.7 * size), size, (20, 16, 12, 120))
    at = left + pad
    for text, font in words:
        draw.text((at, base), text, (255, 255, 255, 225), font, anchor="ls")
        at += font.getlength(text)
    return Image.alpha_composite(image.convert("RGBA"), plate).convert("RGB")
