"""Lets a sewn garment fall onto the form in a pose, and keeps the result in the cache."""
import ctypes
import hashlib
import json
import pathlib

import numpy as np

import body
from garment import sew
from paths import CACHE, build_library

FLOATS, INTS = ctypes.POINTER(ctypes.c_float), ctypes.POINTER(ctypes.c_int)
HERE = pathlib.Path(__file__).resolve().parent
SUBSTEPS, STEP = 20, 1 / 60


class World(ctypes.Structure):
    """Mirror of the struct of the same name in solver.c."""

    _fields_ = (
        [("count", ctypes.c_int)]
        + [(n, FLOATS) for n in ("x", "v", "before", "inverse_mass", "rest", "margin", "push")]
        + [("lengths", ctypes.c_int), ("from_", INTS), ("to", INTS), ("length", FLOATS), ("give", FLOATS)]
        + [("bends", ctypes.c_int), ("triple", INTS), ("bend_give", FLOATS)]
        + [("rings", ctypes.c_int), ("ring_start", ctypes.c_float), ("ring_step", ctypes.c_float)]
        + [(n, FLOATS) for n in ("half_width", "half_depth", "middle")]
        + [("limbs", ctypes.c_int), ("limb_before", FLOATS), ("limb_after", FLOATS)]
        + [("belted", ctypes.c_int), ("belt", INTS), ("belt_room", ctypes.c_float)]
        + [(n, ctypes.c_float) for n in ("thickness", "friction", "damping", "step", "gravity")]
        + [("substeps", ctypes.c_int)]
    )

    def put(self, name, array, kind=np.float32):
        """Sets an array field and keeps the array alive."""
        array = np.ascontiguousarray(array, kind)
        self.__dict__.setdefault("kept", {})[name] = array
        setattr(self, name, array.ctypes.data_as(FLOATS if kind == np.float32 else INTS))
        return array


def ease(t):
    """A soft start and a soft end between 0 and 1."""
    t = np.clip(t, 0, 1)
    return t * t * (3 - 2 * t)


def _pleated_start(garment, random):
    """The first places: the skirt is narrowed and pleated, so that its width falls in folds and not as a cone."""
    cut, x = garment.cut, garment.start.astype(float).copy()
    first = garment.start.astype(float)
    for _ in range(6):
        wave, phase = random.normal(size=3) * [6, 6, 3], random.uniform(0, 6.28)
        x[:, 1] += 0.006 * np.sin(first @ wave + phase)
    px, pz = garment.flat.T
    hem_z = cut["neck_height"] - cut["length"]
    down = np.clip((cut["armhole_z"] - pz) / (cut["armhole_z"] - hem_z), 0, 1)
    width = cut["half_width"] + (cut["hem_width"] - cut["half_width"]) * down
    amount = np.where(garment.on_body, ease((cut["armhole_z"] + 0.04 - pz) / 0.55), 0)
    x[:, :2] *= (1 - (1 - cut["fold"]) * amount)[:, None]
    window = 1 - np.clip(np.abs(px) / width, 0, 1) ** 4
    for sign in (-1, 1):
        phases = random.uniform(0, 6.28, 3)
        waves = zip((0.5, 0.8, 0.45), (0.21, 0.125, 0.083), phases)
        pleat = sum(a * np.sin(2 * np.pi * px / size * (1 + 0.12 * np.sin(3 * pz + q)) + q) for a, size, q in waves)
        calm = np.clip(np.abs(px) / 0.14, 0, 1) if cut["open"] else 1
        here = garment.panel_sign == sign
        x[here, 1] += (cut["fold_depth"] * amount * window * pleat * calm)[here]
    x[:, 0] += random.normal(0, 0.0006, len(x))
    x[:, 1] += random.normal(0, 0.0012, len(x))
    return x.astype(np.float32)


def _pin_places(garment):
    """Where the shoulder seam lies on the form."""
    cut, (z, half_width, _, middle) = garment.cut, body.torso()
    height = np.linspace(1.452, 1.36, 300)
    out = np.interp(height, z, half_width) + 0.004 + cut["layer"]
    arc = np.r_[0, np.cumsum(np.hypot(np.diff(out), np.diff(height)))]
    first = int(np.argmin(np.abs(out - cut["neck_width"])))
    flat = garment.flat[garment.pins]
    along = arc[first] + np.hypot(np.abs(flat[:, 0]) - cut["neck_width"], flat[:, 1] - cut["neck_height"])
    at = np.interp(along, arc, height)
    return np.c_[np.sign(flat[:, 0]) * np.interp(along, arc, out), np.interp(at, z, middle) + 0.004, at]


def _neck_places(garment):
    """Where a round neckline lies on the form: a smooth curve from shoulder to shoulder, front and back."""
    cut, (z, half_width, half_depth, middle) = garment.cut, body.torso()
    flat, sign = garment.flat[garment.neckline], garment.panel_sign[garment.neckline]
    high = np.interp(-cut["neck_width"] - 0.004, -half_width[z > 1.38], z[z > 1.38])
    depth = np.where(sign < 0, cut["neck_front"] * 0.67, -0.002)
    sine = np.clip(np.abs(flat[:, 0]) / cut["neck_width"], 0, 1)
    height = high - depth * (1 - sine**2) ** 0.75
    wide, deep = np.interp(height, z, half_width) + 0.004, np.interp(height, z, half_depth) + 0.005
    across = np.clip(np.abs(flat[:, 0]) / wide, 0, 1)
    return np.c_[flat[:, 0], np.interp(height, z, middle) + sign * deep * np.sqrt(1 - across**2), height]


def _set_constraints(world, garment, mesh, random):
    cut = garment.cut
    start, end, length, diagonal = garment.lengths
    firm = (diagonal == 0) | (garment.faced[start] & garment.faced[end])
    give = np.where(firm, 3e-4, cut["shear"])
    order = random.permutation(len(start))
    order = order[np.argsort(diagonal[order], kind="stable")[::-1]]
    world.lengths = len(start)
    world.put("from_", start[order], np.int32)
    world.put("to", end[order], np.int32)
    world.put("length", length[order])
    world.put("give", give[order])
    triples, stiffer = garment.bends
    world.bends = len(triples)
    world.put("triple", triples, np.int32)
    world.put("bend_give", mesh * mesh / cut["bend"] / stiffer)
    world.put("belt", garment.belt, np.int32)


def _wind(pose, frame, frames, places):
    """Outside acceleration of every point late in the drape: strongest at the hem, in slow waves."""
    wind = pose.get("wind")
    push = np.zeros_like(places)
    if not wind:
        return push
    amount = ease((frame / frames - 0.45) / 0.2)
    low = np.clip((0.95 - places[:, 2]) / 0.9, 0, 1) ** 1.2
    wave = 1 + 0.5 * np.sin(places[:, 0] * wind["wave"] + places[:, 2] * 4 + 1.3 * np.sin(places[:, 1] * 9))
    return (np.array(wind["push"])[None] * (amount * low * wave)[:, None]).astype(np.float32)


def _breeze(video, turn, calm):
    """Outside acceleration of every point in a breeze that returns after one turn (0 to 1); `calm`: places without wind."""
    low = np.clip((1.15 - calm[:, 2]) / 1.1, 0, 1) ** 1.3
    travel = turn - calm[:, 0] * video["across"] - calm[:, 2] * video["down"]
    gust = 0.5 - 0.5 * np.cos(2 * np.pi * turn) + video["ripple"] * np.sin(2 * np.pi * 2 * travel)
    return (np.array(video["push"])[None] * (low * gust)[:, None]).astype(np.float32)


def _video(library, world, x, video):
    """Places of a garment in a breeze, picture after picture; the last leads into the first. The pose stands still."""
    turn, every = round(video["seconds"] / STEP), round(1 / video["rate"] / STEP)
    world.put("limb_before", world.kept["limb_after"])
    world.damping, calm, seen = video["damping"], x.copy(), []
    for frame in range(3 * turn):
        world.put("push", _breeze(video, frame / turn, calm))
        library.advance(ctypes.byref(world))
        if frame >= turn and frame % every == 0:
            seen.append(x.copy())
    count = len(seen) // 2
    # What is left of the difference between two turns is spread over the last third of the video.
    share = ease((np.arange(count) / count - 2 / 3) * 3)
    return [seen[count + i] * (1 - s) + seen[i] * s for i, s in enumerate(share)]


def simulate(cut, pose, seed, mesh, inner=None, report=lambda text: None, video=None):
    """Drapes one garment. `inner`: places of a dress worn under it. Returns the sewn garment and its places; of a `video`, all of them."""
    random = np.random.default_rng(seed)
    garment = sew(cut, mesh)
    own, library = len(garment.start), build_library("cloth", "solver")
    places = _pleated_start(garment, random)
    mass = cut["weight"] * mesh * mesh
    inverse = np.full(own, 1 / mass)
    held = np.r_[garment.pins, garment.neckline]
    inverse[held] = 0
    world = World(count=len(places), ring_start=body.RING_START, ring_step=body.RING_STEP, thickness=0.75 * mesh,
                  friction=cut["friction"], step=STEP, gravity=-9.8, substeps=SUBSTEPS)  # fmt: skip
    x = world.put("x", places.copy())
    world.put("v", np.zeros_like(places))
    world.put("before", places.copy())
    world.put("inverse_mass", inverse)
    world.put("rest", garment.start)
    world.put("margin", np.full(own, 0.004 + cut["layer"]))
    _set_constraints(world, garment, mesh, random)
    _, *tables = body.torso() if inner is None else body.widened(inner)
    world.rings = len(tables[0])
    for name, table in zip(("half_width", "half_depth", "middle"), tables):
        world.put(name, table)
    frames, pinned, goal = cut["frames"] + pose.get("more_frames", 0), x[held].copy(), np.r_[_pin_places(garment), _neck_places(garment)]
    for frame in range(frames):
        amount = [ease((f - 8) / (frames * 0.5)) for f in (frame, frame + 1)]
        limbs = [body.limbs(pose, a, cut["arm_angle"]) for a in amount]
        world.limbs = len(limbs[0])
        world.put("limb_before", limbs[0])
        world.put("limb_after", limbs[1])
        x[held] = pinned + (goal - pinned) * ease((frame + 1) / 18)
        world.put("push", _wind(pose, frame, frames, x))
        world.damping = 1.5 if frame < frames * 0.72 else 6.0
        tight = np.clip((frame / frames - 0.45) / 0.25, 0, 1)
        world.belt_room = 0.12 + (0.016 - 0.12) * tight
        world.belted = len(garment.belt) if frame > frames * 0.45 else 0
        library.advance(ctypes.byref(world))
        if not np.isfinite(x).all():
            raise RuntimeError("the cloth flew apart")
        if frame % 40 == 0:
            report(f"  frame {frame} of {frames}")
    return garment, _video(library, world, x, video) if video else x.copy()


def curl(garment, places):
    """Share of an open front whose edge has turned over (0 is flat): the edge strip must not look inward or back."""
    if garment.edge_points is None:
        return 0.0
    strips, flat = places[garment.edge_points], garment.flat[garment.edge_points]
    across = strips[:, :-1, 4] - strips[:, :-1, 0]
    width = np.linalg.norm(flat[:, :-1, 4] - flat[:, :-1, 0], axis=-1)
    outward = across[..., 0] * np.array([1, -1])[:, None]
    return float((outward < 0.55 * width).mean())


def cached(name, cut, pose_name, pose, seed, mesh, inner_file=None, report=print, video=None):
    """
    Path of the drape's file, made when it is missing; of a video, the paths of all its pictures. The name carries a sum of all
    that shapes it, the program included.
    """
    sources = b"".join(p.read_bytes() for p in sorted(HERE.glob("*.*")) if p.suffix in (".py", ".c"))
    key = hashlib.sha1(sources).hexdigest() + json.dumps([cut, pose, seed, mesh, str(inner_file and inner_file.name), video], sort_keys=True)
    path = CACHE / f"drape-{name}-{pose_name}-{seed}-{hashlib.sha1(key.encode()).hexdigest()[:8]}.npz"
    count = round(video["seconds"] * video["rate"]) if video else 0
    paths = [path.with_name(f"{path.stem}-{i:03}.npz") for i in range(count)] or [path]
    if paths[-1].exists():
        return paths if video else path
    report(f"drape {name}, {pose_name}, seed {seed}")
    inner = np.load(inner_file)["x"] if inner_file else None
    garment, places = simulate(cut, pose, seed, mesh, inner, report, video)
    for one, at in zip(paths, places if video else [places]):
        np.savez(one, x=at, faces=garment.faces, flat=garment.flat, belt=garment.belt, curl=curl(garment, at),
                 **{f"map_{k}": v for k, v in garment.maps.items()})  # fmt: skip
    return paths if video else path
