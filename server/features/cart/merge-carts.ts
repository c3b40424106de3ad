import type { Deps } from '../../deps.ts'
import { findCart } from './cart.sql.ts'
import { lowerToStock } from './get-cart.ts'
import { holdBothCarts, moveCustomSizes, moveDetails, moveLines } from './merge-carts.sql.ts'

/**
 * Brings what the guest chose into the bag of the customer she turned out to be, with her
 * measurements, and leaves the guest's bag empty. Nothing is lost, and twice is as good as once.
 */
export async function mergeCarts(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { guestId, customerId }: { guestId: string; customerId: string },
): Promise<{ count: number }> {
  const merged = await db.transaction(async (tx) => {
    const { from, to } = await holdBothCarts(tx, { guestId, customerId, now: clock() })
    if (from && to) {
      await moveLines(tx, { from, to })
      await moveDetails(tx, { from, to })
    }
    await moveCustomSizes(tx, { guestId, customerId })
    const cart = await findCart(tx, { customerId })
    return cart && lowerToStock(tx, cart)
  })
  return { count: (merged ?? []).reduce((sum, { quantity }) => sum + quantity, 0) }
}
