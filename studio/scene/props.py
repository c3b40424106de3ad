"""Things of a room: the paper pattern and the tape measure on a tailor's wall, and the hanger of a garment at home."""
import numpy as np

from fabric import plain
from mesh import add, box


def _sheet_with_lines(prop, at):
    """A sheet of paper whose lines are thin bars on it, so that no picture file is needed."""
    wide, tall = prop["size"]
    x, y, z = at
    points, faces = box((x - wide / 2, y - 0.002, z - tall / 2), (x + wide / 2, y, z + tall / 2))
    add("paper", points, faces, plain("paper", prop["paper"]), smooth=False)
    ink = plain("ink", prop["ink"])
    for number, line in enumerate(prop["lines"]):
        _line(f"line{number}", np.array(line["points"]) + [x, z], y - 0.0028, line.get("thick", 0.004), line.get("dash"), ink)


def _line(name, path, y, thick, dash, ink):
    """A line of flat quads along a path (x, z); `dash`: length of its pieces."""
    steps = np.r_[0, np.cumsum(np.hypot(*np.diff(path, axis=0).T))]
    count = max(2, int(steps[-1] / 0.004))
    along = np.linspace(0, steps[-1], count)
    x, z = np.interp(along, steps, path[:, 0]), np.interp(along, steps, path[:, 1])
    way = np.c_[np.gradient(x), np.gradient(z)]
    way /= np.linalg.norm(way, axis=1, keepdims=True) + 1e-9
    out = np.c_[-way[:, 1], way[:, 0]] * thick / 2
    points = np.concatenate([np.c_[x + s * out[:, 0], np.full(count, y), z + s * out[:, 1]] for s in (-1, 1)])
    keep = [i for i in range(count - 1) if not dash or (along[i] % dash) < 0.6 * dash]
    add(name, points, [[i, i + 1, count + i + 1, count + i] for i in keep], ink, smooth=False)


def _tape(prop, at):
    """A tape measure that hangs straight: cloth, marks for every centimetre, brass ends."""
    x, y, z = at
    tall, half = prop["tall"], 0.011
    points, faces = box((x - half, y - 0.0025, z), (x + half, y - 0.001, z + tall))
    add("tape", points, faces, plain("tape", prop["colour"]), smooth=False)
    ink = plain("marks", prop["ink"])
    for number in range(1, int(tall / 0.01)):
        reach = half * (1.9 if number % 10 == 0 else 1.2 if number % 5 == 0 else 0.7)
        points, faces = box((x - half, y - 0.0032, z + number * 0.01 - 0.0006), (x - half + reach, y - 0.0026, z + number * 0.01 + 0.0006))
        add(f"mark{number}", points, faces, ink, smooth=False)
    brass = plain("brass", prop["brass"], rough=0.35, gloss=0.3)
    for low in (z - 0.006, z + tall - 0.004):
        points, faces = box((x - half - 0.001, y - 0.004, low), (x + half + 0.001, y - 0.0005, low + 0.012))
        add("end", points, faces, brass, smooth=False)


def _hanger(prop, at):
    """A wooden hanger in the shoulders of a garment, with its hook of wire. `at`: the middle of its back."""
    x, y, z = at
    across = np.linspace(-1, 1, 25)
    arm = np.c_[x + across * prop["reach"], np.full(25, y), z - prop["fall"] * np.abs(across) ** 1.5]
    add("hanger", *_tube(arm, 0.013), plain("hanger", prop["wood"], rough=0.35, gloss=0.04))
    turns = np.radians(np.linspace(-90, 180, 30))
    radius = 0.024
    hook = np.c_[x + radius * np.cos(turns), np.full(30, y), z + 0.085 + radius + radius * np.sin(turns)]
    wire = np.concatenate([[[x, y, z], [x, y, z + 0.085]], hook])
    add("hook", *_tube(wire, 0.0022), plain("wire", prop["metal"], rough=0.25, gloss=0.4))


def _tube(path, radius, sides=10):
    """A tube around a path in the plane of the wall."""
    way = np.gradient(path, axis=0)
    way /= np.linalg.norm(way, axis=1, keepdims=True) + 1e-9
    out = np.c_[-way[:, 2], np.zeros(len(way)), way[:, 0]]
    deep = np.array([0.0, 1.0, 0.0])
    turns = np.linspace(0, 2 * np.pi, sides, endpoint=False)
    points = np.concatenate([path + radius * (np.cos(turn) * out + np.sin(turn) * deep) for turn in turns])
    count = len(path)
    faces = [
        [s * count + i, s * count + i + 1, (s + 1) % sides * count + i + 1, (s + 1) % sides * count + i]
        for s in range(sides) for i in range(count - 1)
    ]  # fmt: skip
    return points, faces


KINDS = {"hanger": _hanger, "pattern": _sheet_with_lines, "tape": _tape}
