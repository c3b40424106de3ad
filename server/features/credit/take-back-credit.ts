import type { Queries } from '../../db/connect.ts'
import { insertMove, listBalances } from './credit.sql.ts'

/** Her account ends, and her credit with it, as she was told; under her lock. */
export async function takeBackCredit(tx: Queries, customerId: string, at: Date): Promise<void> {
  for (const { currency, amount } of await listBalances(tx, customerId)) {
    if (amount === 0) continue
    await insertMove(tx, {
      customerId,
      currency,
      amount: -amount,
      kind: 'taken_back',
      actor: 'shopper',
      key: `taken_back:${customerId}:${currency}`,
      at,
    })
  }
}
