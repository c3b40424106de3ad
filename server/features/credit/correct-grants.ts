import type { Money } from '@rimal/contract/money'
import type { CreditMoveKind } from '@rimal/contract/credit/credit'
import type { Queries } from '../../db/connect.ts'
import { findMove, insertMove, listMovesIn, lockBalance } from './credit.sql.ts'

type Correction = {
  customerId: string
  currency: string
  amount: Money
  key: string
  actor: string
  at: Date
}

/**
 * Takes back what the house gave of its own, under the lock of the customer; money that came back to her stays
 * hers. `same`: it was taken before; `other`: the key stands for another correction; `too_much`: so much was
 * not given, or she has spent it.
 */
export async function correctGrants(
  tx: Queries,
  { amount, ...correction }: Correction,
): Promise<'new' | 'same' | 'other' | 'too_much'> {
  const { customerId, currency } = correction
  const key = `correct:${correction.key}`
  const earlier = await findMove(tx, key)
  if (earlier) {
    const isSame =
      earlier.customerId === customerId &&
      earlier.currency === currency &&
      earlier.amount === -amount
    return isSame ? 'same' : 'other'
  }
  await lockBalance(tx, { customerId, currency })
  if (amount > giftsLeft(await listMovesIn(tx, { customerId, currency }))) return 'too_much'
  const move = { ...correction, key, amount: -amount, kind: 'corrected' as const }
  return (await insertMove(tx, move)) ? 'new' : 'too_much'
}

/**
 * What of the house's own gifts she still has. She spends them before what came back to her of orders, and
 * what an order gives back fills them up again by as much as it had taken.
 */
export function giftsLeft(moves: readonly { kind: CreditMoveKind; amount: Money }[]): Money {
  let left = 0
  let spent = 0
  for (const { kind, amount } of moves) {
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
