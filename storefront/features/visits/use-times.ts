import { call } from '../../api.ts'
import { useResource } from '../../ui/resource/use-resource.ts'

/** The times that can be booked now; `broken` when the shop could not be asked. */
export function useTimes() {
  const {
    result: times,
    failure,
    load,
  } = useResource('times', (signal) => call('GET visit/list-times', { signal }))
  return { times, broken: failure !== null, load }
}
