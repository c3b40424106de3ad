import type { Visit } from '@rimal/contract/visits'
import { useState } from 'react'
import { call } from '../../api.ts'
import { gapOf } from '../../ui/resource/resource.ts'
import { useResource } from '../../ui/resource/use-resource.ts'
import { useRefreshOnNotification } from '../notifications/stream/notification-store.ts'

/** A visit by its token; the link is all that is needed to see it, and to change it. */
export function useVisit(token: string) {
  const resource = useResource(`visit ${token}`, (signal) =>
    call('GET visit/get-visit/{visitToken}', { params: { visitToken: token }, signal }),
  )
  const { result: visit, failure, load } = resource
  const [changes, setChanges] = useState(0)
  useRefreshOnNotification(({ topic }) => topic === 'visits', load)

  function show(changed: Visit) {
    resource.show(changed)
    setChanges(changes + 1)
  }
  return {
    visit,
    gap: gapOf(failure),
    /** How often the customer moved or cancelled the visit on this page. */
    changes,
    load,
    show,
  }
}
