import { recordCatalogChange } from '../../../db/record-catalog-change.ts'
import type { Text } from '@rimal/contract/language'
import type { Tx } from '../../../db/transact.ts'
import { holdGroups } from '../groups/hold-groups.ts'
import { freeId } from './create-product.ts'
import { findStaffProduct } from './get-product-of-shop.sql.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { saveItems } from './save-items.ts'
import { insertProduct, replacePrices } from './write-product.sql.ts'

type By = { staffId: string; now: Date; today: string }

/**
 * Creates a draft that has everything of another product but its stock, its SKUs, its barcodes and its sales; returns its id.
 * @throws product_not_found
 */
export async function duplicateProduct(tx: Tx, id: string, by: By): Promise<string> {
  await holdGroups(tx)
  const stored = await findStaffProduct(tx, id)
  if (!stored) throw new ShopError('product_not_found')
  const { state: _, isUntranslated: __, search: ___, address: ____, ...product } = stored.product
  const name = nameOfCopy(product.name)
  const copy = await freeId(tx, name.en)
  await insertProduct(tx, {
    ...product,
    id: copy,
    ownAddress: null,
    name,
    revision: 1,
    sold: 0,
    published: false,
    releasedOn: by.today,
    publishAt: null,
    publishedAt: null,
    archivedAt: null,
    queued: false,
    queueOpensAt: null,
    savedBy: by.staffId,
    createdAt: by.now,
    updatedAt: by.now,
  })
  await replacePrices(tx, copy, stored.otherPrices as Parameters<typeof replacePrices>[2])
  const items = stored.items.map(({ sizes, ...item }) => ({
    ...item,
    id: null,
    colorFamily: item.colorFamily || null,
    sizes: sizes.map(({ size }) => ({ size, sku: null, barcode: null })),
  }))
  await saveItems(tx, copy, items)
  await recordCatalogChange(tx, [copy])
  return copy
}

function nameOfCopy({ en, ar }: Text): Text {
  return { en: `${en.slice(0, 115)} copy`, ar: `نسخة من ${ar.slice(0, 112)}` }
}
