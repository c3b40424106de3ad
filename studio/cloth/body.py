"""The form inside a garment: a torso of stacked ellipses, and arms and legs as tapered capsules. Metres, z up; the front faces -y."""
import numpy as np
from scipy.interpolate import PchipInterpolator

# height, half width, half depth, middle (y)
TORSO = np.array([
    [-0.10, 0.100, 0.080, 0.000], [0.00, 0.110, 0.085, 0.000], [0.50, 0.145, 0.100, 0.000], [0.80, 0.172, 0.115, 0.004],
    [0.88, 0.170, 0.114, 0.004], [1.00, 0.145, 0.100, -0.002], [1.07, 0.134, 0.094, -0.006], [1.15, 0.142, 0.104, -0.012],
    [1.22, 0.152, 0.114, -0.016], [1.29, 0.165, 0.106, -0.010], [1.34, 0.176, 0.092, -0.002], [1.375, 0.170, 0.084, 0.004],
    [1.40, 0.146, 0.078, 0.008], [1.425, 0.105, 0.070, 0.010], [1.445, 0.077, 0.063, 0.008], [1.465, 0.060, 0.057, 0.004],
    [1.50, 0.053, 0.054, -0.002], [1.58, 0.051, 0.053, -0.008], [1.62, 0.051, 0.053, -0.010],
])  # fmt: skip
RING_START, RING_STEP = -0.10, 0.01
SHOULDER = np.array([0.150, 0.004, 1.352])
UPPER_ARM, FOREARM = 0.27, 0.25
HIP, KNEE_DROP = np.array([0.085, 0.0, 0.86]), 0.42


def torso():
    """Heights, half widths, half depths and middles of the torso's rings."""
    z = np.arange(RING_START, 1.56, RING_STEP)
    return z, *[PchipInterpolator(TORSO[:, 0], TORSO[:, k])(z).astype(np.float32) for k in (1, 2, 3)]


def widened(points):
    """The torso's rings grown around a dress that is worn, so that a coat falls smoothly over its folds."""
    z, half_width, half_depth, middle = torso()
    ring = np.clip(np.round((points[:, 2] - RING_START) / RING_STEP).astype(int), 0, len(z) - 1)
    ratio = np.hypot(points[:, 0] / half_width[ring], (points[:, 1] - middle[ring]) / half_depth[ring])
    near = [ratio[np.abs(ring - r) < 2] for r in range(len(z))]
    grown = np.array([np.percentile(found, 80) if len(found) else 0 for found in near])
    lowest = int(np.argmax(grown > 0))
    grown[: lowest + 3] = grown[lowest + 3]
    smooth = np.convolve(np.pad(np.maximum(grown, 1), 10, "edge"), np.ones(21) / 21, "valid")
    smooth = 1 + (smooth - 1) * np.clip((1.25 - z) / 0.2, 0, 1)
    return z, (half_width * smooth).astype(np.float32), (half_depth * smooth).astype(np.float32), middle


def _direction(down, forward, side):
    """Unit vector of an arm: `down` degrees below the horizontal, `forward` degrees towards the viewer."""
    a, f = np.radians(down), np.radians(forward)
    return np.array([side * np.cos(a), -np.sin(f) * np.sin(a), -np.sin(a) * np.cos(f)])


def arm(side, down, forward, elbow_down, elbow_forward, inward=0.0):
    """Upper arm and forearm. `inward` turns the forearm towards the waist (degrees)."""
    start = SHOULDER * [side, 1, 1]
    elbow = start + _direction(down, forward, side) * UPPER_ARM
    fore = _direction(elbow_down, elbow_forward, side)
    t = np.radians(-side * inward)
    turn = np.array([[np.cos(t), np.sin(t), 0], [-np.sin(t), np.cos(t), 0], [0, 0, 1]])
    hand = elbow + turn @ fore * FOREARM
    return [[*start, *elbow, 0.050, 0.042], [*elbow, *hand, 0.042, 0.032]]


def leg(side, swing, bend):
    """Thigh and shin of one leg: `swing` degrees forward at the hip, `bend` degrees back at the knee."""
    hip = HIP * [side, 1, 1]
    a, b = np.radians(swing), np.radians(swing - bend)
    knee = hip + KNEE_DROP * np.array([0, -np.sin(a), -np.cos(a)])
    foot = knee + KNEE_DROP * np.array([0, -np.sin(b), -np.cos(b)])
    return [[*hip, *knee, 0.080, 0.058], [*knee, *foot, 0.058, 0.045]]


def limbs(pose, amount, start_angle):
    """All limbs on the way from the flat pattern (amount 0) to the pose (amount 1)."""
    rows = []
    for side, name in ((1, "left"), (-1, "right")):
        goal = pose["arms"][name]
        mix = lambda key, first: first + (goal.get(key, first) - first) * amount  # noqa: E731
        upper, fore = (mix("down", start_angle), mix("forward", 4)), (mix("elbow_down", start_angle), mix("elbow_forward", 4))
        rows += arm(side, *upper, *fore, mix("inward", 0))
    for side, name in ((1, "left"), (-1, "right")):
        if name in pose.get("legs", {}):
            goal = pose["legs"][name]
            rows += leg(side, goal["swing"] * amount, goal["bend"] * amount)
    return np.ascontiguousarray(rows, np.float32)
