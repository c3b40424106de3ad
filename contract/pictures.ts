import type { VideoFormat } from './choices.ts'
import type { Picture } from './shapes.ts'

/** The formats in which the sizes of pictures are stored. */
export const pictureFormats = ['webp', 'avif'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** The id of the picture where the owner has put none: it has no file, so nothing may request it. */
export const noPictureId = 'none'

/** Whether there is a picture to show. */
export function hasPicture({ id }: Pick<Picture, 'id'>): boolean {
  return id !== noPictureId
}

/** The width of pictures in emails, which is also served as JPEG, because Outlook shows no WebP. */
export const emailPictureWidth = 160

const widest = 2400
const steps = [160, 320, 480, 640, 960, 1200, 1600, 2000, widest] as const

/**
 * The widths in pixels in which a picture of this width is stored; none is wider than the picture.
 */
export function pictureWidths(width: number): number[] {
  const own = Math.min(width, widest)
  return [...steps.filter((step) => step < own), own]
}

/** The address of one size of a picture; `base` is the shop's imageBase. */
export function pictureAddress(
  base: string,
  picture: Pick<Picture, 'id' | 'version'>,
  width: number,
  format: PictureFormat,
): string {
  return `${base}/${picture.id}/${width}.${format}?v=${picture.version}`
}

/** All sizes of a picture, as the `srcset` attribute. */
export function pictureSrcSet(
  base: string,
  picture: Pick<Picture, 'id' | 'version' | 'width'>,
  format: PictureFormat,
): string {
  return pictureWidths(picture.width)
    .map((width) => `${pictureAddress(base, picture, width, format)} ${width}w`)
    .join(', ')
}

/** The address of the video of a picture; `base` is the shop's imageBase. */
export function videoAddress(
  base: string,
  picture: Pick<Picture, 'id' | 'version'>,
  format: VideoFormat,
): string {
  return `${base}/${picture.id}/video.${format}?v=${picture.version}`
}
