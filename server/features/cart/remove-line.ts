import type { Cart } from '@rimal/contract/cart'
import { maxLines, maxQuantity } from '@rimal/contract/limits'
import type { Deps } from '../../deps.ts'
import { ShopError } from '../../http/shop-error.ts'
import { deleteLine } from './cart.sql.ts'
import { changeLine, type LineCall } from './change-line.ts'
import type { StoredLine } from './stored-cart.ts'
import { undoHours } from './clean-up-carts.ts'

/** Removes a line from the cart; a second call changes nothing. */
export function removeLine(deps: Deps, call: LineCall): Promise<Cart> {
  return changeLine(deps, call, ({ line }) => ({
    ...line,
    removedAt: line.removedAt ?? deps.clock(),
  }))
}

/** Undoes a removal. If an equal line was added to the cart meanwhile, both become one line. */
export function restoreLine(deps: Deps, call: LineCall): Promise<Cart> {
  return changeLine(deps, call, async ({ line, others }, tx) => {
    if (!line.removedAt) return line
    const age = deps.clock().getTime() - line.removedAt.getTime()
    if (age > undoHours * 3_600_000) throw new ShopError('line_not_found')
    const equal = others.find((other) => isSameItem(other, line))
    if (!equal && others.length >= maxLines) throw new ShopError('cart_full')
    if (!equal) return { ...line, removedAt: null }
    await deleteLine(tx, line.id)
    return { ...equal, quantity: Math.min(maxQuantity, equal.quantity + line.quantity) }
  })
}

function isSameItem(a: StoredLine, b: StoredLine): boolean {
  return (
    a.itemId === b.itemId &&
    a.sku === b.sku &&
    a.customSizeId === b.customSizeId &&
    a.remarks === b.remarks
  )
}
