import type { Tx } from '../../../db/transact.ts'
import { moveCurrency } from './currency.sql.ts'

/** Moves the guest's last choice of currency to the customer's cart. */
export async function takeCurrencyAlong(
  tx: Tx,
  direction: { from: string; to: string },
): Promise<void> {
  await moveCurrency(tx, direction)
}
