import type { Waiting } from '@rimal/contract/staff/waiting'
import { useRead } from '../../queries.ts'

/** The time between two reads while the page is in view. */
const everyMs = 30_000

/**
 * What needs a person; undefined until it is known. It is read again every half minute by the bell, and by nobody else.
 */
export function useWaiting({ isLive = false } = {}): Waiting[] | undefined {
  return useRead('GET staff/list-waiting', {}, { everyMs: isLive && everyMs }).data
}
