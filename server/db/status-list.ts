import { refundStatesThatAre } from '@rimal/contract/staff/refunds'
import { attemptStatesThatAre, statusesThatAre } from '@rimal/contract/statuses'
import { type SQL, sql } from 'drizzle-orm'

/** The statuses with a fact as literals, so that PostgreSQL recognises a partial index: `status in (${statusList('ended')})`. */
export function statusList(fact: Parameters<typeof statusesThatAre>[0]): SQL {
  return literals(statusesThatAre(fact))
}

/**
 * The condition of an active order. The statuses alone would be enough. The condition also names the time of the
 * placement, because PostgreSQL uses its indexes of placed orders only then.
 */
export const orderIsActive: SQL = sql`(placed_at is not null and status in (${statusList('active')}))`

/** Returns the states of payment attempts with a fact, as literals. */
export function attemptList(fact: Parameters<typeof attemptStatesThatAre>[0]): SQL {
  return literals(attemptStatesThatAre(fact))
}

/** Returns the states of refunds with a fact, as literals. */
export function refundList(fact: Parameters<typeof refundStatesThatAre>[0]): SQL {
  return literals(refundStatesThatAre(fact))
}

/** Returns states of the code, never a text from outside, as literals. */
export function literals(states: readonly string[]): SQL {
  return sql.raw(states.map((state) => `'${state}'`).join(', '))
}
