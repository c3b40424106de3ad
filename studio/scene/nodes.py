"""A small helper to write Blender shader nodes as sums and products."""
import bpy


def linear(colour):
    """'#rrggbb' (sRGB) as linear red, green, blue, 1."""
    text = colour.lstrip("#")
    parts = [int(text[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(((v + 0.055) / 1.055) ** 2.4 if v > 0.04045 else v / 12.92 for v in parts) + (1.0,)


class Shader:
    """The node tree of one material."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()

    def node(self, kind, inputs=None, **settings):
        """A new node; `inputs` by name or number, values or sockets."""
        node = self.tree.nodes.new(kind)
        for key, value in settings.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            self.connect(node.inputs[key], value)
        return node

    def connect(self, socket, value):
        """Gives a socket a value or another node's output."""
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif isinstance(value, tuple):
            socket.default_value = value[: len(socket.default_value)]
        else:
            socket.default_value = value

    def math(self, operation, a, b=0.0, clamp=False):
        """One arithmetic node."""
        node = self.node("ShaderNodeMath", operation=operation, use_clamp=clamp)
        self.connect(node.inputs[0], a)
        self.connect(node.inputs[1], b)
        return node.outputs[0]

    def add(self, a, b):
        return self.math("ADD", a, b)

    def multiply(self, a, b):
        return self.math("MULTIPLY", a, b)

    def less(self, a, b):
        return self.math("LESS_THAN", a, b)

    def between(self, value, low, high):
        """1 where low < value < high."""
        return self.multiply(self.math("GREATER_THAN", value, low), self.less(value, high))

    def blend(self, amount, a, b):
        """Number a at 0, number b at 1."""
        return self.add(a, self.multiply(amount, self.math("SUBTRACT", b, a)))

    def mix(self, amount, a, b):
        """Colour a at 0, colour b at 1."""
        node = self.node("ShaderNodeMixRGB")
        for socket, value in zip(node.inputs, (amount, a, b)):
            self.connect(socket, value)
        return node.outputs[0]

    def scale(self, colour, amount):
        """A colour times a number."""
        return self.node("ShaderNodeVectorMath", {0: colour, "Scale": amount}, operation="SCALE").outputs[0]

    def bump(self, height, distance, strength=1.0, normal=None):
        """A normal bent by a height map (metres at height 1)."""
        inputs = {"Strength": strength, "Distance": distance, "Height": height}
        if normal is not None:
            inputs["Normal"] = normal
        return self.node("ShaderNodeBump", inputs).outputs[0]

    def map(self, name):
        """The two coordinates of a map of the mesh."""
        vector = self.node("ShaderNodeUVMap", uv_map=name).outputs[0]
        parts = self.node("ShaderNodeSeparateXYZ", {0: vector})
        return parts.outputs[0], parts.outputs[1]

    def noise(self, vector, scale, detail=2.0, stretch=(1.0, 1.0, 1.0)):
        """Soft noise between 0 and 1."""
        mapping = self.node("ShaderNodeMapping", {0: vector, 3: tuple(s * scale for s in stretch)})
        return self.node("ShaderNodeTexNoise", {"Vector": mapping.outputs[0], "Scale": 1.0, "Detail": detail}).outputs[0]

    @staticmethod
    def _load(path):
        image = bpy.data.images.load(str(path), check_existing=True)
        image.colorspace_settings.name = "Non-Color"
        return image

    def aspect(self, path):
        """Width of a picture file over its height."""
        image = self._load(path)
        return image.size[0] / image.size[1]

    def image(self, path, u, v):
        """Red, green and blue of a picture of data at (u, v)."""
        vector = self.node("ShaderNodeCombineXYZ", {0: u, 1: v}).outputs[0]
        texture = self.node("ShaderNodeTexImage", {0: vector}, image=self._load(path), interpolation="Linear")
        return self.node("ShaderNodeSeparateRGB", {0: texture.outputs[0]}).outputs

    def sum(self, shaders):
        """Light of several surfaces added."""
        total = shaders[0]
        for other in shaders[1:]:
            total = self.node("ShaderNodeAddShader", {0: total, 1: other}).outputs[0]
        return total

    def finish(self, surface):
        """Ends the material with this surface."""
        self.connect(self.node("ShaderNodeOutputMaterial").inputs[0], surface)
        return self.material
