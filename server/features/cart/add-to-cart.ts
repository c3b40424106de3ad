import { isIP } from 'node:net'
import { toLatinDigits } from '@rimal/contract/digits'
import { maxQuantity } from '@rimal/contract/limits'
import type { Queries } from '../../db/connect.ts'
import type { Deps } from '../../deps.ts'
import { ShopError } from '../../http/shop-error.ts'
import { type Added, addPiece, openCartFor } from './add-piece.sql.ts'
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
  const itemId = piece.product_item_id
  const size = sizeOf(piece.size)
  const customSizeId = customSizeIdOf(piece.customSizeId)
  const added = await deps.db.transaction(async (tx) => {
    const opened = await openCartFor(tx, {
      shopper,
      itemId,
      size: typeof size === 'number' ? size : null,
      customSizeId,
      ipAddress: addressOf(piece.ip_address),
      now: deps.clock(),
    })
    return add(tx, opened)
  })
  return { count: added.pieces + 1 }

  async function add(tx: Queries, opened: Awaited<ReturnType<typeof openCartFor>>): Promise<Added> {
    const { cartId, item, product, customSize } = opened
    const isOffered = product?.published && product.id === piece.product_id
    if (!item || !isOffered || !isSameColor(item.colorCode, piece.color_code)) {
      throw new ShopError('product_not_found')
    }
    if (customSizeId !== null) {
      if (!customSize) throw new ShopError('custom_size_not_found')
      if (!product.allowsCustomSize) throw new ShopError('custom_size_refused')
    } else {
      if (size === undefined) throw new ShopError('size_missing')
      if (!opened.variant) throw new ShopError('size_unknown')
    }
    const variant = customSizeId === null ? opened.variant : null
    const left = variant && !product.madeToOrder ? variant.stock - variant.reserved : null
    const answer = await addPiece(tx, {
      cartId,
      itemId,
      sku: variant?.sku ?? null,
      customSizeId,
      remarks: cleanText(piece.remarks ?? '').trim(),
      price: product.price,
      left,
    })
    if (!answer.added) throw new ShopError(refusalOf(answer, left))
    return answer
  }
}

function refusalOf({ ofLine, ofVariant }: Added, left: number | null) {
  if (left !== null && left <= 0) return 'out_of_stock'
  const isShort = ofLine >= maxQuantity || (left !== null && ofVariant >= left)
  return isShort ? 'not_enough_stock' : 'cart_full'
}

/** Undefined when none was sent; what is no number is a size that no piece has. */
function sizeOf(size: string | number | undefined): number | 'unknown' | undefined {
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
