import type { Endpoint, ResultOf } from '@rimal/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import type { Tx } from '../db/transact.ts'
import type { Deps } from '../deps.ts'
import type { Call, Handler } from './call.ts'
import type { StaffSession } from './bearer.ts'
import { type Admit, route } from './route.ts'
import { insertAudit, insertRead } from '../db/insert-audit.ts'

type StaffEndpoint = Endpoint & { access: 'staff' }
/**
 * Records the thing that was changed, for instance the number of an order, and how it was changed; personal data
 * does not belong here.
 */
type Audit = (subject: string, details?: Record<string, unknown>) => Promise<void>
/** Reads of staff change nothing and leave no trace. */
export function staffRead<E extends StaffEndpoint & { method: 'GET' }>(
  app: FastifyInstance,
  deps: Deps,
  endpoint: E,
  handler: (call: Call<E>) => ResultOf<E> | Promise<ResultOf<E>>,
) {
  route(app, deps, endpoint, handler)
}

/**
 * A read of somebody's data, such as the page of a customer. The audit names who read and whose data was read, before
 * the answer leaves; once an hour for each subject.
 */
export function staffReadOfPerson<E extends StaffEndpoint & { method: 'GET' }>(
  app: FastifyInstance,
  deps: Deps,
  endpoint: E,
  { subjectOf, handle }: { subjectOf: (call: Call<E>) => string; handle: Handler<E> },
) {
  route(app, deps, endpoint, async (call: Call<E>) => {
    const result = await handle(call)
    // The generic call hides what its access brings.
    const { staffId, role } = (call as unknown as { staff: StaffSession }).staff
    await insertRead(deps.db, {
      staffId,
      role,
      action: actionOf(endpoint),
      subject: subjectOf(call),
      details: {},
      at: deps.clock(),
    })
    return result
  })
}

/** The call without its parameters: `staff/get-customer`. */
function actionOf({ path }: StaffEndpoint): string {
  return path.replace(/\/\{.*$/, '')
}

/** A change by staff, in one transaction with its row of the audit; without `audit` it is undone. */
export function staffRoute<E extends StaffEndpoint & { method: 'POST' }>(
  app: FastifyInstance,
  deps: Deps,
  endpoint: E,
  { handle }: { handle: (tx: Tx, call: Call<E>, audit: Audit) => Promise<ResultOf<E>> },
) {
  staffRouteOfItsOwn(app, deps, endpoint, {
    handle: (call, auditIn) =>
      deps.transact(async (tx) => {
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

type OfItsOwn<E extends StaffEndpoint> = {
  /** Decides before the body is read whether the call may go on. */
  admit?: Admit<E>
  handle: (call: Call<E>, auditIn: (tx: Tx) => Audit) => Promise<ResultOf<E>>
}

/**
 * A change that does something slow before its transaction, such as asking a provider: it calls
 * `auditIn(tx)(subject)` inside the transaction.
 */
export function staffRouteOfItsOwn<E extends StaffEndpoint & { method: 'POST' }>(
  app: FastifyInstance,
  deps: Deps,
  endpoint: E,
  { admit, handle }: OfItsOwn<E>,
) {
  const handler = async (call: Call<E>) => {
    // The generic call hides what its access brings.
    const { staff } = call as unknown as { staff: StaffSession }
    const { staffId, role } = staff
    return handle(call, (tx) => async (subject, details = {}) => {
      await insertAudit(tx, {
        staffId,
        role,
        action: endpoint.path,
        subject,
        details,
        at: deps.clock(),
      })
    })
  }
  route(app, deps, endpoint, admit ? { admit, handler } : handler)
}
