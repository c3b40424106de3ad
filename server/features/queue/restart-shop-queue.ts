import type { Tx } from '../../db/transact.ts'
import { shopQueue } from '../../db/conditions/shop-is-queued.ts'
import type { SettingChange } from '../shop/settings/change-setting.ts'
import { deleteQueue } from './queue.sql.ts'

/**
 * Starts the queue before the whole shop anew when it is switched on or off. Switching it off, or no longer letting load
 * switch it on, also ends the one that load has switched on.
 */
export async function restartShopQueue(tx: Tx, { before, after }: SettingChange): Promise<void> {
  const isSwitched = before.queue.wholeShop !== after.queue.wholeShop
  const endsByLoad = before.queue.byLoad && !after.queue.byLoad && !after.queue.wholeShop
  if (isSwitched || endsByLoad) await deleteQueue(tx, shopQueue)
}
