import type { Tx } from '../../db/transact.ts'
import type { SettingChange } from '../shop/settings/change-setting.ts'
import { deleteQueue, shopQueue } from './queue.sql.ts'

/** Starts the queue before the whole shop anew when it is switched on or off. */
export async function restartShopQueue(tx: Tx, { before, after }: SettingChange): Promise<void> {
  if (before.queue.wholeShop !== after.queue.wholeShop) await deleteQueue(tx, shopQueue)
}
