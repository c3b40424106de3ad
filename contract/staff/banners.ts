import Type, { type Static } from 'typebox'
import {
  bannerPlacePattern,
  bannerStates,
  maxBannerLink,
  maxBanners,
  maxBannerText,
  maxBannerTitle,
} from '../content/banner-kinds.ts'
import { maxTarget, targetPattern } from '../content/targets.ts'
import { get, post } from '../endpoint.ts'
import { ChosenInstant, Instant, Nullable, Strict, TextInBoth, Uuid } from '../shapes.ts'
import { StaffPicture } from './pictures.ts'

const Moment = Nullable(ChosenInstant)
/** The id of an uploaded picture. */
const PictureId = Nullable(Type.String({ minLength: 1, maxLength: 80 }))

const BannerParts = {
  place: Type.String({ pattern: bannerPlacePattern }),
  title: TextInBoth(maxBannerTitle),
  text: TextInBoth(maxBannerText),
  linkText: TextInBoth(maxBannerLink),
  /** Null for a banner without a link. */
  target: Nullable(Type.String({ maxLength: maxTarget, pattern: targetPattern })),
  /** Shoppers see the banner from `from` on and before `until`; null is without a limit. */
  from: Moment,
  until: Moment,
  isHidden: Type.Boolean(),
}

const BannerFields = Strict({
  ...BannerParts,
  /** For wide screens and for phones; a missing one is replaced by the other. */
  widePictureId: PictureId,
  tallPictureId: PictureId,
})
export type BannerFields = Static<typeof BannerFields>

const StaffBanner = Type.Object({
  bannerId: Uuid,
  /** Each save raises it. */
  revision: Type.Integer(),
  savedBy: Nullable(Type.String()),
  savedAt: Instant,
  state: Type.Enum([...bannerStates]),
  ...BannerParts,
  widePicture: Nullable(StaffPicture),
  tallPicture: Nullable(StaffPicture),
})
export type StaffBanner = Static<typeof StaffBanner>

/** Calls of staff on banners. */
export const staffBannersApi = {
  listBanners: get('staff/list-banners', {
    access: 'staff',
    permission: 'content.edit',
    summary: 'All banners. Of those that are due at one place, shoppers see the first.',
    result: Type.Array(StaffBanner),
  }),
  saveBanner: post('staff/save-banner', {
    access: 'staff',
    permission: 'content.edit',
    summary: 'Creates a banner, which comes last, or changes one.',
    body: Strict({
      /** Null for a new banner. */
      bannerId: Nullable(Uuid),
      /** Of the banner as it was read, 0 for a new one; refused with `changed_meanwhile` if it is another one now. */
      revision: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
      fields: BannerFields,
    }),
    result: StaffBanner,
    errors: ['invalid_input', 'not_found', 'changed_meanwhile', 'banners_full'],
  }),
  moveBanners: post('staff/move-banners', {
    access: 'staff',
    permission: 'content.edit',
    summary: 'Sets the order of the banners.',
    body: Strict({
      /** The ids of all banners, in their new order. */
      bannerIds: Type.Array(Uuid, { maxItems: maxBanners }),
    }),
    result: Type.Array(StaffBanner),
    errors: ['changed_meanwhile'],
  }),
  deleteBanner: post('staff/delete-banner', {
    access: 'staff',
    permission: 'content.edit',
    summary: 'Deletes a banner.',
    body: Strict({ bannerId: Uuid, revision: Type.Integer() }),
    result: Type.Array(StaffBanner),
    errors: ['not_found', 'changed_meanwhile'],
  }),
}
