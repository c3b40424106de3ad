import { useRef } from 'react'
import type { PageHandle } from '../../head.ts'
import { useWords } from '../../i18n/words.tsx'
import { useLoginHint } from '../../session/login-hint.ts'
import { DoorView } from '../account/door-view.tsx'
import { doorOf } from '../account/doors.ts'
import { NotificationList } from './notification-list.tsx'
import { Channels } from './preferences/channels.tsx'

export const handle: PageHandle = {
  head: ({ words }) => ({ title: words.t('notifications'), noIndex: true }),
}

/** The customer's notifications, and the channels by which they are sent. */
export function Component() {
  const { t } = useWords()
  const heading = useRef<HTMLHeadingElement>(null)
  if (!useLoginHint()) return <DoorView door={doorOf('/notifications')} />
  return (
    <div className="wrap pt-10 lg:pt-20">
      <h1 ref={heading} tabIndex={-1} className="text-h1 outline-none">
        {t('notifications')}
      </h1>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-14 pt-6 lg:grid-cols-12 lg:gap-x-(--gap) lg:pt-10">
        <div className="lg:col-span-7">
          <NotificationList onAllRead={() => heading.current?.focus({ preventScroll: true })} />
        </div>
        <div className="lg:col-span-4 lg:col-start-9">
          <Channels />
        </div>
      </div>
    </div>
  )
}
