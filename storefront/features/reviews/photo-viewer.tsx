import type { Review } from '@rimal/contract/catalog'
import type { Picture as PictureShape } from '@rimal/contract/shapes'
import type { KeyboardEvent } from 'react'
import { direction, htmlLanguage } from '@rimal/contract/language'
import { useWords } from '../../i18n/words.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Stars } from '../../ui/stars.tsx'
import { foreignFont } from './foreign-font.ts'

export type Photo = { picture: PictureShape; review: Review }

type Props = {
  photos: Photo[]
  open: boolean
  at: number
  onMove: (at: number) => void
  onClose: () => void
}

/** Customers' pictures one by one, each beside the words it came with. */
export function PhotoViewer({ photos, open, at, onMove, onClose }: Props) {
  const { t } = useWords()
  const shown = photos[at]
  const total = photos.length
  const go = (step: number) => onMove((at + step + total) % total)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    const sideways = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (sideways) go(sideways * forward)
  }
  if (!shown) return null
  const { picture, review } = shown
  return (
    <Dialog open={open} onClose={onClose} kind="full" title={t('review_photos')} bare>
      {/* Each key has its button; the keys only save the way there. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        onKeyDown={onKeyDown}
        className="grid h-full grid-rows-[1fr_auto] lg:grid-cols-[3fr_2fr] lg:grid-rows-1"
      >
        <div className="relative min-h-0">
          <Picture
            key={picture.id}
            picture={picture}
            sizes="(min-width: 60rem) 42rem, 100vw"
            ratio="auto"
            priority
            className="absolute inset-0 bg-none! bg-transparent!"
            imageClassName="h-full! object-contain!"
          />
        </div>
        <div className="grid max-h-[40dvh] content-start gap-3 overflow-y-auto p-5 lg:max-h-none lg:content-between lg:p-8">
          <div className="grid gap-3">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <bdi lang={htmlLanguage(review.language_code)} className={foreignFont}>
                {review.name}
              </bdi>
              <Stars rating={review.rating} />
            </div>
            <p
              lang={htmlLanguage(review.language_code)}
              dir={direction(review.language_code)}
              className={foreignFont}
            >
              {review.text}
            </p>
          </div>
          {total > 1 && (
            <div className="-mx-3 flex items-center">
              <IconButton icon="back" label={t('zoom_previous')} onClick={() => go(-1)} />
              <output className="text-small text-ink-2">
                {t('picture_of', { number: at + 1, total })}
              </output>
              <IconButton icon="arrow" label={t('zoom_next')} onClick={() => go(1)} />
            </div>
          )}
        </div>
      </div>
    </Dialog>
  )
}
