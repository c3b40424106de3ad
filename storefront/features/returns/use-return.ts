import type { OwnReturn } from '@rimal/contract/returns/returns'
import { useCallback, useEffect, useRef, useState } from 'react'
import { tryCall } from '../../api.ts'
import { useRefreshOnNotification } from '../notifications/stream/notification-store.ts'

export type ReturnState =
  | { kind: 'loading' }
  | { kind: 'unknown' }
  | { kind: 'broken' }
  /** `changes`: how often the customer changed the return on this page. */
  | { kind: 'known'; asked: OwnReturn; changes: number }

/** A return by its token; the link is all that is needed to see it, and to go on with it. */
export function useReturn(token: string) {
  const [state, setState] = useState<ReturnState>({ kind: 'loading' })
  /** Numbers of the calls and of the customer's changes, and of the latest one that is shown. */
  const turns = useRef({ asked: 0, shown: 0 })
  const next = useCallback(() => {
    turns.current.asked += 1
    return turns.current.asked
  }, [])
  const put = useCallback((asked: OwnReturn, by: 'customer' | 'shop', turn: number) => {
    // An answer requested before the customer's last change is outdated.
    if (turn < turns.current.shown) return
    turns.current.shown = turn
    setState((shown) => {
      const changes = shown.kind === 'known' ? shown.changes : 0
      return { kind: 'known', asked, changes: changes + Number(by === 'customer') }
    })
  }, [])
  const show = useCallback((asked: OwnReturn) => put(asked, 'customer', next()), [put, next])
  const load = useCallback(() => {
    const turn = next()
    tryCall('GET return/get-return/{returnToken}', { params: { returnToken: token } }).then(
      (reply) => {
        if (reply?.result) return put(reply.result, 'shop', turn)
        // A malformed token is refused before anybody looks for it.
        const isUnknown = reply?.status === 404 || reply?.status === 400
        const failed = { kind: isUnknown ? 'unknown' : 'broken' } as const
        // When reading the return anew fails, the displayed return stays.
        setState((shown) => (shown.kind === 'known' ? shown : failed))
      },
    )
  }, [token, put, next])
  useEffect(load, [load])
  const number = state.kind === 'known' ? state.asked.orderNumber : null
  useRefreshOnNotification(
    ({ orderId }) => orderId !== null && (number ?? orderId) === orderId,
    load,
  )
  return { state, load, show }
}
