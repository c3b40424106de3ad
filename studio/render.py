#!/usr/bin/python3
"""Draws the pictures that are missing.  /usr/bin/python3 studio/render.py [--only noor badr] [--views front detail] [--preview]

Runs beside other work: lowest priority, one thread. Stop it when you like; the next run goes on where it stopped.
"""
import argparse
import hashlib
import json
import os
import subprocess
import sys
import time

import pathlib

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE / folder) for folder in (".", "cloth", "ornament", "finish")]

import numpy as np  # noqa: E402
from PIL import Image  # noqa: E402

import drape  # noqa: E402
import motifs  # noqa: E402
import plan  # noqa: E402
import weave  # noqa: E402
from develop import clean_passes, develop, write  # noqa: E402
from paths import CACHE, PICTURES  # noqa: E402

MESH, PREVIEW = 0.009, (400, 500, 12)
SEEDS_TO_TRY, CURL_ALLOWED = 6, 0.04


def make_tiles():
    """Embroidery and weave tiles, once."""
    plan.TILES.mkdir(parents=True, exist_ok=True)
    for name, draw in motifs.MOTIFS.items():
        path = plan.TILES / f"trim-{name}.png"
        if not path.exists():
            draw().save(path)
    for name in ("linen", "crepe", "satin"):
        path = plan.TILES / f"weave-{name}.png"
        if not path.exists():
            weave.weave(name).save(path)


def make_drapes(look, view):
    """The drape of the garment (and of the dress under it). An open front that curls is draped again with another seed."""
    silhouettes, poses = plan.load("silhouettes"), plan.load("poses")
    cut, pose_name = plan.cut(silhouettes, look["silhouette"]), look.get("poses", {}).get(view, look["pose"])
    pose = poses[pose_name]
    under = None
    if cut["inner"]:
        under = drape.cached(cut["inner"], plan.cut(silhouettes, cut["inner"]), pose_name, pose, 0, MESH)
    best = None
    for seed in range(look["seed"], look["seed"] + SEEDS_TO_TRY):
        path = drape.cached(look["silhouette"], cut, pose_name, pose, seed, MESH, under)
        curl = float(np.load(path)["curl"])
        if best is None or curl < best[0]:
            best = (curl, path, seed)
        if curl <= CURL_ALLOWED:
            break
    return {"garment": best[1], "under": under, "seed": best[2]}


def shoot(job, program="shoot.py"):
    """Renders the passes of a job, unless the very same job was rendered before."""
    text = json.dumps(job, sort_keys=True)
    stamp = hashlib.sha1((text + source_sum()).encode()).hexdigest()[:10]
    out = CACHE / f"passes-{job['slug']}-{job['view_name']}-{stamp}.npz"
    if out.exists():
        return out, 0.0
    start, order = time.time(), CACHE / f"job-{stamp}.json"
    order.write_text(json.dumps({**job, "out": str(out)}))
    command = ["blender", "-b", "--factory-startup", "-t", "1", "-P", str(HERE / "scene" / program), "--", str(order)]
    answer = subprocess.run(command, capture_output=True, text=True)
    order.unlink()
    if not out.exists():
        raise RuntimeError(answer.stdout[-3000:] + answer.stderr[-3000:])
    print(*[line for line in answer.stdout.splitlines() if line.startswith("SHOT")], flush=True)
    return out, time.time() - start


def source_sum():
    """A sum of the scene's sources, so that a change there renders again."""
    return hashlib.sha1(b"".join(p.read_bytes() for p in sorted((HERE / "scene").glob("*.py")))).hexdigest()


def finish(job, look, passes_path, folder, names, keep):
    """Develops every colour that is missing."""
    colours = plan.load("colours")
    passes = clean_passes(np.load(passes_path), job["view"].get("close", False))
    if not keep:
        passes_path.unlink()
    for colour in names:
        under = plan.under_colour(look, colour, colours) if look.get("under") else None
        image = develop(passes, job, colours[colour], under)
        path = folder / f"{job['slug']}--{colour}--{job['view_name']}.webp"
        size = write(image, path.with_suffix(".part.webp"), job["view"].get("close", False))
        path.with_suffix(".part.webp").rename(path)
        print(f"  {path.name} {size // 1000} kB", flush=True)


def is_missing(path, view, is_preview):
    """A picture is missing when there is none, or only one that is smaller than its view."""
    return not path.exists() or (not is_preview and Image.open(path).height < plan.load("views")[view]["size"][1])


def draw(slug, look, view, arguments):
    """All colours of one product and view."""
    folder = CACHE / "preview" if arguments.preview else PICTURES
    folder.mkdir(parents=True, exist_ok=True)
    names = [c for c in look["colours"] if arguments.again or is_missing(folder / f"{slug}--{c}--{view}.webp", view, arguments.preview)]
    if not names:
        return
    preview = tuple(arguments.size) if arguments.preview else None
    job = plan.make_job(slug, look, view, None if view == "detail" else make_drapes(look, view), preview, arguments.scene)
    start = time.time()
    passes, seconds = shoot(job)
    finish(job, look, passes, folder, names, keep=arguments.preview)
    print(f"{slug} {view}: render {seconds:.0f} s, with {len(names)} colours {time.time() - start:.0f} s", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", nargs="*")
    parser.add_argument("--views", nargs="*", default=["front", "detail", "side", "back"])
    parser.add_argument("--preview", action="store_true", help="small and quick, into the cache")
    parser.add_argument("--size", nargs=3, type=int, default=PREVIEW, help="width, height and samples of a preview")
    parser.add_argument("--again", action="store_true", help="also pictures that exist")
    parser.add_argument("--scene", help="another scene than the look's")
    arguments = parser.parse_args()
    os.nice(19 - os.nice(0))
    make_tiles()
    looks = plan.load("looks")
    jobs = [(slug, view) for view in arguments.views for slug in (arguments.only or looks)]
    for number, (slug, view) in enumerate(jobs, 1):
        print(f"[{number}/{len(jobs)}] {slug} {view}", flush=True)
        draw(slug, looks[slug], view, arguments)


if __name__ == "__main__":
    main()
