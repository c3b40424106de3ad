import type { ReactNode } from 'react'
import { Refusal } from '../../call.ts'
import { Broken } from '../broken.tsx'
import ui from '../ui.module.css'

type Props<T> = {
  /** The read of one thing, as `useRead` gives it. */
  read: { data: T | undefined; error: unknown; refetch: () => Promise<unknown> }
  /** Whether this is the thing that the address names; while it is being read, the earlier one is still there. */
  isIt: (thing: T) => boolean
  children: (thing: T) => ReactNode
}

/** Shows one thing that is read from the shop, or says why it is not there. After a failure what was read stays. */
export function ReadOne<T>({ read: { data, error, refetch }, isIt, children }: Props<T>) {
  if (data !== undefined && isIt(data)) return children(data)
  if (error instanceof Refusal) return <p className={ui.empty}>{error.message}</p>
  return error ? <Broken error={error} onAgain={() => void refetch()} /> : <p aria-busy />
}
