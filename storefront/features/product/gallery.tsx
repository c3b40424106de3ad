import type { ProductItem } from '@rimal/contract/catalog'
import { type UIEvent, useState } from 'react'
import { useWords } from '../../i18n/words.tsx'
import { lazily } from '../../ui/lazily.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Video } from './video/video.tsx'

const ZoomDialog = lazily(async () => (await import('./zoom/zoom-dialog.tsx')).ZoomDialog)

/** On the desktop a picture takes so many of six columns; on the phone all pictures form one strip. */
const desktop = {
  2: 'lg:col-span-2',
  3: 'lg:col-span-3',
  4: 'lg:col-span-4 lg:row-span-2 lg:only:col-start-2',
}

/** Two by two; of an odd number the first is large, with the next two beside it or alone in the middle. */
function columnsOf(count: number, index: number): keyof typeof desktop {
  if (count % 2 === 0 || index > 2) return 3
  return index === 0 ? 4 : 2
}

/** The `sizes` of a picture, also for the preload of the first. */
export function pictureSizes(count: number, index: number): string {
  return `(min-width: 60rem) ${columnsOf(count, index) * 11}vw, (min-width: 40rem) 55vw, 100vw`
}

/** The pictures of one colour: a strip to swipe on the phone, a composition on the desktop; each opens large. */
export function Gallery({ name, item }: { name: string; item: ProductItem }) {
  const { t } = useWords()
  const [at, setAt] = useState(0)
  const [zoomed, setZoomed] = useState<{ at: number; onPage: number } | null>(null)
  const { pictures } = item

  const onScroll = (event: UIEvent<HTMLElement>) => {
    const { scrollLeft, scrollWidth, clientWidth } = event.currentTarget
    const share = Math.abs(scrollLeft) / Math.max(scrollWidth - clientWidth, 1)
    // In Arabic the strip runs from right to left, and its scroll position is negative.
    setAt(Math.round(share * (pictures.length - 1)))
  }

  return (
    <section
      aria-label={t('product_gallery', { name })}
      className="relative -mx-(--gutter) lg:ms-[calc(-1*max(var(--gutter),(100vw-var(--page))/2+var(--gutter)))] lg:me-0 2xl:ms-0"
    >
      <ul
        data-gallery=""
        onScroll={onScroll}
        className="flex snap-x snap-mandatory gap-2 overflow-x-auto overscroll-x-contain [scrollbar-width:none] lg:grid lg:snap-none lg:grid-cols-6 lg:overflow-visible"
      >
        {pictures.map((picture, index) => (
          <li
            key={picture.id}
            className={`relative w-[clamp(62vw,64svh-18.5rem,100vw)] flex-none snap-start only:mx-auto lg:w-auto ${pictures.length > 1 ? 'sm:w-[calc(50%-.25rem)]' : 'sm:w-2/3'} ${desktop[columnsOf(pictures.length, index)]}`}
          >
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={t(picture.alt ? 'picture_enlarge' : 'picture_enlarge_plain', {
                number: index + 1,
                alt: picture.alt,
              })}
              onClick={({ currentTarget }) =>
                setZoomed({ at: index, onPage: currentTarget.clientWidth })
              }
              className="peer block w-full cursor-zoom-in -outline-offset-4"
            >
              <Picture
                picture={picture}
                sizes={pictureSizes(pictures.length, index)}
                priority={index === 0}
                alt=""
              />
            </button>
            {picture.videos.length > 0 && <Video picture={picture} number={index + 1} />}
          </li>
        ))}
      </ul>
      {pictures.length > 1 && <Position pictures={pictures} at={at} />}
      <ZoomDialog
        name={name}
        pictures={pictures}
        open={zoomed !== null}
        at={zoomed?.at ?? 0}
        onPage={zoomed?.onPage ?? 0}
        onClose={() => setZoomed(null)}
      />
    </section>
  )
}

/** Which of the pictures the strip shows. */
function Position({ pictures, at }: { pictures: ProductItem['pictures']; at: number }) {
  const { t } = useWords()
  return (
    <div aria-hidden="true" className="sm:hidden">
      <span className="absolute end-(--gutter) bottom-3.5 bg-paper px-2.5 py-1 text-small leading-tight">
        <span className="ltr">
          {t('picture_count', { number: at + 1, total: pictures.length })}
        </span>
      </span>
      <span className="grid auto-cols-fr grid-flow-col">
        {pictures.map((picture, index) => (
          <span
            key={picture.id}
            className={`h-0.5 transition-colors duration-(--quick) ${index === at ? 'bg-ink' : 'bg-rule'}`}
          />
        ))}
      </span>
    </div>
  )
}
