import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/**
 * The pictures of the icon that phones ask for. A system cuts a maskable icon to a circle of four fifths of its
 * width, so its drawing is smaller.
 */
const icons = [
  { name: 'icon-192.png', size: 192, drawn: 192 },
  { name: 'icon-512.png', size: 512, drawn: 512 },
  { name: 'icon-maskable-512.png', size: 512, drawn: 420 },
  { name: 'apple-touch-icon.png', size: 180, drawn: 180 },
]

/** Draws `icon.svg` of a folder in the sizes of `icons`, as PNG files in the same folder. */
export async function drawIcons(folder: string): Promise<void> {
  const svg = await readFile(join(folder, 'icon.svg'))
  // The icon's own ground continues to the edges of a maskable icon.
  const ground = /fill="(#[0-9a-f]{6})"/.exec(svg.toString())?.[1] ?? '#000000'
  const width = 32
  await Promise.all(
    icons.map(({ name, size, drawn }) => {
      const before = Math.floor((size - drawn) / 2)
      return sharp(svg, { density: (72 * drawn) / width })
        .resize(drawn, drawn)
        .extend({
          top: before,
          left: before,
          bottom: size - drawn - before,
          right: size - drawn - before,
          background: ground,
        })
        .png({ palette: true, compressionLevel: 9 })
        .toFile(join(folder, name))
    }),
  )
}
