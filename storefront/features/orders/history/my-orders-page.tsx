import { useLocation, useParams } from 'react-router'
import type { PageHandle } from '../../../head.ts'
import { useLoginHint } from '../../../session/login-hint.ts'
import { DoorView } from '../../account/door-view.tsx'
import { doorOf } from '../../account/doors.ts'
import { Delivery } from '../delivery/delivery.tsx'
import { MyOrder } from './my-order.tsx'
import { MyOrders } from './my-orders.tsx'

export const handle: PageHandle = {
  head: ({ words, params }) => ({ title: words.t(titleOf(params)), noIndex: true }),
}

/**
 * The customer's orders, one order, and its shipment: a customer who opens one of the three soon opens the next.
 */
export function Component() {
  const { pathname } = useLocation()
  // Both are the number of an order; the specification spells them so.
  const { oderId, orderId } = useParams()
  if (!useLoginHint()) return <DoorView door={doorOf(pathname)} />
  if (oderId) return <MyOrder key={oderId} number={oderId} />
  if (orderId) return <Delivery key={orderId} number={orderId} />
  return <MyOrders />
}

function titleOf({ oderId, orderId }: Record<string, string | undefined>) {
  if (oderId) return 'order_page'
  return orderId ? 'delivery_title' : 'my_oders'
}
