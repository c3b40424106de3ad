import type { Credit, CreditGrantReason } from '@rimal/contract/credit/credit'
import type { Queries } from '../../db/connect.ts'
import { listBalances, listLedgerEntries } from './credit.sql.ts'

const max = 200

/** Returns a customer's credit and the entries that it results from. */
export async function showCredit(
  db: Queries,
  customerId: string,
): Promise<Pick<Credit, 'balances' | 'entries'>> {
  const [balances, entries] = await Promise.all([
    listBalances(db, customerId),
    listLedgerEntries(db, customerId, max),
  ])
  return {
    balances,
    entries: entries.map(({ kind, amount, currency, orderNumber, reason, at }) => ({
      kind,
      amount,
      currency,
      orderNumber,
      reason: reason as CreditGrantReason | null,
      at: at.toISOString(),
    })),
  }
}
