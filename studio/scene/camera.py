"""Cameras: whole garment (the garment is turned, the room stays) and a close view of the trim."""
import math

import bpy
import numpy as np
from mathutils import Vector

SENSOR = 36


def _camera(place, aim, tall, distance):
    lens = bpy.data.cameras.new("camera")
    thing = bpy.data.objects.new("camera", lens)
    bpy.context.scene.collection.objects.link(thing)
    bpy.context.scene.camera = thing
    thing.location = place
    thing.rotation_euler = (Vector(aim) - Vector(place)).to_track_quat("-Z", "Y").to_euler()
    lens.sensor_fit, lens.sensor_height = "VERTICAL", SENSOR
    lens.lens = SENSOR * distance / tall
    return lens


def whole(points, view, aspect):
    """The garment fills `fill` of the height (or of the width, when it is wide)."""
    top, wide = points[:, 2].max(), 2 * np.abs(points[:, :2]).max()
    tall = max(top / view["fill"], wide * 1.12 / aspect)
    middle = top / 2 + tall * view.get("lift", 0.0)
    distance, height = view["distance"], view["height"]
    aim = Vector((0, 0, middle))
    place = aim + Vector((0, -distance, height))
    _camera(place, aim, tall, math.hypot(distance, height))


def close(target, view, aspect):
    """A frame `wide` metres across around a place on the cloth."""
    aim = Vector(target)
    turn, lift, distance = math.radians(view.get("turn", 0)), math.radians(view.get("up", 8)), view["distance"]
    away = Vector((math.sin(turn) * math.cos(lift), -math.cos(turn) * math.cos(lift), math.sin(lift)))
    lens = _camera(aim + away * distance, aim, view["wide"] / aspect, distance)
    lens.dof.use_dof, lens.dof.focus_distance, lens.dof.aperture_fstop = True, distance - 0.01, view.get("stop", 11)


def find(points, drape, where):
    """The place of a map's edge strip that looks best to the viewer: where a close view aims."""
    faces = drape["faces"]
    away = drape[f"map_{where['edge']}"][:, :, 1].mean(1)
    centre = points[faces].mean(1)
    first, second = points[faces[:, 2]] - points[faces[:, 0]], points[faces[:, 3]] - points[faces[:, 1]]
    normal = np.cross(first, second)
    normal /= np.linalg.norm(normal, axis=1, keepdims=True) + 1e-9
    near = (away > where["from"]) & (away < where["to"])
    for axis, (low, high) in where.get("within", {}).items():
        near &= (centre[:, "xyz".index(axis)] > low) & (centre[:, "xyz".index(axis)] < high)
    index = np.where(near)[0]
    index = index[np.argsort(normal[index, 1])[: max(40, len(index) // 4)]]
    return np.median(centre[index], 0) + np.array(where.get("shift", [0, 0, 0]))
