"""The outline of a flat garment: where neckline, sleeve, side and hem run, in metres on the cutting table."""
import numpy as np


class Outline:
    """Half of the front or of the back (panel 'f' or 'b'); the other half is its mirror image."""

    def __init__(self, cut, panel):
        self.cut, self.panel = cut, panel
        self.top = cut["neck_height"]
        self.arm_z = cut["armhole_z"]
        self.hem_z = self.top - cut["length"]
        down = np.radians(cut["arm_angle"])
        along, across = np.array([np.cos(down), -np.sin(down)]), np.array([-np.sin(down), -np.cos(down)])
        self.neck = np.array([cut["neck_width"], self.top])
        self.shoulder = np.array([cut["shoulder_x"], self.top - cut["shoulder_drop"]])
        self.armpit = np.array([cut["half_width"], self.arm_z])
        self.cuff_top = self.shoulder + cut["sleeve"] * along
        self.cuff_bottom = self.cuff_top + cut["cuff"] * across
        self.opened = cut["open"] and panel == "f"

    def side(self, z):
        """Half width of the body at height z below the armhole."""
        u = np.clip((self.arm_z - z) / (self.arm_z - self.hem_z), 0, 1)
        return self.cut["half_width"] + (self.cut["hem_width"] - self.cut["half_width"]) * u**0.92

    def middle(self):
        """Distance of the inner edge from the middle line below the neckline."""
        return self.cut["open_gap"] if self.opened else 0.0

    def neckline(self):
        """The neckline from the middle line to the shoulder point, as close points."""
        cut = self.cut
        u = np.linspace(0, 1, 400)
        if self.opened:
            depth = self.top - self.arm_z
            x = self.middle() + (cut["neck_width"] - self.middle()) * u**1.15
            return np.c_[x, self.arm_z + depth * u]
        depth = cut["neck_back"] if self.panel == "b" else cut["neck_front"]
        if cut["neck_shape"] == "v" and self.panel == "f":
            return np.c_[cut["neck_width"] * u**0.9, self.top - depth * (1 - u)]
        angle = u * np.pi / 2
        return np.c_[cut["neck_width"] * np.sin(angle), self.top - depth * np.cos(angle)]

    def inner_rows(self, count):
        """Inner ends of `count` + 1 rows from the armhole up to the shoulder: up the middle line, then along the neckline."""
        neck = self.neckline()
        steps = np.r_[0, np.cumsum(np.hypot(*np.diff(neck, axis=0).T))]
        straight = neck[0, 1] - self.arm_z
        share = int(round(count * straight / (straight + steps[-1])))
        share = 0 if self.opened else min(max(share, 2), count - 6)
        line = np.c_[np.zeros(share), np.linspace(self.arm_z, neck[0, 1], share, endpoint=False)]
        along = np.linspace(0, steps[-1], count - share + 1)
        return np.r_[line, np.c_[np.interp(along, steps, neck[:, 0]), np.interp(along, steps, neck[:, 1])]]

    def edge(self):
        """The finished edge: front opening (when open) and neckline, as points from below to the shoulder."""
        neck = self.neckline()
        if not self.opened:
            return neck
        below = np.c_[np.full(300, self.middle()), np.linspace(self.hem_z - 0.02, self.arm_z, 300, endpoint=False)]
        return np.r_[below, neck]


def table_of(outline, mesh):
    """The number of rows and columns of each part for a mesh size in metres."""
    cut = outline.cut
    return {
        "low": int(round((outline.arm_z - outline.hem_z) / mesh)),
        "up": int(round((outline.top - outline.arm_z) / mesh)),
        "wide": int(round(max(cut["half_width"], 0.8 * cut["hem_width"]) / mesh)),
        "sleeve": 0 if cut["sleeveless"] else int(round(cut["sleeve"] / mesh)),
    }
