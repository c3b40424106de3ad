"""Sews the panels to one net of points: faces, lengths to keep, bends to keep flat, and maps for cloth and trim."""
from dataclasses import dataclass, field

import numpy as np
from scipy.sparse import coo_matrix
from scipy.sparse.csgraph import connected_components

from outline import Outline, table_of
from panel import Panel

FACING = 0.04
HALVES = [("f", 1), ("f", -1), ("b", 1), ("b", -1)]


@dataclass
class Garment:
    """A sewn garment. Points are numbered; faces and constraints speak of these numbers."""

    cut: dict
    flat: np.ndarray
    start: np.ndarray
    panel_sign: np.ndarray
    on_body: np.ndarray
    faces: np.ndarray = None
    maps: dict = field(default_factory=dict)
    lengths: tuple = None
    bends: tuple = None
    pins: np.ndarray = None
    belt: np.ndarray = None
    edge_points: np.ndarray = None
    faced: np.ndarray = None
    neckline: np.ndarray = None


class _Tailor:
    """Holds the four halves while they are sewn."""

    def __init__(self, cut, mesh):
        self.cut, self.mesh = cut, mesh
        self.outlines = {p: Outline(cut, p) for p in "fb"}
        self.table = table_of(self.outlines["f"], mesh)
        self.panels = {h: Panel(self.outlines[h[0]], self.table, h[1]) for h in HALVES}
        self._number()
        self._weld()

    def _number(self):
        """Gives every grid point a number of its own; the sleeve shares its first column with the body."""
        self.body, self.sleeve, count = {}, {}, 0
        for half in HALVES:
            rows, columns = self.panels[half].body.shape[:2]
            self.body[half] = count + np.arange(rows * columns).reshape(rows, columns)
            count += rows * columns
            rows, columns = self.panels[half].sleeve.shape[:2]
            ids = count + np.arange(rows * columns).reshape(rows, columns)
            ids[:, 0] = self.body[half][self.table["low"] :, -1]
            self.sleeve[half] = ids
            count += rows * columns
        self.raw_count = count

    def _seams(self):
        """Pairs of points that are sewn together."""
        low, pairs = self.table["low"], []
        for side in (1, -1):
            front, back = ("f", side), ("b", side)
            pairs += [(self.body[front][: low + 1, -1], self.body[back][: low + 1, -1])]
            pairs += [(self.body[front][-1], self.body[back][-1])]
            if not self.cut["sleeveless"]:
                pairs += [(self.sleeve[front][r], self.sleeve[back][r]) for r in (0, -1)]
        for panel in "fb":
            right, left = (panel, 1), (panel, -1)
            closed = np.abs(self.panels[right].body[:, 0, 0]) < 1e-6
            pairs += [(self.body[right][closed, 0], self.body[left][closed, 0])]
        return np.concatenate([np.c_[a, b] for a, b in pairs])

    def _weld(self):
        seams = self._seams()
        links = coo_matrix((np.ones(len(seams)), seams.T), (self.raw_count,) * 2)
        used = np.unique(np.concatenate([g[h].ravel() for g in (self.body, self.sleeve) for h in HALVES]))
        _, label = connected_components(links, directed=False)
        _, small = np.unique(label[used], return_inverse=True)
        self.new = np.full(self.raw_count, -1)
        self.new[used] = small
        self.count = small.max() + 1
        sewn = np.zeros(self.count, bool)
        sewn[self.new[np.unique(seams)]] = True
        self.sewn_across = sewn
        for grids in (self.body, self.sleeve):
            for half in HALVES:
                grids[half] = self.new[grids[half]]

    def parts(self):
        """(half, part name, numbers, flat places, depths) of every grid."""
        for half in HALVES:
            panel = self.panels[half]
            yield half, "body", self.body[half], panel.body, panel.body_depth()
            yield half, "sleeve", self.sleeve[half], panel.sleeve, panel.sleeve_depth()

    def points(self):
        flat, start = np.zeros((self.count, 2)), np.zeros((self.count, 3))
        sign, on_body = np.zeros(self.count), np.zeros(self.count, bool)
        for (panel, side), part, ids, places, depth in self.parts():
            mirrored = places * [side, 1]
            toward = -1 if panel == "f" else 1
            flat[ids] = mirrored
            start[ids] = np.stack([mirrored[..., 0], toward * depth, mirrored[..., 1] + self.cut["raise"]], -1)
            sign[ids] = toward
            if part == "body":
                on_body[ids] = True
        across = self._front_to_back()
        start[across, 1], sign[across] = 0, 0
        return Garment(self.cut, flat, start.astype(np.float32), sign, on_body)

    def _front_to_back(self):
        """Points where front and back meet: shoulder, side and underarm."""
        low = self.table["low"]
        lists = []
        for half in HALVES:
            lists += [self.body[half][: low + 1, -1], self.body[half][-1]]
            if not self.cut["sleeveless"]:
                lists += [self.sleeve[half][0], self.sleeve[half][-1]]
        return np.unique(np.concatenate(lists))

    def faces(self):
        faces, maps = [], {}
        for half, part, ids, _, _ in self.parts():
            if ids.shape[1] < 2:
                continue
            corners = [(slice(None, -1), slice(None, -1)), (slice(None, -1), slice(1, None)),
                       (slice(1, None), slice(1, None)), (slice(1, None), slice(None, -1))]  # fmt: skip
            if (half[1] == 1) != (half[0] == "f"):
                corners.reverse()
            faces.append(np.stack([ids[c] for c in corners], -1).reshape(-1, 4))
            for name, layer in self.panels[half].layers(part).items():
                maps.setdefault(name, []).append(np.stack([layer[c] for c in corners], 2).reshape(-1, 4, 2))
        return np.concatenate(faces), {k: np.concatenate(v).astype(np.float32) for k, v in maps.items()}

    def lengths(self):
        """Threads (hard) and diagonals (soft): (from, to, length, is diagonal), each pair once."""
        rows = []
        for half, _, ids, places, _ in self.parts():
            here = lambda a, b: np.c_[ids[a].ravel(), ids[b].ravel(), np.linalg.norm(places[a] - places[b], axis=-1).ravel()]  # noqa: E731
            whole, first, last = slice(None), slice(None, -1), slice(1, None)
            for kind, pairs in ((0, [((whole, first), (whole, last)), ((first, whole), (last, whole))]),
                                (1, [((first, first), (last, last)), ((first, last), (last, first))])):  # fmt: skip
                for a, b in pairs:
                    found = here(a, b)
                    rows.append(np.c_[found, np.full(len(found), kind)])
        rows = np.concatenate(rows)
        rows = rows[rows[:, 0] != rows[:, 1]]
        _, keep = np.unique(np.sort(rows[:, :2], 1), axis=0, return_index=True)
        rows = rows[keep]
        return rows[:, 0].astype(int), rows[:, 1].astype(int), rows[:, 2], rows[:, 3].astype(int)

    def faced(self):
        """Points under the facing of neckline and front opening: cloth there is doubled and does not shear."""
        near = np.zeros(self.count, bool)
        for half, part, ids, _, _ in self.parts():
            near[ids[self.panels[half].layers(part)["edge"][..., 1] < FACING]] = True
        return near

    def round_neckline(self):
        """Points of the back neckline, and of the front one when it is round and closed."""
        found = []
        for panel, side in HALVES:
            outline, body = self.outlines[panel], self.panels[panel, side].body
            if panel == "f" and (self.cut["open"] or self.cut["neck_shape"] != "round"):
                continue
            on_line = body[:, 0, 1] >= outline.neckline()[0, 1] - 1e-6
            found.append(self.body[panel, side][on_line, 0])
        return np.unique(np.concatenate(found))

    def bends(self):
        """Triples of points that want to stay in line, with how much stiffer than the cloth they are."""
        rows = []
        for (panel, _), part, ids, _, _ in self.parts():
            across = np.stack([ids[:, :-2], ids[:, 1:-1], ids[:, 2:]], -1)
            upward = np.stack([ids[:-2], ids[1:-1], ids[2:]], -1)
            stiff_a, stiff_u = np.ones(across.shape[:2]), np.ones(upward.shape[:2])
            if part == "body":
                hem = int(0.03 / self.mesh)
                stiff_a[:hem] += 2
                if panel == "f" and self.cut["open"]:
                    facing = int(0.05 / self.mesh)
                    stiff_a[:, :facing] += self.cut["facing"]
                    stiff_u[:, :facing] += self.cut["facing"] / 3
            else:
                cuff = max(1, int(0.03 / self.mesh))
                stiff_a[:, -cuff:] += 2
                stiff_u[:, -cuff:] += 2
            rows += [np.c_[across.reshape(-1, 3), stiff_a.ravel()], np.c_[upward.reshape(-1, 3), stiff_u.ravel()]]
        rows += self._seam_bends()
        rows = np.concatenate(rows)
        ids = rows[:, :3].astype(int)
        good = (ids[:, 0] != ids[:, 1]) & (ids[:, 1] != ids[:, 2]) & (ids[:, 0] != ids[:, 2])
        good &= self._straight(ids)
        return ids[good], rows[good, 3]

    def _straight(self, ids):
        """Triples that lie straight on the cutting table: a curved neckline must not be pulled straight."""
        flat = np.zeros((self.count, 2))
        for (_, side), _, numbers, places, _ in self.parts():
            flat[numbers] = places * [side, 1]
        a, b, c = flat[ids[:, 0]], flat[ids[:, 1]], flat[ids[:, 2]]
        folded = self.sewn_across[ids[:, 1]]
        return folded | (np.linalg.norm(a - 2 * b + c, axis=1) < 0.1 * self.mesh)

    def _seam_bends(self):
        rows = []
        add = lambda a, b, c: rows.append(np.c_[a, b, c, np.ones(len(a))])  # noqa: E731
        for panel in "fb":
            right, left = self.body[panel, 1], self.body[panel, -1]
            same = right[:, 0] == left[:, 0]
            add(right[same, 1], right[same, 0], left[same, 1])
        low = self.table["low"]
        for side in (1, -1):
            front, back = self.body["f", side], self.body["b", side]
            add(front[: low + 1, -2], front[: low + 1, -1], back[: low + 1, -2])
            if not self.cut["sleeveless"]:
                front_sleeve, back_sleeve = self.sleeve["f", side], self.sleeve["b", side]
                add(front_sleeve[1], front_sleeve[0], back_sleeve[1])
                for half in ("f", side), ("b", side):
                    add(self.body[half][low:, -2], self.sleeve[half][:, 0], self.sleeve[half][:, 1])
        return rows


def sew(cut, mesh):
    """The garment of a cut (numbers of data/silhouettes.json) with a mesh of the given size."""
    tailor = _Tailor(cut, mesh)
    garment = tailor.points()
    garment.faces, garment.maps = tailor.faces()
    garment.lengths, garment.bends = tailor.lengths(), tailor.bends()
    shoulder = np.unique(np.concatenate([tailor.body[h][-1] for h in HALVES]))
    garment.pins = shoulder[np.abs(garment.flat[shoulder, 0]) < cut["pin_x"]]
    garment.faced = tailor.faced()
    garment.neckline = tailor.round_neckline()
    garment.belt = np.array([], int)
    if cut.get("belt"):
        garment.belt = np.where(garment.on_body & (np.abs(garment.flat[:, 1] - cut["belt"]) < 0.021))[0]
    if cut["open"]:
        garment.edge_points = np.stack([tailor.body["f", side][: tailor.table["low"], :5] for side in (1, -1)])
    return garment
