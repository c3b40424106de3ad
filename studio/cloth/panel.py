"""Half a front or back as a grid of points: flat places, places in the air for the start of the drape, and distances to edges."""
import numpy as np
from scipy.spatial import cKDTree

FAR = 9.0


class Panel:
    """Body grid (rows from the hem up, columns from the middle out) and sleeve grid (rows from below, columns to the cuff)."""

    def __init__(self, outline, table, side):
        self.outline, self.table, self.side = outline, table, side
        self.body = self._body()
        self.sleeve = self._sleeve()

    def _body(self):
        o, t = self.outline, self.table
        s = np.linspace(0, 1, t["wide"] + 1)[None, :]
        v = np.linspace(0, 1, t["low"] + 1)[:, None]
        z = o.hem_z + (o.arm_z - o.hem_z) * v + 0 * s
        x = o.middle() + s * (o.side(z) - o.middle())
        z = z + o.cut["side_raise"] * (x / o.cut["hem_width"]) ** 2 * (1 - v) ** 1.5
        low = np.stack([x, z], -1)
        inner = o.inner_rows(t["up"])
        u = np.linspace(0, 1, t["up"] + 1)[:, None]
        outer = o.armpit + u * (o.shoulder - o.armpit)
        up = inner[:, None] + s[..., None] * (outer - inner)[:, None]
        if not o.opened:
            up = _evened(up)
        return np.concatenate([low, up[1:]])

    def _sleeve(self):
        o, t = self.outline, self.table
        u = np.linspace(0, 1, t["up"] + 1)[:, None, None]
        k = np.linspace(0, 1, t["sleeve"] + 1)[None, :, None]
        start = o.armpit + u * (o.shoulder - o.armpit)
        end = o.cuff_bottom + u * (o.cuff_top - o.cuff_bottom)
        return start + k * (end - start)

    def body_depth(self):
        """How far the body stands off the middle plane at the start."""
        o, t, depth = self.outline, self.table, self.outline.cut["depth"]
        x, z = self.body[..., 0], self.body[..., 1]
        row = np.arange(len(x))[:, None]
        v = np.clip(row / t["low"], 0, 1)
        low = depth * np.sqrt(np.maximum(0, 1 - (x / o.side(z)) ** 4)) * (1 + 0.25 * (1 - v))
        u = np.clip((row - t["low"]) / t["up"], 0, 1)
        widest = np.maximum(o.cut["half_width"], x[:, -1:])
        base = depth * np.sqrt(np.maximum(0, 1 - (x / widest) ** 4))
        s = np.linspace(0, 1, t["wide"] + 1)[None, :]
        arm = max(0.06, 0.33 * o.cut["cuff"])
        up = np.sqrt(base**2 * np.maximum(0, 1 - u**4) + (arm * np.sin(np.pi * u) * s**3) ** 2)
        return np.where(row <= t["low"], low, up)

    def sleeve_depth(self):
        """The same for the sleeve."""
        cuff = self.outline.cut["cuff"]
        u = np.linspace(0, 1, self.table["up"] + 1)[:, None]
        k = np.linspace(0, 1, self.table["sleeve"] + 1)[None, :]
        wide, narrow = max(0.06, 0.33 * cuff), 0.30 * cuff + 0.01
        return (wide + (narrow - wide) * k) * np.sin(np.pi * u)

    def layers(self, part):
        """Map coordinates of every point of 'body' or 'sleeve': along and away from each edge."""
        o = self.outline
        flat = self.body if part == "body" else self.sleeve
        x, z = flat[..., 0], flat[..., 1]
        signed = self.side * x
        edge_along, edge_away = _to_line(o.edge(), flat)
        hem = z - o.hem_z - o.cut["side_raise"] * np.clip(x / o.cut["hem_width"], 0, 1) ** 2
        middle = x if o.panel == "f" and part == "body" else np.full_like(x, FAR)
        if part == "body":
            cuff_along, cuff_away = np.full_like(x, FAR), np.full_like(x, FAR)
            row = np.arange(len(x))[:, None]
            seam = np.where(row <= self.table["low"], o.side(z) - x, FAR)
        else:
            u = np.linspace(0, 1, self.table["up"] + 1)[:, None] + 0 * x
            k = np.linspace(0, 1, self.table["sleeve"] + 1)[None, :] + 0 * x
            sign = 1 if o.panel == "f" else -1
            cuff_along, cuff_away = sign * (1 - u) * o.cut["cuff"], (1 - k) * o.cut["sleeve"]
            seam = u * o.cut["cuff"]
        shoulder = _to_line(np.linspace(o.neck, o.shoulder, 50), flat)[1] if part == "body" else np.full_like(x, FAR)
        pair = lambda a, b: np.stack([a, b], -1)  # noqa: E731
        return {
            "fabric": pair(signed, z), "edge": pair(edge_along, edge_away), "hem": pair(signed, hem),
            "cuff": pair(cuff_along, cuff_away), "cf": pair(z, middle), "seam": pair(z, np.minimum(seam, shoulder)),
        }  # fmt: skip


def _evened(grid, rounds=700):
    """The grid with its inner points moved until no cell is squeezed: lines leave a round neck squarely (Winslow's equations)."""
    g = grid.copy()
    for _ in range(rounds):
        along, across = (g[2:, 1:-1] - g[:-2, 1:-1]) / 2, (g[1:-1, 2:] - g[1:-1, :-2]) / 2
        a, b, c = (across**2).sum(-1), (along * across).sum(-1), (along**2).sum(-1)
        twist = (g[2:, 2:] - g[2:, :-2] - g[:-2, 2:] + g[:-2, :-2]) / 2
        wanted = a[..., None] * (g[2:, 1:-1] + g[:-2, 1:-1]) + c[..., None] * (g[1:-1, 2:] + g[1:-1, :-2]) - b[..., None] * twist
        g[1:-1, 1:-1] += 0.8 * (wanted / (2 * (a + c))[..., None] - g[1:-1, 1:-1])
    return g


def _to_line(line, points):
    """For each point the length along the line and the distance from it."""
    steps = np.r_[0, np.cumsum(np.hypot(*np.diff(line, axis=0).T))]
    along = np.linspace(0, steps[-1], 5000)
    dense = np.c_[np.interp(along, steps, line[:, 0]), np.interp(along, steps, line[:, 1])]
    distance, index = cKDTree(dense).query(points.reshape(-1, 2))
    return along[index].reshape(points.shape[:-1]), distance.reshape(points.shape[:-1])
