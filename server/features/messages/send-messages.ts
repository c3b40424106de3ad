import { noBreak } from '@rimal/contract/text/no-break'
import type { Deps } from '../../deps.ts'
import { wantedChannels } from './notifications/preferences.ts'
import { pushNotice } from './notifications/push/push-notice.ts'
import type { Pushed } from './notifications/push/push-service.ts'
import { composeStored } from './compose-stored.ts'
import { kinds, type MessageKind } from './templates/kinds.ts'
import { mailer } from './mailer.ts'
import { failureOf, maxAttempts, retryMinutes } from './message-tries.ts'
import { claimMessages, markAttempts, type Outcome, type StoredMessage } from './messages.sql.ts'
import { sendNotification } from './send-notification.ts'
import { texter } from './texter.ts'

/** Sends the messages that are due in the outbox; one that cannot be delivered stops no other. */
export async function sendMessages(deps: Deps) {
  const send = senders(deps)
  while (await sendBatch(deps, send)) continue
}

/**
 * So many messages are taken and marked at once, and sent at the same time: the slowest of them ends before another
 * process would take them over. After a crash so many may be sent twice.
 */
const batchSize = 5

type Senders = Record<StoredMessage['channel'], (message: StoredMessage) => Promise<void>>

function senders(deps: Deps): Senders {
  const mail = mailer(deps)
  const text = texter(deps)
  return {
    email: async (message) => {
      const { sms: _forPhones, ...email } = await composeStored(deps, message)
      return mail(message.id, { to: message.recipient, ...email })
    },
    sms: async (message) => {
      const { sms } = await composeStored(deps, message)
      // A no-break space is in no alphabet of text messages, and would double what one costs.
      const plain = sms.replaceAll(noBreak, ' ')
      return text(message.id, { to: message.recipient, text: plain })
    },
    notice: async () => {},
    push: (message) => pushNotice(deps, message.recipient, message.data as Pushed),
  }
}

async function sendBatch(deps: Deps, send: Senders): Promise<boolean> {
  const now = deps.clock()
  const messages = await claimMessages(deps.db, { now, limit: batchSize, retryMinutes })
  if (messages.length === 0) return false
  const outcomes = await Promise.all(messages.map((message) => sendOne(deps, send, message)))
  await markAttempts(deps.db, outcomes, deps.clock())
  return true
}

async function sendOne(deps: Deps, send: Senders, message: StoredMessage): Promise<Outcome> {
  const { id, kind, channel, attempts } = message
  try {
    await sendNotification(deps, message)
    if (await isWanted(deps, message)) await send[channel](message)
    return { id, attempts, failure: null }
  } catch (err) {
    // The answer of a mail server quotes the recipient; the log must contain no personal data.
    const { code, responseCode } = err as { code?: string; responseCode?: number }
    const last = attempts === maxAttempts
    deps.log.error(
      { messageId: id, kind, channel, attempts, last, code, responseCode },
      'not delivered',
    )
    return { id, attempts, failure: failureOf(err) }
  }
}

/** Says whether the customer wants the email or text message; one that is not wanted counts as sent. */
async function isWanted(
  { db }: Pick<Deps, 'db'>,
  { kind, channel, customerId }: StoredMessage,
): Promise<boolean> {
  const { topic, always } = kinds[kind as MessageKind]
  const isLetter = channel === 'email' || channel === 'sms'
  if (!isLetter || always || !topic || !customerId) return true
  return (await wantedChannels(db, customerId, topic)).email
}
