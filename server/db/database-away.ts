import { DrizzleQueryError } from 'drizzle-orm/errors'
import { DatabaseError } from 'pg'

/** No connection to the database could be had. */
export class DatabaseAway extends Error {
  constructor(cause: Error) {
    super(`The database is away: ${cause.message}`, { cause })
    this.name = 'DatabaseAway'
  }
}

/** Codes of PostgreSQL by which a server that stops, starts or is full ends or refuses a connection. */
const codes = new Set(['57P01', '57P02', '57P03', '53300', '08000', '08001', '08003', '08006'])

/** The driver's messages about a lost connection, for which the driver has no code. */
const sentences = /^(Connection terminated|Client has encountered a connection error)/

/** Whether a statement failed because its connection was lost or could not be had, and not for its own sake. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseAway) return true
  const cause = causeOf(error)
  if (cause instanceof DatabaseAway) return true
  if (cause instanceof DatabaseError) return codes.has(cause.code ?? '')
  if (!(cause instanceof Error)) return false
  // A provider that cannot be reached has codes of the system too, so they count of a statement alone.
  return sentences.test(cause.message) || (cause !== error && 'syscall' in cause)
}

/** Returns the cause of a failed statement as the driver reported it. */
export function causeOf(error: unknown): unknown {
  return error instanceof DrizzleQueryError ? error.cause : error
}
