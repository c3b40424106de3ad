import { useState } from 'react'
import { useWords } from '../../i18n/words.tsx'
import { lazily } from '../../ui/lazily.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { Photo } from './photo-viewer.tsx'

const PhotoViewer = lazily(async () => (await import('./photo-viewer.tsx')).PhotoViewer)

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
  return (
    <>
      <ul className={`flex gap-2 ${className}`}>
        {photos.map(({ picture }, index) => (
          <li key={picture.id} className="flex-none">
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={t('review_photo_open', { number: index + 1, alt: picture.alt })}
              onClick={() => setOpen(index)}
              className={`block ${width}`}
            >
              <Picture picture={picture} sizes={sizes} alt="" />
            </button>
          </li>
        ))}
      </ul>
      <PhotoViewer
        photos={photos}
        open={open !== null}
        at={open ?? 0}
        onMove={setOpen}
        onClose={() => setOpen(null)}
      />
    </>
  )
}
