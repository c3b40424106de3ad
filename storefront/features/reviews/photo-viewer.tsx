import type { Review } from '@rimal/contract/catalog'
import type { Picture as PictureShape } from '@rimal/contract/shapes'
import { type KeyboardEvent, type TouchEvent, useRef } from 'react'
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

/** How far a finger moves before it means the next picture. */
const swipePixels = 40

/** Customers' pictures one by one, each beside the words it came with. */
export function PhotoViewer({ photos, open, at, onMove, onClose }: Props) {
  const { t } = useWords()
  const shown = photos[at]
  const total = photos.length
  const go = (step: number) => onMove((at + step + total) % total)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const sideways = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (sideways) go(sideways * forwardIn(event.currentTarget))
  }
  const touched = useRef<number | null>(null)
  const onTouchEnd = ({ currentTarget, changedTouches }: TouchEvent<HTMLElement>) => {
    const moved = (changedTouches[0]?.clientX ?? 0) - (touched.current ?? Number.NaN)
    touched.current = null
    // The picture follows the finger, so the next one comes from where the text ends.
    if (Math.abs(moved) > swipePixels) go(-Math.sign(moved) * forwardIn(currentTarget))
  }
  if (!shown) return null
  const { picture, review } = shown
  return (
    <Dialog open={open} onClose={onClose} kind="full" title={t('review_photos')} bare>
      {/* Each key has a button for the same action; the keys are only a shortcut. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        onKeyDown={onKeyDown}
        className="grid h-full grid-rows-[1fr_auto] lg:grid-cols-[3fr_2fr] lg:grid-rows-1"
      >
        {/* Swiping is for touch screens; the buttons below are for everyone. */}
        <div
          className="relative min-h-0 touch-pan-y"
          onTouchStart={({ touches }) => {
            // Two fingers enlarge.
            touched.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null
          }}
          onTouchEnd={onTouchEnd}
        >
          <Large key={picture.id} picture={picture} />
        </div>
        <div className="grid max-h-[40dvh] content-start gap-3 overflow-y-auto p-5 pb-[max(1.25rem,var(--safe-bottom))] lg:max-h-none lg:content-between lg:p-8">
          <Words review={review} />
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

function Large({ picture }: Pick<Photo, 'picture'>) {
  return (
    <Picture
      picture={picture}
      sizes="(min-width: 60rem) 42rem, 100vw"
      ratio="auto"
      priority
      className="absolute inset-0 bg-none! bg-transparent!"
      imageClassName="h-full! object-contain!"
    />
  )
}

function Words({ review }: Pick<Photo, 'review'>) {
  const { t } = useWords()
  return (
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
      <p className="text-small text-ink-2">{t('review_verified')}</p>
      {review.answer && (
        <div className="grid gap-1 border-s border-gold ps-4">
          <p className="text-small text-ink-2">{t('review_answer')}</p>
          <p
            lang={htmlLanguage(review.language_code)}
            dir={direction(review.language_code)}
            className={foreignFont}
          >
            {review.answer}
          </p>
        </div>
      )}
    </div>
  )
}

/** Returns 1 where the next picture is to the right. */
function forwardIn(element: HTMLElement): 1 | -1 {
  return getComputedStyle(element).direction === 'rtl' ? -1 : 1
}
