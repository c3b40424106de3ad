"""Things of a tailor's room: the paper pattern and the tape measure on the wall."""
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


KINDS = {"pattern": _sheet_with_lines, "tape": _tape}
