"""Meshes of the scene: draped garments and simple lofted or flat things."""
import bpy
import numpy as np

TUCK = 0.83  # how wide a dress under an open front is at its hem, as a share of its own drape
STRETCH = 1.04  # the form is a little taller than the one the cloth was draped on


def add(name, points, faces, material, maps=None, smooth=True):
    """A mesh object. `maps`: coordinates per face corner by name."""
    mesh = bpy.data.meshes.new(name)
    _fill(mesh, np.asarray(points, np.float32), faces)
    if smooth:
        mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    for key, corners in (maps or {}).items():
        layer = mesh.uv_layers.new(name=key)
        layer.data.foreach_set("uv", np.asarray(corners, np.float32).ravel())
    mesh.materials.append(material)
    mesh.update()
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def _fill(mesh, points, faces):
    """Points and four-cornered faces in one go, which is much quicker for large nets than Blender's lists."""
    faces = np.asarray(faces, np.int32)
    mesh.vertices.add(len(points))
    mesh.vertices.foreach_set("co", points.ravel())
    mesh.loops.add(faces.size)
    mesh.loops.foreach_set("vertex_index", faces.ravel())
    mesh.polygons.add(len(faces))
    mesh.polygons.foreach_set("loop_start", np.arange(0, faces.size, 4, dtype=np.int32))
    mesh.polygons.foreach_set("loop_total", np.full(len(faces), 4, np.int32))
    mesh.update(calc_edges=True)


def smoothed(points, faces, rounds=3, strength=0.5):
    """Takes the solver's grain out of a net without shrinking it; border points move along the border only."""
    every = np.sort(np.concatenate([faces[:, [i, (i + 1) % 4]] for i in range(4)]), 1)
    edges, count = np.unique(every, axis=0, return_counts=True)
    border = edges[count == 1]
    on_border = np.zeros(len(points), bool)
    on_border[border] = True
    for _ in range(rounds):
        for amount in (strength, -strength * 1.03):
            pull = _average(points, edges) - points
            pull[on_border] = (_average(points, border) - points)[on_border]
            points = points + amount * pull
    return points


def _average(points, edges):
    total, count = np.zeros_like(points), np.zeros(len(points))
    for a, b in ((0, 1), (1, 0)):
        np.add.at(total, edges[:, a], points[edges[:, b]])
        np.add.at(count, edges[:, a], 1)
    return total / np.maximum(count, 1)[:, None]


def tucked(points, share):
    """A dress under an open front, made narrower towards its hem, so that no fold of it comes through the cloth above."""
    low = np.clip((1.1 - points[:, 2]) / 0.5, 0, 1)
    return points * np.c_[1 - (1 - share) * low, 1 - (1 - share) * low, np.ones(len(points))]


def garment(name, drape, outside, inside, close, tuck=1.0):
    """A draped garment with a thickness; the inside has its own material (no trim)."""
    points = smoothed(drape["x"].astype(float), drape["faces"]) * [1, 1, STRETCH]
    points = tucked(points, tuck)
    maps = {key[4:]: drape[key] for key in drape.files if key.startswith("map_")}
    thing = add(name, points, drape["faces"], outside, maps)
    thing.data.materials.append(inside)
    thick = thing.modifiers.new("thickness", "SOLIDIFY")
    thick.thickness, thick.offset, thick.use_rim, thick.material_offset = 0.0016, -1, True, 1
    finer = thing.modifiers.new("finer", "SUBSURF")
    finer.levels = finer.render_levels = 2 if close else 1
    finer.uv_smooth, finer.boundary_smooth = "NONE", "ALL"
    return thing, points


def strip(profile, width):
    """Points and faces of a profile (y, z) pulled out along x."""
    points = [[side, y, z] for y, z in profile for side in (-width, width)]
    faces = [[2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2] for i in range(len(profile) - 1)]
    return np.array(points), faces


def box(low, high):
    """Points and faces of a box between two corners."""
    (x0, y0, z0), (x1, y1, z1) = low, high
    points = [[x, y, z] for z in (z0, z1) for y in (y0, y1) for x in (x0, x1)]
    return np.array(points), [[0, 1, 5, 4], [1, 3, 7, 5], [3, 2, 6, 7], [2, 0, 4, 6], [4, 5, 7, 6], [1, 0, 2, 3]]
