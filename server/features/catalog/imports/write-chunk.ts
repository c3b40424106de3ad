import type { StaffRole } from '@rimal/contract/permissions'
import { insertAudit } from '../../../db/insert-audit.ts'
import { recordCatalogChange } from '../../../db/record-catalog-change.ts'
import type { CellError } from '../../../db/tables/imports.ts'
import { savepoint, type Tx } from '../../../db/transact.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { findAtAddress } from '../addresses/find-at-address.ts'
import { saveItems } from '../products/save-items.ts'
import { errorAt } from './plan/parse-row.ts'
import type { Replanned } from './plan/replan.ts'
import type { CatalogProduct, CatalogSize } from './products/catalog-product.ts'
import { describeChange } from './products/describe-change.ts'
import { changedParts } from './products/changed-parts.ts'
import { readProducts } from './read-products.sql.ts'
import { type By, insertDraft, replaceOtherPrices, updateProduct } from './write-products.sql.ts'

export type Counted = { sku: string; quantity: number }

/**
 * Sets the stock of variants to what was counted, of all or of none; returns the SKUs that are in the way.
 */
export type CountStock = (
  tx: Tx,
  counted: readonly Counted[],
  cause: { staffId: string; note: string; key: string },
) => Promise<string[]>

type Given = {
  by: By
  /** The currency of the shop. */
  currency: string
  role: StaffRole
  file: { id: string; name: string }
  countStock: CountStock
}
type Errors = Map<number, CellError[]>

/** Says that a product is not written, because orders have reserved more units than some of its rows count. */
class TooFewUnits extends Error {
  readonly lines: readonly number[]

  constructor(lines: readonly number[]) {
    super('Orders have reserved more units.')
    this.name = 'TooFewUnits'
    this.lines = lines
  }
}

/**
 * Writes products that are locked with their sizes; returns the errors of the rows that could not be written. Each
 * product is written as a whole or not at all. The stock of all of them is counted at the end, in one statement:
 * nobody can reserve units meanwhile.
 */
export async function writeChunk(
  tx: Tx,
  plans: readonly Replanned[],
  given: Given,
): Promise<Errors> {
  const errors: Errors = new Map()
  const changed: string[] = []
  const counted: Counted[] = []
  // A new product of which no row is right is not created.
  for (const plan of plans.filter(({ placed }) => placed.length > 0)) {
    if (plan.stored !== null && describeChange(plan) === null) continue
    try {
      counted.push(...(await savepoint(tx, (inner) => writePlan(inner, plan, given))))
      changed.push(plan.draft.id)
    } catch (error) {
      for (const [line, found] of errorsOf(plan, error)) errors.set(line, found)
    }
  }
  await writeStock(tx, counted, given)
  await recordCatalogChange(tx, changed)
  return errors
}

/**
 * Says of each row of a product why the product was not written: what the form refuses as well is an error of all its
 * rows. Anything else is a defect.
 */
function errorsOf({ placed, draft }: Replanned, error: unknown): Errors {
  if (!(error instanceof ShopError || error instanceof TooFewUnits)) throw error
  const short = error instanceof TooFewUnits ? error.lines : []
  const taken = error instanceof ShopError ? sizesWithTaken(draft, error) : []
  const errorOf = ({ row: { line, raw }, place: { size } }: Replanned['placed'][number]) => {
    if (short.includes(line)) return errorAt('stock', { raw, code: 'below_reserved' })
    // Since the dry run another variant may have got the barcode.
    return size && taken.includes(size)
      ? errorAt('barcode', { raw, code: 'taken' })
      : errorAt('sku', { raw, code: 'refused' })
  }
  return new Map(placed.map((one) => [one.row.line, [errorOf(one)]]))
}

/** Lists the sizes whose barcodes a refusal names. */
function sizesWithTaken({ items }: CatalogProduct, { fields = {} }: ShopError): CatalogSize[] {
  return items.flatMap(({ sizes }, index) =>
    sizes.filter((_, place) => `items.${index}.sizes.${place}.barcode` in fields),
  )
}

/**
 * Writes everything of one product but its stock, which is returned.
 * @throws ShopError, TooFewUnits
 */
async function writePlan(tx: Tx, plan: Replanned, given: Given): Promise<Counted[]> {
  const { by, role, file, currency } = given
  const { draft, stored } = plan
  const changes = describeChange(plan)
  const { isSaved, otherPrices, items } = changedParts(stored, draft)
  // Since the dry run a product may have got the address that the file names.
  const isTaken = stored === null && (await findAtAddress(tx, 'product', draft.id)) !== undefined
  if (isTaken) throw new ShopError('changed_meanwhile')
  if (stored === null) await insertDraft(tx, draft, by)
  else if (isSaved) await updateProduct(tx, draft, by)
  if (otherPrices) await replaceOtherPrices(tx, draft)
  if (items) await saveItems(tx, draft.id, draft.items)
  await insertAudit(tx, {
    staffId: by.staffId,
    role,
    action: 'staff/apply-import',
    subject: draft.id,
    details: {
      file: file.name,
      ...changes,
      ...(changes && 'price' in changes ? { currency } : {}),
    },
    at: by.now,
  })
  // Only now do new sizes have their SKUs, and sizes that are offered again their stock.
  const now = items ? (await readProducts(tx, [draft.id])).get(draft.id) : stored
  return countedOf(plan, now ?? null)
}

/**
 * Lists the stock that the rows of a product change.
 * @throws TooFewUnits
 */
function countedOf({ placed }: Replanned, now: CatalogProduct | null): Counted[] {
  const counted = placed.flatMap(({ row, place: { item, size } }) => {
    if (!size || !item || row.raw['stock'] === undefined) return []
    const variant = now?.items
      .find(({ id, name }) => (item.id === null ? name.en === item.name.en : id === item.id))
      ?.sizes.find((one) => one.size === size.size)
    if (!variant?.sku || variant.stock === size.stock) return []
    const isShort = size.stock < variant.reserved
    return [{ line: row.line, sku: variant.sku, quantity: size.stock, isShort }]
  })
  const short = counted.filter(({ isShort }) => isShort)
  if (short.length > 0) throw new TooFewUnits(short.map(({ line }) => line))
  return counted.map(({ sku, quantity }) => ({ sku, quantity }))
}

async function writeStock(tx: Tx, counted: readonly Counted[], { by, file, countStock }: Given) {
  if (counted.length === 0) return
  const cause = { staffId: by.staffId, note: file.name, key: file.id }
  const refused = await countStock(tx, counted, cause)
  if (refused.length > 0) throw new Error(`The locked stock of ${refused.join(', ')} has changed.`)
}
