import { useLocation } from 'react-router'
import type { PageHandle } from '../../head.ts'
import { DoorView } from './door-view.tsx'
import { doorOf } from './doors.ts'

export const handle: PageHandle = {
  head: ({ words, path }) => ({ title: words.t(doorOf(path).title), noIndex: true }),
}

/** An address that belongs to an account and has no separate page yet. */
export function Component() {
  const { pathname } = useLocation()
  return <DoorView door={doorOf(pathname)} />
}
