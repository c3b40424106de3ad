import { setTimeout as delay } from 'node:timers/promises'
import { DatabaseError } from 'pg'
import { causeOf } from './database-away.ts'

/** PostgreSQL ended the work for the sake of another's, a deadlock or a conflict, and undid all of it. */
const codes = new Set(['40P01', '40001'])
const maxTries = 5
const waitMs = 25

/**
 * Does the work, and does it again where PostgreSQL undid it for the sake of another's. The work is one whole
 * statement or one whole transaction, and leaves nothing behind outside the database when it fails.
 */
export async function withRetries<T>(
  work: () => Promise<T>,
  onRepeat?: (error: unknown) => void,
): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (tries === maxTries || !isUndone(error)) throw error
      onRepeat?.(error)
      // Two that stand in each other's way must not meet again.
      await delay(Math.random() * waitMs * tries)
    }
  }
}

function isUndone(error: unknown): boolean {
  const cause = causeOf(error)
  return cause instanceof DatabaseError && codes.has(cause.code ?? '')
}
