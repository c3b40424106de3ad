import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from './transact.ts'

/** Where the state of a row is stored, and where its events. */
export type Lifecycle<Rows extends PgTable, Events extends PgTable> = {
  rows: Rows
  id: PgColumn
  state: PgColumn
  events: Events
  /** The column of the events that names the row. */
  owner: PgColumn
}

type Step<Rows extends PgTable, Events extends PgTable> = {
  id: string
  /** The state in which the caller read the row, under its lock. */
  from: string
  /** The columns that change, the state among them. */
  set: Partial<Rows['$inferSelect']>
  /** The columns of the event but its owner. */
  event: Partial<Events['$inferInsert']>
  isAllowed: boolean
  refusal: () => Error
}

/**
 * Moves a row to another state and stores the event, in one statement. Nothing else writes the state of an order, a
 * production item, a shipment, a return or a visit after it was inserted. The caller holds the lock of the row and
 * says, by its table of states, whether the step is allowed and how it is refused.
 */
export async function transition<Rows extends PgTable, Events extends PgTable>(
  tx: Tx,
  { rows, id: key, state, events, owner }: Lifecycle<Rows, Events>,
  { id, from, set, event, isAllowed, refusal }: Step<Rows, Events>,
): Promise<void> {
  if (!isAllowed) throw refusal()
  const changed = tx
    .update(rows as PgTable)
    .set(set)
    .where(and(eq(key, id), eq(state, from)))
    .returning({ id: key })
  const columns = getTableColumns(events as PgTable)
  const parts: { name: SQL; value: SQL }[] = Object.entries(event).flatMap(([name, value]) => {
    const column = columns[name]
    return column && value !== undefined
      ? [{ name: sql.identifier(column.name).getSQL(), value: sql`${sql.param(value, column)}` }]
      : []
  })
  const names = [sql.identifier(owner.name).getSQL(), ...parts.map(({ name }) => name)]
  const values = [sql`changed.${sql.identifier(key.name)}`, ...parts.map(({ value }) => value)]
  const { rowCount } = await tx.execute(sql`
    with changed as ${changed}
    insert into ${events} (${sql.join(names, sql`, `)})
    select ${sql.join(values, sql`, `)} from changed`)
  if (rowCount !== 1) throw new Error(`${id}: somebody else changed its state, without the lock.`)
}
