import { useLocation } from 'react-router'
import type { PageHandle } from '../../head.ts'
import { useLoginHint } from '../../session/login-hint.ts'
import { DoorView } from '../account/door-view.tsx'
import { doorOf } from '../account/doors.ts'
import { MyVisits } from './my-visits.tsx'

export const handle: PageHandle = {
  head: ({ words }) => ({ title: words.t('my_visits'), noIndex: true }),
}

export function Component() {
  const { pathname } = useLocation()
  if (!useLoginHint()) return <DoorView door={doorOf(pathname)} />
  return (
    <div className="wrap pt-10 lg:pt-20">
      <MyVisits />
    </div>
  )
}
