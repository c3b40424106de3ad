import type { VisitDay } from '@rimal/contract/visits'
import { useCallback, useEffect, useState } from 'react'
import { tryCall } from '../../api.ts'

/** The times that can be booked now; `broken` when the shop could not be asked. */
export function useTimes() {
  const [times, setTimes] = useState<VisitDay[] | null>(null)
  const [broken, setBroken] = useState(false)
  const load = useCallback(
    () =>
      tryCall('GET visit/list-times').then((reply) => {
        setBroken(!reply?.result)
        if (reply?.result) setTimes(reply.result)
      }),
    [],
  )
  useEffect(() => void load(), [load])
  return { times, broken, load }
}
