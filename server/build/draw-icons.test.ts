import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawIcons } from './draw-icons.ts'

test('the icons have their sizes and no transparent edge', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rimal-icons-'))
  try {
    const svg = join(import.meta.dirname, '../../storefront/public/assets/icon.svg')
    await copyFile(svg, join(folder, 'icon.svg'))
    await drawIcons(folder)
    for (const [name, size] of Object.entries({
      'icon-192.png': 192,
      'icon-512.png': 512,
      'icon-maskable-512.png': 512,
      'apple-touch-icon.png': 180,
    })) {
      const { data, info } = await sharp(join(folder, name))
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      expect({ name, width: info.width, height: info.height }).toEqual({
        name,
        width: size,
        height: size,
      })
      expect([...data.subarray(0, 4)]).toEqual([0x1f, 0x1a, 0x17, 0xff])
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
