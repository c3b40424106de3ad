import type { FieldErrors } from '@rimal/contract/endpoint'
import type { Tx } from '../../../../db/transact.ts'
import { ShopError } from '../../../../http/shop-error.ts'
import { clearBarcodes, listHolders, writeBarcodes } from './barcodes.sql.ts'

export type SizeWithBarcode = {
  sku: string
  barcode: string | null
  /** The barcode that is stored. */
  was: string | null
  /** Where the input names the barcode. */
  field: string
}

/**
 * Saves the barcodes of all sizes of a product, whose rows are locked. Two sizes can exchange theirs. A variant that is
 * no longer offered loses its barcode to one that is.
 * @throws invalid_input for a barcode that another variant has as its barcode or its SKU
 */
export async function saveBarcodes(tx: Tx, sizes: readonly SizeWithBarcode[]): Promise<void> {
  const changed = sizes.filter(({ barcode, was }) => barcode !== was)
  if (changed.length === 0) return
  const given = changed.flatMap(({ sku, barcode, field }) =>
    barcode === null ? [] : [{ sku, barcode, field }],
  )
  const holders = await listHolders(
    tx,
    given.map(({ barcode }) => barcode),
  )
  const own = new Set(sizes.map(({ sku }) => sku))
  const others = holders.filter(({ sku }) => !own.has(sku))
  const inTheWay = new Set(others.flatMap(({ code, withdrawn }) => (withdrawn ? [] : [code])))
  const taken: FieldErrors = Object.fromEntries(
    given.flatMap(({ barcode, field }) => (inTheWay.has(barcode) ? [[field, 'taken']] : [])),
  )
  if (Object.keys(taken).length > 0) throw new ShopError('invalid_input', taken)
  // The index would refuse a barcode that its earlier variant still has.
  await clearBarcodes(
    tx,
    [...changed, ...others].map(({ sku }) => sku),
  )
  await writeBarcodes(tx, given)
}
