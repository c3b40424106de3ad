import { isIP } from 'node:net'
import { toLatinDigits } from '@rimal/contract/text/digits'
import { maxLines, maxQuantity } from '@rimal/contract/limits'
import type { Deps } from '../../deps.ts'
import { ShopError } from '../../http/shop-error.ts'
import { addItem, findItem, type FoundItem } from './add-item.sql.ts'
import { cleanText } from '@rimal/contract/text/clean-text'
import { requireAdmission } from '../queue/require-admission.ts'
import type { Shopper } from '../customers/shopper.ts'

/** The input of a client that adds a product to the cart; an empty field counts as missing. */
export type ProductToAdd = {
  product_id: string
  product_item_id: string
  color_code: string
  size?: string | number
  customSizeId?: string
  remarks?: string
  ip_address?: string | null
}

/** Adds one unit to the cart, to an equal line if there is one, and returns the number of units in the cart. */
export async function addToCart(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { shopper, item }: { shopper: Shopper; item: ProductToAdd },
): Promise<{ count: number }> {
  const size = sizeOf(item.size)
  const input = {
    shopper,
    itemId: item.product_item_id,
    size: typeof size === 'number' ? size : null,
    customSizeId: customSizeIdOf(item.customSizeId),
    remarks: cleanText(item.remarks ?? '').trim(),
  }
  const ipAddress = addressOf(item.ip_address)
  for (;;) {
    const found = await findItem(db, { ...input, now: clock() })
    if (found.isQueued && found.productId !== null) {
      const productIds = [found.productId]
      await requireAdmission({ db, clock }, { shopper, productIds, to: 'add' })
    }
    const chosen = sellableItem(found, { ...item, ...input, size })
    refuseTooMany(found, chosen)
    const { cart, units } = found
    const added = await addItem(db, { ...input, ...chosen, cart, ipAddress, now: clock() })
    if (added) return { count: units + 1 }
    // Another request changed the cart meanwhile. One of several simultaneous requests always succeeds.
  }
}

type Input = Pick<ProductToAdd, 'product_id' | 'color_code'> & {
  size: Size | undefined
  customSizeId: string | null
}
/** `available` is null where nothing is taken from stock. */
type Chosen = { price: number; sku: string | null; available: number | null }

function sellableItem(found: FoundItem, input: Input): Chosen {
  const { colorCode, productId, published, price, madeToOrder, allowsCustomSize, sku } = found
  const isOffered = published && productId === input.product_id
  if (!isOffered || price === null || !isSameColor(colorCode ?? '', input.color_code)) {
    throw new ShopError('product_not_found')
  }
  if (input.customSizeId !== null) {
    if (found.customSizeId === null) throw new ShopError('custom_size_not_found')
    if (!allowsCustomSize) throw new ShopError('custom_size_refused')
    return { price, sku: null, available: null }
  }
  if (input.size === undefined) throw new ShopError('size_missing')
  if (sku === null) throw new ShopError('size_unknown')
  return { price, sku, available: madeToOrder ? null : found.available }
}

function refuseTooMany({ lines, ofLine, ofVariant }: FoundItem, { available }: Chosen) {
  if (available !== null && available <= 0) throw new ShopError('out_of_stock')
  const isShort = ofLine >= maxQuantity || (available !== null && ofVariant >= available)
  if (isShort) throw new ShopError('not_enough_stock')
  if (ofLine === 0 && lines >= maxLines) throw new ShopError('cart_full')
}

/** 'unknown' is a size that no product has; undefined means that no size was given. */
type Size = number | 'unknown'

function sizeOf(size: string | number | undefined): Size | undefined {
  if (size === undefined) return undefined
  const text = toLatinDigits(String(size)).trim()
  if (text === '') return undefined
  return /^\d{1,3}$/.test(text) ? Number(text) : 'unknown'
}

function customSizeIdOf(text: string | undefined): string | null {
  const id = text?.trim().toLowerCase() ?? ''
  if (id === '') return null
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) {
    throw new ShopError('custom_size_not_found')
  }
  return id
}

function isSameColor(a: string, b: string): boolean {
  return a.toLowerCase() === b.trim().toLowerCase()
}

/** For figures on abuse only. A zone (fe80::1%eth0) is part of no address elsewhere. */
function addressOf(text: string | null | undefined): string | null {
  const address = text?.trim() ?? ''
  return isIP(address) !== 0 && !address.includes('%') ? address : null
}
