import type { Notification } from '@rimal/contract/notifications'
import { useEffect, useState } from 'react'
import { answerOf, call } from '../../api.ts'
import { ignoreFailure } from '../../errors/ignore-failure.ts'
import { useWords } from '../../i18n/words.tsx'
import { useAction } from '../../ui/form/use-action.ts'
import { useResource } from '../../ui/resource/use-resource.ts'
import { type Listed, merge, renew } from './merge-lists.ts'
import { onNotification, setUnread } from './stream/notification-store.ts'

/** Returns the customer's notifications, the newest first, including those that arrive while the page is open. */
export function useNotifications() {
  const { result, failed, load, change } = useResource<Listed>('notifications', (signal) =>
    askPage(undefined, signal),
  )
  const older = useOlder(result, change)
  useArriving(change)

  function markRead({ notificationId }: Pick<Notification, 'notificationId'>) {
    see((id) => id === notificationId)
    void storeCount(call('POST notifications/mark-read', { body: { notificationId } }))
  }

  function markAllRead() {
    see(() => true)
    void storeCount(call('POST notifications/mark-all-read', { body: {} }))
  }

  /** Marks them as read at once, because the customer has seen them; the shop is informed meanwhile. */
  function see(isSeen: (id: string) => boolean) {
    change((before) => ({
      ...before,
      notifications: before.notifications.map((one) =>
        isSeen(one.notificationId) ? { ...one, isRead: true } : one,
      ),
    }))
  }

  return {
    listed: result,
    failed: result ? older.failed : failed,
    load,
    more: older.more,
    busy: older.busy,
    markRead,
    markAllRead,
  }
}

type Change = (make: (before: Listed) => Listed) => void

/** Loads the notifications below those that are listed. */
function useOlder(listed: Listed | null, change: Change) {
  const { t } = useWords()
  const { busy, run } = useAction()
  const [failed, setFailed] = useState<string | null>(null)

  async function more() {
    const reply = await answerOf(askPage(listed?.notifications.at(-1)?.notificationId))
    const page = reply?.result
    setFailed(page ? null : (reply?.message ?? t('no_answer')))
    if (!page) return
    change(({ notifications }) => ({
      ...page,
      notifications: merge(notifications, page.notifications),
    }))
  }
  return { more: () => void run(more), failed, busy }
}

/** Adds what arrives while the page is open. */
function useArriving(change: Change) {
  useEffect(() => {
    const loadAgain = async () => {
      const reply = await ignoreFailure(askPage(), 'The notifications that are there stay.')
      const newest = reply?.result
      if (newest) change((before) => renew(before, newest))
    }
    return onNotification(({ notifications, unread }, unreadBefore) => {
      // Something came after the list was read and before the line was open.
      if (notifications.length === 0 && unread !== unreadBefore) return void loadAgain()
      change((before) => ({
        ...before,
        notifications: merge(notifications.toReversed(), before.notifications),
      }))
    })
  }, [change])
}

/** Reads a page of notifications: the newest, or those older than the notification `before`. */
async function askPage(before?: string, signal?: AbortSignal) {
  const query = before === undefined ? {} : { before }
  const reply = await call('GET notifications/list-notifications', { query, signal })
  if (reply.result) setUnread(reply.result.unread)
  return reply
}

async function storeCount(asked: Promise<{ result?: { unread: number } }>) {
  const reply = await answerOf(asked)
  if (reply?.result) setUnread(reply.result.unread)
}
