import type { Deps } from '../../../deps.ts'
import { opensPreview } from '../products/preview-key.ts'
import { getStaffProduct } from '../products/show-product.ts'
import { findAtAddress } from './find-at-address.ts'

type Reading = Pick<Deps, 'db' | 'sign' | 'clock'>

/** Finds the product that a key opens at an address, if shoppers do not see it there. */
export async function findUnpublished(
  deps: Reading,
  address: string,
  key: string,
): Promise<string | null> {
  const id = await findAtAddress(deps.db, 'product', address)
  if (id === undefined || !opensPreview(deps, id, key)) return null
  const { state } = await getStaffProduct(deps.db, id)
  return state === 'published' ? null : id
}
