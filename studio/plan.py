"""Turns a line of looks.json into jobs: what Blender is told, and the drapes that it needs."""
import json

from paths import CACHE, DATA

TILES = CACHE / "tiles"


def load(name):
    """One file of studio/data."""
    return json.loads((DATA / f"{name}.json").read_text())


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
    """A view, with the look's own place for the close one."""
    view = dict(views[name])
    if view.get("close"):
        where = dict(look["macro"])
        view["turn"] = where.pop("turn", 0)
        view["wide"] = where.pop("wide", view["wide"])
        view["where"] = where
    return view


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
        "fabric": look["fabric"], "fabrics": load("fabrics"), "colour": colours[look["render_in"]],
        "trims": trims(look, load("threads"), load("trims")), "scene": load("scenes")[scene or look["scene"]],
        "tiles": str(TILES), "drape": str(drapes["garment"]),
    }  # fmt: skip
    if look.get("under"):
        colour = under_colour(look, look["render_in"], colours)
        job["under"] = {"fabric": look["under"]["fabric"], "colour": colour, "drape": str(drapes["under"])}
    return job


def under_colour(look, colour, colours):
    """The colour of the dress under an open front ('same': as the garment)."""
    name = look["under"]["colour"]
    return colours[colour if name == "same" else name]
