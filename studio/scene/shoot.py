"""Runs inside Blender: builds the scene of one job and writes its passes.  blender -b --factory-startup -P shoot.py -- job.json"""
import json
import pathlib
import sys
import time

import bpy
import numpy as np

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import camera  # noqa: E402
import lights  # noqa: E402
import mesh  # noqa: E402
import sets  # noqa: E402
from belt import belt  # noqa: E402
from fabric import fabric  # noqa: E402

PASSES = {
    "image": "Image", "normal": "Denoising Normal", "albedo": "Denoising Albedo", "direct": "DiffDir",
    "indirect": "DiffInd", "colour": "DiffCol", "share": "share",
}  # fmt: skip


def dress(job):
    """Hangs the garment, and what is worn under it, in the scene. Returns the garment's points and drape."""
    look = {"close": job["view"].get("close", False), "tiles": pathlib.Path(job["tiles"])}
    kinds = job["fabrics"]
    outside = fabric("outside", kinds[job["fabric"]], job["colour"], look, job["trims"])
    inside = fabric("inside", kinds[job["fabric"]], job["colour"], look)
    drape = np.load(job["drape"])
    things = []
    thing, points = mesh.garment("garment", drape, outside, inside, look["close"])
    things.append(thing)
    if len(drape["belt"]):
        things.append(belt(points, drape["belt"], fabric("belt", kinds[job["fabric"]], job["colour"], look)))
    if job.get("under"):
        kind = kinds[job["under"]["fabric"]]
        under = fabric("under", kind, job["under"]["colour"], look, channel="under")
        things.append(mesh.garment("under", np.load(job["under"]["drape"]), under, under, look["close"])[0])
    return things, points, drape


def turn(things, points, degrees):
    """Turns the garment on its place."""
    angle = np.radians(degrees)
    for thing in things:
        thing.rotation_euler[2] = angle
    c, s = np.cos(angle), np.sin(angle)
    return points @ np.array([[c, s, 0], [-s, c, 0], [0, 0, 1]])


def frame(job, points, drape):
    """Sets the camera."""
    view, (width, height) = job["view"], job["size"]
    if view.get("close"):
        camera.close(camera.find(points, drape, view["where"]), view, width / height)
    else:
        camera.whole(points, view, width / height)


def settings(job):
    """Cycles for few samples and no fireflies; the passes that the finish needs."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = job["size"]
    scene.render.resolution_percentage = 100
    scene.render.threads_mode, scene.render.threads = "FIXED", 1
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.use_denoising, cycles.seed = "CPU", job["samples"], False, 7
    cycles.use_adaptive_sampling = job["samples"] > 24
    cycles.adaptive_threshold, cycles.adaptive_min_samples = 0.03, 16
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 4, 3, 2
    cycles.transmission_bounces, cycles.transparent_max_bounces = 1, 4
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct, cycles.blur_glossy = 2.5, 0, 1.0
    cycles.pixel_filter_type, cycles.filter_width = "BLACKMAN_HARRIS", 1.4
    layer = scene.view_layers[0]
    layer.use_pass_diffuse_color = layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = True
    layer.cycles.denoising_store_passes = True
    share = layer.aovs.add()
    share.name, share.type = "share", "COLOR"


def render(job):
    """Renders, and gathers the passes in one file of half floats."""
    scene, folder = bpy.context.scene, pathlib.Path(job["out"]).with_suffix("")
    folder.mkdir(parents=True, exist_ok=True)
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeRLayers")
    writer = tree.nodes.new("CompositorNodeOutputFile")
    writer.base_path, writer.format.file_format, writer.format.color_depth = str(folder), "OPEN_EXR", "16"
    writer.format.exr_codec = "NONE"
    writer.file_slots.clear()
    for name, socket in PASSES.items():
        writer.file_slots.new(name)
        tree.links.new(source.outputs[socket], writer.inputs[-1])
    shown = tree.nodes.new("CompositorNodeComposite")
    tree.links.new(source.outputs["Image"], shown.inputs[0])
    bpy.ops.render.render(write_still=False)
    width, height = job["size"]
    arrays = {}
    for name in PASSES:
        path = next(folder.glob(f"{name}[0-9]*.exr"))
        image = bpy.data.images.load(str(path))
        image.colorspace_settings.name = "Non-Color"
        pixels = np.empty(width * height * 4, np.float32)
        image.pixels.foreach_get(pixels)
        arrays[name] = pixels.reshape(height, width, 4)[::-1, :, :3].astype(np.float16)
        path.unlink()
    folder.rmdir()
    np.savez(job["out"], **arrays)


def main():
    job = json.loads(pathlib.Path(sys.argv[-1]).read_text())
    start = time.time()
    for thing in list(bpy.data.objects):
        bpy.data.objects.remove(thing)
    things, points, drape = dress(job)
    points = turn(things, points, job["view"].get("yaw", 0) + job.get("turn", 0))
    sets.build(job["scene"])
    lights.build(job["scene"]["lamps"])
    frame(job, points, drape)
    settings(job)
    built = time.time()
    render(job)
    print(f"SHOT build {built - start:.1f} s, render {time.time() - built:.1f} s", flush=True)


main()
