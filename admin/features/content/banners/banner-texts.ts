import { type Text, textIn } from '@rimal/contract/language'
import type { StaffPicture } from '@rimal/contract/staff/pictures'
import type { AdminTextKey } from '@rimal/contract/words/admin/all-admin-words'
import { useTargets } from '../../../ui/targets/use-targets.ts'
import { useTime } from '../../../ui/use-time.ts'
import { useWords } from '../../../words.tsx'
import type { BannerForm } from './banner-form.ts'
import { usePlaces } from './use-places.ts'

/** The label of each field. */
export const bannerNames = {
  place: 'banners_place',
  title: 'banners_title',
  text: 'banners_text',
  linkText: 'banners_link_text',
  target: 'banners_target',
  from: 'banners_begins',
  until: 'banners_ends',
  isHidden: 'banners_hide',
  widePicture: 'banners_wide',
  tallPicture: 'banners_tall',
} as const satisfies Record<keyof BannerForm, AdminTextKey>

/** The names and values of the fields as texts, for two people who changed the same one. */
export function useBannerTexts() {
  const { t, language } = useWords()
  const places = usePlaces()
  const targets = useTargets()
  const time = useTime()
  const say: { [Name in keyof BannerForm]: (value: BannerForm[Name]) => string } = {
    place: places.nameOf,
    title: bothOf,
    text: bothOf,
    linkText: bothOf,
    target: (target) => targets.nameOf(target) || target,
    from: (moment) => (moment ? time(moment) : ''),
    until: (moment) => (moment ? time(moment) : ''),
    isHidden: (isHidden) => t(isHidden ? 'banners_state_hidden' : 'form_empty_value'),
    widePicture: pictureOf,
    tallPicture: pictureOf,
  }
  function pictureOf(picture: StaffPicture | null): string {
    return picture ? textIn(picture.alt, language) || picture.id : ''
  }
  return {
    nameOf: (field: keyof BannerForm) => t(bannerNames[field]),
    textOf: (field: keyof BannerForm, value: unknown) =>
      (say[field] as (value: unknown) => string)(value) || t('form_empty_value'),
  }
}

function bothOf({ en, ar }: Text): string {
  return [en, ar].filter(Boolean).join(' · ')
}
