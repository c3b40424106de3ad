import { filmFormats } from '@rimal/contract/choices'
import { filmAddress } from '@rimal/contract/pictures'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { savesData } from '../../../device/saves-data.ts'
import { useWords } from '../../../i18n/words.tsx'
import { useShop } from '../../../shop.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { FilmProps } from './film.tsx'

/** Who asked for less motion or fewer data gets a film when its button is pressed. */
type Playing = 'unasked' | 'pressed' | 'off'

/** The share of a film that must be in view for it to play. */
const inView: Record<Exclude<Playing, 'off'>, number> = { unasked: 0.6, pressed: 0.1 }

/**
 * Plays the film of a picture without sound while it is in view; its button stops it (WCAG 2.2, 2.2.2). The picture below
 * remains what is pressed to enlarge.
 */
export function FilmPlayer({ picture }: FilmProps) {
  const { t } = useWords()
  const { imageBase } = useShop()
  const video = useRef<HTMLVideoElement>(null)
  const [playing, setPlaying] = useState<Playing>(mayPlayUnasked() ? 'unasked' : 'off')
  const [state, setState] = useState<'waiting' | 'shown' | 'failed'>('waiting')
  usePlayingInView(video, playing)
  if (state === 'failed') return null

  const onError = ({ currentTarget }: SyntheticEvent<HTMLSourceElement>) => {
    // The last format is the last that a browser tries.
    if (!currentTarget.nextElementSibling) setState('failed')
  }
  return (
    <>
      <video
        ref={video}
        muted
        loop
        playsInline
        preload="none"
        aria-hidden="true"
        tabIndex={-1}
        onPlaying={() => setState('shown')}
        className={`pointer-events-none absolute inset-0 size-full object-cover transition-opacity duration-(--calm) ${state === 'shown' ? '' : 'opacity-0'}`}
        style={{ objectPosition: `${picture.focusX * 100}% ${picture.focusY * 100}%` }}
      >
        {filmFormats
          .filter((format) => picture.films.includes(format))
          .map((format) => (
            <source
              key={format}
              src={filmAddress(imageBase, picture, format)}
              type={`video/${format}`}
              onError={onError}
            />
          ))}
      </video>
      <IconButton
        icon={playing === 'off' ? 'play' : 'pause'}
        label={t(playing === 'off' ? 'film_play' : 'film_pause')}
        onClick={() => setPlaying(playing === 'off' ? 'pressed' : 'off')}
        className="absolute! start-3 bottom-3 bg-paper"
      />
    </>
  )
}

function mayPlayUnasked(): boolean {
  return !savesData() && !matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Plays a film while it is in view, but not before the first picture of the gallery is there. */
function usePlayingInView(video: { current: HTMLVideoElement | null }, playing: Playing) {
  useEffect(() => {
    const film = video.current
    if (!film) return
    if (playing === 'off') return film.pause()
    const observer = new IntersectionObserver(
      ([entry]) => {
        // A browser that saves power refuses to play; the picture then stands still.
        if (entry?.isIntersecting) film.play().catch(() => {})
        else film.pause()
      },
      { threshold: inView[playing] },
    )
    const begin = () => observer.observe(film)
    const first = film.closest('[data-gallery]')?.querySelector('img')
    if (!first || first.complete) begin()
    else first.addEventListener('load', begin, { once: true })
    return () => {
      first?.removeEventListener('load', begin)
      observer.disconnect()
    }
  }, [video, playing])
}
