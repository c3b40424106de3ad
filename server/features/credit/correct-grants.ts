import type { Money } from '@rimal/contract/money'
import type { CreditEntryKind } from '@rimal/contract/credit/credit'
import type { Tx } from '../../db/transact.ts'
import { findEntry, insertEntry, listEntriesIn, lockBalance } from './credit.sql.ts'

type Correction = {
  customerId: string
  currency: string
  amount: Money
  key: string
  actor: string
  at: Date
}

/**
 * Takes back credit that the shop granted, under the lock of the customer; credit from refunds is not touched.
 * `same`: the correction was made before; `other`: the key belongs to another correction; `too_much`: the shop did
 * not grant that much, or the customer has spent it.
 */
export async function correctGrants(
  tx: Tx,
  { amount, ...correction }: Correction,
): Promise<'new' | 'same' | 'other' | 'too_much'> {
  const { customerId, currency } = correction
  const key = `correct:${correction.key}`
  const earlier = await findEntry(tx, key)
  if (earlier) {
    const isSame =
      earlier.customerId === customerId &&
      earlier.currency === currency &&
      earlier.amount === -amount
    return isSame ? 'same' : 'other'
  }
  await lockBalance(tx, { customerId, currency })
  if (amount > remainingGrants(await listEntriesIn(tx, { customerId, currency }))) return 'too_much'
  const move = { ...correction, key, amount: -amount, kind: 'corrected' as const }
  return (await insertEntry(tx, move)) ? 'new' : 'too_much'
}

/**
 * Returns how much of the shop's grants the customer still has. The customer spends grants before credit from
 * refunds, and credit that an order returns refills the grants up to the amount that was taken from them.
 */
export function remainingGrants(
  entries: readonly { kind: CreditEntryKind; amount: Money }[],
): Money {
  let left = 0
  let spent = 0
  for (const { kind, amount } of entries) {
    if (kind === 'granted' || kind === 'corrected') left += amount
    if (kind === 'spent') {
      const taken = Math.min(left, -amount)
      left -= taken
      spent += taken
    }
    if (kind === 'returned') {
      const back = Math.min(spent, amount)
      left += back
      spent -= back
    }
  }
  return left
}
