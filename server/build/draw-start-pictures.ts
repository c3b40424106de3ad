import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startPictures } from '@rimal/contract/start-pictures'
import sharp from 'sharp'

/** The colour of the page, `--color-paper` of the storefront's tokens. */
const paper = '#fbf9f5'
/** The width of the icon as a share of the width of the screen. */
const share = 0.25

/**
 * Draws for each screen the icon in the middle of a sheet of paper, as PNG files in the folder of the icon. They show no
 * name, because the owner of the shop can change the name at any time.
 */
export async function drawStartPictures(folder: string): Promise<void> {
  const svg = await readFile(join(folder, 'icon.svg'))
  await Promise.all(
    startPictures.map(async ({ file, width, height }) => {
      const size = Math.round((width * share) / 2) * 2
      const icon = await sharp(svg, { density: (72 * size) / 32 })
        .resize(size, size)
        .png()
        .toBuffer()
      await sharp({ create: { width, height, channels: 3, background: paper } })
        .composite([{ input: icon }])
        .png({ palette: true, colours: 32, dither: 0, compressionLevel: 9, effort: 1 })
        .toFile(join(folder, file))
    }),
  )
}
