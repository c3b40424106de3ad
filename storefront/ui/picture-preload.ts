import { hasPicture, pictureSrcSet } from '@rimal/contract/pictures'
import type { Picture } from '@rimal/contract/shapes'
import type { Head } from '../head.ts'

type Preloads = NonNullable<Head['preload']>

/** Preloads a picture as the page will show it; where the owner has put none, nothing. */
export function preloadPicture(
  imageBase: string,
  picture: Picture,
  shown: { sizes: string; media?: string },
): Preloads {
  if (!hasPicture(picture)) return []
  return [{ ...shown, srcSet: pictureSrcSet(imageBase, picture, 'avif'), type: 'image/avif' }]
}
