import type { Picture } from '@rimal/contract/shapes'

export type PictureFormat = 'avif' | 'webp'

const steps = [160, 320, 480, 640, 960, 1200]
const wideSteps = [1600, 2000]

/** The widths that the shop keeps of a picture: never larger than it is. */
export function widthsOf({ width }: { width: number }): number[] {
  const all = width >= 1600 ? [...steps, ...wideSteps] : steps
  const kept = all.filter((step) => step <= width)
  return kept.length > 0 ? kept : [160]
}

export function pictureAddress(
  imageBase: string,
  picture: Picture,
  { width, format }: { width: number; format: PictureFormat },
): string {
  return `${imageBase}/${picture.id}/${width}.${format}?v=${picture.version}`
}

/** For `srcset` and for the preload hint of a page's first picture. */
export function pictureSrcSet(imageBase: string, picture: Picture, format: PictureFormat): string {
  return widthsOf(picture)
    .map((width) => `${pictureAddress(imageBase, picture, { width, format })} ${width}w`)
    .join(', ')
}

/** The one address for places that take no list: structured data, shared links. */
export function pictureUrl(imageBase: string, picture: Picture, wanted = 1200): string {
  const width = widthsOf(picture).findLast((step) => step <= wanted) ?? 160
  return pictureAddress(imageBase, picture, { width, format: 'webp' })
}
