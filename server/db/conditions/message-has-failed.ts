import type { FailedState } from '@rimal/contract/staff/message-kinds'
import { and, gt, gte, isNotNull, isNull, lt, lte, or } from 'drizzle-orm'
import { outbox } from '../tables/messages.ts'

/** `tries`: after so many attempts the shop has stopped. */
export type FailedMessages = { now: Date; tries: number; state?: FailedState | undefined }

/**
 * Messages that were tried and not sent, and are still of use; none while an attempt is running. The last attempt may
 * have ended with its process, which then recorded no failure.
 */
export function messageHasFailed({ now, tries, state }: FailedMessages) {
  const isLast = gte(outbox.attempts, tries)
  return and(
    isNull(outbox.sentAt),
    isNull(outbox.givenUpAt),
    or(isNull(outbox.expiresAt), gt(outbox.expiresAt, now)),
    or(isNotNull(outbox.failure), and(isLast, lte(outbox.retryAt, now))),
    state === 'failed' ? isLast : undefined,
    state === 'retrying' ? lt(outbox.attempts, tries) : undefined,
  )
}
