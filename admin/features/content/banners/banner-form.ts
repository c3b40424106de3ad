import type { Text } from '@rimal/contract/language'
import type { BannerFields, StaffBanner } from '@rimal/contract/staff/banners'
import type { StaffPicture } from '@rimal/contract/staff/pictures'
import type { EditForm, Saved } from '../../../ui/form/use-edit-form.ts'

/** The fields of a banner while they are edited. */
export type BannerForm = {
  place: string
  title: Text
  text: Text
  linkText: Text
  /** Empty for a banner without a link. */
  target: string
  from: string | null
  until: string | null
  isHidden: boolean
  widePicture: StaffPicture | null
  tallPicture: StaffPicture | null
}

export type BannerEdit = EditForm<BannerForm>

export function savedOf(banner: StaffBanner): Saved<BannerForm> {
  const { revision, savedBy, savedAt, place, from, until, isHidden } = banner
  const { title, text, linkText, target, widePicture, tallPicture } = banner
  return {
    revision,
    savedBy,
    savedAt,
    fields: {
      place,
      title: textOf(title),
      text: textOf(text),
      linkText: textOf(linkText),
      target: target ?? '',
      from,
      until,
      isHidden,
      widePicture,
      tallPicture,
    },
  }
}

/** The fields in the form in which they are saved. */
export function fieldsOf(form: BannerForm): BannerFields {
  const { target, widePicture, tallPicture, ...same } = form
  return {
    ...same,
    target: target === '' ? null : target,
    widePictureId: widePicture?.id ?? null,
    tallPictureId: tallPicture?.id ?? null,
  }
}

/** PostgreSQL returns the sides of a text in a sequence of its own. */
function textOf({ en, ar }: Text): Text {
  return { en, ar }
}
