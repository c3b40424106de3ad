import { copyFile, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPictures } from '@rimal/contract/start-pictures'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawStartPictures } from './draw-start-pictures.ts'

test('each screen has a small picture of its size with the icon in the middle of paper', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rimal-start-'))
  try {
    const svg = join(import.meta.dirname, '../../storefront/public/assets/icon.svg')
    await copyFile(svg, join(folder, 'icon.svg'))
    await drawStartPictures(folder)
    expect((await readdir(folder)).length).toBe(startPictures.length + 1)
    for (const { file, width, height } of startPictures) {
      const path = join(folder, file)
      expect((await stat(path)).size).toBeLessThan(12_000)
      const picture = sharp(path).removeAlpha()
      const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
      expect({ file, width: info.width, height: info.height }).toEqual({ file, width, height })
      const redAt = (x: number, y: number) => data[(y * width + x) * 3] ?? 0
      expect(redAt(0, 0)).toBe(0xfb)
      // The palette of a small file may be off by a shade that nobody sees.
      const edge = Math.round(width * 0.375) + 4
      expect(Math.abs(redAt(edge, Math.round(height / 2)) - 0x1f)).toBeLessThan(3)
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
