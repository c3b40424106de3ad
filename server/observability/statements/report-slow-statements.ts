import type { Logger } from 'pino'
import { callContext } from '../call-context.ts'
import type { DatabaseName } from '../pools.ts'
import { statementName, withoutValues } from './statement-name.ts'

const minuteMs = 60_000
/** Statements that are logged in a minute: when the database is slow, all of them are. */
const maxPerMinute = 20

type Ended = { text: string; ms: number; database: DatabaseName }

/** Returns a function that logs a statement which took longer than `slowMs`. */
export function reportSlowStatements({ log, slowMs }: { log: Logger; slowMs: number }) {
  let since = 0
  let logged = 0
  let leftOut = 0

  return ({ text, ms, database }: Ended) => {
    if (ms < slowMs) return
    const now = performance.now()
    if (now - since >= minuteMs) {
      if (leftOut > 0) log.warn({ statements: leftOut }, 'more slow statements were not logged')
      since = now
      logged = 0
      leftOut = 0
    }
    if (logged >= maxPerMinute) return void leftOut++
    logged++
    const { requestId, job } = callContext.getStore() ?? {}
    log.warn(
      {
        reqId: requestId,
        job,
        database,
        statement: statementName(text),
        ms: Math.round(ms),
        text: withoutValues(text),
      },
      'a slow statement',
    )
  }
}
