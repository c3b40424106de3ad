"""The rooms: an arch in warm plaster, window light on plaster, a terrace at dusk, a calm wall, and a wardrobe at home."""
import bpy
import numpy as np

from fabric import plain
from mesh import add, box, strip
from nodes import Shader, linear

WIDE = 9.0


def _plaster(name, colour):
    return plain(name, colour, bump=(14, 0.004), vary=0.05)


def _floor(colour, back):
    points, faces = strip([(-9, 0), (back, 0)], WIDE)
    add("floor", points, faces, plain("floor", colour, rough=0.5, gloss=0.015, bump=(20, 0.001), vary=0.05))


def arch_outline(half_width, spring, count=72):
    """The opening's outline from the left foot over the top to the right foot (x, z)."""
    angle = np.linspace(np.pi, 0, count)
    top = np.c_[half_width * np.cos(angle), spring + half_width * np.sin(angle)]
    left = np.c_[np.full(12, -half_width), np.linspace(0, spring, 12, endpoint=False)]
    right = np.c_[np.full(12, half_width), np.linspace(spring, 0, 13)[1:]]
    return np.r_[left, top, right]


def _outer_frame(line, height):
    """For each point of the arch a point on the far edge of the wall, so that the wall is one band of faces."""
    out = []
    for x, z in line:
        reach = min((WIDE / max(abs(x), 1e-6)), height / max(z, 1e-6))
        out.append([x * reach, z * reach])
    return np.array(out)


def _join(rings):
    """Faces between rings of the same number of points."""
    count = len(rings[0])
    points = np.concatenate(rings)
    starts = [r * count + i for r in range(len(rings) - 1) for i in range(count - 1)]
    faces = [[a, a + 1, a + count + 1, a + count] for a in starts]
    return points, faces


def arch(data):
    """A wall with an arched niche behind the garment."""
    wall, deep = data["wall_y"], data["niche"]
    line = arch_outline(data["half_width"], data["spring"])
    at = lambda ring, y: np.c_[ring[:, 0], np.full(len(ring), y), ring[:, 1]]  # noqa: E731
    turns = np.linspace(0, np.pi / 2, 5)
    wider = [line * (1 + np.array([0.012, 0.006]) * (1 - np.sin(t))) for t in turns]
    round_edge = [at(ring, wall + 0.014 * (1 - np.cos(t))) for ring, t in zip(wider, turns)]
    rings = [at(_outer_frame(line, 8.0), wall)] + round_edge + [at(line, wall + deep)]
    points, faces = _join(rings)
    add("wall", points, faces, _plaster("wall", data["wall"]))
    points, faces = strip([(wall + deep, -0.1), (wall + deep, 6)], 3)
    add("niche", points, faces, _plaster("niche", data["niche_colour"]))
    _floor(data["floor"], wall + deep)


def wall(data):
    """One plaster wall and a floor, with a low skirting."""
    points, faces = strip([(data["wall_y"], -0.1), (data["wall_y"], 7)], WIDE)
    add("wall", points, faces, _plaster("wall", data["wall"]))
    if data.get("skirting"):
        points, faces = box((-WIDE, data["wall_y"] - 0.014, 0), (WIDE, data["wall_y"], data["skirting"]))
        add("skirting", points, faces, _plaster("skirting", data["wall"]), smooth=False)
    _floor(data["floor"], data["wall_y"])


def window(data):
    """The wall, and a ceiling out of sight whose opening lets a patch of sun fall on it."""
    wall(data)
    sun, patch = np.array(data["sun_direction"]), np.array(data["patch"])
    sun = sun / np.linalg.norm(sun)
    height = 3.1
    middle = patch - sun * ((height - patch[2]) / -sun[2])
    panes = data["panes"]
    across = [middle[0] + panes["width"] * (i - (panes["columns"] - 1) / 2) for i in range(panes["columns"])]
    along = [middle[1] + panes["depth"] * (i - (panes["rows"] - 1) / 2) for i in range(panes["rows"])]
    reach_x, reach_y = (panes["width"] - panes["bar"]) / 2, (panes["depth"] - panes["bar"]) / 2
    holes = [(x - reach_x, x + reach_x, y - reach_y, y + reach_y) for x in across for y in along]
    _plate_with_holes(holes, height)


def _plate_with_holes(holes, height):
    xs = sorted({-8.0, 8.0, *[v for h in holes for v in h[:2]]})
    ys = sorted({-8.0, 8.0, *[v for h in holes for v in h[2:]]})
    points = [[x, y, height] for y in ys for x in xs]
    faces = []
    for j in range(len(ys) - 1):
        for i in range(len(xs) - 1):
            x, y = (xs[i] + xs[i + 1]) / 2, (ys[j] + ys[j + 1]) / 2
            if any(h[0] < x < h[1] and h[2] < y < h[3] for h in holes):
                continue
            a = j * len(xs) + i
            faces.append([a, a + 1, a + len(xs) + 1, a + len(xs)])
    plate = add("ceiling", points, faces, plain("ceiling", "#000000"), smooth=False)
    plate.visible_camera = plate.visible_diffuse = plate.visible_glossy = False


def _sky(stops):
    """A glowing backdrop whose colour changes with height."""
    shader = Shader("sky")
    place = shader.node("ShaderNodeTexCoord").outputs["Object"]
    height = shader.node("ShaderNodeSeparateXYZ", {0: place}).outputs[2]
    ramp = shader.node("ShaderNodeValToRGB", {0: shader.math("DIVIDE", height, 10.0)})
    ramp.color_ramp.interpolation = "B_SPLINE"
    for index, (at, colour) in enumerate(stops):
        element = ramp.color_ramp.elements[index] if index < 2 else ramp.color_ramp.elements.new(at / 10)
        element.position, element.color = at / 10, linear(colour)
    glow = shader.node("ShaderNodeEmission", {"Color": ramp.outputs[0], "Strength": 1.0})
    return shader.finish(glow.outputs[0])


def _dune(name, colour, haze, ridge):
    """A far dune that glows in its own colour at its foot, and whose ridge dissolves in the haze and lets the sky through."""
    shader = Shader(name)
    place = shader.node("ShaderNodeTexCoord").outputs["UV"]
    height = shader.node("ShaderNodeSeparateXYZ", {0: place}).outputs[1]
    ramp = shader.node("ShaderNodeValToRGB", {0: height})
    ramp.color_ramp.interpolation = "EASE"
    for element, at, tone in zip(ramp.color_ramp.elements, (1 - ridge, 1.0), (colour, haze)):
        element.position, element.color = at, linear(tone)
    veil = shader.node("ShaderNodeMapRange", {0: height, 1: 1 - 0.35 * ridge, 2: 1.0, 3: 0.0, 4: 1.0})
    glow = shader.node("ShaderNodeEmission", {"Color": ramp.outputs[0]})
    clear = shader.node("ShaderNodeBsdfTransparent", {})
    return shader.finish(shader.node("ShaderNodeMixShader", {0: veil.outputs[0], 1: glow.outputs[0], 2: clear.outputs[0]}).outputs[0])


def terrace(data):
    """A low parapet, far dunes and the evening sky."""
    points, faces = strip([(30, -6), (30, 14)], 40)
    sky = add("sky", points, faces, _sky(data["sky"]))
    sky.visible_diffuse = sky.visible_glossy = False
    for index, (y, height, colour, phase) in enumerate(data["dunes"]):
        x = np.linspace(-14, 14, 160)
        ridge = height * (1 + 0.35 * np.sin(0.55 * x + phase) + 0.16 * np.sin(1.3 * x + 2 * phase))
        points, faces = _join([np.c_[x, np.full(160, y), np.full(160, -3.0)], np.c_[x, np.full(160, y), ridge]])
        upward = np.tile([[0, 0], [1, 0], [1, 1], [0, 1]], (len(faces), 1))
        dune = add(f"dune{index}", points, faces, _dune(f"dune{index}", colour, data["haze"], 0.6), {"UVMap": upward})
        dune.visible_diffuse = dune.visible_glossy = dune.visible_shadow = False
    points, faces = box((-WIDE, data["wall_y"], 0), (WIDE, data["wall_y"] + 0.25, data["parapet"]))
    add("parapet", points, faces, _plaster("parapet", data["wall"]), smooth=False)
    _floor(data["floor"], data["wall_y"])


def wardrobe(data):
    """Doors of a wardrobe with a plinth: each a frame around a sunken panel, with a handle at its inner edge."""
    y, wide, gap, frame = data["wall_y"], data["door"], 0.006, 0.085
    wood, panel = plain("wood", data["wall"], rough=0.5, gloss=0.02, vary=0.08), plain("panel", data["panel"], rough=0.5, gloss=0.02, vary=0.08)
    metal = plain("metal", data["metal"], rough=0.3, gloss=0.3)
    count = 8
    for number in range(count):
        left = (number - count / 2) * wide + data.get("shift", 0.0)
        low, high, right = 0.1, 2.6, left + wide - gap
        parts = [(left, low, left + frame, high), (right - frame, low, right, high), (left + frame, low, right - frame, low + frame), (left + frame, high - frame, right - frame, high)]
        for x1, z1, x2, z2 in parts:
            add("frame", *box((x1, y - 0.018, z1), (x2, y, z2)), wood, smooth=False)
        add("panel", *box((left + frame, y - 0.006, low + frame), (right - frame, y, high - frame)), panel, smooth=False)
        x = right - 0.045 if number % 2 == 0 else left + 0.04
        add("handle", *box((x, y - 0.045, 1.0), (x + 0.009, y - 0.018, 1.18)), metal, smooth=False)
    points, faces = strip([(y, -0.1), (y, 7)], WIDE)
    add("wall", points, faces, plain("gap", "#20180f"))
    add("plinth", *box((-WIDE, y - 0.01, 0), (WIDE, y, 0.096)), wood, smooth=False)
    _floor(data["floor"], y)


def bare(data):
    """No room: a close view is filled with cloth."""


SETS = {"arch": arch, "bare": bare, "wall": wall, "wardrobe": wardrobe, "window": window, "terrace": terrace}


def build(data):
    """Builds the set that a scene of data/scenes.json asks for."""
    SETS[data["set"]](data)
    world = bpy.data.worlds[0] if bpy.data.worlds else bpy.data.worlds.new("world")
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    background.inputs[0].default_value = linear(data["air"])
    background.inputs[1].default_value = data["air_strength"]
