import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import type { Shopper } from '../shopper.ts'
import { findCustomSize } from './custom-sizes.sql.ts'

/** Returns a set of measurements to the shopper who gave it; other shoppers get "not found". */
export async function getCustomSize(
  { db }: Pick<Deps, 'db'>,
  { shopper, id }: { shopper: Shopper; id: string },
) {
  const size = await findCustomSize(db, shopper, id)
  if (!size) throw new ShopError('custom_size_not_found')
  return { customSizeId: id, ...size }
}
