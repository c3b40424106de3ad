import type { BodyOf } from '@rimal/contract/endpoint'
import type { ProductFields, StaffProduct, staffProductsApi } from '@rimal/contract/staff/products'
import { recordCatalogChange } from '../../../db/record-catalog-change.ts'
import { lockProductIds } from '../../../db/lock-product-ids.ts'
import type { Tx } from '../../../db/transact.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { findSettings } from '../../shop/settings/settings.ts'
import { followOpening, restartQueue } from '../../queue/places-of-queue.ts'
import { holdGroups } from '../groups/hold-groups.ts'
import { checkProduct, lacksOf } from './check-product.ts'
import { findKnownIds } from './known-ids.sql.ts'
import { saveItems } from './save-items.ts'
import { getStaffProduct, type ShownProduct } from './show-product.ts'
import { lockForEdit, replacePrices, updateProduct } from './write-product.sql.ts'

type Input = BodyOf<typeof staffProductsApi.saveProduct>
/** `mayPrice`: whether the person may change prices. */
type By = { staffId: string; now: Date; mayPrice: boolean }

/**
 * Saves everything of a product. A product that shoppers see must stay complete.
 * @throws product_not_found, changed_meanwhile, not_allowed, invalid_input, product_incomplete
 */
export async function saveProduct(tx: Tx, { id, revision, fields }: Input, by: By): Promise<Saved> {
  await holdGroups(tx)
  await lockProductIds(tx)
  const stored = await lockForEdit(tx, id)
  if (!stored) throw new ShopError('product_not_found')
  if (stored.revision !== revision) throw new ShopError('changed_meanwhile')
  const before = await getStaffProduct(tx, id)
  if (!by.mayPrice && !hasSamePrices(before, fields)) throw new ShopError('not_allowed')
  const { currency } = await findSettings(tx)
  const wrong = checkProduct(fields, await findKnownIds(tx, fields), currency)
  if (Object.keys(wrong).length > 0) throw new ShopError('invalid_input', wrong)
  await saveItems(tx, id, fields.items)
  if (stored.state === 'published' || stored.state === 'scheduled') requireComplete(fields)
  await replacePrices(tx, id, fields.otherPrices)
  const { items: _, otherPrices: __, fabricKind, openingKind, queueOpensAt, ...columns } = fields
  await updateProduct(tx, id, {
    ...columns,
    fabricKind: fabricKind ?? '',
    openingKind: openingKind ?? '',
    queueOpensAt: queueOpensAt === null ? null : new Date(queueOpensAt),
    savedBy: by.staffId,
    updatedAt: by.now,
  })
  if (fields.queued !== before.queued) await restartQueue(tx, id)
  else if (hasOtherOpening(before, fields)) await followOpening(tx, id)
  await recordCatalogChange(tx, [id])
  const product = await getStaffProduct(tx, id)
  return { product, changed: changesOf(before, product, currency) }
}

export type Saved = {
  product: ShownProduct
  /** The names of the fields that differ, with both prices and their currency where the price changed. */
  changed: Record<string, unknown>
}

function hasOtherOpening(before: ShownProduct, { queueOpensAt }: ProductFields): boolean {
  const opening = (at: string | null) => (at === null ? null : Date.parse(at))
  return opening(queueOpensAt) !== opening(before.queueOpensAt)
}

/** @throws product_incomplete */
export function requireComplete(product: Pick<ProductFields, 'name' | 'items'>): void {
  const lacks = lacksOf(product)
  if (lacks.length === 0) return
  throw new ShopError(
    'product_incomplete',
    Object.fromEntries(lacks.map((field) => [field, 'required'])),
  )
}

const notSaved = [
  'revision',
  'savedAt',
  'savedBy',
  'lacks',
  'sold',
  'inQueue',
  'state',
  'publishAt',
  'look',
]

function changesOf(
  before: ShownProduct,
  after: ShownProduct,
  currency: string,
): Record<string, unknown> {
  const names = (Object.keys(after) as (keyof ShownProduct)[]).filter(
    (name) =>
      !notSaved.includes(name) && JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  const prices = priceChanges(before, after)
  const isPriced = 'price' in prices || 'compareAt' in prices
  return { fields: names, ...prices, ...(isPriced ? { currency } : {}) }
}

/** The prices that differ, by currency and kind: `{ price: { from: 72900, to: 69900 } }` in minor units. */
function priceChanges(before: ShownProduct, after: ShownProduct): Record<string, unknown> {
  const from = pricesOf(before)
  const to = pricesOf(after)
  const differing = [...new Set([...from.keys(), ...to.keys()])].filter(
    (name) => from.get(name) !== to.get(name),
  )
  return Object.fromEntries(
    differing.map((name) => [name, { from: from.get(name) ?? null, to: to.get(name) ?? null }]),
  )
}

type Priced = Pick<ProductFields, 'price' | 'compareAt'> & Pick<StaffProduct, 'otherPrices'>

function pricesOf({ price, compareAt, otherPrices }: Priced): Map<string, number | null> {
  return new Map([
    ['price', price],
    ['compareAt', compareAt],
    ...otherPrices.flatMap((other): [string, number | null][] => [
      [`price_${other.currency}`, other.price],
      [`compareAt_${other.currency}`, other.compareAt],
    ]),
  ])
}

function hasSamePrices(before: ShownProduct, fields: ProductFields): boolean {
  return Object.keys(priceChanges(before, { ...before, ...pricesIn(fields) })).length === 0
}

function pricesIn({ price, compareAt, otherPrices }: ProductFields) {
  return { price, compareAt, otherPrices }
}
