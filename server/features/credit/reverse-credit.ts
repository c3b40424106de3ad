import type { Tx } from '../../db/transact.ts'
import { insertEntry, listBalances } from './credit.sql.ts'

/**
 * Ends the customer's credit together with the account, as announced to the customer. Needs the customer's lock.
 */
export async function reverseCredit(tx: Tx, customerId: string, at: Date): Promise<void> {
  for (const { currency, amount } of await listBalances(tx, customerId)) {
    if (amount === 0) continue
    await insertEntry(tx, {
      customerId,
      currency,
      amount: -amount,
      kind: 'reversed',
      actor: 'shopper',
      key: `reversed:${customerId}:${currency}`,
      at,
    })
  }
}
