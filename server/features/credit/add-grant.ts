import type { CreditGrantReason } from '@rimal/contract/credit/credit'
import type { Money } from '@rimal/contract/money'
import type { Queries } from '../../db/connect.ts'
import { findMove, insertMove, sumGrantedBy } from './credit.sql.ts'

type Grant = {
  customerId: string
  currency: string
  amount: Money
  reason: CreditGrantReason
  key: string
  actor: string
  at: Date
}

/** Under the lock of the customer. `same`: it was given before; `other`: the key stands for another grant. */
export async function addGrant(tx: Queries, grant: Grant): Promise<'new' | 'same' | 'other'> {
  const { customerId, currency, amount } = grant
  const key = keyOf(grant.key)
  const earlier = await findMove(tx, key)
  if (earlier) {
    const isSame =
      earlier.customerId === customerId &&
      earlier.currency === currency &&
      earlier.amount === amount
    return isSame ? 'same' : 'other'
  }
  await insertMove(tx, { ...grant, kind: 'granted', key })
  return 'new'
}

/** What a member of staff has granted since a moment, without one grant: that which is asked about. */
export async function sumGranted(
  tx: Queries,
  given: { actor: string; currency: string; since: Date; exceptKey: string },
): Promise<Money> {
  return sumGrantedBy(tx, { ...given, exceptKey: keyOf(given.exceptKey) })
}

function keyOf(key: string): string {
  return `grant:${key}`
}
