import type { Order } from '@rimal/contract/orders'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../../api.ts'

export type OrderState =
  | { kind: 'loading' }
  | { kind: 'unknown' }
  | { kind: 'broken' }
  | { kind: 'known'; order: Order }

/** An order by its token; the link is all that is needed to see it. */
export function useOrder(token: string) {
  const [state, setState] = useState<OrderState>({ kind: 'loading' })
  const load = useCallback(
    () =>
      call('GET order/get-order/{orderToken}', { params: { orderToken: token } })
        .catch(() => null)
        .then((reply) => {
          if (reply?.result) return setState({ kind: 'known', order: reply.result })
          // A malformed token is refused before anybody looks for it.
          const isUnknown = reply?.status === 404 || reply?.status === 400
          setState({ kind: isUnknown ? 'unknown' : 'broken' })
        }),
    [token],
  )
  useEffect(() => void load(), [load])
  return { state, load }
}
