import type { FieldErrors } from '@rimal/contract/endpoint'
import type { StaffRole } from '@rimal/contract/permissions'
import { mayDo } from '@rimal/contract/permissions'
import type { ProductFields } from '@rimal/contract/staff/products'
import type { GridChange } from '@rimal/contract/staff/product-grid'
import type { AdjustmentKind } from '@rimal/contract/stock/stock-kinds'
import { lockProductIds } from '../../../../db/lock-product-ids.ts'
import type { Tx } from '../../../../db/transact.ts'
import { ShopError } from '../../../../http/shop-error.ts'
import { holdGroups } from '../../groups/hold-groups.ts'
import { setWeight } from '../../weights/set-weight.ts'
import { saveProduct } from '../save-product.ts'
import { getStaffProduct, type ShownProduct } from '../show-product.ts'
import { lockForEdit } from '../write-product.sql.ts'
import { lockWeights } from './grid.sql.ts'

type Reason = { kind?: AdjustmentKind | undefined; note?: string | undefined }
type By = { staffId: string; role: StaffRole; now: Date }

/** Moves stock by differences; null when the same call with the same key has done it already. */
export type AdjustStock = (
  tx: Tx,
  input: {
    changes: NonNullable<GridChange['changes']>
    kind: AdjustmentKind
    note?: string
    key: string
    staffId: string
    at: Date
  },
) => Promise<{ sku: string; from: number; to: number }[] | null>

type Given = { by: By; reason: Reason; adjustStock: AdjustStock }

/**
 * Saves the changed cells of one product with the rules of the single calls. Returns what the audit records of it.
 * @throws product_not_found, changed_meanwhile, not_allowed, invalid_input, product_incomplete, not_found,
 * stock_below_reserved, stock_key_used
 */
export async function saveGridProduct(
  tx: Tx,
  change: GridChange,
  { by, reason, adjustStock }: Given,
): Promise<Record<string, unknown>> {
  const { id, revision, fields, barcodes, weights } = change
  requireAllowed(change, by.role)
  // Every save of a product locks in this order.
  await holdGroups(tx)
  await lockProductIds(tx)
  const stored = await lockForEdit(tx, id)
  if (!stored) throw new ShopError('product_not_found')
  if (stored.revision !== revision) throw new ShopError('changed_meanwhile')
  const saved =
    Object.keys(fields).length === 0 && !barcodes
      ? {}
      : (await saveProduct(tx, { id, revision, fields: await merge(tx, change) }, savingBy(by)))
          .changed
  if (change.changes || weights) await requireOwnVariants(tx, change)
  for (const { sku, grams } of weights ?? []) await setWeight(tx, { skuOrProduct: sku, grams })
  const moved = await moveStock(tx, change, { by, reason, adjustStock })
  return { ...saved, ...weightsOf(change), ...moved }
}

/** @throws not_allowed, invalid_input */
function requireAllowed({ fields, barcodes, changes, weights }: GridChange, role: StaffRole): void {
  if (changes && !mayDo(role, 'stock.adjust')) throw new ShopError('not_allowed')
  if (weights && !mayDo(role, 'products.weigh')) throw new ShopError('not_allowed')
  if (Object.keys(fields).length === 0 && !barcodes && !changes && !weights)
    throw new ShopError('invalid_input', { fields: 'required' })
}

function savingBy({ staffId, role, now }: By) {
  return { staffId, now, mayPrice: mayDo(role, 'prices.change') }
}

/**
 * Everything of the stored product with the changed cells in it.
 * @throws invalid_input
 */
async function merge(tx: Tx, { id, fields: { name, ...cells }, barcodes = [] }: GridChange) {
  const stored = fieldsOf(await getStaffProduct(tx, id))
  const items = withBarcodes(stored.items, barcodes)
  return { ...stored, ...cells, items, name: { ...stored.name, ...name } }
}

type Items = ProductFields['items']

/** @throws invalid_input for a size that the product does not have */
function withBarcodes(items: Items, barcodes: NonNullable<GridChange['barcodes']>): Items {
  const known = new Set(items.flatMap(({ sizes }) => sizes.map(({ sku }) => sku)))
  const wrong = barcodes.flatMap(({ sku }, index): [string, string][] =>
    known.has(sku) ? [] : [[`barcodes.${index}.sku`, 'unknown']],
  )
  if (wrong.length > 0) throw new ShopError('invalid_input', Object.fromEntries(wrong))
  const given = new Map(barcodes.map(({ sku, barcode }) => [sku, barcode]))
  return items.map((item) => ({
    ...item,
    sizes: item.sizes.map((size) => {
      const barcode = size.sku === null ? undefined : given.get(size.sku)
      return barcode === undefined ? size : { ...size, barcode }
    }),
  }))
}

/** The part of a product that is saved; what only describes the product is left out. */
function fieldsOf({
  id: _id,
  address: _address,
  look: _look,
  revision: _revision,
  state: _state,
  publishAt: _publishAt,
  savedAt: _savedAt,
  savedBy: _savedBy,
  sold: _sold,
  inQueue: _inQueue,
  lacks: _lacks,
  otherPrices,
  items,
  ...facts
}: ShownProduct): ProductFields {
  return {
    ...facts,
    otherPrices: otherPrices as ProductFields['otherPrices'],
    items: items.map(({ sizes, pictures, ...item }) => ({
      ...item,
      sizes: sizes.map(({ size, sku, barcode }) => ({ size, sku, barcode })),
      pictures: pictures.map((picture) => ({ id: picture.id, view: picture.view })),
    })),
  }
}

/**
 * The sizes must be of this product, and their weights those that the grid shows.
 * @throws invalid_input
 */
async function requireOwnVariants(tx: Tx, { id, changes, weights }: GridChange): Promise<void> {
  const known = await lockWeights(tx, id)
  const wrong: FieldErrors = {}
  for (const [index, { sku }] of (changes ?? []).entries()) {
    if (!known.has(sku)) wrong[`changes.${index}.sku`] = 'unknown'
  }
  for (const [index, { sku, was }] of (weights ?? []).entries()) {
    if (!known.has(sku)) wrong[`weights.${index}.sku`] = 'unknown'
    else if (known.get(sku) !== was) wrong[`weights.${index}.grams`] = 'changed'
  }
  if (Object.keys(wrong).length > 0) throw new ShopError('invalid_input', wrong)
}

/** 'NOOR-BLACK-54: 12 → 17', as a single adjustment is recorded. */
async function moveStock(
  tx: Tx,
  { changes, key }: GridChange,
  { by: { staffId, now }, reason: { kind, note }, adjustStock }: Given,
): Promise<Record<string, unknown>> {
  if (!changes) return {}
  if (kind === undefined) throw new ShopError('invalid_input', { kind: 'required' })
  const because = note === undefined ? { kind } : { kind, note }
  const moved = await adjustStock(tx, { changes, ...because, key, staffId, at: now })
  const movements = moved?.map(({ sku, from, to }) => [sku, { from, to }]) ?? [['repeated', true]]
  return { ...Object.fromEntries(movements), kind, key }
}

function weightsOf({ weights = [] }: GridChange): Record<string, unknown> {
  if (weights.length === 0) return {}
  const grams = weights.map(({ sku, was, grams: to }) => [sku, { from: was, to }])
  return { grams: Object.fromEntries(grams) }
}
