import type { Deps } from '../../deps.ts'
import { listOverdueOrders } from './expire-unpaid-orders.sql.ts'
import { endUnpaidOrder } from './settlement/end-unpaid-order.ts'
import { settleOpenAttempts } from './settlement/settle-open-attempts.ts'

const batch = 100
/** How long pieces wait for a provider that does not answer whether they are paid. */
const patienceMs = 30 * 60_000

/** Lets go of the pieces of orders that nobody paid in time, once their providers say so. */
export async function expireUnpaidOrders(deps: Deps): Promise<void> {
  const now = deps.clock()
  for (const { id, payBefore } of await listOverdueOrders(deps.db, { now, limit: batch })) {
    try {
      const answered = await settleOpenAttempts(deps, id)
      if (!answered && now.getTime() - payBefore.getTime() < patienceMs) continue
      await endUnpaidOrder(deps, id, { to: 'expired', actor: 'timer' })
    } catch (error) {
      // One order that cannot be ended must not keep the pieces of all others.
      deps.log.error({ err: error, order: id }, 'an unpaid order could not be ended')
    }
  }
}
