import type { Money } from '@rimal/contract/money'
import type { Tx } from '../../db/transact.ts'
import type { Staff } from '../../http/bearer.ts'
import { findSettings, type Settings } from '../shop/settings/settings.ts'
import { settingsIn } from '../shop/settings/settings-in.ts'
import { hasPayout, insertPayout, lockMember, sumPayouts } from './payouts.sql.ts'

const dayMs = 86_400_000

type Sum = { amount: Money; currency: string }

type Payout = Sum & {
  staff: Staff
  /** Unique for each payout: the same key again means the same payout. */
  key: string
  at: Date
}

/** Whether only an owner may pay out so much on one day. */
export function needsOwner(settings: Settings, { amount, currency }: Sum): boolean {
  return amount > settingsIn(settings, currency).refundLimit
}

/**
 * Makes the payouts of one member of staff come one after the other. Call it first in the transaction: taken
 * after the lock of an order or customer, two payouts could wait for each other.
 */
export async function lockPayouts(tx: Tx, { staffId, role }: Staff): Promise<void> {
  if (role !== 'owner') await lockMember(tx, staffId)
}

/** Whether a person of the staff may pay this out alone, in addition to the payouts of the last 24 hours. */
export async function isWithinLimit(
  tx: Tx,
  { staff, amount, currency, at }: Omit<Payout, 'key'>,
): Promise<boolean> {
  if (staff.role === 'owner') return true
  const since = new Date(at.getTime() - dayMs)
  const before = await sumPayouts(tx, { staffId: staff.staffId, currency, since })
  return !needsOwner(await findSettings(tx), { amount: before + amount, currency })
}

/**
 * Whether a person of the staff may pay this out alone, in which case it is counted: all refunds and store
 * credit of 24 hours are one sum, or many small payouts would be a large one. An owner has no limit.
 * Call `lockPayouts` first.
 */
export async function payOutWithin(tx: Tx, payout: Payout): Promise<boolean> {
  const { staff, key, amount, currency, at } = payout
  if (staff.role === 'owner' || (await hasPayout(tx, key))) return true
  if (!(await isWithinLimit(tx, payout))) return false
  await insertPayout(tx, { key, staffId: staff.staffId, currency, amount, at })
  return true
}
