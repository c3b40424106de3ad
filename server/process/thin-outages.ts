import { causeOf, isDatabaseAway } from '../db/database-away.ts'

const windowMs = 5_000

type Line = { err: { code?: string | undefined; message: string }; failures?: number }

/**
 * Counts the failures of an outage of the database, of which there may be thousands in a second: the first one is
 * written at once, and after that one line with their number every five seconds. Returns whether the error was one.
 */
export function thinOutages() {
  let timer: NodeJS.Timeout | undefined
  let failures = 0

  return function isOutage(error: unknown, write: (line: Line) => void): boolean {
    if (!isDatabaseAway(error)) return false
    failures++
    if (!timer) writeNow(error, write)
    return true
  }

  function writeNow(error: unknown, write: (line: Line) => void) {
    write({ err: reason(error), ...(failures > 1 ? { failures } : {}) })
    failures = 0
    timer = setTimeout(() => {
      timer = undefined
      if (failures > 0) writeNow(error, write)
    }, windowMs).unref()
  }
}

/** The reason without the statement, which is any of those that were asked meanwhile. */
function reason(error: unknown): Line['err'] {
  const cause = causeOf(error) as Error
  const { code } = { ...cause, ...(cause.cause as object) } as { code?: string }
  return { code, message: cause.message }
}
