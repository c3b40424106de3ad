import { textIn } from '@rimal/contract/language'
import { pictureAddress, pictureWidths } from '@rimal/contract/pictures'
import type { StaffPicture } from '@rimal/contract/staff/pictures'
import type { CSSProperties } from 'react'
import { useLanguage } from '../../language.tsx'
import { useShop } from '../../use-shop.ts'

type Props = {
  picture: StaffPicture
  /** The width in CSS pixels at which it is shown. */
  width: number
  className?: string | undefined
}

/** A picture of staff, cropped by its frame around the focal point. */
export function PictureImage({ picture, width, className }: Props) {
  const shop = useShop()
  const { language } = useLanguage()
  const wanted = pictureWidths(picture.width).find((step) => step >= width * 2) ?? picture.width
  const style: CSSProperties = {
    objectPosition: `${picture.focusX * 100}% ${picture.focusY * 100}%`,
    backgroundColor: picture.color,
  }
  return (
    <img
      className={className}
      src={shop ? pictureAddress(shop.imageBase, picture, wanted, 'webp') : undefined}
      alt={textIn(picture.alt, language)}
      width={picture.width}
      height={picture.height}
      style={style}
      draggable={false}
      loading="lazy"
    />
  )
}
