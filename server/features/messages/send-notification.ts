import { textIn } from '@rimal/contract/language'
import type { Deps } from '../../deps.ts'
import { addNotification } from './notifications/add-notification.ts'
import { type Pushed, pushLifeSeconds } from './notifications/push/push-notice.ts'
import { kinds, type MessageKind } from './templates/kinds.ts'
import type { Notice } from './templates/email-kind.ts'
import { insertMessage, markNotified, type StoredMessage } from './messages.sql.ts'

/**
 * Turns a message into a notification of the customer and an outbox row for each of the customer's devices, besides
 * its email. Each is added once, whatever happens to the email.
 */
export async function sendNotification(deps: Deps, message: StoredMessage): Promise<void> {
  const { id, customerId, dedupKey, notifiedAt, channel, language } = message
  const kind = message.kind as MessageKind
  const { topic } = kinds[kind]
  // A kind and its data belong together; of one that is read from a table the compiler cannot know.
  const notice = kinds[kind].notice as ((data: unknown) => Notice) | undefined
  if (!customerId || !topic || !notice || notifiedAt || channel === 'push') return
  const { title, body, page, orderId = null } = notice(message.data)
  const at = deps.clock()
  await deps.transact(async (tx) => {
    if (!(await markNotified(tx, id, at))) return
    const line = { customerId, dedupKey, kind, topic, title, body, page, orderId, at }
    for (const device of await addNotification(tx, line)) {
      const pushed: Pushed = {
        title: textIn(title, device.language),
        body: textIn(body, device.language),
        page,
        orderId,
        language_code: device.language,
      }
      await insertMessage(tx, {
        dedupKey: `push:${id}:${device.id}`,
        kind,
        recipient: device.id,
        customerId,
        language,
        data: pushed,
        channel: 'push',
        expiresAt: new Date(at.getTime() + pushLifeSeconds * 1000),
      })
    }
  })
}
