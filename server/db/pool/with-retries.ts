import { setTimeout as delay } from 'node:timers/promises'
import { DatabaseError } from 'pg'
import { causeOf, isStandby } from '../database-away.ts'
import type { Outage } from './outage.ts'
import { pause } from './pause.ts'

/**
 * The codes with which PostgreSQL rolls back all of the work because of another transaction: a deadlock or a
 * conflict.
 */
const codes = new Set(['40P01', '40001'])
const maxTries = 5
const waitMs = 25

type Options = {
  /** How long the server has been a standby: the statements share its two seconds. */
  standby: Outage
  onRepeat?: ((error: unknown) => void) | undefined
}

/**
 * Does the work, and repeats it when it was surely not done: PostgreSQL rolled it back because of another
 * transaction, or the server is a standby. Work whose connection was lost may have been done and is not repeated. The
 * work is one whole statement or one whole transaction, and changes nothing outside the database when it fails.
 */
export async function withRetries<T>(
  work: () => Promise<T>,
  { standby, onRepeat }: Options,
): Promise<T> {
  let conflicts = 0
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (isUndone(error) && ++conflicts < maxTries) {
        onRepeat?.(error)
        // The random delay prevents two conflicting transactions from meeting again.
        await delay(Math.random() * waitMs * tries)
      } else if (isStandby(error) && !standby.note(error as Error)) {
        onRepeat?.(error)
        await pause(tries)
      } else throw error
    }
  }
}

function isUndone(error: unknown): boolean {
  const cause = causeOf(error)
  return cause instanceof DatabaseError && codes.has(cause.code ?? '')
}
