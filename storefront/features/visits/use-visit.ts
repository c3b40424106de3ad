import type { Visit } from '@rimal/contract/visits'
import { useCallback, useEffect, useRef, useState } from 'react'
import { tryCall } from '../../api.ts'
import { useRefreshOnNotification } from '../notifications/stream/notification-store.ts'

export type VisitState =
  | { kind: 'loading' }
  | { kind: 'unknown' }
  | { kind: 'broken' }
  /** `changes`: how often the customer moved or cancelled the visit on this page. */
  | { kind: 'known'; visit: Visit; changes: number }

/** A visit by its token; the link is all that is needed to see it, and to change it. */
export function useVisit(token: string) {
  const [state, setState] = useState<VisitState>({ kind: 'loading' })
  /** Numbers of the calls and of the customer's changes, and of the latest one that is shown. */
  const turns = useRef({ asked: 0, shown: 0 })
  const put = useCallback((visit: Visit, by: 'customer' | 'shop', turn: number) => {
    // An answer requested before the customer's last change is outdated.
    if (turn < turns.current.shown) return
    turns.current.shown = turn
    setState((shown) => {
      const changes = shown.kind === 'known' ? shown.changes : 0
      return { kind: 'known', visit, changes: by === 'customer' ? changes + 1 : changes }
    })
  }, [])
  const next = useCallback(() => {
    turns.current.asked += 1
    return turns.current.asked
  }, [])
  const show = useCallback((visit: Visit) => put(visit, 'customer', next()), [put, next])
  const load = useCallback(() => {
    const turn = next()
    return tryCall('GET visit/get-visit/{visitToken}', { params: { visitToken: token } }).then(
      (reply) => {
        if (reply?.result) return put(reply.result, 'shop', turn)
        // A malformed token is refused before anybody looks for it.
        const isUnknown = reply?.status === 404 || reply?.status === 400
        const failed = { kind: isUnknown ? 'unknown' : 'broken' } as const
        // When reading the visit anew fails, the displayed visit stays.
        setState((shown) => (shown.kind === 'known' ? shown : failed))
      },
    )
  }, [token, put, next])
  useEffect(() => void load(), [load])
  useRefreshOnNotification(
    ({ topic }) => topic === 'visits',
    () => void load(),
  )
  return { state, load, show }
}
