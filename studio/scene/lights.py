"""Lamps of a scene, from data: soft rectangles and a sun."""
import bpy
from mathutils import Vector

from nodes import linear


def _place(lamp, name, start, aim):
    thing = bpy.data.objects.new(name, lamp)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = start
    thing.rotation_euler = (Vector(aim) - Vector(start)).to_track_quat("-Z", "Y").to_euler()


def soft(data):
    """A rectangle of light, like a window or a cloth before a lamp."""
    lamp = bpy.data.lights.new("soft", "AREA")
    lamp.shape, lamp.size, lamp.size_y = "RECTANGLE", *data["size"]
    lamp.energy, lamp.color = data["power"], linear(data["colour"])[:3]
    _place(lamp, "soft", data["from"], data["aim"])


def sun(data):
    """Light from far away in one direction; `angle` in degrees makes its shadows soft."""
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy, lamp.color, lamp.angle = data["power"], linear(data["colour"])[:3], data["angle"] * 3.14159 / 180
    _place(lamp, "sun", (0, 0, 0), data["direction"])


def build(lamps):
    """Hangs all lamps of a scene."""
    for data in lamps:
        (sun if data["kind"] == "sun" else soft)(data)
