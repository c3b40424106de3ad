#!/usr/bin/python3
"""Draws the pictures of pages, and the photos of reviews.  /usr/bin/python3 studio/pages.py [--only hero-desktop] [--preview] [--again]"""
import argparse
import os
import time

import render  # noqa: F401  (its folders are on the path of modules)

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter

import plan
from develop import clean_passes, encode, tone
from paths import CACHE, PICTURES
from phone import as_phone_photo, mark_as_sample
from tint import LUMA, linear, middle_light

DARK, DARKER = 0.02, 0.6


def outline_lines(prop):
    """The lines of a paper pattern: the outline of half a front, as the tailor's numbers say, at a smaller scale."""
    from outline import Outline

    half = Outline(plan.cut(plan.load("silhouettes"), prop["silhouette"]), "f")
    down = np.linspace(half.arm_z, half.hem_z, 60)
    side = np.c_[half.side(down), down]
    neck = half.neckline()
    line = np.concatenate([[[0, half.hem_z]], neck, [half.shoulder, half.cuff_top, half.cuff_bottom, half.armpit], side, [[0, half.hem_z]]])
    middle = (line.max(0) + line.min(0)) / 2
    grain = np.array([[0.09, half.hem_z + 0.3], [0.09, half.arm_z - 0.1]])
    fold = np.array([[0.018, half.hem_z + 0.03], [0.018, neck[0, 1] - 0.03]])
    inner = np.array([[0.0, half.hem_z + 0.03], [half.side(half.hem_z), half.hem_z + 0.03]])
    scale = prop["scale"]
    place = lambda points: ((points - middle) * scale).tolist()  # noqa: E731
    return [{"points": place(line)}, {"points": place(grain)}, {"points": place(fold), "dash": 0.02}, {"points": place(inner), "dash": 0.02}]


def garment_job(entry, looks, colours):
    """What Blender is told about one garment, in its real colours."""
    look = dict(looks[entry["product"]])
    look.update(pose=entry.get("pose", look["pose"]), poses={})
    drapes = render.make_drapes(look, "front")
    job = plan.make_job(entry["product"], look, "front", drapes)
    job["colour"] = _pigment(colours[entry["colour"]])
    if look.get("under"):
        job["under"]["colour"] = _pigment(plan.under_colour(look, entry["colour"], colours))
    return {**job, "at": entry["at"], "turn": entry.get("turn", 0)}


def _pigment(colour):
    """Near-black cloth is dyed darker than its swatch, because its sheen makes it lighter."""
    light = linear(colour)
    if light @ LUMA > DARK:
        return colour
    value = light * DARKER
    back = np.where(value > 0.0031308, 1.055 * value ** (1 / 2.4) - 0.055, 12.92 * value)
    return "#" + "".join(f"{round(v * 255):02x}" for v in back)


def page_job(name, page, preview):
    looks, colours, scenes = plan.load("looks"), plan.load("colours"), plan.load("scenes")
    size = page["size"]
    if preview:
        size = [page["size"][0] * 500 // max(page["size"]) // 2 * 2, page["size"][1] * 500 // max(page["size"]) // 2 * 2]
    props = [{**p, "lines": outline_lines(p)} if p["kind"] == "pattern" else p for p in page.get("props", [])]
    return {
        "slug": name, "view_name": "page", "view": {}, "size": size, "samples": 6 if preview else page.get("samples", 8),
        "garments": [garment_job(entry, looks, colours) for entry in page["garments"]],
        "scene": {**scenes[page["scene"]], **page.get("room", {})}, "camera": page["camera"], "props": props,
    }  # fmt: skip


def as_page(photo):
    """A photo of a review as a page with one garment, which hangs on a hanger."""
    hanger = {"kind": "hanger", "at": [0, -0.01, 1.40], "reach": 0.17, "fall": 0.06, "wood": "#8a6238", "metal": "#b9b9b9"}
    return {
        "size": [900, 1125], "scene": photo["scene"], "samples": 7, "props": [hanger], "phone": True,
        "camera": {name: photo[name] for name in ("aim", "wide", "distance", "height", "roll")},
        "garments": [{**{name: photo[name] for name in ("product", "colour", "turn")}, "at": [0, 0]}],
    }  # fmt: skip


def calm_room(passes):
    """Takes faint smudges, which few samples leave, off walls and floor; edges and shadows differ by more and stay."""
    room = (passes["share"].max(-1) < 0.01) & (passes["colour"].max(-1) > 0)
    weight = room.astype(np.float32)
    around = gaussian_filter(passes["light"] * weight[..., None], (9, 9, 0)) / np.maximum(gaussian_filter(weight, 9), 1e-3)[..., None]
    apart = np.abs(passes["light"] @ LUMA / np.maximum(around @ LUMA, 1e-6) - 1)
    amount = (weight * np.clip(2 - apart / 0.035, 0, 1))[..., None]
    passes["light"] = passes["light"] + amount * (around - passes["light"])


def develop(passes, job, bright):
    """The finished picture: cloth in middle light as light as its swatch."""
    calm_room(passes)
    share = passes["share"][..., 0] + passes["share"][..., 1]
    light, _ = middle_light(passes, share > 0.7)
    exposure = bright / float(light @ LUMA)
    balance = (light / float(light @ LUMA)) ** -job["scene"]["balance"]
    picture = (passes["colour"] * passes["light"] + passes["gloss"]) * exposure * balance / float(balance @ LUMA)
    return Image.fromarray(encode(tone(picture), np.random.default_rng(5)))


def crop(page, path):
    """Cuts a page's picture out of a finished front; says so when that front is not drawn yet."""
    source = PICTURES / f"{page['crop']}.webp"
    if not source.exists():
        print(f"{path.name} waits for {source.name}")
        return
    image = Image.open(source)
    wide, tall = (int(page["share"] * length) for length in image.size)
    left, top = int(page["from"][0] * image.width), int(page["from"][1] * image.height)
    image.crop((left, top, left + wide, top + tall)).save(path, quality=88, method=4)
    print(f"{path.name} from {source.name}, {wide}x{tall}")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", nargs="*")
    parser.add_argument("--preview", action="store_true")
    parser.add_argument("--again", action="store_true")
    arguments = parser.parse_args()
    os.nice(19 - os.nice(0))
    render.make_tiles()
    pages = plan.load("pages") | {name: as_page(photo) for name, photo in plan.load("photos").items()}
    folder = CACHE / "preview" if arguments.preview else PICTURES
    folder.mkdir(parents=True, exist_ok=True)
    for name in arguments.only or pages:
        path = folder / f"{name}.webp"
        if path.exists() and not arguments.again:
            continue
        if "crop" in pages[name]:
            crop(pages[name], path)
            continue
        start, job = time.time(), page_job(name, pages[name], arguments.preview)
        raw, _ = render.shoot(job, "page.py")
        image = develop(clean_passes(np.load(raw)), job, pages[name].get("bright", 1.0))
        if pages[name].get("phone"):
            image = mark_as_sample(as_phone_photo(image, sum(map(ord, name))))
        image.save(path, quality=88, method=4)
        if not arguments.preview:
            raw.unlink()
        print(f"{path.name} {path.stat().st_size // 1000} kB, {time.time() - start:.0f} s", flush=True)


if __name__ == "__main__":
    main()
