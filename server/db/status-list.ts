import { refundStatesThatAre } from '@rimal/contract/staff/refunds'
import { attemptStatesThatAre, statusesThatAre } from '@rimal/contract/statuses'
import { type SQL, sql } from 'drizzle-orm'

/** The statuses with a fact as literals, so that PostgreSQL recognises a partial index: `status in (${statusList('ended')})`. */
export function statusList(fact: Parameters<typeof statusesThatAre>[0]): SQL {
  return literals(statusesThatAre(fact))
}

/**
 * That an order stands. The statuses say so by themselves; the moment of placing is named for PostgreSQL, whose
 * indexes hold only orders that were placed.
 */
export const orderStands: SQL = sql`(placed_at is not null and status in (${statusList('stands')}))`

/** The same of payment attempts. */
export function attemptList(fact: Parameters<typeof attemptStatesThatAre>[0]): SQL {
  return literals(attemptStatesThatAre(fact))
}

/** The same of refunds. */
export function refundList(fact: Parameters<typeof refundStatesThatAre>[0]): SQL {
  return literals(refundStatesThatAre(fact))
}

function literals(states: readonly string[]): SQL {
  return sql.raw(states.map((state) => `'${state}'`).join(', '))
}
