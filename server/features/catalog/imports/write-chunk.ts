import type { StaffRole } from '@rimal/contract/permissions'
import { insertAudit } from '../../../db/insert-audit.ts'
import { recordCatalogChange } from '../../../db/record-catalog-change.ts'
import type { CellError } from '../../../db/tables/imports.ts'
import { savepoint, type Tx } from '../../../db/transact.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { saveItems } from '../products/save-items.ts'
import { errorAt } from './plan/parse-row.ts'
import type { Replanned } from './plan/replan.ts'
import type { CatalogProduct } from './products/catalog-product.ts'
import { describeChange } from './products/describe-change.ts'
import { changedParts } from './products/changed-parts.ts'
import { readProducts } from './read-products.sql.ts'
import { type By, insertDrafts, replaceOtherPrices, updateProducts } from './write-products.sql.ts'

export type Counted = { sku: string; quantity: number }

/** Sets the stock of variants to what was counted; returns the SKUs of which more units are reserved. */
export type CountStock = (
  tx: Tx,
  counted: readonly Counted[],
  cause: { staffId: string; note: string; key: string },
) => Promise<string[]>

type Given = {
  by: By
  role: StaffRole
  file: { id: string; name: string }
  countStock: CountStock
}
type Refused = Map<number, CellError[]>

/** Writes products that are locked; returns the errors of the rows that could not be written. */
export async function writeChunk(
  tx: Tx,
  plans: readonly Replanned[],
  { by, role, file, countStock }: Given,
): Promise<Refused> {
  const parts = new Map(plans.map((plan) => [plan, changedParts(plan.stored, plan.draft)]))
  // A new product of which no row is right is not created.
  const writable = plans.filter((plan) => plan.placed.length > 0)
  const drafts = (list: readonly Replanned[]) => list.map(({ draft }) => draft)
  const isNew = ({ stored }: Replanned) => stored === null
  const created = writable.filter(isNew)
  const saved = writable.filter((plan) => !isNew(plan) && parts.get(plan)?.isSaved)
  await insertDrafts(tx, drafts(created), by)
  await updateProducts(tx, drafts(saved), by)
  await replaceOtherPrices(tx, drafts(writable.filter((plan) => parts.get(plan)?.otherPrices)))
  const refused: Refused = new Map()
  const withItems = writable.filter((plan) => parts.get(plan)?.items)
  for (const plan of withItems) await writeItems(tx, plan, refused)
  await writeStock(tx, { plans: writable, withItems, refused }, (counted) =>
    countStock(tx, counted, { staffId: by.staffId, note: file.name, key: file.id }),
  )
  const changed = writable.filter((plan) => isNew(plan) || describeChange(plan) !== null)
  for (const plan of changed) {
    await insertAudit(tx, {
      staffId: by.staffId,
      role,
      action: 'staff/apply-import',
      subject: plan.draft.id,
      details: { file: file.name, ...describeChange(plan) },
      at: by.now,
    })
  }
  await recordCatalogChange(
    tx,
    changed.map(({ draft }) => draft.id),
  )
  return refused
}

/** Colours and sizes are saved as the form saves them; what it refuses is an error of all rows of the product. */
async function writeItems(tx: Tx, { draft, placed }: Replanned, refused: Refused): Promise<void> {
  try {
    await savepoint(tx, (inner) => saveItems(inner, draft.id, draft.items))
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    for (const { row } of placed) {
      refused.set(row.line, [errorAt('sku', { raw: row.raw, code: 'refused' })])
    }
  }
}

type Writing = {
  plans: readonly Replanned[]
  withItems: readonly Replanned[]
  refused: Refused
}

/** Counts the stock of the rows that change it; only now do new sizes have their SKUs. */
async function writeStock(
  tx: Tx,
  { plans, withItems, refused }: Writing,
  count: (counted: readonly Counted[]) => Promise<string[]>,
): Promise<void> {
  const ids = withItems.map(({ draft }) => draft.id)
  const after = ids.length > 0 ? await readProducts(tx, ids) : new Map<string, CatalogProduct>()
  const counted = plans.flatMap(({ placed, stored, draft }) => {
    const now = after.get(draft.id) ?? stored
    return placed.flatMap(({ row, place: { item, size } }) => {
      if (!size || !item || row.raw['stock'] === undefined || refused.has(row.line)) return []
      const variant = now?.items
        .find(({ id, name }) => (item.id === null ? name.en === item.name.en : id === item.id))
        ?.sizes.find((one) => one.size === size.size)
      if (!variant?.sku || variant.stock === size.stock) return []
      return [{ row, sku: variant.sku, quantity: size.stock }]
    })
  })
  if (counted.length === 0) return
  const short = await count(counted.map(({ sku, quantity }) => ({ sku, quantity })))
  for (const { row, sku } of counted) {
    if (!short.includes(sku)) continue
    refused.set(row.line, [errorAt('stock', { raw: row.raw, code: 'below_reserved' })])
  }
}
