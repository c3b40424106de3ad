import { isIP } from 'node:net'
import { toLatinDigits } from '@rimal/contract/digits'
import { maxQuantity } from '@rimal/contract/limits'
import type { Deps } from '../../deps.ts'
import { ShopError } from '../../http/shop-error.ts'
import { type Added, addPiece, type FoundPiece, openCartFor } from './add-piece.sql.ts'
import { cleanText } from './clean-text.ts'
import type { Shopper } from './stored-cart.ts'

/** What a client sends to have a piece put in the bag; empty parts count as not sent. */
export type PieceToAdd = {
  product_id: string
  product_item_id: string
  color_code: string
  size?: string | number
  customSizeId?: string
  remarks?: string
  ip_address?: string | null
}

/** Puts one piece in the bag, beside its equals if there are any, and answers how many pieces it holds. */
export async function addToCart(
  deps: Deps,
  { shopper, piece }: { shopper: Shopper; piece: PieceToAdd },
): Promise<{ count: number }> {
  const wish = {
    itemId: piece.product_item_id,
    size: sizeOf(piece.size),
    customSizeId: customSizeIdOf(piece.customSizeId),
  }
  const ipAddress = addressOf(piece.ip_address)
  const remarks = cleanText(piece.remarks ?? '').trim()
  const { pieces } = await deps.db.transaction(async (tx) => {
    const found = await openCartFor(tx, { ...wish, shopper, ipAddress, now: deps.clock() })
    const { sku, left, price } = pieceOnOffer(found, { ...piece, ...wish })
    const answer = await addPiece(tx, { ...wish, cartId: found.cartId, sku, left, price, remarks })
    if (!answer.added) throw new ShopError(refusalOf(answer, left))
    return answer
  })
  return { count: pieces + 1 }
}

type Wish = Pick<PieceToAdd, 'product_id' | 'color_code'> & {
  size: Size | undefined
  customSizeId: string | null
}

function pieceOnOffer({ item, product, variant, ownHeld, customSize }: FoundPiece, wish: Wish) {
  const isOffered = product?.published && product.id === wish.product_id
  if (!item || !isOffered || !isSameColor(item.colorCode, wish.color_code)) {
    throw new ShopError('product_not_found')
  }
  const { price, madeToOrder, allowsCustomSize } = product
  if (wish.customSizeId !== null) {
    if (!customSize) throw new ShopError('custom_size_not_found')
    if (!allowsCustomSize) throw new ShopError('custom_size_refused')
    return { price, sku: null, left: null }
  }
  if (wish.size === undefined) throw new ShopError('size_missing')
  if (!variant) throw new ShopError('size_unknown')
  const free = variant.stock - variant.reserved + ownHeld
  return { price, sku: variant.sku, left: madeToOrder ? null : free }
}

function refusalOf({ ofLine, ofVariant }: Added, left: number | null) {
  if (left !== null && left <= 0) return 'out_of_stock'
  const isShort = ofLine >= maxQuantity || (left !== null && ofVariant >= left)
  return isShort ? 'not_enough_stock' : 'cart_full'
}

/** 'unknown' is a size that no piece has, undefined is none at all. */
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
