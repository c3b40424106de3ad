import type { Money } from '@rimal/contract/money'
import type { Queries } from '../../db/connect.ts'
import type { Shopper } from '../customers/shopper.ts'
import { listSpendable } from './credit.sql.ts'

export type CreditBalance = { currency: string; amount: Money }

/** Lists the store credit that a shopper can pay with, by currency; a guest has none. */
export async function listCredit(db: Queries, shopper: Shopper): Promise<CreditBalance[]> {
  return 'customerId' in shopper ? listSpendable(db, shopper.customerId) : []
}
