#!/usr/bin/python3
"""Puts the finished pictures and videos into the sample shop.  /usr/bin/python3 studio/publish.py

A view is shown when it is drawn for every colour of every product: half of a view would look worse than none. Descriptions
that the shop has stay; those of new views come from data/alts.json. The swatch of a colour is sampled from its close view.
"""
import json
import shutil

import numpy as np
from PIL import Image

import plan
from paths import VIDEOS, PICTURES, ROOT

SHOP = ROOT.parent / "server" / "sample-shop"
VIEWS = ("front", "side", "back", "detail")
SAME_CLOTH = 60  # how far, in steps of 8 bit, a pixel may be from the colour card and still be this cloth
FROM = {"side": ("side", "من الجانب"), "back": ("back", "من الخلف")}


def name(slug, colour, view):
    return f"{slug}--{colour}--{view}"


def finished_views(products):
    """The views that are there for all products."""
    every = [(p["slug"], c["slug"]) for p in products for c in p["colors"]]
    missing = {view: [n for n in (name(*one, view) for one in every) if not (PICTURES / f"{n}.webp").exists()] for view in VIEWS}
    for view, names in missing.items():
        print(f"{view}: {len(every) - len(names)} of {len(every)}", *(names[:3]), flush=True)
    return [view for view in VIEWS if not missing[view]]


def pixels(path):
    return np.asarray(Image.open(path).convert("RGB").resize((200, 250)), np.float32).reshape(-1, 3)


def hexadecimal(colour):
    return "#" + "".join(f"{round(float(part)):02x}" for part in colour)


def dominant(path):
    """The middle of the most frequent of 16 x 16 x 16 colours."""
    seen = pixels(path)
    bins = (seen // 16).astype(int)
    keys, where = np.unique(bins @ np.array([256, 16, 1]), return_inverse=True)
    return hexadecimal(seen[where == np.bincount(where, minlength=len(keys)).argmax()].mean(0))


def swatch(path, card):
    """The colour of the cloth as the close view shows it: the median of what is near the colour card."""
    wanted = np.array([int(card[i : i + 2], 16) for i in (1, 3, 5)], np.float32)
    seen = pixels(path)
    cloth = seen[np.abs(seen - wanted).max(1) < SAME_CLOTH]
    return hexadecimal(np.median(cloth, 0)) if len(cloth) > 1000 else card


def description(known, alts, slug, colour, view):
    """The alt text of a view: the shop's own, or the beginning of the front's with the words for this view."""
    if view in known:
        return known[view]
    (english, arabic), words = FROM[view], alts[slug][view]
    start_en = known["front"]["en"].split(", front:")[0]
    start_ar = known["front"]["ar"].split("، من الأمام:")[0]
    return {"en": f"{start_en}, {english}: {words['en']}", "ar": f"{start_ar}، {arabic}: {words['ar']}"}


def entry(product, colour, view, known, alts):
    """A picture as the catalogue of the sample shop names it."""
    picture = name(product["slug"], colour, view)
    path = SHOP / "pictures" / f"{picture}.webp"
    shutil.copyfile(PICTURES / f"{picture}.webp", path)
    width, height = Image.open(path).size
    videos = [form for form in ("webm", "mp4") if (VIDEOS / f"{picture}.{form}").exists()]
    for form in videos:
        (SHOP / "videos").mkdir(exist_ok=True)
        shutil.copyfile(VIDEOS / f"{picture}.{form}", SHOP / "videos" / f"{picture}.{form}")
    return {
        "color": colour, "view": view, "file": f"pictures/{picture}.webp", "width": width, "height": height,
        "dominant_color": dominant(path), "alt": description(known, alts, product["slug"], colour, view),
        **({"videos": videos} if videos else {}),
    }  # fmt: skip


def main():
    path = SHOP / "catalogue.json"
    catalogue, alts, card = json.loads(path.read_text()), plan.load("alts"), plan.load("colours")
    views = finished_views(catalogue["products"])
    if "front" not in views or "detail" not in views:
        raise SystemExit("Fronts or close views are missing; the shop stays as it is.")
    for product in catalogue["products"]:
        before, product["pictures"] = product["pictures"], []
        for colour in product["colors"]:
            known = {p["view"]: p["alt"] for p in before if p["color"] == colour["slug"]}
            product["pictures"] += [entry(product, colour["slug"], view, known, alts) for view in views]
            colour["color_code"] = swatch(SHOP / "pictures" / f"{name(product['slug'], colour['slug'], 'detail')}.webp", card[colour["slug"]])
        shown = {p["file"] for p in product["pictures"]}
        for old in before:
            if old["file"] not in shown:
                (SHOP / old["file"]).unlink(missing_ok=True)
    path.write_text(json.dumps(catalogue, ensure_ascii=False, indent=2) + "\n")


if __name__ == "__main__":
    main()
