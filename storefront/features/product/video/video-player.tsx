import { videoFormats } from '@rimal/contract/choices'
import { videoAddress } from '@rimal/contract/pictures'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { savesData } from '../../../device/saves-data.ts'
import { useWords } from '../../../i18n/words.tsx'
import { useShop } from '../../../shop.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { VideoProps } from './video.tsx'

/** Unasked only where the shopper asked neither for less motion nor for fewer data. */
type Playing = 'unasked' | 'pressed' | 'off'

/** The share of a video that must be in view for it to play. */
const inView: Record<Exclude<Playing, 'off'>, number> = { unasked: 0.6, pressed: 0.1 }

/**
 * Plays the video of a picture without sound while it is in view; its button stops it (WCAG 2.2, 2.2.2). The picture below
 * remains what is pressed to enlarge.
 */
export function VideoPlayer({ picture, number }: VideoProps) {
  const { t } = useWords()
  const { imageBase } = useShop()
  const video = useRef<HTMLVideoElement>(null)
  const [playing, setPlaying] = useState<Playing>(mayPlayUnasked() ? 'unasked' : 'off')
  const [state, setState] = useState<'waiting' | 'shown' | 'failed'>('waiting')
  const play = () => video.current && start(video.current, () => setPlaying('off'))
  usePlayingInView(video, playing, play)
  if (state === 'failed') return null

  const isOff = playing === 'off'
  const press = () => {
    setPlaying(isOff ? 'pressed' : 'off')
    // Phones that save power let a video begin in the press alone.
    if (isOff) play()
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
        onError={() => setState('failed')}
        className={`pointer-events-none absolute inset-0 size-full object-cover transition-opacity duration-(--calm) peer-focus-visible:outline-2 peer-focus-visible:-outline-offset-4 peer-focus-visible:outline-ink ${state === 'shown' ? '' : 'opacity-0'}`}
        style={{ objectPosition: `${picture.focusX * 100}% ${picture.focusY * 100}%` }}
      >
        {videoFormats
          .filter((format) => picture.videos.includes(format))
          .map((format) => (
            <source
              key={format}
              src={videoAddress(imageBase, picture, format)}
              type={`video/${format}`}
              onError={({ currentTarget }) => {
                // The last format is the last that a browser tries.
                if (!currentTarget.nextElementSibling) setState('failed')
              }}
            />
          ))}
      </video>
      <IconButton
        icon={isOff ? 'play' : 'pause'}
        label={t(isOff ? 'video_play' : 'video_pause', { number })}
        onClick={press}
        className="absolute! start-3 bottom-3 bg-paper"
      />
    </>
  )
}

function mayPlayUnasked(): boolean {
  return !savesData() && !matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Plays a video; `onRefused` is called where the browser does not allow it, as phones do that save power. */
function start(video: HTMLVideoElement, onRefused: () => void) {
  video.play().catch(({ name }: Error) => {
    if (name === 'NotAllowedError') onRefused()
  })
}

/** Calls `play` when a video comes into view, but not before the first picture of the gallery is there; pauses it outside. */
function usePlayingInView(
  video: { current: HTMLVideoElement | null },
  playing: Playing,
  play: () => void,
) {
  const onSeen = useEffectEvent(play)
  useEffect(() => {
    const { current: seen } = video
    if (!seen) return
    if (playing === 'off') return seen.pause()
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting) onSeen()
        else seen.pause()
      },
      { threshold: inView[playing] },
    )
    const begin = () => observer.observe(seen)
    const first = seen.closest('[data-gallery]')?.querySelector('img')
    const ends = ['load', 'error'] as const
    if (!first || first.complete) begin()
    else for (const end of ends) first.addEventListener(end, begin, { once: true })
    return () => {
      for (const end of ends) first?.removeEventListener(end, begin)
      observer.disconnect()
    }
  }, [video, playing])
}
