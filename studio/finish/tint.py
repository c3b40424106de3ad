"""Puts a colour on cleaned light: the cloth in middle light gets exactly the colour asked for."""
import numpy as np

LUMA = np.array([0.2126, 0.7152, 0.0722], np.float32)


def linear(colour):
    """'#rrggbb' as linear light."""
    text = colour.lstrip("#")
    value = np.array([int(text[i : i + 2], 16) / 255 for i in (0, 2, 4)], np.float32)
    return np.where(value > 0.04045, ((value + 0.055) / 1.055) ** 2.4, value / 12.92).astype(np.float32)


def middle_light(passes, mask):
    """The light of the cloth in middle light (its 55th hundredth by brightness), and the same place's gloss."""
    light, gloss = passes["light"][mask], passes["gloss"][mask]
    order = light @ LUMA
    low, high = np.percentile(order, [45, 65])
    band = (order >= low) & (order <= high)
    return light[band].mean(0), gloss[band].mean(0)


def tint(passes, job, colour, under=None):
    """Linear picture with the garment in `colour` (and the dress under it in `under`), exposed so that the colour is true."""
    share = passes["share"]
    mask = share[..., 0] > 0.8
    if mask.sum() < 50:
        mask = share[..., 0] > 0.3
    light, gloss = middle_light(passes, mask)
    exposure = 1.0 / float(light @ LUMA)
    balance = (light * exposure) ** -job["scene"]["balance"]
    white = balance / float(balance @ LUMA)
    wanted = linear(colour)
    boost = _gloss_boost(job["fabrics"][job["fabric"]], float(wanted @ LUMA))
    gloss_part = float(gloss @ LUMA) * exposure * boost
    base = np.maximum(wanted - gloss_part * 0.8, wanted * 0.45)
    albedo = passes["colour"] + share[..., :1] * (base - linear(job["colour"]))
    albedo = _tint_under(albedo, passes, job, under)
    shine = passes["gloss"] * _on_gloss(wanted, boost, share[..., :1])
    if under and job.get("under"):
        boost = _gloss_boost(job["fabrics"][job["under"]["fabric"]], float(linear(under) @ LUMA))
        shine = shine * _on_gloss(linear(under), boost, share[..., 1:2])
    picture = (np.maximum(albedo, 0) * passes["light"] + shine) * exposure
    thread = 1.0 if job["view"].get("close") else _thread_tone(share[..., 2:], float(wanted @ LUMA))
    return picture * white * thread


def _gloss_boost(kind, lightness):
    """How much more or less a cloth shines in this colour. Satin needs less in black, where gloss is all one sees and it
    turns to leather, and more in light colours, where its own brightness hides the gloss."""
    dark, light = kind.get("gloss_on_dark", 1.0), kind.get("gloss_on_light", 1.0)
    return float(np.interp(lightness, [0.012, 0.08, 0.12, 0.42], [dark, 1.0, 1.0, light]))


def _on_gloss(colour, boost, part):
    """What a cloth of this colour makes of its gloss: most of its hue, and more or less of it."""
    hue, part = colour / max(float(colour.max()), 1e-6), np.clip(part, 0, 1)
    return (1 + 0.65 * (hue - 1) * part) * (1 + (boost - 1) * part)


def _thread_tone(trim, lightness):
    """Thread on a very light cloth is a deeper tone, as a workroom would choose it, so that the pattern stays readable in full light."""
    return 1 - 0.28 * np.clip((lightness - 0.4) / 0.2, 0, 1) * np.clip(trim, 0, 1)


def _tint_under(albedo, passes, job, under):
    if not under or not job.get("under"):
        return albedo
    return albedo + passes["share"][..., 1:2] * (linear(under) - linear(job["under"]["colour"]))
