import type { Money } from '@rimal/contract/money'
import type { Tx } from '../../db/transact.ts'
import type { Staff } from '../../http/bearer.ts'
import { hasPayout, insertPayout, lockMember, sumPayouts } from './payouts.sql.ts'

const dayMs = 86_400_000

type Payout = {
  staff: Staff
  /** Unique for what is paid out: the same key again is the same payout. */
  key: string
  amount: Money
  currency: string
  limit: Money
  at: Date
}

/**
 * Makes the payouts of one member of staff come one after the other. Call it first in the transaction: taken
 * after the lock of an order or customer, two payouts could wait for each other.
 */
export async function lockPayouts(tx: Tx, { customerId, role }: Staff): Promise<void> {
  if (role !== 'owner') await lockMember(tx, customerId)
}

/**
 * Whether a member of staff may pay this out alone, in which case it is counted: all refunds and store
 * credit of 24 hours are one sum, or many small payouts would be a large one. An owner has no limit.
 * Call `lockPayouts` first.
 */
export async function payOutWithin(tx: Tx, payout: Payout): Promise<boolean> {
  const { staff, key, amount, currency, limit, at } = payout
  if (staff.role === 'owner' || (await hasPayout(tx, key))) return true
  const { customerId } = staff
  const since = new Date(at.getTime() - dayMs)
  const before = await sumPayouts(tx, { customerId, currency, since })
  if (before + amount > limit) return false
  await insertPayout(tx, { key, customerId, currency, amount, at })
  return true
}
