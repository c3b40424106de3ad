import type { Order, OrderInList } from '@rimal/contract/orders'
import type { OrderStatus } from '@rimal/contract/statuses'
import type { TextKey } from '@rimal/contract/words/all-words'

/** Where an order that she collects stands is said in other words. */
const collected: Partial<Record<OrderStatus, { state: TextKey; is: TextKey }>> = {
  ready: { state: 'pickup_state_ready', is: 'pickup_is_ready' },
  delivered: { state: 'pickup_state_done', is: 'pickup_is_done' },
  completed: { state: 'pickup_state_done', is: 'pickup_is_done' },
}

/** How an order stands, in a word or two. */
export function orderState({ status, pickup }: Pick<OrderInList, 'status' | 'pickup'>): TextKey {
  return (pickup && collected[status]?.state) || `order_state_${status}`
}

/** The same as a sentence. */
export function orderIs({ status, shipping }: Pick<Order, 'status' | 'shipping'>): TextKey {
  return (shipping.pickup && collected[status]?.is) || `order_is_${status}`
}
