/** How long the parts of a stop may take, in milliseconds. These follow one after the other. */
export const stopLimits = {
  requests: 5_500,
  /** What still runs after the connections of its requests were cut. */
  handlers: 500,
  /** The connections that listen for the changes of other processes. */
  listeners: 500,
  replica: 500,
  /** The connections of the database. */
  queries: 1_000,
  /** What was reported during the stop. */
  lastReports: 500,
}

/** The jobs end beside the requests. */
export const jobsWithinMs = 4_000
/** What was reported before the stop is sent beside it. */
export const reportsWithinMs = 1_500

const exitMs = 300
const embeddedDatabaseMs = 700

/** How long a process needs at most after it has been drained; its supervisor then kills it. */
export const processWithinMs =
  Object.values(stopLimits).reduce((sum, limit) => sum + limit, 0) + exitMs
/**
 * How long the whole stop may take after the drain, ten seconds: a supervisor stops the embedded database and sends its
 * own last reports after its last process has ended. Whatever still runs then is broken off.
 */
export const stopWithinMs = processWithinMs + embeddedDatabaseMs + stopLimits.lastReports
