import { maxCollections } from '@rimal/contract/limits'
import type { BulkProductAct } from '@rimal/contract/staff/lists/bulk-acts'
import type { ProductState } from '@rimal/contract/staff/product-states'
import { recordCatalogChange } from '../../../db/record-catalog-change.ts'
import type { Queries } from '../../../db/connect.ts'
import type { Tx } from '../../../db/transact.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { holdGroups } from '../groups/hold-groups.ts'
import { changeProductState } from './change-product-state.ts'
import { hasCollection, lockCollections } from './change-products.sql.ts'
import { lockForEdit, updateProduct } from './write-product.sql.ts'

type Input = { act: BulkProductAct; collection?: string | undefined }
type By = { staffId: string; now: Date }

const stateOf: Partial<Record<BulkProductAct, ProductState>> = {
  publish: 'published',
  unpublish: 'draft',
  archive: 'archived',
  restore: 'draft',
}

/**
 * Does one of the bulk acts with one product. Returns what the audit records of it.
 * @throws product_not_found, already_so, product_archived, product_incomplete, collections_full, invalid_input
 */
export async function changeOneProduct(
  tx: Tx,
  id: string,
  { act, collection }: Input,
  by: By,
): Promise<Record<string, unknown>> {
  const state = stateOf[act]
  if (state !== undefined) return moveTo(tx, id, { state, isRestored: act === 'restore' }, by)
  await holdGroups(tx)
  const named = await requireCollection(tx, { act, collection })
  return changeCollections(tx, id, { collection: named, isAdded: act === 'add_to_collection' }, by)
}

/**
 * Returns the collection of an act on a collection, and '' for another act.
 * @throws invalid_input
 */
export async function requireCollection(db: Queries, { act, collection }: Input): Promise<string> {
  if (act in stateOf) return ''
  if (collection === undefined) throw new ShopError('invalid_input', { collection: 'required' })
  if (await hasCollection(db, collection)) return collection
  throw new ShopError('invalid_input', { collection: 'unknown' })
}

type Move = { state: ProductState; isRestored: boolean }

async function moveTo(tx: Tx, id: string, { state, isRestored }: Move, by: By) {
  const stored = await lockForEdit(tx, id)
  if (!stored) throw new ShopError('product_not_found')
  const isArchived = stored.state === 'archived'
  if (stored.state === state || (isRestored && !isArchived)) throw new ShopError('already_so')
  // Unpublishing would bring an archived product back, which nobody asked for.
  if (isArchived && !isRestored) throw new ShopError('product_archived')
  const product = await changeProductState(tx, { id, revision: stored.revision, state }, by)
  return { state: product.state, publishAt: product.publishAt }
}

async function changeCollections(
  tx: Tx,
  id: string,
  { collection, isAdded }: { collection: string; isAdded: boolean },
  by: By,
) {
  const before = await lockCollections(tx, id)
  if (!before) throw new ShopError('product_not_found')
  if (before.includes(collection) === isAdded) throw new ShopError('already_so')
  const collections = isAdded
    ? [...before, collection]
    : before.filter((other) => other !== collection)
  if (collections.length > maxCollections) throw new ShopError('collections_full')
  await updateProduct(tx, id, { collections, savedBy: by.staffId, updatedAt: by.now })
  await recordCatalogChange(tx, [id])
  return { fields: ['collections'], [isAdded ? 'added' : 'removed']: collection }
}
