import { type SQL, sql } from 'drizzle-orm'
import { cursorTime } from './cursor-time.ts'

/** The forms in which the values of a sort stand in a cursor, as the database writes them. */
const forms = {
  /** 'infinity' stands for a time that is missing. */
  timestamptz: new RegExp(`${cursorTime.source}|^infinity$`),
  date: /^\d{4}-\d\d-\d\d$/,
  integer: /^\d{1,10}$/,
  bigint: /^\d{1,15}$/,
  text: /^[^\0]*$/,
} as const

const maxInteger = 2_147_483_647

const ids = {
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  text: /^[^\0]*$/,
  bigint: /^\d{1,15}$/,
} as const

/** How a list is sorted: an expression that is never null, preferably with an index, and its direction. */
export type ListSort = { by: SQL; type: keyof typeof forms; isUp: boolean }

/** Where a page of a list begins: behind the row with this value of the sort and this id. */
export type Place = { value: string | number; id: string }

/**
 * Returns the parts of a query that reads a page: the condition of the rows after a place, the order of the rows, and
 * the value of the sort as a cursor holds it. `id` orders the rows of equal values; a place of another form is ignored.
 */
export function sortedBy(
  { by, type, isUp }: ListSort,
  { id, idType = 'uuid' }: { id: SQL; idType?: keyof typeof ids },
  after: Place | undefined,
): { isAfter: SQL; order: SQL; place: SQL<string> } {
  const direction = sql.raw(isUp ? 'asc' : 'desc')
  const value = String(after?.value)
  const fits = type !== 'integer' || Number(value) <= maxInteger
  const isKnown = after && fits && forms[type].test(value) && ids[idType].test(after.id)
  const [valueType, compared] = [sql.raw(type), sql.raw(isUp ? '>' : '<')]
  return {
    isAfter: isKnown
      ? sql`(${by}, ${id}) ${compared} (${value}::text::${valueType}, ${after.id}::text::${sql.raw(idType)})`
      : sql`true`,
    order: sql`${by} ${direction}, ${id} ${direction}`,
    place: sql<string>`(${by})::text`,
  }
}
