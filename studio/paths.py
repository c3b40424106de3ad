"""Folders of the studio, and the compiling of its two C files on first use."""
import ctypes
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent
DATA = ROOT / "data"
CACHE = ROOT / "cache"
SHOP = ROOT.parent / "server" / "sample-shop"
PICTURES = SHOP / "pictures"
VIDEOS = SHOP / "videos"


def build_library(folder, name):
    """Compiles <folder>/<name>.c into the cache when it is missing or older than its source, and loads it."""
    source, target = ROOT / folder / f"{name}.c", CACHE / f"{name}.so"
    if not target.exists() or target.stat().st_mtime < source.stat().st_mtime:
        CACHE.mkdir(exist_ok=True)
        command = ["gcc", "-O3", "-ffast-math", "-march=native", "-shared", "-fPIC", "-o", target, source, "-lm"]
        subprocess.run(command, check=True)
    return ctypes.CDLL(str(target))
