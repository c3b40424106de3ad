import type { OwnReturn } from '@rimal/contract/returns/returns'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../../api.ts'
import { useRefreshOnNotification } from '../notifications/live/notification-store.ts'

export type ReturnState =
  | { kind: 'loading' }
  | { kind: 'unknown' }
  | { kind: 'broken' }
  /** `changes`: how often she moved it on here. */
  | { kind: 'known'; asked: OwnReturn; changes: number }

/** A return by its token; the link is all that is needed to see it, and to go on with it. */
export function useReturn(token: string) {
  const [state, setState] = useState<ReturnState>({ kind: 'loading' })
  /** Questions and what she did here, in their order, and the last of them that is shown. */
  const turns = useRef({ asked: 0, shown: 0 })
  const next = useCallback(() => {
    turns.current.asked += 1
    return turns.current.asked
  }, [])
  const put = useCallback((asked: OwnReturn, by: 'customer' | 'shop', turn: number) => {
    // What was asked before she changed it is not how it stands.
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
    call('GET return/get-return/{returnToken}', { params: { returnToken: token } })
      .catch(() => null)
      .then((reply) => {
        if (reply?.result) return put(reply.result, 'shop', turn)
        // A malformed token is refused before anybody looks for it.
        const isUnknown = reply?.status === 404 || reply?.status === 400
        const failed = { kind: isUnknown ? 'unknown' : 'broken' } as const
        // What she sees already stays when reading it anew fails.
        setState((shown) => (shown.kind === 'known' ? shown : failed))
      })
  }, [token, put, next])
  useEffect(load, [load])
  const number = state.kind === 'known' ? state.asked.orderNumber : null
  useRefreshOnNotification(
    ({ orderId }) => orderId !== null && (number ?? orderId) === orderId,
    load,
  )
  return { state, load, show }
}
