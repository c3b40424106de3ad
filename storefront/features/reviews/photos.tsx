import { lazy, Suspense, useState } from 'react'
import { useWords } from '../../i18n/words.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { Photo } from './photo-viewer.tsx'

const PhotoViewer = lazy(async () => ({
  default: (await import('./photo-viewer.tsx')).PhotoViewer,
}))

type Props = {
  photos: Photo[]
  /** The width of one, as a class and as `sizes`. */
  width: string
  sizes: string
  className: string
}

/** Small pictures from customers; each opens large, beside the words it came with. */
export function Photos({ photos, width, sizes, className }: Props) {
  const { t } = useWords()
  const [open, setOpen] = useState<number | null>(null)
  const [everOpen, setEverOpen] = useState(false)
  return (
    <>
      <ul className={`flex gap-2 ${className}`}>
        {photos.map(({ picture }, index) => (
          <li key={picture.id} className="flex-none">
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={t('review_photo_open', { number: index + 1, alt: picture.alt })}
              onClick={() => {
                setEverOpen(true)
                setOpen(index)
              }}
              className={`block ${width}`}
            >
              <Picture picture={picture} sizes={sizes} alt="" />
            </button>
          </li>
        ))}
      </ul>
      {everOpen && (
        <Suspense>
          <PhotoViewer photos={photos} at={open} onMove={setOpen} />
        </Suspense>
      )}
    </>
  )
}
