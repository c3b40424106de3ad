import type { ProductItem } from '@rimal/contract/catalog'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { useWords } from '../../../i18n/words.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { usePinch } from './use-pinch.ts'

type Props = {
  pictures: ProductItem['pictures']
  start: number
  /** The width on the page on which a shopper pressed the picture; then the keys act on the picture at once. */
  onPage?: number
  className?: string
}

/** Shows one picture at a time and enlarges it with two fingers, two taps, the wheel, keys or buttons. */
export function ZoomView({ pictures, start, onPage, className = '' }: Props) {
  const [at, setAt] = useState(start)
  const picture = pictures[at] ?? pictures[0]
  const { frame, moved, scale, isNearest, isWide, handlers, zoom, pan } = usePinch(picture, onPage)
  const takesFocus = onPage !== undefined
  useEffect(() => {
    if (takesFocus) frame.current?.focus({ preventScroll: true })
  }, [frame, takesFocus])
  const total = pictures.length
  const go = (step: number) => setAt((at + step + total) % total)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    const sideways = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (pan(event.key)) return event.preventDefault()
    if (sideways) return go(sideways * forward)
    if (event.key === '+' || event.key === '=') zoom(1.5)
    if (event.key === '-') zoom(1 / 1.5)
  }
  if (!picture) return null
  return (
    // The keys act for everything inside; each act has its own button as well.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      onKeyDown={onKeyDown}
      className={`grid grid-rows-[1fr_auto] overflow-hidden lg:grid-cols-[minmax(0,1fr)_auto] lg:grid-rows-1 ${className}`}
    >
      <figure
        {...handlers}
        ref={frame}
        aria-label={picture.alt}
        // The keys that move the picture need a place to be pressed.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={`relative min-h-0 touch-none overflow-hidden -outline-offset-4 select-none ${scale > 1 ? 'cursor-grab active:cursor-grabbing' : 'cursor-zoom-in'}`}
      >
        <div ref={moved} className="absolute inset-0 grid origin-[0_0] place-items-center">
          <Picture
            key={picture.id}
            picture={picture}
            // A picture that is wider than its frame needs the largest file.
            sizes={isWide ? '2400px' : '100vw'}
            ratio="auto"
            priority
            alt=""
            className="pointer-events-none h-full max-h-full bg-none! bg-transparent!"
            imageClassName="size-full! object-contain!"
          />
        </div>
      </figure>
      <Controls
        pictures={pictures}
        at={at}
        go={go}
        zoom={zoom}
        isWhole={scale <= 1}
        isNearest={isNearest}
      />
    </div>
  )
}

/** A button for each act of the keys. */
function Controls(props: {
  pictures: ProductItem['pictures']
  at: number
  go: (step: number) => void
  zoom: (factor: number) => void
  isWhole: boolean
  isNearest: boolean
}) {
  const { pictures, at, go, zoom, isWhole, isNearest } = props
  const { t } = useWords()
  const total = pictures.length
  return (
    <div className="grid grid-cols-[auto_1fr_auto] items-center gap-3 border-t border-rule px-2 pt-2 pb-[max(.5rem,var(--safe-bottom))] lg:min-h-0 lg:grid-cols-1 lg:grid-rows-[auto_minmax(0,1fr)_auto] lg:justify-items-center lg:border-s lg:border-t-0">
      <div className="flex">
        <IconButton
          icon="back"
          label={t('zoom_previous')}
          onClick={() => go(-1)}
          disabled={total < 2}
        />
        <IconButton
          icon="arrow"
          label={t('zoom_next')}
          onClick={() => go(1)}
          disabled={total < 2}
        />
      </div>
      <Thumbnails pictures={pictures} at={at} onChoose={(index) => go(index - at)} />
      <div className="flex">
        <IconButton
          icon="minus"
          label={t('zoom_out')}
          onClick={() => zoom(1 / 1.5)}
          disabled={isWhole}
        />
        <IconButton
          icon="plus"
          label={t('zoom_in')}
          onClick={() => zoom(1.5)}
          disabled={isNearest}
        />
      </div>
      <output className="sr-only">{t('picture_of', { number: at + 1, total })}</output>
    </div>
  )
}

function Thumbnails(props: {
  pictures: ProductItem['pictures']
  at: number
  onChoose: (index: number) => void
}) {
  const { pictures, at, onChoose } = props
  const { t } = useWords()
  return (
    <ul className="flex justify-center-safe gap-2 overflow-x-auto p-1 lg:max-h-full lg:flex-col lg:overflow-x-hidden lg:overflow-y-auto">
      {pictures.map((picture, index) => (
        <li key={picture.id} className="flex-none">
          <button
            type="button"
            aria-label={t('zoom_show', { number: index + 1 })}
            aria-current={index === at || undefined}
            onClick={() => onChoose(index)}
            className={`block w-11 border ${index === at ? 'border-ink' : 'border-transparent hover:border-edge'}`}
          >
            <Picture picture={picture} sizes="44px" alt="" />
          </button>
        </li>
      ))}
    </ul>
  )
}
