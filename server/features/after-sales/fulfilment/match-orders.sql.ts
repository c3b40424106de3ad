import type { PaymentMethod } from '@rimal/contract/choices'
import type { OrderStatus } from '@rimal/contract/statuses'
import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import { orderHasWord } from '../../../db/conditions/order-has-word.ts'
import { escapeLike } from '../../../db/escape-like.ts'
import { hasWord, type Searchable } from '../../../db/staff-search.ts'
import { statusList } from '../../../db/status-list.ts'

/** A word of a search, and what else than the order itself has it. */
export type OrderWord = { word: string; isOfLines: boolean; isOfShipments: boolean }

export type OrderFilter = {
  words: readonly OrderWord[]
  searchable: Searchable
  status?: OrderStatus | undefined
  open?: boolean | undefined
  paymentMethod?: PaymentMethod | undefined
  madeToMeasure?: boolean | undefined
  customerId?: string | undefined
}

/**
 * Says which words begin a SKU of an order line or are a part of a tracking number. Few are; the other words are then
 * found without the lines and the shipments.
 */
export async function placeWords(db: Queries, words: readonly string[]): Promise<OrderWord[]> {
  const long = words.filter((word) => word.length > 2)
  if (long.length === 0) return words.map(ofOrderAlone)
  const places = long.map(
    (word) => sql`(${word}::text, exists (${linesWith(word)}), exists (${shipmentsWith(word)}))`,
  )
  const { rows } = await db.execute<OrderWord>(sql`
    select word, "isOfLines", "isOfShipments"
    from (values ${sql.join(places, sql`, `)}) placed (word, "isOfLines", "isOfShipments")`)
  return words.map((word) => rows.find((row) => row.word === word) ?? ofOrderAlone(word))
}

function ofOrderAlone(word: string): OrderWord {
  return { word, isOfLines: false, isOfShipments: false }
}

/** The condition that an order of `orders` matches the filter. */
export function matchesFilter(filter: OrderFilter): SQL {
  const { words, searchable, status, open, paymentMethod, madeToMeasure, customerId } = filter
  const conditions = [
    ...words.map((word) => matchesWord(word, searchable)),
    ...(status === undefined ? [] : [sql`orders.status = ${status}`]),
    ...(open === undefined ? [] : [openness(open)]),
    ...(paymentMethod === undefined ? [] : [sql`orders.payment_method = ${paymentMethod}`]),
    ...(madeToMeasure === undefined ? [] : [measured(madeToMeasure)]),
    ...(customerId === undefined ? [] : [sql`orders.customer_id = ${customerId}::uuid`]),
  ]
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

function openness(open: boolean): SQL {
  if (!open) return sql`orders.status not in (${statusList('open')})`
  // The condition of the index orders_to_do, word by word.
  return sql`orders.status in (${statusList('open')})`
}

function measured(madeToMeasure: boolean): SQL {
  const isMeasured = sql`exists (
    select from order_lines where order_id = orders.id and measurements is not null)`
  return madeToMeasure ? isMeasured : sql`not ${isMeasured}`
}

function matchesWord({ word, isOfLines, isOfShipments }: OrderWord, searchable: Searchable): SQL {
  if (!isOfLines && !isOfShipments) return orderHasWord(sql`orders`, word, searchable)
  const ids = [
    sql`select o.id from orders o where ${orderHasWord(sql`o`, word, searchable)}`,
    ...(isOfLines ? [linesWith(word)] : []),
    ...(isOfShipments ? [shipmentsWith(word)] : []),
  ]
  return sql`orders.id in (${sql.join(ids, sql` union all `)})`
}

function linesWith(word: string): SQL {
  return sql`select l.order_id from order_lines l where l.sku like ${escapeLike(sql`${word.toUpperCase()}::text`)} || '%'`
}

function shipmentsWith(word: string): SQL {
  return sql`
    select s.order_id from shipments s where ${hasWord(sql`search_form(s.tracking_number)`, word)}`
}
