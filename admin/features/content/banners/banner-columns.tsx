import { textIn } from '@rimal/contract/language'
import type { StaffBanner } from '@rimal/contract/staff/banners'
import { Link } from 'react-router'
import { isolate } from '../../../ui/isolate.ts'
import { MoveActs } from '../../../ui/order/move-acts.tsx'
import type { DraggedRows } from '../../../ui/order/use-dragged-rows.ts'
import { Picture } from '../../../ui/picture.tsx'
import { type Column, Micro } from '../../../ui/table.tsx'
import ui from '../../../ui/ui.module.css'
import type { FormatTime } from '../../../ui/use-time.ts'
import type { Words } from '../../../words.tsx'
import css from '../content.module.css'
import { BannerState } from './banner-state.tsx'
import type { MoveBanner } from './use-move-banner.ts'
import type { usePlaces } from './use-places.ts'

type Options = {
  time: FormatTime
  places: ReturnType<typeof usePlaces>
  banners: readonly StaffBanner[]
  move: MoveBanner
  rows: DraggedRows
}

const pictureWidth = 36

/** The columns of the list of banners. */
export function bannerColumns(words: Words, options: Options): Column<StaffBanner>[] {
  const { t, language } = words
  const { time, places } = options
  return [
    {
      key: 'banner',
      title: t('banners_banner'),
      cell: ({ bannerId, title, place, tallPicture, widePicture }) => {
        const picture = tallPicture ?? widePicture
        return (
          <span className={css.named}>
            {picture ? <Picture picture={{ ...picture, alt: '' }} width={pictureWidth} /> : null}
            <span>
              <Link className={ui.rowLink} to={`/content/banners/${bannerId}`}>
                <bdi>{textIn(title, language)}</bdi>
              </Link>
              <Micro>{places.nameOf(place)}</Micro>
            </span>
          </span>
        )
      },
    },
    {
      key: 'state',
      title: t('banners_state'),
      cell: ({ state }) => <BannerState state={state} />,
    },
    {
      key: 'time',
      title: t('banners_time'),
      onPhone: 'wide',
      cell: (banner) => sayTime(banner, t, time),
    },
    actsColumn(words, options),
  ]
}

function sayTime({ from, until }: StaffBanner, t: Words['t'], time: FormatTime): string {
  const parts = [
    ...(from ? [t('banners_from', { when: time(from) })] : []),
    ...(until ? [t('banners_until', { when: time(until) })] : []),
  ]
  return parts.length > 0 ? parts.join(' · ') : t('banners_always')
}

function actsColumn({ language }: Words, { banners, move, rows }: Options): Column<StaffBanner> {
  return {
    key: 'acts',
    title: '',
    isNumber: true,
    onPhone: 'wide',
    cell: ({ bannerId, title }) => {
      const place = banners.findIndex((one) => one.bannerId === bannerId)
      const name = isolate(textIn(title, language))
      return (
        <MoveActs
          name={name}
          isFirst={place === 0}
          isLast={place === banners.length - 1}
          onUp={() => move(banners, place, place - 1)}
          onDown={() => move(banners, place, place + 1)}
          onGrab={banners.length > 1 ? rows.grab(place) : undefined}
        />
      )
    },
  }
}
