import { type SQL, sql } from 'drizzle-orm'

/** Says whether a line is made to order or made to measure. */
export function isMadeToOrder(line: { madeToOrder: boolean; measurements: unknown }): boolean {
  return line.madeToOrder || line.measurements !== null
}

/** The same of a row of lines in SQL: `where ${madeToOrderIn(sql`l`)}`. */
export function madeToOrderIn(lines: SQL): SQL {
  return sql`(${lines}.made_to_order or ${lines}.measurements is not null)`
}
