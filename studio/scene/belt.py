"""A belt of the garment's own cloth around a waist that the drape has gathered."""
import numpy as np

from mesh import STRETCH, add

HALF_HEIGHT, ROOM, STEPS, FAR = 0.021, 0.005, 180, 9.0


def _radius(points, angles):
    """How far the gathered cloth stands out in each direction, as a smooth closed curve."""
    direction = np.arctan2(points[:, 1], points[:, 0])
    reach = np.hypot(points[:, 0], points[:, 1])
    apart = np.abs((direction[None] - angles[:, None] + np.pi) % (2 * np.pi) - np.pi)
    far = np.array([np.percentile(reach[row < 0.12], 96) for row in apart])
    window = np.hanning(15) / np.hanning(15).sum()
    return np.convolve(np.r_[far[-7:], far, far[:7]], window, "valid")


def belt(points, ids, material):
    """Lays a flat band over the points `ids` of a draped garment."""
    waist = points[ids]
    height = float(np.median(waist[:, 2]))
    band = points[np.abs(points[:, 2] - height) < HALF_HEIGHT + 0.006]
    band = band[np.hypot(band[:, 0], band[:, 1]) < np.hypot(waist[:, 0], waist[:, 1]).max() + 0.004]
    angles = np.linspace(-np.pi, np.pi, STEPS, endpoint=False)
    radius = _radius(band, angles) + ROOM
    profile = [(-1.0, -0.004), (-0.94, 0.0), (-0.3, 0.0012), (0.3, 0.0012), (0.94, 0.0), (1.0, -0.004)]
    rings = [np.c_[(radius + out) * np.cos(angles), (radius + out) * np.sin(angles), np.full(STEPS, height + up * HALF_HEIGHT * STRETCH)]
             for up, out in profile]  # fmt: skip
    after = np.r_[np.arange(1, STEPS), 0]
    here = np.arange(STEPS)
    faces = np.concatenate([np.c_[r * STEPS + here, r * STEPS + after, (r + 1) * STEPS + after, (r + 1) * STEPS + here]
                            for r in range(len(rings) - 1)])  # fmt: skip
    corners = np.stack([np.stack([0.15 * a, np.full(STEPS, z)], -1) for a, z in _corners(angles, height)], 1)
    cloth = np.tile(corners, (len(rings) - 1, 1, 1))
    maps = {name: np.full_like(cloth, FAR) for name in ("edge", "hem", "cuff", "cf", "seam")}
    return add("belt", np.concatenate(rings), faces, material, {"fabric": cloth, **maps})


def _corners(angles, height):
    step = angles[1] - angles[0]
    return [(angles, height), (angles + step, height), (angles + step, height + 0.008), (angles, height + 0.008)]
