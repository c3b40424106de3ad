import type { ShopperOrders } from '@rimal/contract/orders'
import { tryCall } from '../../../api.ts'
import { isLoggedIn } from '../../../session/login-hint.ts'
import { hasOrders } from './has-orders.ts'

/** Null for a shopper who cannot have an order, and where the shop does not answer. */
export async function fetchShopperOrders(): Promise<ShopperOrders | null> {
  if (!isLoggedIn() && !hasOrders()) return null
  const reply = await tryCall('GET order/shopper-orders')
  return reply?.result ?? null
}
