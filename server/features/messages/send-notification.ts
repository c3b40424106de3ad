import { textIn } from '@rimal/contract/language'
import type { Deps } from '../../deps.ts'
import { addNotification } from './notifications/add-notification.ts'
import { isReachable } from './notifications/push/push-notice.ts'
import { type Pushed, pushLifeSeconds } from './notifications/push/push-service.ts'
import { composeNotice } from './compose-message.ts'
import { ownTextsFor } from './own-texts/own-texts-for.ts'
import { kinds, type MessageData, type MessageKind } from './templates/kinds.ts'
import { insertMessage, markNotified, type StoredMessage } from './messages.sql.ts'

/**
 * Turns a message into a notification of the customer and an outbox row for each of the customer's devices, besides
 * its email. Each is added once, whatever happens to the email.
 */
export async function sendNotification(deps: Deps, message: StoredMessage): Promise<void> {
  const { id, customerId, dedupKey, notifiedAt, channel, language } = message
  const kind = message.kind as MessageKind
  const { topic } = kinds[kind]
  if (!customerId || !topic || notifiedAt || channel === 'push') return
  const own = await ownTextsFor(deps.db, kind)
  // A kind and its data belong together; of one that is read from a table the compiler cannot know.
  const notice = composeNotice(kind, message.data as MessageData[typeof kind], own)
  if (!notice) return
  const { title, body, page, orderId = null } = notice
  const at = deps.clock()
  await deps.transact(async (tx) => {
    if (!(await markNotified(tx, id, at))) return
    const line = { customerId, dedupKey, kind, topic, title, body, page, orderId, at }
    const devices = await addNotification(tx, line)
    for (const device of devices.filter((one) => isReachable(deps, one))) {
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
