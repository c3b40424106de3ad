import type { Tx } from '../../../db/transact.ts'
import { removePicturesOfCustomer } from './return-pictures.sql.ts'
import { clearWordsOf } from './returns.sql.ts'

/**
 * Erases the texts and pictures of a customer whose account is deleted. The texts of open returns stay until they
 * end, and returns stay with their orders.
 */
export async function eraseReturns(tx: Tx, customerId: string, now: Date): Promise<void> {
  await clearWordsOf(tx, customerId)
  await removePicturesOfCustomer(tx, customerId, now)
  tx.afterCommit.wake('clean-up-return-pictures')
}
