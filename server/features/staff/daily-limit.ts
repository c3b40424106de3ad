import type { Money } from '@rimal/contract/money'
import type { Tx } from '../../db/transact.ts'
import type { ProvedStaff, Staff } from '../../http/bearer.ts'
import { requireProof } from '../../http/staff/require-proof.ts'
import { findSettings, type Settings } from '../shop/settings/settings.ts'
import { settingsIn } from '../shop/settings/settings-in.ts'
import { hasPayout, insertPayout, sumPayouts } from './payouts.sql.ts'
import { lockMember } from './staff-record.ts'

const dayMs = 86_400_000

type Sum = { amount: Money; currency: string }

type Planned = Sum & { staff: Staff; at: Date }
type Payout = Planned & {
  staff: ProvedStaff
  /** Unique for each payout: the same key again means the same payout. */
  key: string
}

/** Whether only an owner may pay out so much on one day. */
export function needsOwner(settings: Settings, { amount, currency }: Sum): boolean {
  return amount > settingsIn(settings, currency).refundLimit
}

/**
 * Makes the payouts of one member of staff come one after the other. Call it first in the transaction: taken
 * after the lock of an order or customer, two payouts could wait for each other.
 */
export async function lockPayouts(tx: Tx, { staffId }: Staff): Promise<void> {
  await lockMember(tx, staffId)
}

/** Whether a person of the staff may pay this out alone, in addition to the payouts of the last 24 hours. */
export async function isWithinLimit(tx: Tx, planned: Planned): Promise<boolean> {
  return planned.staff.role === 'owner' || !(await passesLimit(tx, planned))
}

/** Whether the payouts of the last 24 hours and this one together are more than the limit. */
async function passesLimit(tx: Tx, { staff, amount, currency, at }: Planned): Promise<boolean> {
  const since = new Date(at.getTime() - dayMs)
  const before = await sumPayouts(tx, { staffId: staff.staffId, currency, since })
  return needsOwner(await findSettings(tx), { amount: before + amount, currency })
}

/**
 * Whether a person of the staff may pay this out alone, in which case it is counted: all refunds, cancellations and
 * store credit of 24 hours are one sum, or many small payouts would be a large one. An owner has no limit, but
 * whoever passes it must have proved the second factor again (`proof_needed`). Call `lockPayouts` first.
 */
export async function payOutWithin(tx: Tx, payout: Payout): Promise<boolean> {
  const { staff, key, amount, currency, at } = payout
  if (await hasPayout(tx, key)) return true
  if (await passesLimit(tx, payout)) {
    requireProof(staff, at)
    if (staff.role !== 'owner') return false
  }
  await insertPayout(tx, { key, staffId: staff.staffId, currency, amount, at })
  return true
}
