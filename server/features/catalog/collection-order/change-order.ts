import type { BodyOf, ResultOf } from '@rimal/contract/endpoint'
import type { collectionOrderApi } from '@rimal/contract/staff/collection-order'
import { recordPartChange } from '../../../db/record-catalog-change.ts'
import type { Tx } from '../../../db/transact.ts'
import { ShopError } from '../../../http/shop-error.ts'
import {
  findOrder,
  findStoredIds,
  listMembers,
  lockCollection,
  type Member,
  type StoredOrder,
  writeOrder,
} from './collection-order.sql.ts'

type Api = typeof collectionOrderApi
type By = { staffId: string; now: Date }

/**
 * Makes the order of a collection one by hand or an automatic one. The order by hand is stored while it is not used.
 * @throws ShopError not_found, changed_meanwhile
 */
export async function setCollectionOrder(
  tx: Tx,
  { collection, byHand, revision }: BodyOf<Api['setCollectionOrder']>,
  { staffId, now }: By,
): Promise<ResultOf<Api['setCollectionOrder']>> {
  await holdOrder(tx, collection, revision)
  const stored = await findStoredIds(tx, collection)
  // The first order by hand is the automatic one; products that came since stand at the end of an earlier one.
  const products = byHand
    ? idsOf(await listMembers(tx, { id: collection, byHand: stored.length > 0 }))
    : stored
  const next = await writeOrder(tx, {
    collectionId: collection,
    byHand,
    products,
    savedBy: staffId,
    savedAt: now,
  })
  await recordPartChange(tx, 'order')
  return { byHand, revision: next }
}

/**
 * Moves a product to another place in a collection that is ordered by hand.
 * @throws ShopError not_found, changed_meanwhile, order_not_by_hand
 */
export async function moveInCollection(
  tx: Tx,
  { collection, product, to, revision }: BodyOf<Api['moveInCollection']>,
  { staffId, now }: By,
): Promise<ResultOf<Api['moveInCollection']>> {
  const { byHand } = await holdOrder(tx, collection, revision)
  if (!byHand) throw new ShopError('order_not_by_hand')
  const members = await listMembers(tx, { id: collection, byHand })
  const shown = idsOf(members.filter(({ isArchived }) => !isArchived))
  if (!shown.includes(product)) throw new ShopError('not_found')
  const place = Math.min(to, shown.length)
  const next = await writeOrder(tx, {
    collectionId: collection,
    byHand,
    products: moved(members, product, place),
    savedBy: staffId,
    savedAt: now,
  })
  await recordPartChange(tx, 'order')
  return { byHand, revision: next, place, count: shown.length }
}

/** Moves a product to a place that is counted without archived products, which stay before what they stood before. */
function moved(members: readonly Member[], product: string, place: number): string[] {
  const others = members.filter(({ id }) => id !== product)
  const next = others.filter(({ isArchived }) => !isArchived)[place - 1]
  return idsOf(others).toSpliced(next ? others.indexOf(next) : others.length, 0, product)
}

function idsOf(members: readonly Member[]): string[] {
  return members.map(({ id }) => id)
}

/** Returns the order as it is, and makes other changes of it wait. */
async function holdOrder(tx: Tx, id: string, revision: number): Promise<StoredOrder> {
  await lockCollection(tx, id)
  const order = await findOrder(tx, id)
  if (!order) throw new ShopError('not_found')
  if (order.revision !== revision) throw new ShopError('changed_meanwhile')
  return order
}
