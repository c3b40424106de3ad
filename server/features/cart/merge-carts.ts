import type { Merged } from '@rimal/contract/identity'
import type { Deps } from '../../deps.ts'
import { lockCustomer } from '../../db/lock-customer.ts'
import { claimSetsOfGuest } from '../customers/measurements/claim-measurements.ts'
import { movePlacesToCustomer } from '../queue/places-of-queue.ts'
import { findCart } from './cart.sql.ts'
import { moveCurrency } from './currency.sql.ts'
import { lowerToStock } from './get-cart.ts'
import {
  holdBothCarts,
  holdOpenOrder,
  moveDetails,
  moveLines,
  moveOpenOrder,
} from './merge-carts.sql.ts'

/**
 * Merges the guest's cart into the customer's cart, makes the guest's measurements profiles of the customer, and
 * leaves the guest's cart empty. Nothing is lost, and a second call changes nothing.
 */
export async function mergeCarts(
  { transact, clock }: Pick<Deps, 'transact' | 'clock'>,
  { guestId, customerId }: { guestId: string; customerId: string },
): Promise<Merged> {
  return transact(async (tx) => {
    await lockCustomer(tx, customerId)
    await holdOpenOrder(tx, guestId)
    const { from, to } = await holdBothCarts(tx, { guestId, customerId, now: clock() })
    let units = 0
    if (from && to) {
      units = await moveLines(tx, { from, to })
      await moveCurrency(tx, { from, to })
      await moveDetails(tx, { from, to })
      await moveOpenOrder(tx, { from, to })
    }
    await movePlacesToCustomer(tx, { guestId, customerId, now: clock() })
    const customSizes = await claimSetsOfGuest(tx, { guestId, customerId })
    const cart = await findCart(tx, { customerId })
    const lines = cart ? await lowerToStock(tx, cart) : []
    return {
      units,
      count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      customSizes,
    }
  })
}
