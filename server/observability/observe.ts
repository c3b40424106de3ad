import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { openMetrics } from './metrics/open-metrics.ts'
import { reportSlowStatements } from './statements/report-slow-statements.ts'
import { statementName } from './statements/statement-name.ts'
import { watchStatements } from './statements/watch-statements.ts'
import { callContext } from './call-context.ts'
import type { Observability } from './observability.ts'
import { poolsOf } from './pools.ts'
import { openTracer } from './traces/open-tracer.ts'
import { traceOutgoingCalls } from './traces/trace-outgoing-calls.ts'
import { watchRequests } from './watch-requests.ts'

/**
 * Begins to watch a process as far as its settings say: its requests, its statements and the calls that it makes.
 * What is switched off is not even loaded. All of it ends with the app.
 */
export async function observe(app: FastifyInstance, deps: Deps) {
  const { metrics, traces, slowStatementMs } = deps.config.observability
  const { observability, log } = deps
  const ends: (() => unknown)[] = []
  if (metrics) {
    const opened = await openMetrics(deps, metrics)
    observability.metrics = opened
    ends.push(() => opened.close())
  }
  if (traces) {
    const tracer = await openTracer(traces, log)
    observability.tracer = tracer
    ends.push(traceOutgoingCalls(tracer, traces.address), () => tracer.stop())
  }
  app.addHook('onClose', async () => {
    for (const end of ends) await end()
  })
  if (!metrics && !traces && !slowStatementMs) return
  watchRequests(app, deps)
  const slow = slowStatementMs > 0 && reportSlowStatements({ log, slowMs: slowStatementMs })
  for (const { pool, database } of poolsOf(deps)) {
    watchStatements(pool, (text) => {
      const begun = performance.now()
      const span = partOf(observability, text)
      return (error) => {
        const ms = performance.now() - begun
        observability.metrics?.statements.observe(
          { statement: statementName(text), database },
          ms / 1000,
        )
        span?.end({ error: error !== undefined && error !== null })
        if (slow) slow({ text, ms, database })
      }
    })
  }
}

/** Begins the span of a statement where the request or job around it is traced. */
function partOf({ tracer }: Observability, text: string) {
  const parent = tracer && callContext.getStore()?.span
  if (!parent) return undefined
  const name = statementName(text)
  const [operation, table] = name.split(' ')
  return tracer.beginPart(parent, name, {
    kind: 'client',
    notes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.collection.name': table,
    },
  })
}
