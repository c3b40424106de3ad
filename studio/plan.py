"""Turns a line of data/looks into jobs: what Blender is told, and the drapes that it needs."""
import json
import math

from paths import CACHE, DATA

TILES = CACHE / "tiles"


def load(name):
    """One file of studio/data, or all files of a folder there as one."""
    files = sorted((DATA / name).glob("*.json")) or [DATA / f"{name}.json"]
    return {key: value for file in files for key, value in json.loads(file.read_text()).items()}


def cut(silhouettes, name):
    """All numbers of a silhouette; what it does not say is the base."""
    return {**silhouettes["base"], **silhouettes[name]}


def trims(look, threads, sizes):
    """The trims of a look as the materials want them."""
    thread = threads[look["thread"]]
    return [
        {"edge": edge, "tile": tile, "offset": offset, "width": width[0] if width else sizes[tile]["width"], **thread}
        for edge, tile, offset, *width in look["trims"]
    ]


def view_of(look, name, views):
    """A view; the close one looks at the place that the look names."""
    view = dict(views[name])
    if view.get("close"):
        where = dict(load("details")[look["detail"]])
        view["wide"] = where.pop("wide", view["wide"])
        view["where"] = {**where, "size": view["wide"]}
    return view


def neutral(tones):
    """A grey as light as the tones are in the middle: rendered in it, no colour's own light lies in another colour's folds."""
    light = [sum(share * (int(tone[i : i + 2], 16) / 255) ** 2.2 for i, share in ((1, 0.21), (3, 0.72), (5, 0.07))) for tone in tones]
    value = round(255 * math.prod(light) ** (1 / len(light) / 2.2))
    return f"#{value:02x}{value:02x}{value:02x}"


def make_job(slug, look, view_name, drapes, preview=None, scene=None):
    """The job of one product and view. `preview`: (width, height, samples) for a quick look."""
    views, colours = load("views"), load("colours")
    view = view_of(look, view_name, views)
    size, samples = view["size"], view["samples"]
    if preview:
        size, samples = preview[:2], preview[2]
    job = {
        "slug": slug, "view": view, "view_name": view_name, "size": size, "samples": samples,
        "turn": 0 if view.get("close") else look["turn"],
        "fabric": look["fabric"], "fabrics": load("fabrics"), "colour": neutral([colours[name] for name in look["colours"]]),
        "trims": trims(look, load("threads"), load("trims")), "scene": load("scenes")[scene or look["scene"]],
        "tiles": str(TILES),
    }  # fmt: skip
    if view.get("close"):
        scenes = load("scenes")
        job["scene"] = scenes.get(f"table-{look['fabric']}", scenes["table"])
        job["cut"] = cut(load("silhouettes"), look["silhouette"])
        view["where"].setdefault("seed", sum(map(ord, slug)))
    else:
        job["drape"] = str(drapes["garment"])
    if look.get("under"):
        same = look["under"]["colour"] == "same"
        colour = job["colour"] if same else colours[look["under"]["colour"]]
        job["under"] = {"fabric": look["under"]["fabric"], "colour": colour}
        if drapes:
            job["under"]["drape"] = str(drapes["under"])
    return job


def under_colour(look, colour, colours):
    """The colour of the dress under an open front ('same': as the garment)."""
    name = look["under"]["colour"]
    return colours[colour if name == "same" else name]
