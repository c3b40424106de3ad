import type { Queries } from '../../../db/connect.ts'
import { moveCurrency } from './currency.sql.ts'

/** The bag that a guest brings along stays in what she chose last. */
export async function takeCurrencyAlong(
  tx: Queries,
  way: { from: string; to: string },
): Promise<void> {
  await moveCurrency(tx, way)
}
