import { noticePath } from '@rimal/contract/pages/notice-path'
import type { Notification } from '@rimal/contract/notifications'
import { Link } from 'react-router'
import { useWords } from '../../i18n/words.tsx'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { ErrorNote } from '../../ui/error-note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextButton } from '../../ui/text-link.tsx'
import { momentText } from '../orders/moment-text.ts'
import { useUnread } from './stream/notification-store.ts'
import { useNotifications } from './use-notifications.ts'

/** `onAllRead`: the button that said so is gone, and with it the place of the keyboard. */
export function NotificationList({ onAllRead }: { onAllRead: () => void }) {
  const { t } = useWords()
  const { listed, failed, load, more, busy, markRead, markAllRead } = useNotifications()
  const unread = useUnread() ?? 0

  function readAll() {
    markAllRead()
    onAllRead()
  }

  if (failed && !listed) return <ErrorNote onRetry={load}>{failed}</ErrorNote>
  if (!listed) return <Skeleton className="h-80" />
  if (listed.notifications.length === 0) {
    return (
      <Empty
        title={t('door_notifications_title')}
        text={t('notifications_none_text')}
        link={{ to: '/product-list', label: t('to_the_shop') }}
      />
    )
  }
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-1 pb-2 text-small">
        <output className="text-ink-2">
          {unread > 0 ? t('notifications_unread', { count: unread }) : t('notifications_all_read')}
        </output>
        {unread > 0 && (
          <TextButton className="text-oud" onClick={readAll}>
            {t('notifications_read_all')}
          </TextButton>
        )}
      </div>
      <ul className="border-b border-rule">
        {listed.notifications.map((notification) => (
          <Line
            key={notification.notificationId}
            notification={notification}
            onOpen={() => markRead(notification)}
          />
        ))}
      </ul>
      {failed && (
        <ErrorNote className="mt-4" onRetry={more}>
          {failed}
        </ErrorNote>
      )}
      {listed.hasMore && (
        <Button kind="outline" className="mt-6" busy={busy} onClick={more}>
          {t('show_more')}
        </Button>
      )}
    </>
  )
}

function Line({ notification, onOpen }: { notification: Notification; onOpen: () => void }) {
  const words = useWords()
  const { title, body, at, isRead } = notification
  return (
    <li className="border-t border-rule">
      <Link
        to={noticePath(notification)}
        onClick={onOpen}
        className="group grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 py-4.5"
      >
        <span
          aria-hidden="true"
          className={`mt-2 size-2 rounded-full ${isRead ? 'border border-edge' : 'bg-oud'}`}
        />
        <span className="grid gap-1 leading-tight">
          <span className="group-hover:text-oud">
            {!isRead && <span className="sr-only">{`${words.t('notifications_new')}: `}</span>}
            {title}
          </span>
          <span className="text-small text-ink-2">{body}</span>
          <time dateTime={at} className="pt-1 text-micro text-ink-2">
            {momentText(at, words)}
          </time>
        </span>
      </Link>
    </li>
  )
}
