import type { CreditGrantReason } from '@rimal/contract/credit/credit'
import type { Money } from '@rimal/contract/money'
import type { Tx } from '../../db/transact.ts'
import { findEntry, insertEntry } from './credit.sql.ts'

type Grant = {
  customerId: string
  currency: string
  amount: Money
  reason: CreditGrantReason
  key: string
  actor: string
  at: Date
}

/**
 * Grants credit under the lock of the customer. `same`: the grant was made before; `other`: the key belongs to
 * another grant.
 */
export async function addGrant(tx: Tx, grant: Grant): Promise<'new' | 'same' | 'other'> {
  const { customerId, currency, amount } = grant
  const key = keyOf(grant.key)
  const earlier = await findEntry(tx, key)
  if (earlier) {
    const isSame =
      earlier.customerId === customerId &&
      earlier.currency === currency &&
      earlier.amount === amount
    return isSame ? 'same' : 'other'
  }
  await insertEntry(tx, { ...grant, kind: 'granted', key })
  return 'new'
}

function keyOf(key: string): string {
  return `grant:${key}`
}
