import { pictureAddress, pictureWidths } from '@rimal/contract/pictures'
import type { Picture as PictureData } from '@rimal/contract/shapes'
import { useShop } from '../use-shop.ts'
import css from './ui.module.css'

/** A picture of a product in 4:5, never cropped square; `width` in CSS pixels. */
export function Picture({ picture, width }: { picture: PictureData; width: number }) {
  const shop = useShop()
  const wanted = pictureWidths(picture.width).find((step) => step >= width * 2) ?? picture.width
  return (
    <img
      className={css.picture}
      src={shop ? pictureAddress(shop.imageBase, picture, wanted, 'webp') : undefined}
      alt={picture.alt}
      width={width}
      height={(width * 5) / 4}
      loading="lazy"
    />
  )
}
