import type { Merged } from '@rimal/contract/identity'
import type { Deps } from '../../deps.ts'
import { findCart } from './cart.sql.ts'
import { takeCurrencyAlong } from './currency/take-currency-along.ts'
import { lowerToStock } from './get-cart.ts'
import {
  holdBothCarts,
  holdOpenOrder,
  moveCustomSizes,
  moveDetails,
  moveLines,
  moveOpenOrder,
} from './merge-carts.sql.ts'

/**
 * Brings what the guest chose into the bag of the customer she turned out to be, with her
 * measurements, and leaves the guest's bag empty. Nothing is lost, and twice is as good as once.
 */
export async function mergeCarts(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { guestId, customerId }: { guestId: string; customerId: string },
): Promise<Merged> {
  return db.transaction(async (tx) => {
    await holdOpenOrder(tx, guestId)
    const { from, to } = await holdBothCarts(tx, { guestId, customerId, now: clock() })
    let pieces = 0
    if (from && to) {
      pieces = await moveLines(tx, { from, to })
      await takeCurrencyAlong(tx, { from, to })
      await moveDetails(tx, { from, to })
      await moveOpenOrder(tx, { from, to })
    }
    const customSizes = await moveCustomSizes(tx, { guestId, customerId })
    const cart = await findCart(tx, { customerId })
    const lines = cart ? await lowerToStock(tx, cart) : []
    return { pieces, count: lines.reduce((sum, { quantity }) => sum + quantity, 0), customSizes }
  })
}
