import { statusesThatAre } from '@rimal/contract/statuses'
import { type SQL, sql } from 'drizzle-orm'

/** The statuses with a fact as literals, so that PostgreSQL recognises a partial index: `status in (${statusList('ended')})`. */
export function statusList(fact: Parameters<typeof statusesThatAre>[0]): SQL {
  const literals = statusesThatAre(fact).map((status) => `'${status}'`)
  return sql.raw(literals.join(', '))
}
