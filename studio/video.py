#!/usr/bin/python3
"""Draws the videos that are missing: cloth in a breeze, in a loop.  /usr/bin/python3 studio/video.py [--only noor] [--preview]

Like render.py it runs beside other work and goes on where it was stopped. Each picture of a video is a render of its own.
"""
import argparse
import os
import subprocess

import numpy as np

import render  # first: it sets the path of the other modules
import drape
import plan
from develop import clean_passes, develop
from paths import CACHE, VIDEOS

PREVIEW = ((200, 250), 2)
CODECS = {
    "webm": ["-c:v", "libsvtav1", "-preset", "4", "-crf", "36", "-svtav1-params", "tune=0"],
    "mp4": ["-c:v", "libx264", "-preset", "veryslow", "-crf", "24", "-movflags", "+faststart"],
}


def drapes(look, breeze):
    """The drapes of all pictures of a video, and of the dress under it, which does not move."""
    still = render.make_drapes(look, "side")
    silhouettes, poses = plan.load("silhouettes"), plan.load("poses")
    pose = look.get("poses", {}).get("side", look["pose"])
    cut = plan.cut(silhouettes, look["silhouette"])
    moving = drape.cached(look["silhouette"], cut, pose, poses[pose], still["seed"], render.MESH, still["under"], video=breeze)
    return [{"garment": path, "under": still["under"]} for path in moving], still["garment"]


def draw_pictures(slug, look, folder, preview):
    """Every picture of a video in all colours, as PNG."""
    pictures, framing = drapes(look, plan.load("videos")["breeze"])
    colours, small = plan.load("colours"), (*PREVIEW[0], PREVIEW[1]) if preview else None
    for number, one in enumerate(pictures):
        paths = {name: folder / f"{slug}--{name}" / f"{number:03}.png" for name in look["colours"]}
        if all(path.exists() for path in paths.values()):
            continue
        job = {**plan.make_job(slug, look, "video", one, small), "framing": str(framing)}
        found, seconds = render.shoot(job)
        passes = clean_passes(np.load(found))
        found.unlink()
        for name, path in paths.items():
            under = plan.under_colour(look, name, colours) if look.get("under") else None
            path.parent.mkdir(parents=True, exist_ok=True)
            part = path.with_suffix(".part.png")
            develop(passes, job, colours[name], under).save(part)
            part.rename(path)
        print(f"  {slug} {number + 1} of {len(pictures)}: render {seconds:.0f} s", flush=True)
    return len(pictures)


def encode(folder, count, videos):
    """Both formats of one colour; between two pictures one more is interpolated, and the last leads into the first."""
    rate = videos["breeze"]["rate"]
    first, after = folder / "000.png", folder / f"{count:03}.png"
    after.write_bytes(first.read_bytes())
    smooth = f"minterpolate=fps={2 * rate}:mi_mode=mci:mc_mode=aobmc:vsbmc=1,trim=end_frame={2 * count},setpts=N/{2 * rate}/TB"
    for form, codec in CODECS.items():
        path = VIDEOS / f"{folder.name}--side.{form}"
        command = ["ffmpeg", "-loglevel", "error", "-y", "-framerate", str(rate), "-i", str(folder / "%03d.png"), "-vf", smooth,
                   "-pix_fmt", "yuv420p", "-an", "-threads", "1", *codec, str(path)]  # fmt: skip
        subprocess.run(command, check=True)
        print(f"  {path.name} {path.stat().st_size // 1000} kB", flush=True)
    after.unlink()


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", nargs="*")
    parser.add_argument("--preview", action="store_true", help="small and quick; the videos are written all the same")
    arguments = parser.parse_args()
    os.nice(19 - os.nice(0))
    render.make_tiles()
    looks, videos = plan.load("looks"), plan.load("videos")
    VIDEOS.mkdir(exist_ok=True)
    for slug in arguments.only or videos["products"]:
        look, folder = looks[slug], CACHE / ("videos-preview" if arguments.preview else "videos")
        if not arguments.preview and all((VIDEOS / f"{slug}--{c}--side.mp4").exists() for c in look["colours"]):
            continue
        count = draw_pictures(slug, look, folder, arguments.preview)
        for name in look["colours"]:
            encode(folder / f"{slug}--{name}", count, videos)


if __name__ == "__main__":
    main()
