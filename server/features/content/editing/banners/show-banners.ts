import type { BannerState } from '@rimal/contract/content/banner-kinds'
import type { StaffBanner } from '@rimal/contract/staff/banners'
import type { Queries } from '../../../../db/connect.ts'
import type { Deps } from '../../../../deps.ts'
import { isDue } from '../../../shop/due-times.ts'
import { findKnownTargets } from '../../storefront/menu/find-shop-targets.ts'
import { listPictures, listStored, type StoredBanner } from './banners.sql.ts'

/** Returns all banners in their order, with what shoppers see of them now. */
export async function showBanners(
  db: Queries,
  { clock }: Pick<Deps, 'clock'>,
): Promise<StaffBanner[]> {
  const stored = await listStored(db)
  const ids = stored.flatMap(({ banner: { widePictureId, tallPictureId } }) => [
    widePictureId ?? [],
    tallPictureId ?? [],
  ])
  const known = new Map((await listPictures(db, ids.flat())).map((one) => [one.id, one]))
  const stateOf = statesAt(clock(), await findKnownTargets(db))
  return stored.map(({ banner, savedBy }) => {
    const { id, startsAt, endsAt, hidden, widePictureId, tallPictureId, savedAt, ...rest } = banner
    const { revision, place, title, text, linkText, target } = rest
    return {
      bannerId: id,
      revision,
      savedBy,
      savedAt: savedAt.toISOString(),
      state: stateOf(banner),
      place,
      title,
      text,
      linkText,
      target,
      from: startsAt?.toISOString() ?? null,
      until: endsAt?.toISOString() ?? null,
      isHidden: hidden,
      widePicture: known.get(widePictureId ?? '') ?? null,
      tallPicture: known.get(tallPictureId ?? '') ?? null,
    }
  })
}

/** Says the state of banners that are given in their order: of those due at one place, the first is shown. */
function statesAt(
  now: Date,
  isKnown: (target: string) => boolean,
): (banner: StoredBanner) => BannerState {
  const taken = new Set<string>()
  return (banner) => {
    const { place, startsAt, endsAt, hidden } = banner
    if (endsAt && endsAt <= now) return 'ended'
    if (hidden) return 'hidden'
    if (place !== 'home' && place !== 'lists' && !isKnown(place)) return 'gone'
    if (startsAt && !isDue({ from: startsAt, until: endsAt }, now)) return 'planned'
    if (taken.has(place)) return 'waiting'
    taken.add(place)
    return 'shown'
  }
}
