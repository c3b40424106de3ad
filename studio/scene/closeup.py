"""A close view is a still life of its own: the part of the garment (cuff, neckline, front edge) lies on cloth and fills the picture.

Its net is 1 mm fine and its folds are drawn, not draped. The picture plane is x to the right and y up; z points to the viewer.
"""
import pathlib

import numpy as np

from fabric import fabric
from layers import GRID, Folds, ease, grid, rolled, sheet


def _widest(job, edge):
    """How far the trims of an edge reach into the cloth."""
    return max([t["offset"] + t["width"] for t in job["trims"] if t["edge"] == edge], default=0.02)


def front(job, where, folds):
    """The front edge of an open garment over the dress that is worn under it; the edge runs upright, the cloth is on the left."""
    size, trim = where["size"], _widest(job, "edge")
    at = where.get("at", 0.05)
    along, away = grid(-size, size, 0.0, size + at)
    along, away = rolled(along, away)
    inside = np.maximum(away, 0)
    x = at - inside + 0.004 * np.sin(along / 0.07 + 1.0)
    calm = ease((inside - trim * 0.8) / 0.05)
    z = 0.006 + folds.soft(x, along) + calm * folds.deep(x, along) + 0.0022 * np.sin(along / 0.045) * ease(1 - inside / 0.07)
    z = np.where(away < 0, z - 0.0016, z)
    cloth = sheet(x, along, z, {"fabric": (x, along), "edge": (along, inside)})
    x, y = grid(-size, size, -size, size)
    free = ease((x - at - 0.004) / 0.05)
    dress = sheet(x, y, folds.soft(x, y) + free * 0.8 * folds.other(x, y) - 0.006 * (1 - free), {"fabric": (x, y)})
    return [("outside", cloth), ("under" if job.get("under") else "plain", dress)]


def _tube(width, flare, high, length):
    """A sleeve that lies flat, as a tube from its cuff (p = 0) upwards: places across and along it, and height."""
    turns = np.linspace(0, 2 * np.pi, 2 * int(2.2 * width / GRID) + 1)
    p = np.arange(-0.012, length, GRID)
    turn, p = np.meshgrid(turns, p)
    half = width / 2 * (1 + flare * np.maximum(p, 0) / length)
    bow = np.sign(np.sin(turn)) * np.abs(np.sin(turn)) ** 0.75
    lifted = np.where(np.sin(turn) >= 0, high * bow, 0.0016 * bow)
    return turn, p, half * np.cos(turn), lifted, half


def cuff(job, where, folds):
    """A sleeve that lies on the garment, its cuff across the picture."""
    size, cut = where["size"], job["cut"]
    width = cut["cuff"] * 1.02
    turn, p, q, lifted, half = _tube(width, where.get("flare", 0.2), where.get("high", 0.012), size * 1.6)
    inward = p < 0
    lifted = np.where(inward, lifted * 0.86, lifted)
    depth = np.abs(p)
    wave = 0.0012 * np.sin(q / 0.021 + 0.8) + 0.0016 * np.sin(q / 0.045)
    x = q * np.where(inward, 0.985, 1) + where.get("at", 0.0)
    y = np.where(inward, depth - 0.0005, p) + where.get("low", -0.06) + 0.004 * np.sin(q / half * 1.4)
    loose = ease((depth - _widest(job, "cuff") * 0.9) / 0.06) * (np.sin(turn) > 0) * np.sqrt(np.clip(np.sin(turn), 0, 1))
    z = folds.soft(x, y) + 0.006 + lifted + wave * (np.sin(turn) > 0) * np.sin(turn) + loose * 0.7 * folds.deep(x * 1.0, y)
    arc = np.where(np.sin(turn) >= 0, q, 2 * width - q)
    sleeve = sheet(x, y, z, {"fabric": (q, p), "cuff": (arc + width, np.where(inward, 5.0, depth))})
    gx, gy = grid(-size, size, -size, size)
    pressed = ease((np.abs(gx - where.get("at", 0.0)) - width * 0.56) / 0.05)
    pressed = np.maximum(pressed, ease((where.get("low", -0.06) - 0.012 - gy) / 0.06))
    ground = sheet(gx, gy, folds.soft(gx, gy) + (0.15 + 0.85 * pressed) * folds.other(gx, gy) * 0.9 - 0.004, {"fabric": (gx + 0.013, gy)})
    return [("outside", sleeve), ("plain", ground)]


def _behind(size, folds, x_shift=0.007):
    """The inside of the back, seen through the neckline."""
    x, y = grid(-size, size, -size, size)
    return sheet(x, y, 0.6 * folds.soft(x, y) - 0.006 + 0.25 * folds.other(x, y), {"fabric": (x + x_shift, y)})


def _breast(job, folds, along, inside, x, y):
    """Height of the front around a neckline: calm at the edge, soft folds further down."""
    calm = ease((inside - _widest(job, "edge") * 0.7) / 0.06)
    lift = 0.008 + 0.0014 * np.sin(along / 0.03) * ease(1 - inside / 0.06)
    return lift + folds.soft(x, y) + calm * folds.deep(x, y) * ease((0.09 - y) / 0.14)


def vee(job, where, folds):
    """A V neck: two straight edges that meet in a mitre."""
    size, cut = where["size"], job["cut"]
    low = where.get("low", -0.04)
    slope = np.arctan2(cut["neck_width"], cut["neck_front"])
    sine, cosine = np.sin(slope), np.cos(slope)
    share, away = np.meshgrid(np.linspace(0, 1, int(2.4 * size / GRID)), np.arange(0, 1.5 * size, GRID))
    share, away = rolled(share, away)
    inside = np.maximum(away, 0)
    first = -inside * cosine / sine
    along = first + share * (2.2 * size - first)
    right = along * sine + inside * cosine
    y = low + along * cosine - inside * sine
    x = np.concatenate([-right[:, :0:-1], right], 1)
    y, along, inside, away = (np.concatenate([a[:, :0:-1], a], 1) for a in (y, along, inside, away))
    middle = np.hypot(x, 0.02)  # without this the mitre would be a crease down the middle
    apart, upward = middle * cosine - (y - low) * sine, middle * sine + (y - low) * cosine
    z = _breast(job, folds, upward, np.maximum(apart, 0), x, y) - np.where(away < 0, 0.0016, 0)
    cloth = sheet(x, y, z, {"fabric": (x, y), "edge": (along, inside), "cf": (y, x)})
    return [("outside", cloth), ("inside", _behind(size, folds))]


def round_neck(job, where, folds):
    """A round neck, its lowest point in the middle of the picture."""
    size, cut = where["size"], job["cut"]
    low, radius = where.get("low", -0.035), 1.2 * (cut["neck_width"] + cut["neck_front"]) / 2
    bend = np.linspace(-np.pi / 2, np.pi / 2, int(np.pi * radius * 2.2 / GRID))
    past = np.arange(GRID, size, GRID)
    along, away = np.meshgrid(np.r_[-radius * np.pi / 2 - past[::-1], radius * bend, radius * np.pi / 2 + past], np.arange(0, 1.5 * size, GRID))
    along, away = rolled(along, away)
    inside = np.maximum(away, 0)
    angle = np.clip(along / radius, -np.pi / 2, np.pi / 2)
    straight = np.abs(along) - radius * np.abs(angle)
    x, y = (radius + inside) * np.sin(angle), low + radius - (radius + inside) * np.cos(angle) + straight
    z = _breast(job, folds, along, inside, x, y) - np.where(away < 0, 0.0016, 0)
    cloth = sheet(x, y, z, {"fabric": (x, y), "edge": (along, inside), "cf": (y, x)})
    return [("outside", cloth), ("inside", _behind(size, folds))]


LAYOUTS = {"front": front, "cuff": cuff, "vee": vee, "round": round_neck}


def lay_out(job):
    """Puts the still life of a job into the scene."""
    where = job["view"]["where"]
    kinds = {name: {**kind, **{key: kind.get(f"{key}_close", kind[key]) for key in ("rough", "bloom")}} for name, kind in job["fabrics"].items()}
    look = {"close": True, "tiles": pathlib.Path(job["tiles"])}
    kind, unsewn = kinds[job["fabric"]], {**look, "sewn": False}
    plain = fabric("plain", kind, job["colour"], unsewn)
    materials = {"outside": fabric("outside", kind, job["colour"], look, job["trims"]), "inside": plain, "plain": plain}
    if job.get("under"):
        materials["under"] = fabric("under", kinds[job["under"]["fabric"]], job["under"]["colour"], unsewn, channel="under")
    folds = Folds(where.get("seed", 3), where.get("height", 1.0))
    for number, (material, piece) in enumerate(LAYOUTS[where["layout"]](job, where, folds)):
        piece.hang(f"piece{number}", materials[material], np.radians(where.get("roll", 0)))
