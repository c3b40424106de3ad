import type { FieldErrors } from '@rimal/contract/endpoint'
import type { ProductFields } from '@rimal/contract/staff/products'
import type { Tx } from '../../../db/transact.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { idOfTitle } from '../groups/id-of-title.ts'
import { saveBarcodes } from './barcodes/save-barcodes.ts'
import {
  insertItem,
  insertVariants,
  listItemIdsLike,
  listSkusLike,
  lockItems,
  replacePictures,
  setWithdrawn,
  type StoredItemWithSizes,
  updateItem,
  withdrawItems,
} from './write-items.sql.ts'

type EditedItem = ProductFields['items'][number]

/**
 * Saves the colours of a product with their sizes and pictures. What is no longer named is withdrawn and not
 * deleted, because orders, reviews and stock movements name it.
 * @throws invalid_input
 */
export async function saveItems(
  tx: Tx,
  productId: string,
  items: readonly EditedItem[],
): Promise<void> {
  const stored = await lockItems(tx, productId)
  const wrong = checkStored(items, stored)
  if (Object.keys(wrong).length > 0) throw new ShopError('invalid_input', wrong)
  const named = await withIds(tx, productId, { items, stored })
  for (const [position, { id, name, colorCode, colorFamily }] of named.entries()) {
    const row = { id, productId, position, name, colorCode, colorFamily: colorFamily ?? '' }
    if (stored.some((item) => item.id === id)) await updateItem(tx, row)
    else await insertItem(tx, row)
  }
  const ids = named.map(({ id }) => id)
  await withdrawItems(
    tx,
    stored.filter(({ id }) => !ids.includes(id)).map(({ id }) => id),
  )
  await saveSizes(tx, { named, stored })
  await replacePictures(
    tx,
    ids,
    named.flatMap(({ id: itemId, pictures }) =>
      pictures.map(({ id: pictureId, view }, position) => ({ itemId, pictureId, view, position })),
    ),
  )
}

type NamedItem = EditedItem & { id: string }

/**
 * Gives each new colour an id that no product has; a colour of this product that was withdrawn comes back under its
 * own.
 */
async function withIds(
  tx: Tx,
  productId: string,
  { items, stored }: { items: readonly EditedItem[]; stored: readonly StoredItemWithSizes[] },
): Promise<NamedItem[]> {
  const firstIdOf = ({ name }: EditedItem) => {
    const color = idOfTitle(name.en, { taken: [], otherwise: 'color' })
    return idOfTitle(`${productId}-${color}`, { taken: [], otherwise: productId })
  }
  const added = items.filter(({ id }) => id === null)
  const taken = await listItemIdsLike(tx, added.map(firstIdOf))
  const withdrawn = stored.filter((item) => item.withdrawn).map(({ id }) => id)
  return items.map((item) => {
    if (item.id !== null) return { ...item, id: item.id }
    const first = firstIdOf(item)
    const back = withdrawn.indexOf(first)
    if (back !== -1) return { ...item, id: withdrawn.splice(back, 1)[0] ?? first }
    const id = idOfTitle(first, { taken, otherwise: productId })
    taken.push(id)
    return { ...item, id }
  })
}

/** A colour must be of this product, a SKU stays what it is, and a size with units is not taken away. */
function checkStored(
  items: readonly EditedItem[],
  stored: readonly StoredItemWithSizes[],
): FieldErrors {
  const wrong: FieldErrors = {}
  for (const [index, { id, sizes }] of items.entries()) {
    const known = stored.find((item) => item.id === id)
    if (id !== null && !known) wrong[`items.${index}.id`] = 'unknown'
    for (const [place, { size, sku }] of sizes.entries()) {
      const now = known?.sizes.find((variant) => variant.size === size)
      if (now && sku !== null && sku !== now.sku)
        wrong[`items.${index}.sizes.${place}.sku`] = 'fixed'
    }
    const removed = known?.sizes.filter(({ size }) => !sizes.some((chosen) => chosen.size === size))
    if (removed?.some(hasUnits)) wrong[`items.${index}.sizes`] = 'has_stock'
  }
  const isGone = ({ id }: StoredItemWithSizes) => !items.some((item) => item.id === id)
  if (stored.some((item) => isGone(item) && item.sizes.some(hasUnits))) wrong['items'] = 'has_stock'
  return wrong
}

function hasUnits({ stock, withdrawn }: StoredItemWithSizes['sizes'][number]): boolean {
  return stock > 0 && !withdrawn
}

async function saveSizes(
  tx: Tx,
  { named, stored }: { named: readonly NamedItem[]; stored: readonly StoredItemWithSizes[] },
): Promise<void> {
  const known = stored.flatMap(({ sizes }) => sizes)
  const wanted = named.flatMap(({ id, sizes }, index) =>
    sizes.map((size, place) => ({
      itemId: id,
      ...size,
      at: `items.${index}.sizes.${place}`,
    })),
  )
  const isWanted = (variant: (typeof known)[number]) =>
    wanted.some(({ itemId, size }) => itemId === variant.itemId && size === variant.size)
  const skusOf = (isNow: boolean) =>
    known
      .filter((variant) => isWanted(variant) === isNow && variant.withdrawn === isNow)
      .map(({ sku }) => sku)
  await setWithdrawn(tx, skusOf(true), false)
  await setWithdrawn(tx, skusOf(false), true)
  const added = wanted.filter(
    ({ itemId, size }) => !known.some((now) => now.itemId === itemId && now.size === size),
  )
  const inserted = await withSkus(tx, added)
  await insertVariants(tx, inserted)
  await saveBarcodes(tx, withStored(wanted, [...known, ...inserted]))
}

type Variant = Pick<AddedSize, 'itemId' | 'size'> & {
  sku: string
  barcode?: string | null
  withdrawn?: boolean
}

/** Finds the variant of each size. A size that is offered again has its barcode again, unless the input gives that away. */
function withStored(
  wanted: readonly (AddedSize & { barcode: string | null })[],
  variants: readonly Variant[],
) {
  return wanted.flatMap(({ itemId, size, barcode, at }) => {
    const variant = variants.find((now) => now.itemId === itemId && now.size === size)
    if (!variant) return []
    const { sku, barcode: was = null, withdrawn = false } = variant
    const isRestored =
      withdrawn && barcode === null && !wanted.some((other) => other.barcode === was)
    return [{ sku, was, barcode: isRestored ? was : barcode, field: `${at}.barcode` }]
  })
}

/** `at` is where the input names the size. */
type AddedSize = { itemId: string; size: number; sku: string | null; at: string }

/**
 * A size without a SKU gets one of its colour and size.
 * @throws invalid_input for a SKU that another size has
 */
async function withSkus(tx: Tx, added: readonly AddedSize[]) {
  const named = added.map((one) => ({ ...one, first: one.sku ?? skuOf(one) }))
  const taken = new Set(
    await listSkusLike(
      tx,
      named.map(({ first }) => first),
    ),
  )
  return named.map(({ itemId, size, sku, first, at }) => {
    if (sku !== null && taken.has(sku))
      throw new ShopError('invalid_input', { [`${at}.sku`]: 'taken' })
    let free = first
    for (let number = 2; taken.has(free); number++) free = `${first}-${number}`
    taken.add(free)
    return { sku: free, itemId, size }
  })
}

/** 'layla-black' in size 54 is LAYLA-BLACK-54. */
function skuOf({ itemId, size }: Pick<AddedSize, 'itemId' | 'size'>): string {
  return `${itemId}-${size}`.toUpperCase().replaceAll('_', '-')
}
