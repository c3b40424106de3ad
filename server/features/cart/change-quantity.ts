import type { Cart } from '@rimal/contract/cart'
import type { Deps } from '../../deps.ts'
import { ShopError } from '../../http/shop-error.ts'
import { changeLine, type LineCall } from './change-line.ts'
import { currentLines } from './current-lines.ts'

/** Sets the quantity of a line; units of other lines of the same variant stay with these lines. */
export function changeQuantity(
  deps: Deps,
  { quantity, ...call }: LineCall & { quantity: number },
): Promise<Cart> {
  return changeLine(deps, call, ({ line, others }) => {
    if (line.removedAt) throw new ShopError('line_not_found')
    const current = currentLines([...others, line], 0).at(-1)
    if (!current?.onSale) throw new ShopError('product_not_found')
    if (quantity > current.fit.limit) {
      const isSoldOut = line.available !== null && line.available <= 0
      throw new ShopError(isSoldOut ? 'out_of_stock' : 'not_enough_stock')
    }
    return { ...line, quantity, lowered: false }
  })
}
