import { type SQL, sql } from 'drizzle-orm'
import { statusList } from '../status-list.ts'

/** Production items with their lines and orders. */
export const productionWithOrders: SQL = sql`production
  join order_lines on order_lines.id = production.order_line_id
  join orders on orders.id = order_lines.order_id`

/** The condition of an item that staff work on: not ready, not cancelled, of an order that can be produced. */
export const productionIsToMake: SQL = sql`(production.state <> 'ready'
  and order_lines.cancelled < order_lines.quantity and orders.status in (${statusList('producible')}))`
