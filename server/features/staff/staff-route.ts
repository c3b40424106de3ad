import type { Endpoint, ResultOf } from '@rimal/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import type { Queries } from '../../db/connect.ts'
import type { Deps } from '../../deps.ts'
import type { Call } from '../../http/call.ts'
import type { Staff } from '../../http/callers.ts'
import { route } from '../../http/route.ts'
import type { JobName } from '../../jobs/jobs.ts'
import { insertAudit } from './staff.sql.ts'

type StaffEndpoint = Endpoint & { access: 'staff' }
/** What was changed, an order's number for instance, and how; nothing personal belongs into it. */
type Audit = (subject: string, details?: Record<string, unknown>) => Promise<void>
/** What a call does; `wakes` are jobs to wake after the commit. */
type Work<Handle> = { handle: Handle; wakes?: readonly JobName[] }

/** Reads of staff change nothing and leave no trace. */
export function staffRead<E extends StaffEndpoint & { method: 'GET' }>(
  app: FastifyInstance,
  deps: Deps,
  endpoint: E,
  handler: (call: Call<E>) => ResultOf<E> | Promise<ResultOf<E>>,
) {
  route(app, deps, endpoint, handler)
}

/** A change by staff, in one transaction with its row of the audit; without `audit` it is undone. */
export function staffRoute<E extends StaffEndpoint & { method: 'POST' }>(
  app: FastifyInstance,
  deps: Deps,
  endpoint: E,
  { handle, wakes = [] }: Work<(tx: Queries, call: Call<E>, audit: Audit) => Promise<ResultOf<E>>>,
) {
  staffRouteOfItsOwn(app, deps, endpoint, {
    wakes,
    handle: (call, auditIn) =>
      deps.db.transaction(async (tx) => {
        let isAudited = false
        const audit: Audit = async (...entry) => {
          await auditIn(tx)(...entry)
          isAudited = true
        }
        const result = await handle(tx, call, audit)
        if (!isAudited) throw new Error(`${endpoint.path} left no row in the audit.`)
        return result
      }),
  })
}

/** For verbs that open their own transaction: they call `auditIn(tx)(subject)` inside it. */
export function staffRouteOfItsOwn<E extends StaffEndpoint & { method: 'POST' }>(
  app: FastifyInstance,
  deps: Deps,
  endpoint: E,
  {
    handle,
    wakes = [],
  }: Work<(call: Call<E>, auditIn: (tx: Queries) => Audit) => Promise<ResultOf<E>>>,
) {
  route(app, deps, endpoint, async (call) => {
    // The generic call hides what its access brings.
    const { staff } = call as unknown as { staff: Staff }
    const result = await handle(call, (tx) => async (subject, details = {}) => {
      await insertAudit(tx, {
        ...staff,
        action: endpoint.path,
        subject,
        details,
        at: deps.clock(),
      })
    })
    for (const job of wakes) void deps.jobs.wake(job)
    return result
  })
}
