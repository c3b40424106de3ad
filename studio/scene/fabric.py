"""Cloth as a material: matt light of its colour, a soft bloom, and gloss along the threads. Trim and seams lie on top.

Light and gloss are kept apart (diffuse, glossy), and the share of plain cloth in each pixel is written out, so that
one render can be tinted to every colour of a product.
"""
from nodes import Shader, linear


def _seams(shader, look, trims):
    """Height (0 to 1) of sewn lines: side and shoulder seams sink, hems and facings are stitched."""
    _, seam = shader.map("seam")
    distance = shader.math("ABSOLUTE", seam)
    groove = shader.math("SUBTRACT", 1.0, shader.math("DIVIDE", distance, 0.0022), clamp=True)
    height = shader.multiply(groove, -1.0)
    for name, at in (("hem", 0.022), ("cuff", 0.018), ("edge", 0.008)):
        if look["close"] and any(t["edge"] == name and t["offset"] < at < t["offset"] + t["width"] for t in trims):
            continue  # embroidery hides the stitches
        along, away = shader.map(name)
        off = shader.math("ABSOLUTE", shader.math("SUBTRACT", away, at))
        line = shader.math("SUBTRACT", 1.0, shader.math("DIVIDE", off, 0.0011), clamp=True)
        wave = shader.math("SINE", shader.multiply(along, 6.283 / 0.0034))
        dash = shader.math("GREATER_THAN", wave, -0.5) if look["close"] else 0.8
        height = shader.math("SUBTRACT", height, shader.multiply(line, shader.multiply(dash, 0.7)))
        folded = shader.multiply(shader.less(away, at), 0.55)
        height = shader.add(height, folded)
    return height


def _texture(shader, kind, look):
    """Height of the cloth's own grain, and how much the colour varies with it."""
    vector = shader.node("ShaderNodeUVMap", uv_map="fabric").outputs[0]
    if look["close"]:
        u, v = shader.map("fabric")
        size, tile = kind["weave"]["tile"], look["tiles"] / f"weave-{kind['weave']['name']}.png"
        channels = shader.image(tile, shader.math("DIVIDE", u, size), shader.math("DIVIDE", v, size))
        return channels[0], channels[1]
    grain = kind["grain"]
    fine = shader.noise(vector, grain["scale"], 2, tuple(grain["stretch"]))
    if grain.get("slub"):
        across = shader.noise(vector, grain["slub"], 2, (6, 0.3, 1))
        along = shader.noise(vector, grain["slub"], 2, (0.3, 6, 1))
        threads = shader.multiply(shader.add(across, along), 0.5)
        return shader.add(shader.multiply(fine, 0.4), threads), threads
    return fine, fine


def _trim(shader, trim, tiles, under):
    """Lays one trim over what is there: a dictionary of colour, metal, height and cover."""
    along, away = shader.map(trim["edge"])
    tile, width = tiles / f"trim-{trim['tile']}.png", trim["width"]
    aspect = shader.aspect(tile)
    v = shader.math("DIVIDE", shader.math("SUBTRACT", away, trim["offset"]), width)
    u = shader.math("DIVIDE", along, width * aspect)
    channels = shader.image(tile, u, v)
    inside = shader.between(v, 0.0, 1.0)
    first, second, height = (shader.multiply(c, inside) for c in channels)
    cover = shader.math("MAXIMUM", first, second, clamp=True)
    colour = shader.mix(first, under["colour"], linear(trim["colour"]))
    colour = shader.mix(second, colour, linear(trim["second"]))
    return {
        "colour": colour,
        "cover": shader.math("MAXIMUM", cover, under["cover"]),
        "height": shader.math("MAXIMUM", height, under["height"]),
        "metal": shader.blend(cover, under["metal"], trim["metal"]),
    }




def fabric(name, kind, colour, look, trims=(), channel="cloth"):
    """A cloth material.

    `kind`: a cloth of data/fabrics.json; `look`: closeness and folder of tiles; `channel`: 'cloth' or 'under'.
    """
    shader = Shader(name)
    height, shade = _texture(shader, kind, look)
    vary = kind["vary"] * (1.0 if not look["close"] else 1.6)
    tone = shader.add(1 - vary, shader.multiply(shade, 2 * vary))
    layer = {"colour": (0, 0, 0, 1), "cover": 0.0, "height": 0.0, "metal": 0.0}
    for trim in trims:
        layer = _trim(shader, trim, look["tiles"], layer)
    bare = shader.math("SUBTRACT", 1.0, layer["cover"])
    depth = kind["depth_close"] if look["close"] else kind["depth"]
    normal = shader.bump(shader.multiply(height, bare), depth, 1.0)
    if look.get("sewn", True):
        normal = shader.bump(_seams(shader, look, trims), 0.0007, 0.8, normal)
    if trims:
        normal = shader.bump(layer["height"], 0.0011, 1.0, normal)
    cloth = shader.scale(linear(colour), shader.multiply(tone, bare))
    solid = shader.math("SUBTRACT", 1.0, layer["metal"])
    thread = shader.scale(layer["colour"], shader.multiply(layer["cover"], solid))
    base = shader.node("ShaderNodeVectorMath", {0: cloth, 1: thread}).outputs[0]
    matt = shader.node("ShaderNodeBsdfDiffuse", {"Color": base, "Roughness": 0.3, "Normal": normal})
    surfaces = [matt.outputs[0]] + _gloss(shader, kind, bare, normal)
    if trims:
        surfaces.append(_thread_gloss(shader, layer, normal))
    _write_share(shader, channel, shader.multiply(tone, bare), layer["cover"])
    return shader.finish(shader.sum(surfaces))


def _gloss(shader, kind, bare, normal):
    """Soft bloom at grazing angles and the sheen of the threads."""
    facing = shader.node("ShaderNodeLayerWeight", {"Blend": 0.5, "Normal": normal}).outputs[1]
    grazing = shader.math("POWER", facing, 3.0)
    bloom = shader.multiply(bare, shader.add(kind["bloom"] * 0.08, shader.multiply(grazing, kind["bloom"])))
    white = (1.0, 1.0, 1.0)
    soft = shader.node("ShaderNodeBsdfGlossy", {"Color": shader.scale(white, bloom), "Roughness": 0.85, "Normal": normal})
    fresnel = shader.add(kind["gloss"], shader.multiply(grazing, kind["gloss"] * 2.0))
    tangent = shader.node("ShaderNodeTangent", direction_type="UV_MAP", uv_map="fabric").outputs[0]
    inputs = {"Color": shader.scale(white, shader.multiply(bare, fresnel)), "Roughness": kind["rough"],
              "Anisotropy": kind["along"], "Normal": normal, "Tangent": tangent}  # fmt: skip
    sheen = shader.node("ShaderNodeBsdfAnisotropic", inputs)
    return [soft.outputs[0], sheen.outputs[0]]


def _thread_gloss(shader, layer, normal):
    """Metal of gold and silver thread, and the faint shine of silk thread."""
    metal = shader.scale(layer["colour"], shader.multiply(layer["cover"], layer["metal"]))
    matt = shader.math("SUBTRACT", 1.0, layer["metal"])
    silk = shader.scale((1.0, 1.0, 1.0), shader.multiply(layer["cover"], shader.multiply(matt, 0.05)))
    colour = shader.node("ShaderNodeVectorMath", {0: metal, 1: silk}).outputs[0]
    return shader.node("ShaderNodeBsdfGlossy", {"Color": colour, "Roughness": 0.38, "Normal": normal}).outputs[0]


def _write_share(shader, channel, cloth, trim):
    """Writes red: share of the garment's cloth, green: of the cloth under it, blue: trim."""
    red, green = (cloth, 0.0) if channel == "cloth" else (0.0, cloth)
    combined = shader.node("ShaderNodeCombineRGB", {0: red, 1: green, 2: trim})
    shader.node("ShaderNodeOutputAOV", {"Color": combined.outputs[0]}, name="share")


def plain(name, colour, rough=0.9, gloss=0.0, bump=None, vary=0.0):
    """Plaster, stone, wood: a matt colour with a little unevenness. `bump`: (scale, height)."""
    shader = Shader(name)
    place = shader.node("ShaderNodeTexCoord").outputs["Object"]
    tone, normal = linear(colour), None
    if vary:
        cloud = shader.noise(place, 1.6, 2)
        tone = shader.scale(tone, shader.add(1 - vary, shader.multiply(cloud, 2 * vary)))
    inputs = {"Color": tone, "Roughness": 1.0}
    if bump:
        coarse = shader.noise(place, bump[0], 1)
        normal = shader.bump(coarse, bump[1], 0.7)
        inputs["Normal"] = normal
    surfaces = [shader.node("ShaderNodeBsdfDiffuse", inputs).outputs[0]]
    if gloss:
        surfaces.append(shader.node("ShaderNodeBsdfGlossy", {"Color": (gloss, gloss, gloss, 1), "Roughness": rough}).outputs[0])
    return shader.finish(shader.sum(surfaces))
