import type { MessageState } from '@rimal/contract/staff/message-kinds'
import type { SentMessage } from '@rimal/contract/staff/messages'
import type { StoredMessage } from '../messages.sql.ts'
import { maxAttempts } from '../message-tries.ts'

/** A message as staff see it, without its text. */
export function showSentMessage(message: StoredMessage, now: Date): SentMessage {
  const { id, kind, channel, recipient, language, createdAt, sentAt, attempts, data } = message
  const state = stateOf(message, now)
  const { orderNumber } = data
  return {
    messageId: id,
    kind,
    channel,
    // The recipient of a push message is the number of a device.
    recipient: channel === 'push' ? '' : recipient,
    language,
    at: createdAt.toISOString(),
    state,
    sentAt: sentAt?.toISOString() ?? null,
    attempts,
    retryAt: state === 'retrying' ? (message.retryAt?.toISOString() ?? null) : null,
    failure: sentAt ? null : (message.failure ?? (state === 'failed' ? 'other' : null)),
    orderNumber: typeof orderNumber === 'string' ? orderNumber : null,
  }
}

function stateOf(message: StoredMessage, now: Date): MessageState {
  const { sentAt, givenUpAt, expiresAt, failure, attempts, retryAt } = message
  if (sentAt) return 'sent'
  if (givenUpAt) return 'given_up'
  if (expiresAt && expiresAt <= now) return 'expired'
  const isLast = attempts >= maxAttempts
  // The last attempt may have ended with its process, which then recorded no failure.
  if (isLast && (failure !== null || (retryAt && retryAt <= now))) return 'failed'
  return failure === null ? 'waiting' : 'retrying'
}
