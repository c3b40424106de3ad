import type { Credit, CreditGrantReason } from '@rimal/contract/credit/credit'
import type { Queries } from '../../db/connect.ts'
import { listBalances, listMoves } from './credit.sql.ts'

const most = 200

/** What a customer has, and how it came about. */
export async function showCredit(
  db: Queries,
  customerId: string,
): Promise<Pick<Credit, 'balances' | 'moves'>> {
  const [balances, moves] = await Promise.all([
    listBalances(db, customerId),
    listMoves(db, customerId, most),
  ])
  return {
    balances,
    moves: moves.map(({ kind, amount, currency, orderNumber, reason, at }) => ({
      kind,
      amount,
      currency,
      orderNumber,
      reason: reason as CreditGrantReason | null,
      at: at.toISOString(),
    })),
  }
}
