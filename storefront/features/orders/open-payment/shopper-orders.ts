import type { ShopperOrders } from '@rimal/contract/orders'
import { call } from '../../../api.ts'
import { isLoggedIn } from '../../../session/login-hint.ts'
import { hasOrders } from './has-orders.ts'

/** Null for a shopper who cannot have an order, and where the shop does not answer. */
export async function fetchShopperOrders(): Promise<ShopperOrders | null> {
  if (!isLoggedIn() && !hasOrders()) return null
  const reply = await call('GET order/shopper-orders').catch(() => null)
  return reply?.result ?? null
}
