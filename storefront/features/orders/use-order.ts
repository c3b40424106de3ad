import type { Order } from '@rimal/contract/orders'
import { useState } from 'react'
import { call, type Reply } from '../../api.ts'
import { gapOf } from '../../ui/resource/resource.ts'
import { useResource } from '../../ui/resource/use-resource.ts'
import { useRefreshOnNotification } from '../notifications/stream/notification-store.ts'

/** An order by its token; the link is all that is needed to see it. */
export function useOrder(token: string) {
  return useAsked(`order by link ${token}`, (signal) =>
    call('GET order/get-order/{orderToken}', { params: { orderToken: token }, signal }),
  )
}

/** Returns one of the customer's own orders by its number. */
export function useMyOrder(orderNumber: string) {
  return useAsked(`my order ${orderNumber}`, (signal) =>
    call('GET order/my-order/{orderNumber}', { params: { orderNumber }, signal }),
  )
}

type Answer = Pick<Reply<'GET order/get-order/{orderToken}'>, 'status' | 'message' | 'result'>

function useAsked(key: string, ask: (signal: AbortSignal) => Promise<Answer>) {
  const { result, failure, load } = useResource<{ order: Order; readAt: number }>(
    key,
    async (signal) => {
      const { result: order, ...reply } = await ask(signal)
      return { ...reply, result: order && { order, readAt: Date.now() } }
    },
  )
  const [changes, setChanges] = useState(0)
  const shown = result?.order.number
  // Before it is here, what comes may well be about it.
  useRefreshOnNotification(
    ({ orderId }) => orderId !== null && (shown ?? orderId) === orderId,
    load,
  )

  async function loadChanged() {
    await load()
    setChanges((now) => now + 1)
  }
  return {
    /** `readAt`: by the clock of this device. `changes`: how often the customer changed the order on this page. */
    known: result && { ...result, changes },
    gap: gapOf(failure),
    load,
    loadChanged,
  }
}
