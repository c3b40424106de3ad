#!/usr/bin/python3
"""Names the finished pictures and videos in the sample shop's catalogue.  /usr/bin/python3 studio/catalogue.py

A view is shown when it is drawn for every colour of every product: half of a view would look worse than none. Descriptions
that the catalogue has stay; the words for the side and the back come from data/alts.json. Sizes and colours are measured, and the swatch of a
colour is sampled from its close view.
"""
import base64
import io
import json

import numpy as np
from PIL import Image

import plan
from paths import PICTURES, SHOP, VIDEOS

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


def placeholder(path):
    """Some eighty pixels as a data address, which is shown until the picture has loaded."""
    image, file = Image.open(path).convert("RGB"), io.BytesIO()
    image.resize((12, 8) if image.width > image.height else (8, 10), Image.LANCZOS).save(file, "WEBP", quality=30, method=0)
    return "data:image/webp;base64," + base64.b64encode(file.getvalue()).decode()


def measured(file):
    """The size of a picture, and what is shown until it has loaded."""
    path = SHOP / file
    width, height = Image.open(path).size
    return {"width": width, "height": height, "dominant_color": dominant(path), "placeholder": placeholder(path)}


def swatch(path, card):
    """The colour of the cloth as the close view shows it: the median of what is near the colour card."""
    wanted = np.array([int(card[i : i + 2], 16) for i in (1, 3, 5)], np.float32)
    seen = pixels(path)
    cloth = seen[np.abs(seen - wanted).max(1) < SAME_CLOTH]
    return hexadecimal(np.median(cloth, 0)) if len(cloth) > 1000 else card


def description(known, alts, slug, view):
    """The alt text of a view: the catalogue's own, or the beginning of the front's with the words for this view."""
    if view in known:
        return known[view]
    (english, arabic), words = FROM[view], alts[slug][view]
    start_en = known["front"]["en"].split(", front:")[0]
    start_ar = known["front"]["ar"].split("، من الأمام:")[0]
    return {"en": f"{start_en}, {english}: {words['en']}", "ar": f"{start_ar}، {arabic}: {words['ar']}"}


def entry(slug, colour, view, known, alts):
    """A picture as the catalogue names it."""
    picture = name(slug, colour, view)
    file = f"pictures/{picture}.webp"
    videos = [form for form in ("webm", "mp4") if (VIDEOS / f"{picture}.{form}").exists()]
    return {
        "color": colour, "view": view, "file": file, **measured(file), "alt": description(known, alts, slug, view),
        **({"videos": videos} if videos else {}),
    }  # fmt: skip


def main():
    path = SHOP / "catalogue.json"
    catalogue, alts, card = json.loads(path.read_text()), plan.load("alts"), plan.load("colours")
    views = finished_views(catalogue["products"])
    if "front" not in views or "detail" not in views:
        raise SystemExit("Fronts or close views are missing; the catalogue stays as it is.")
    for product in catalogue["products"]:
        slug, before, product["pictures"] = product["slug"], product["pictures"], []
        for colour in product["colors"]:
            known = {p["view"]: p["alt"] for p in before if p["color"] == colour["slug"]}
            product["pictures"] += [entry(slug, colour["slug"], view, known, alts) for view in views]
            colour["color_code"] = swatch(PICTURES / f"{name(slug, colour['slug'], 'detail')}.webp", card[colour["slug"]])
        for photo in (photo for review in product["reviews"] for photo in review["photos"]):
            photo.update(measured(photo["file"]))
    for picture in [*catalogue["scenes"], *(group["picture"] for kind in ("types", "collections") for group in catalogue[kind])]:
        picture.update(measured(picture["file"]))
    path.write_text(json.dumps(catalogue, ensure_ascii=False, indent=2) + "\n")


if __name__ == "__main__":
    main()
