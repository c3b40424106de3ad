"""Fine nets of cloth that lie on each other, and the folds drawn into them, for close views."""
import numpy as np

from mesh import add

GRID, FAR, ROLL = 0.00125, 9.0, 4
MAPS = ("fabric", "edge", "hem", "cuff", "cf", "seam")


def ease(t):
    """A soft step from 0 to 1."""
    t = np.clip(t, 0, 1)
    return t * t * (3 - 2 * t)


def grid(x0, x1, y0, y1):
    """Places of a net over a rectangle; the first coordinate runs along the columns."""
    return np.meshgrid(np.arange(x0, x1, GRID), np.arange(y0, y1, GRID))


def rolled(along, away):
    """The net with a few rows added before the edge, where the cloth is folded under (away below 0). Rows run away from the edge."""
    if np.ptp(away[:, 0]) < np.ptp(away[0]):
        along, away = along.T, away.T
    first = np.arange(-ROLL, 0)[:, None] * GRID + 0 * away[:1]
    return np.concatenate([np.repeat(along[:1], ROLL, 0), along]), np.concatenate([first, away])


class Folds:
    """Heights of folds at a place: `soft` for all layers together, `deep` for the upper cloth, `other` for the cloth under it."""

    def __init__(self, seed, height):
        self.random = np.random.default_rng(seed)
        self.height = height
        self.phases = self.random.uniform(0, 2 * np.pi, (3, 12))

    def soft(self, x, y):
        """Slow unevenness that lower and upper cloth share, and the small uneven places of any cloth."""
        p = self.phases[0]
        slow = 0.0035 * np.sin(x / 0.052 + 0.5 * np.sin(y / 0.09 + p[0]) + p[1]) + 0.002 * np.sin(y / 0.07 + x / 0.11 + p[2])
        small = 0.00022 * np.sin(x / 0.0075 + 1.2 * np.sin(y / 0.021 + p[3])) * np.sin(y / 0.012 + p[4] + np.sin(x / 0.02))
        return slow * self.height + small

    def deep(self, x, y):
        """Folds that run mostly upright, uneven in width and dying away."""
        return self._ridges(x, y, self.phases[1], 0.019)

    def other(self, x, y):
        return self._ridges(x * 1.07 + 0.04, y, self.phases[2], 0.017)

    def _ridges(self, x, y, p, height):
        total = 0
        for k, (size, share) in enumerate(((0.085, 1.0), (0.05, 0.42), (0.03, 0.13))):
            bent = x + 0.22 * y * np.sin(p[k]) + 0.012 * np.sin(y / 0.075 + p[k + 3]) + 0.006 * np.sin(x / 0.06 + p[k + 6])
            arc = np.sqrt(np.sin(np.pi * bent / size + p[k + 6]) ** 2 + 0.035) - 0.19
            alive = 0.6 + 0.4 * np.sin(y / 0.11 + p[k + 8] + x / 0.13)
            total = total + share * arc * alive
        return total * height * self.height


class Sheet:
    """One net of cloth with its maps."""

    def __init__(self, points, maps):
        self.points, self.maps = points, maps

    def hang(self, name, material, roll):
        """Puts it into the scene, turned in the picture plane."""
        rows, columns = self.points.shape[:2]
        ids = np.arange(rows * columns).reshape(rows, columns)
        corners = [(slice(None, -1), slice(None, -1)), (slice(None, -1), slice(1, None)),
                   (slice(1, None), slice(1, None)), (slice(1, None), slice(None, -1))]  # fmt: skip
        c, s = np.cos(roll), np.sin(roll)
        turned = self.points @ np.array([[c, s, 0], [-s, c, 0], [0, 0, 1]])
        first, second, third = (turned[k] for k in corners[:3])
        upward = np.median(np.cross(second - first, third - first)[..., 2])
        if upward < 0:
            corners.reverse()
        faces = np.stack([ids[k] for k in corners], -1).reshape(-1, 4)
        maps = {key: np.stack([layer[k] for k in corners], 2).reshape(-1, 4, 2) for key, layer in self.maps.items()}
        return add(name, turned.reshape(-1, 3), faces, material, maps)


def sheet(x, y, z, maps):
    """A net from its places, with every map that the cloth's material asks for."""
    far = np.full_like(x, FAR)
    layers = {key: np.stack(np.broadcast_arrays(*maps.get(key, (far, far))), -1) for key in MAPS}
    return Sheet(np.stack([x, y, z], -1), layers)
