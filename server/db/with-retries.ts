import { setTimeout as delay } from 'node:timers/promises'
import { DatabaseError } from 'pg'
import { causeOf } from './database-away.ts'

/**
 * The codes with which PostgreSQL rolls back all of the work because of another transaction: a deadlock or a
 * conflict.
 */
const codes = new Set(['40P01', '40001'])
const maxTries = 5
const waitMs = 25

/**
 * Does the work, and repeats it when PostgreSQL rolled it back because of another transaction. The work is one
 * whole statement or one whole transaction, and changes nothing outside the database when it fails.
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
      // The random delay prevents two conflicting transactions from meeting again.
      await delay(Math.random() * waitMs * tries)
    }
  }
}

function isUndone(error: unknown): boolean {
  const cause = causeOf(error)
  return cause instanceof DatabaseError && codes.has(cause.code ?? '')
}
