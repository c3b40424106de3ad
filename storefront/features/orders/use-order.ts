import type { Order } from '@rimal/contract/orders'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../../api.ts'
import { useRefreshOnNotification } from '../notifications/stream/notification-store.ts'

export type OrderState =
  | { kind: 'loading' }
  | { kind: 'unknown' }
  | { kind: 'broken' }
  /** `readAt`: by the clock of this device. `changes`: how often the customer changed the order on this page. */
  | { kind: 'known'; order: Order; readAt: number; changes: number }

type Answer = { status: number; result?: Order }

/** An order by its token; the link is all that is needed to see it. */
export function useOrder(token: string) {
  const ask = useCallback(
    () => call('GET order/get-order/{orderToken}', { params: { orderToken: token } }),
    [token],
  )
  return useAsked(ask)
}

/** Returns one of the customer's own orders by its number. */
export function useMyOrder(orderNumber: string) {
  const ask = useCallback(
    () => call('GET order/my-order/{orderNumber}', { params: { orderNumber } }),
    [orderNumber],
  )
  return useAsked(ask)
}

function useAsked(ask: () => Promise<Answer>) {
  const [state, setState] = useState<OrderState>({ kind: 'loading' })
  /** Numbers of the calls, and of the call with the answer that is shown. */
  const turns = useRef({ asked: 0, shown: 0 })
  const read = useCallback(
    (by: 'customer' | 'shop') => {
      turns.current.asked += 1
      const turn = turns.current.asked
      return ask()
        .catch(() => null)
        .then((reply) => {
          const order = reply?.result
          if (order) {
            const isLate = turn < turns.current.shown
            if (!isLate) turns.current.shown = turn
            return setState((shown) => {
              const changes =
                (shown.kind === 'known' ? shown.changes : 0) + Number(by === 'customer')
              if (isLate && shown.kind === 'known') return { ...shown, changes }
              return { kind: 'known', order, readAt: Date.now(), changes }
            })
          }
          // A malformed token is refused before anybody looks for it.
          const isUnknown = reply?.status === 404 || reply?.status === 400
          const failed = { kind: isUnknown ? 'unknown' : 'broken' } as const
          // When reading the order anew fails, the displayed order stays, with everything that is open above it.
          setState((shown) => (shown.kind === 'known' ? shown : failed))
        })
    },
    [ask],
  )
  const load = useCallback(() => void read('shop'), [read])
  useEffect(load, [load])
  const shown = state.kind === 'known' ? state.order.number : null
  // Before it is here, what comes may well be about it.
  useRefreshOnNotification(
    ({ orderId }) => orderId !== null && (shown ?? orderId) === orderId,
    load,
  )
  return { state, load, loadChanged: () => void read('customer') }
}
