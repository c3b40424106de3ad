import type { Notification } from '@rimal/contract/notifications'
import { useCallback, useEffect, useState } from 'react'
import { call, answerOf } from '../../api.ts'
import { useWords } from '../../i18n/words.tsx'
import { onNotification, setUnread } from './stream/notification-store.ts'
import { type Listed, merge, renew } from './merge-lists.ts'

/** Returns the customer's notifications, the newest first, including those that arrive while the page is open. */
export function useNotifications() {
  const { t } = useWords()
  const [listed, setListed] = useState<Listed | null>(null)
  const [failed, setFailed] = useState<string | null>(null)

  const ask = useCallback(
    (before?: string) =>
      call('GET notifications/list-notifications', {
        query: before === undefined ? {} : { before },
      }).then(
        ({ result, message }) => {
          setFailed(result ? null : message)
          if (!result) return
          const { unread, notifications, hasMore } = result
          setUnread(unread)
          setListed((earlier) =>
            before === undefined
              ? renew(earlier, { notifications, hasMore })
              : { notifications: merge(earlier?.notifications ?? [], notifications), hasMore },
          )
        },
        () => setFailed(t('no_answer')),
      ),
    [t],
  )
  useEffect(() => void ask(), [ask])
  useEffect(
    () =>
      onNotification((update, before) => {
        // Something came after the list was read and before the line was open.
        if (update.notifications.length === 0 && update.unread !== before) return void ask()
        setListed(
          (earlier) =>
            earlier && {
              ...earlier,
              notifications: merge(update.notifications.toReversed(), earlier.notifications),
            },
        )
      }),
    [ask],
  )

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
    setListed(
      (earlier) =>
        earlier && {
          ...earlier,
          notifications: earlier.notifications.map((one) =>
            isSeen(one.notificationId) ? { ...one, isRead: true } : one,
          ),
        },
    )
  }

  return { listed, failed, ask, markRead, markAllRead }
}

async function storeCount(asked: Promise<{ result?: { unread: number } }>) {
  const reply = await answerOf(asked)
  if (reply?.result) setUnread(reply.result.unread)
}
