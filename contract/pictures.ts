import type { Picture } from './shapes.ts'

export type PictureFormat = 'avif' | 'webp'

const steps = [160, 320, 480, 640, 960, 1200, 1600, 2000] as const

/** The widths in pixels in which a picture of this width is kept; never wider than it is. */
export function pictureWidths(width: number): number[] {
  const own = Math.min(width, 2000)
  return [...steps.filter((step) => step < own), own]
}

/** Where one size of a picture is; `base` is the shop's imageBase. */
export function pictureAddress(
  base: string,
  picture: Pick<Picture, 'id' | 'version'>,
  width: number,
  format: PictureFormat,
): string {
  return `${base}/${picture.id}/${width}.${format}?v=${picture.version}`
}

/** All sizes of a picture for a srcset. */
export function pictureSrcSet(
  base: string,
  picture: Pick<Picture, 'id' | 'version' | 'width'>,
  format: PictureFormat,
): string {
  return pictureWidths(picture.width)
    .map((width) => `${pictureAddress(base, picture, width, format)} ${width}w`)
    .join(', ')
}
