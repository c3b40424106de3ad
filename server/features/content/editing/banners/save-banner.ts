import { maxBanners } from '@rimal/contract/content/banner-kinds'
import type { BodyOf } from '@rimal/contract/endpoint'
import type { BannerFields, staffBannersApi } from '@rimal/contract/staff/banners'
import { recordPartChange } from '../../../../db/record-catalog-change.ts'
import type { Tx } from '../../../../db/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { ShopError } from '../../../../http/shop-error.ts'
import { findKnownTargets } from '../../storefront/menu/find-shop-targets.ts'
import {
  deleteStored,
  findStored,
  insertBanner,
  listPictures,
  listStored,
  lockBanners,
  type StoredBanner,
  updateBanner,
  updatePositions,
} from './banners.sql.ts'
import { checkBanner, cleanBanner } from './check-banner.ts'

type Input = BodyOf<typeof staffBannersApi.saveBanner> & { staffId: string }

/**
 * Creates a banner, or changes one, and returns its id.
 * @throws ShopError invalid_input, not_found, changed_meanwhile, banners_full
 */
export async function saveBanner(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  { bannerId, revision, fields: typed, staffId }: Input,
): Promise<string> {
  await lockBanners(tx)
  const before = bannerId === null ? undefined : await findToChange(tx, bannerId, revision)
  const fields = cleanBanner(typed)
  await requireValid(tx, { fields, before })
  const saved = { fields, savedBy: staffId, savedAt: clock() }
  await recordPartChange(tx, 'shop')
  if (before) {
    await updateBanner(tx, before.id, saved)
    return before.id
  }
  if ((await listStored(tx)).length >= maxBanners) throw new ShopError('banners_full')
  return insertBanner(tx, saved)
}

/**
 * Deletes a banner.
 * @throws ShopError not_found, changed_meanwhile
 */
export async function deleteBanner(tx: Tx, id: string, revision: number): Promise<void> {
  await lockBanners(tx)
  await findToChange(tx, id, revision)
  await deleteStored(tx, id)
  await recordPartChange(tx, 'shop')
}

/**
 * Sets the order of the banners.
 * @throws ShopError changed_meanwhile if the ids are not those of all banners
 */
export async function moveBanners(tx: Tx, ids: string[]): Promise<void> {
  await lockBanners(tx)
  const known = (await listStored(tx)).map(({ banner }) => banner.id)
  const isComplete = ids.length === known.length && known.every((id) => ids.includes(id))
  if (!isComplete) throw new ShopError('changed_meanwhile')
  await updatePositions(tx, ids)
  await recordPartChange(tx, 'shop')
}

async function findToChange(tx: Tx, id: string, revision: number): Promise<StoredBanner> {
  const before = await findStored(tx, id)
  if (!before) throw new ShopError('not_found')
  if (before.revision !== revision) throw new ShopError('changed_meanwhile')
  return before
}

async function requireValid(
  tx: Tx,
  { fields, before }: { fields: BannerFields; before: StoredBanner | undefined },
): Promise<void> {
  const isKnown = await findKnownTargets(tx)
  const ids = [fields.widePictureId, fields.tallPictureId].filter((id) => id !== null)
  const pictures = new Map((await listPictures(tx, ids)).map(({ id, alt }) => [id, alt]))
  const wrong = checkBanner(fields, {
    // What was deleted meanwhile stays until somebody changes it, and is not shown.
    hasTarget: (target) => isKnown(target) || target === before?.target || target === before?.place,
    pictures,
  })
  if (Object.keys(wrong).length > 0) throw new ShopError('invalid_input', wrong)
}
