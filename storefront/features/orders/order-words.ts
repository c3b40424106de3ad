import { stepOfOrder } from '@rimal/contract/production/production-stages'
import type { ShipmentState } from '@rimal/contract/production/shipment-states'
import type { Order, OrderInList } from '@rimal/contract/orders'
import type { OrderStatus } from '@rimal/contract/statuses'
import type { TextKey } from '@rimal/contract/words/all-words'
import type { Words } from '../../i18n/words.tsx'

/** The statuses that have other texts for an order with pickup. */
const collected: Partial<Record<OrderStatus, { state: TextKey; is: TextKey }>> = {
  ready: { state: 'pickup_state_ready', is: 'pickup_is_ready' },
  delivered: { state: 'pickup_state_done', is: 'pickup_is_done' },
  completed: { state: 'pickup_state_done', is: 'pickup_is_done' },
}

/** The shipment states that are more exact than the order's status. */
const sentenceOf: Partial<Record<OrderStatus, Partial<Record<ShipmentState, TextKey>>>> = {
  shipped: { out_for_delivery: 'shipment_is_out' },
  delivery_failed: {
    returning: 'shipment_is_returning',
    returned_to_sender: 'shipment_is_back',
    lost: 'shipment_is_lost',
  },
}

/** Returns the status of an order in a word or two. */
export function orderState(
  { status, replacedBy, pickup, productionStep, shipmentState }: OrderInList,
  t: Words['t'],
): string {
  if (replacedBy) return t('order_state_replaced', { number: replacedBy.number })
  if (status === 'in_production' && productionStep)
    return t('production_step', { step: productionStep })
  return t(
    (pickup && collected[status]?.state) ||
      (shipmentState && sentenceOf[status]?.[shipmentState]) ||
      `order_state_${status}`,
  )
}

/** Returns the status of an order as a sentence. */
export function orderIs(order: Order, t: Words['t']): string {
  const { status, replacedBy, shipping, shipment, lines } = order
  if (replacedBy) return t('order_is_replaced')
  if (order.inReview) return t('payment_review')
  const productions = lines.flatMap(({ production }) => (production ? [production.state] : []))
  const step = status === 'in_production' ? stepOfOrder(productions) : null
  if (step !== null) return t('production_step', { step })
  if (shipment?.outToday && status === 'shipped') return t('shipment_is_out_today')
  return t(
    (shipping.pickup && collected[status]?.is) ||
      (shipment && sentenceOf[status]?.[shipment.state]) ||
      `order_is_${status}`,
  )
}

/** Returns the text that says what the customer can do when the delivery failed, by the state of the shipment. */
export function notDeliveredText({ shipment }: Pick<Order, 'shipment'>): TextKey {
  if (shipment?.state === 'lost') return 'shipment_lost_text'
  const isBack = shipment?.state === 'returning' || shipment?.state === 'returned_to_sender'
  return isBack ? 'shipment_back_text' : 'order_delivery_failed_text'
}
