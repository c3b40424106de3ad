"""Runs inside Blender: several garments in one room, for a picture of a page.  blender -b --factory-startup -P page.py -- job.json"""
import json
import pathlib
import sys

import bpy
import numpy as np

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import camera  # noqa: E402
import lights  # noqa: E402
import props  # noqa: E402
import sets  # noqa: E402
import shoot  # noqa: E402


def stand(garment):
    """Puts one garment at its place on the floor, turned as asked. Returns its points."""
    things, points = shoot.dress({**garment, "view": {}})
    points = shoot.turn(things, points, garment["turn"])
    for thing in things:
        thing.location = (*garment["at"], 0)
    return points + [*garment["at"], 0]


def main():
    job = json.loads(pathlib.Path(sys.argv[-1]).read_text())
    for thing in list(bpy.data.objects):
        bpy.data.objects.remove(thing)
    points = np.concatenate([stand(garment) for garment in job["garments"]])
    sets.build(job["scene"])
    lights.build(job["scene"]["lamps"])
    for prop in job["props"]:
        props.KINDS[prop["kind"]](prop, np.array(prop["at"], float))
    camera.placed(job["camera"], job["size"][0] / job["size"][1])
    shoot.settings(job)
    shoot.render(job, points)


main()
