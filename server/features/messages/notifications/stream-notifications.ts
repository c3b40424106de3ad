import type { LanguageCode } from '@rimal/contract/language'
import type { NotificationsUpdate } from '@rimal/contract/notifications'
import type { Deps } from '../../../deps.ts'
import type { EventStream } from '../../../http/event-route.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { showNotification } from './show-notification.ts'
import { countUnread, findPosition, listSince } from './notifications.sql.ts'

type Input = { customerId: string; language: LanguageCode; after?: string | undefined }

/**
 * Streams the customer's notifications while the page is open: the count at once, then whatever came after `after`.
 */
export async function streamNotifications(
  deps: Deps,
  { customerId, language, after }: Input,
): Promise<(stream: EventStream<NotificationsUpdate>) => void> {
  const { db, liveNotifications, log } = deps
  if (liveNotifications.isFull(customerId)) throw new ShopError('too_many_requests')
  let position = await findPosition(db, customerId, after)

  async function read(): Promise<NotificationsUpdate> {
    const fresh = await listSince(db, customerId, position)
    position = fresh.at(-1)?.position ?? position
    return {
      unread: await countUnread(db, customerId),
      notifications: fresh.map((line) => showNotification(line, language)),
    }
  }

  return (stream) => {
    // Reads run one after the other, so that nothing is sent twice.
    let reading = Promise.resolve()
    const look = () => {
      reading = reading
        .then(async () => stream.send(await read()))
        .catch((error: unknown) => {
          log.warn({ err: error }, 'news could not be read; she will ask again')
          stream.end()
        })
    }
    stream.onEnd(liveNotifications.follow(customerId, look))
    look()
  }
}
