import {
  hasPicture,
  type PictureFormat,
  pictureAddress,
  pictureSrcSet,
  pictureWidths,
} from '@rimal/contract/pictures'
import type { Picture as PictureShape } from '@rimal/contract/shapes'
import { useShop } from '../shop.tsx'

type Ratio = '4/5' | '5/4' | '16/9' | 'auto'

const ratios: Record<Ratio, string> = {
  '4/5': 'aspect-4/5',
  '5/4': 'aspect-5/4',
  '16/9': 'aspect-video',
  auto: '',
}

/**
 * A picture of the shop; where the owner has put none, a blank sheet of the same size. `sizes` is its width in the
 * layout; `wide` is another picture that replaces it when `media` matches. `className` goes to the frame,
 * `imageClassName` to the image.
 */
export function Picture(props: {
  picture: PictureShape
  sizes: string
  ratio?: Ratio
  priority?: boolean
  wide?: { picture: PictureShape; sizes: string; media: string }
  alt?: string
  className?: string
  imageClassName?: string
}) {
  const { picture, sizes, ratio = '4/5', priority = false, wide } = props
  const { className = '', imageClassName = '', alt = picture.alt } = props
  const { imageBase } = useShop()
  if (!hasPicture(picture)) return <BlankSheet {...{ ratio, className, imageClassName }} />
  const srcSet = (format: PictureFormat, of = picture) => pictureSrcSet(imageBase, of, format)
  const width = pictureWidths(picture.width).findLast((step) => step <= 640) ?? picture.width
  return (
    <picture
      className={`block overflow-hidden bg-wash bg-cover bg-center ${className}`}
      style={wide ? undefined : standIn(picture)}
    >
      {wide && (
        <>
          <source
            media={wide.media}
            type="image/avif"
            srcSet={srcSet('avif', wide.picture)}
            sizes={wide.sizes}
            width={wide.picture.width}
            height={wide.picture.height}
          />
          <source
            media={wide.media}
            type="image/webp"
            srcSet={srcSet('webp', wide.picture)}
            sizes={wide.sizes}
            width={wide.picture.width}
            height={wide.picture.height}
          />
        </>
      )}
      <source type="image/avif" srcSet={srcSet('avif')} sizes={sizes} />
      <img
        ref={priority ? undefined : fadeInOnce}
        src={pictureAddress(imageBase, picture, width, 'webp')}
        srcSet={srcSet('webp')}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        className={`h-auto w-full object-cover transition-opacity duration-(--calm) ease-calm data-waiting:opacity-0 ${ratios[ratio]} ${imageClassName}`}
        style={{ objectPosition: `${picture.focusX * 100}% ${picture.focusY * 100}%` }}
      />
    </picture>
  )
}

function BlankSheet(props: { ratio: Ratio; className: string; imageClassName: string }) {
  const { ratio, className, imageClassName } = props
  return (
    <span className={`block overflow-hidden bg-wash ${className}`}>
      <span className={`block w-full ${ratios[ratio]} ${imageClassName}`} />
    </span>
  )
}

/** Where two pictures share a place, and words may lie over them, neither can stand in for both. */
function standIn({ color, placeholder }: PictureShape) {
  return {
    backgroundColor: color,
    backgroundImage: placeholder ? `url("${placeholder}")` : undefined,
  }
}

/** On the element itself: a list of forty pictures must not cost forty renders. */
function fadeInOnce(image: HTMLImageElement | null) {
  if (!image || image.complete) return
  image.dataset.waiting = ''
  const show = () => delete image.dataset.waiting
  image.addEventListener('load', show, { once: true })
  image.addEventListener('error', show, { once: true })
}
