import type { Queries } from '../../db/connect.ts'
import { dropPicturesOfCustomer } from './return-pictures.sql.ts'
import { clearWordsOf } from './returns.sql.ts'

/**
 * Of a customer who leaves for good her words and pictures go, but for the words of what is still under
 * way; the returns stay with their orders. Wake `sweep-return-pictures` after the commit.
 */
export async function forgetReturns(tx: Queries, customerId: string, now: Date): Promise<void> {
  await clearWordsOf(tx, customerId)
  await dropPicturesOfCustomer(tx, customerId, now)
}
