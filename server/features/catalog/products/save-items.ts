import type { FieldErrors } from '@rimal/contract/endpoint'
import type { ProductFields } from '@rimal/contract/staff/products'
import type { Tx } from '../../../db/transact.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { idOfTitle } from '../groups/id-of-title.ts'
import {
  insertVariants,
  listItems,
  listSkusLike,
  replacePictures,
  saveItem,
  setWithdrawn,
  type StoredItemWithSizes,
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
  const stored = await listItems(tx, productId)
  const wrong = checkStored(items, stored)
  if (Object.keys(wrong).length > 0) throw new ShopError('invalid_input', wrong)
  const named = withIds(productId, items, stored)
  for (const [position, { id, name, colorCode, colorFamily }] of named.entries()) {
    await saveItem(tx, {
      id,
      productId,
      position,
      name,
      colorCode,
      colorFamily: colorFamily ?? '',
      withdrawn: false,
    })
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

/** Gives each new colour an id; a colour that was withdrawn comes back under its own. */
function withIds(
  productId: string,
  items: readonly EditedItem[],
  stored: readonly StoredItemWithSizes[],
): NamedItem[] {
  const taken = [
    ...stored.filter(({ withdrawn }) => !withdrawn).map(({ id }) => id),
    ...items.flatMap(({ id }) => id ?? []),
  ]
  return items.map((item) => {
    if (item.id !== null) return { ...item, id: item.id }
    const color = idOfTitle(item.name.en, { taken: [], otherwise: 'color' })
    const id = idOfTitle(`${productId}-${color}`, { taken, otherwise: productId })
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
      field: `items.${index}.sizes.${place}.sku`,
    })),
  )
  const isWanted = (variant: (typeof known)[number]) =>
    wanted.some(({ itemId, size }) => itemId === variant.itemId && size === variant.size)
  const skusOf = (list: typeof known) => list.map(({ sku }) => sku)
  await setWithdrawn(tx, skusOf(known.filter(isWanted)), false)
  await setWithdrawn(tx, skusOf(known.filter((variant) => !isWanted(variant))), true)
  const added = wanted.filter(
    ({ itemId, size }) => !known.some((now) => now.itemId === itemId && now.size === size),
  )
  await insertVariants(tx, await withSkus(tx, added))
}

type AddedSize = { itemId: string; size: number; sku: string | null; field: string }

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
  return named.map(({ itemId, size, sku, first, field }) => {
    if (sku !== null && taken.has(sku)) throw new ShopError('invalid_input', { [field]: 'taken' })
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
