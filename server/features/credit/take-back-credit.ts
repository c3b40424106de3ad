import type { Tx } from '../../db/transact.ts'
import { insertEntry, listBalances } from './credit.sql.ts'

/** Her account ends, and her credit with it, as she was told; under her lock. */
export async function takeBackCredit(tx: Tx, customerId: string, at: Date): Promise<void> {
  for (const { currency, amount } of await listBalances(tx, customerId)) {
    if (amount === 0) continue
    await insertEntry(tx, {
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
