import type { Deps } from '../../deps.ts'
import { endUnpaidOrder } from './settlement/end-unpaid-order.ts'
import { settleOpenAttempts } from './settlement/settle-open-attempts.ts'
import { listOverdueOrders } from './payments.sql.ts'

const batch = 100
/** How long stock is held for a provider that does not answer whether the order is paid. */
const patienceMs = 30 * 60_000

/** Ends the orders that were not paid in time and releases their stock, once their providers have answered. */
export async function expireUnpaidOrders(deps: Deps): Promise<void> {
  const now = deps.clock()
  for (const { id, payBefore } of await listOverdueOrders(deps.db, { now, limit: batch })) {
    try {
      const answered = await settleOpenAttempts(deps, id)
      if (!answered && now.getTime() - payBefore.getTime() < patienceMs) continue
      await endUnpaidOrder(deps, id, { to: 'expired', actor: 'timer' })
    } catch (error) {
      // One order that cannot be ended must not block the stock of all others.
      deps.log.error({ err: error, order: id }, 'an unpaid order could not be ended')
    }
  }
}
