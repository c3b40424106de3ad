"""Runs inside Blender: builds the scene of one job and writes its passes.  blender -b --factory-startup -P shoot.py -- job.json"""
import json
import pathlib
import sys
import time

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import camera  # noqa: E402
import closeup  # noqa: E402
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
    """Hangs the garment, and what is worn under it, in the scene. Returns the things and the garment's points."""
    look = {"close": False, "tiles": pathlib.Path(job["tiles"])}
    kinds = job["fabrics"]
    outside = fabric("outside", kinds[job["fabric"]], job["colour"], look, job["trims"])
    inside = fabric("inside", kinds[job["fabric"]], job["colour"], look)
    drape = np.load(job["drape"])
    things = []
    thing, points = mesh.garment("garment", drape, outside, inside, False)
    things.append(thing)
    if len(drape["belt"]):
        things.append(belt(points, drape["belt"], fabric("belt", kinds[job["fabric"]], job["colour"], look)))
    if job.get("under"):
        kind = kinds[job["under"]["fabric"]]
        under = fabric("under", kind, job["under"]["colour"], look, channel="under")
        things.append(mesh.garment("under", np.load(job["under"]["drape"]), under, under, False, mesh.TUCK)[0])
    return things, points


def turn(things, points, degrees):
    """Turns the garment on its place."""
    angle = np.radians(degrees)
    for thing in things:
        thing.rotation_euler[2] = angle
    c, s = np.cos(angle), np.sin(angle)
    return points @ np.array([[c, s, 0], [-s, c, 0], [0, 0, 1]])


def settings(job):
    """Cycles for few samples and no fireflies; the passes that the finish needs."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = job["size"]
    scene.render.resolution_percentage = 100
    scene.render.threads_mode, scene.render.threads = "FIXED", 1
    cycles = scene.cycles
    cycles.device, cycles.use_denoising, cycles.use_adaptive_sampling = "CPU", False, False
    scene.render.use_persistent_data = True
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = (0, 0, 0) if job["view"].get("close") else (4, 3, 2)
    cycles.transmission_bounces, cycles.transparent_max_bounces = 1, 4
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct, cycles.blur_glossy = 2.5, 0, 1.0
    cycles.pixel_filter_type, cycles.filter_width = "BLACKMAN_HARRIS", 1.4
    layer = scene.view_layers[0]
    layer.use_pass_diffuse_color = layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = True
    layer.cycles.denoising_store_passes = True
    share = layer.aovs.add()
    share.name, share.type = "share", "COLOR"


def garment_box(points, margin=0.025):
    """The part of the picture that holds the garment, as shares of width and height from below (left, right, low, high)."""
    scene = bpy.context.scene
    bpy.context.view_layer.update()
    seen = np.array([world_to_camera_view(scene, scene.camera, Vector(p))[:2] for p in points[::7]])
    low, high = np.clip(seen.min(0) - margin, 0, 1), np.clip(seen.max(0) + margin, 0, 1)
    return low[0], high[0], low[1], high[1]


def prepare(folder):
    """A file for every pass."""
    scene = bpy.context.scene
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


def shot(job, folder, samples, seed, box=None):
    """Renders the picture, or the part of it in the box, and returns its passes."""
    scene, (width, height) = bpy.context.scene, job["size"]
    scene.cycles.samples, scene.cycles.seed = samples, seed
    scene.render.use_border = box is not None
    if box is not None:
        scene.render.border_min_x, scene.render.border_max_x, scene.render.border_min_y, scene.render.border_max_y = box
    bpy.ops.render.render(write_still=False)
    arrays = {}
    for name in PASSES:
        path = next(folder.glob(f"{name}[0-9]*.exr"))
        image = bpy.data.images.load(str(path))
        image.colorspace_settings.name = "Non-Color"
        pixels = np.empty(width * height * 4, np.float32)
        image.pixels.foreach_get(pixels)
        arrays[name] = pixels.reshape(height, width, 4)[::-1, :, :3].copy()
        bpy.data.images.remove(image)
        path.unlink()
    return arrays


def render(job, points):
    """Renders the room with few samples and the garment with all of them; gathers the passes in one file of half floats."""
    folder, (width, height) = pathlib.Path(job["out"]).with_suffix(""), job["size"]
    prepare(folder)
    if job["view"].get("close"):
        arrays = shot(job, folder, job["samples"], 7)
    else:
        few, box = max(1, min(4, job["samples"] - 1)), garment_box(points)
        arrays, more = shot(job, folder, few, 7), shot(job, folder, job["samples"] - few, 8, box)
        left, right, low, high = (round(share * size) for share, size in zip(box, (width, width, height, height)))
        part = (slice(height - high + 1, height - low - 1), slice(left + 1, right - 1))
        for name in PASSES:
            arrays[name][part] += (more[name][part] - arrays[name][part]) * (1 - few / job["samples"])
    folder.rmdir()
    np.savez(job["out"], **{name: array.astype(np.float16) for name, array in arrays.items()})


def main():
    job = json.loads(pathlib.Path(sys.argv[-1]).read_text())
    start = time.time()
    for thing in list(bpy.data.objects):
        bpy.data.objects.remove(thing)
    if job["view"].get("close"):
        points = closeup.lay_out(job)
        camera.close(job["view"], job["size"][0] / job["size"][1])
    else:
        things, points = dress(job)
        degrees = job["view"].get("yaw", 0) + job.get("turn", 0)
        points = turn(things, points, degrees)
        if job.get("framing"):
            # The camera of a video stands still while the cloth moves.
            points = turn([], np.load(job["framing"])["x"], degrees)
        camera.whole(points, job["view"], job["size"][0] / job["size"][1])
    sets.build(job["scene"])
    lights.build(job["scene"]["lamps"])
    settings(job)
    built = time.time()
    render(job, points)
    print(f"SHOT build {built - start:.1f} s, render {time.time() - built:.1f} s, processor {time.process_time():.0f} s", flush=True)


if __name__ == "__main__":
    main()
