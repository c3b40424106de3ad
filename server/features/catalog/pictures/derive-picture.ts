import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type PictureFormat, pictureWidths } from '@rimal/contract/pictures'
import sharp, { type Sharp } from 'sharp'
import type { Config } from '../../../config.ts'
import { derivedFile, originalFile, writeWhole } from './picture-files.ts'

/** AVIF at effort 2 costs a quarter of the default's time for a twentieth more bytes. */
const encoders: Record<PictureFormat, (image: Sharp) => Sharp> = {
  webp: (image) => image.webp({ quality: 78 }),
  avif: (image) => image.avif({ quality: 52, effort: 2 }),
}

export type DerivablePicture = { id: string; version: string; file: string; width: number }

/** One thread and no cache of pixels, for a process that works in the background. */
export function boundMemory() {
  sharp.concurrency(1)
  sharp.cache(false)
}

/** Makes every width of one picture in one format; existing files are left alone. */
export async function derivePicture(
  config: Pick<Config, 'dataDir'>,
  picture: DerivablePicture,
  format: PictureFormat,
) {
  const sizes = pictureWidths(picture.width).map((width) => ({
    width,
    target: derivedFile(config, picture, width, format),
  }))
  const exist = await Promise.all(sizes.map(({ target }) => exists(target)))
  const missing = sizes.filter((_, index) => !exist[index])
  const widest = missing.at(-1)
  if (!widest) return
  // All sizes come from the widest one, because decoding the original anew for each takes a fifth of the work.
  const { data, info } = await sharp(originalFile(config, picture.file), {
    limitInputPixels: 48_000_000,
  })
    .rotate()
    .resize({ width: widest.width })
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (const { width, target } of missing) {
    await mkdir(dirname(target), { recursive: true })
    // Metadata, among it where a photograph was taken, does not survive: sharp drops it.
    const image = encoders[format](sharp(data, { raw: info }).resize({ width }))
    await writeWhole(target, (unfinished) => image.toFile(unfinished))
  }
}

/** A few pixels as a data: address, shown until the picture arrives. */
export async function makePlaceholder(file: string): Promise<string> {
  const pixels = await sharp(file).resize({ width: 8 }).webp({ quality: 20, effort: 6 }).toBuffer()
  return `data:image/webp;base64,${pixels.toString('base64')}`
}

async function exists(file: string): Promise<boolean> {
  return (await stat(file).catch(() => null)) !== null
}
