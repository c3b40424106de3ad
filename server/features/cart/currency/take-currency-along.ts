import type { Tx } from '../../../db/transact.ts'
import { moveCurrency } from './currency.sql.ts'

/** The bag that a guest brings along stays in what she chose last. */
export async function takeCurrencyAlong(
  tx: Tx,
  direction: { from: string; to: string },
): Promise<void> {
  await moveCurrency(tx, direction)
}
