"""Cameras: whole garment (the garment is turned, the room stays) and a close view from above."""
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


def close(view, aspect):
    """A frame `wide` metres across, looking down on a still life whose picture plane is z = 0, from a little below its middle."""
    lift, distance = math.radians(view["where"].get("up", 66)), view["distance"]
    aim = Vector((0, 0, 0.008))
    away = Vector((0, -math.cos(lift), math.sin(lift)))
    lens = _camera(aim + away * distance, aim, view["wide"] / aspect, distance)
    lens.dof.use_dof, lens.dof.focus_distance, lens.dof.aperture_fstop = True, distance - 0.005, view.get("stop", 11)


def placed(view, aspect):
    """A frame `wide` metres across around the point `aim` (x, height) in the plane of the garments; `roll`: how crooked, in degrees."""
    aim = Vector((view["aim"][0], view.get("depth", 0.0), view["aim"][1]))
    start = aim + Vector((0, -view["distance"], view["height"]))
    _camera(start, aim, view["wide"] / aspect, math.hypot(view["distance"], view["height"]))
    bpy.context.scene.camera.rotation_euler.rotate_axis("Z", math.radians(view.get("roll", 0)))
