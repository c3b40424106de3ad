import { DrizzleQueryError } from 'drizzle-orm/errors'
import { DatabaseError } from 'pg'

/** No connection to the database could be had, or the connection was lost. */
export class DatabaseAway extends Error {
  constructor(cause: Error) {
    super(`The database is away: ${cause.message || codeOf(cause)}`, { cause })
    this.name = 'DatabaseAway'
  }
}

/** A commit that only this server has: a failover may still lose it, so nobody may get the answer that it is done. */
export class UnsafeCommit extends Error {
  constructor() {
    super('A commit did not wait for the standby and may be lost in a failover.')
    this.name = 'UnsafeCommit'
  }
}

/** Codes of PostgreSQL by which a server that stops, starts or is full ends or refuses a connection or a statement. */
const codes = new Set([
  // It is being stopped, it has crashed, or it is still starting.
  '57P01',
  '57P02',
  '57P03',
  // Its disk is full.
  '53100',
  // All of its connections are in use.
  '53300',
  // The connection cannot be opened, or is broken.
  '08000',
  '08001',
  '08003',
  '08006',
])
/** The server is a standby, and nothing can be written to it. */
const onStandby = '25006'

/** The driver's messages about a lost or silent connection, for which the driver has no code. */
const sentences =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout|timeout expired)/

/**
 * Whether a statement failed because its connection was lost or could not be had, and not for its own sake. Whether
 * the statement was done is then unknown.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseAway || error instanceof UnsafeCommit) return true
  const cause = causeOf(error)
  if (cause instanceof DatabaseAway || cause instanceof UnsafeCommit) return true
  // A provider that cannot be reached has codes of the system too, so they count of a statement alone.
  if (cause === error && isOfSystem(cause)) return false
  return isConnectionLost(cause)
}

/** Whether an error that is known to come from the driver, perhaps as a copy, says that the connection failed. */
export function isConnectionLost(cause: unknown): boolean {
  const { code = '', message = '', syscall, errors } = (cause ?? {}) as SystemError
  // A name with two addresses fails with an error of which only the parts say why.
  if (errors) return errors.some(isConnectionLost)
  return codes.has(code) || code === onStandby || sentences.test(message) || Boolean(syscall)
}

type SystemError = NodeJS.ErrnoException & { errors?: unknown[] }

function isOfSystem(error: unknown): boolean {
  return error instanceof AggregateError || (error instanceof Error && 'syscall' in error)
}

/** Whether a statement was surely not done because the server is a standby: not yet, or no longer, the primary. */
export function isStandby(error: unknown): boolean {
  const cause = causeOf(error)
  return cause instanceof DatabaseError && cause.code === onStandby
}

/** What a pool of the driver says when none of its connections was free in time. */
const noneFree = /^timeout exceeded when trying to connect/

/** Marks an error of a connection that the shop does not open through its pool, so that the log can count it. */
export function asDatabaseAway(error: Error): Error {
  return isConnectionLost(error) || noneFree.test(error.message) ? new DatabaseAway(error) : error
}

/** Returns the cause of a failed statement as the driver reported it. */
export function causeOf(error: unknown): unknown {
  return error instanceof DrizzleQueryError ? error.cause : error
}

/** Returns the code of the system or of PostgreSQL; a name with two addresses has it in its parts only. */
function codeOf(error: Error): string {
  const [part] = error instanceof AggregateError ? (error.errors as unknown[]) : [error]
  return String((part as { code?: string } | undefined)?.code ?? error.name)
}
