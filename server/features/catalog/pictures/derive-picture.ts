import type { PictureFormat } from '@rimal/contract/pictures'
import sharp, { type Sharp } from 'sharp'

/** AVIF at effort 2 costs a quarter of the default's time for a twentieth more bytes. */
const encoders: Record<PictureFormat, (image: Sharp) => Sharp> = {
  webp: (image) => image.webp({ quality: 78 }),
  avif: (image) => image.avif({ quality: 52, effort: 2 }),
}

/** A file of a picture in one width. */
export type PictureSize = { width: number; bytes: Uint8Array }

export type WantedSizes = { original: Uint8Array; widths: readonly number[]; format: PictureFormat }

/** One thread and no cache of pixels, for a process that works in the background. */
export function boundMemory() {
  sharp.concurrency(1)
  sharp.cache(false)
}

/** Makes a picture in several widths, of which none is wider than the picture. */
export async function makeSizes({ original, widths, format }: WantedSizes): Promise<PictureSize[]> {
  // All sizes come from the widest one, because decoding the original anew for each takes a fifth of the work.
  const { data, info } = await sharp(original, { limitInputPixels: 48_000_000 })
    .rotate()
    .resize({ width: Math.max(...widths) })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const made: PictureSize[] = []
  for (const width of widths) {
    // Metadata, among it where a photograph was taken, does not survive: sharp drops it.
    const image = encoders[format](sharp(data, { raw: info }).resize({ width }))
    made.push({ width, bytes: await image.toBuffer() })
  }
  return made
}

/** A few pixels as a data: address, shown until the picture arrives. */
export async function makePlaceholder(original: Uint8Array): Promise<string> {
  const small = sharp(original).resize({ width: 8 })
  const pixels = await small.webp({ quality: 20, effort: 6 }).toBuffer()
  return `data:image/webp;base64,${pixels.toString('base64')}`
}
