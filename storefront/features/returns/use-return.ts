import type { OwnReturn } from '@rimal/contract/returns/returns'
import { useState } from 'react'
import { call } from '../../api.ts'
import { gapOf } from '../../ui/resource/resource.ts'
import { useResource } from '../../ui/resource/use-resource.ts'
import { useRefreshOnNotification } from '../notifications/stream/notification-store.ts'

/** A return by its token; the link is all that is needed to see it, and to go on with it. */
export function useReturn(token: string) {
  const resource = useResource(`return ${token}`, (signal) =>
    call('GET return/get-return/{returnToken}', { params: { returnToken: token }, signal }),
  )
  const { result: asked, failure, load } = resource
  const [changes, setChanges] = useState(0)
  const number = asked?.orderNumber
  useRefreshOnNotification(
    ({ orderId }) => orderId !== null && (number ?? orderId) === orderId,
    load,
  )

  function show(changed: OwnReturn) {
    resource.show(changed)
    setChanges(changes + 1)
  }
  return {
    asked,
    gap: gapOf(failure),
    /** How often the customer changed the return on this page. */
    changes,
    load,
    show,
  }
}
