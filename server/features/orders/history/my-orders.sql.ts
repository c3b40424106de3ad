import type { LanguageCode } from '@rimal/contract/language'
import type { ProductionStage } from '@rimal/contract/production/production-stages'
import type { OrderInList } from '@rimal/contract/orders'
import { liveReturnStates } from '@rimal/contract/returns/return-states'
import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'

type Asked = {
  customerId: string
  after: string | undefined
  limit: number
  pictures: number
  language: LanguageCode
}

/** An order in the list, with the production stages of its items. */
export type ListedOrder = Omit<OrderInList, 'productionStep' | 'replacedBy'> & {
  production: ProductionStage[]
}

/** Orders of a customer, the newest first, behind the one with the number `after`; times as the database writes them. */
export async function listOrdersOf(
  db: Queries,
  { customerId, after, limit, pictures, language }: Asked,
): Promise<ListedOrder[]> {
  const behind = after
    ? sql`and (o.created_at, o.id) < (
        select created_at, id from orders where number = ${after} and customer_id = ${customerId})`
    : sql``
  const { rows } = await db.execute<ListedOrder>(sql`
    select o.number, o.status, o.total - ${cancelledOf(sql`o`)} as total, o.currency, o.created_at as "orderedAt",
      o.shipping ? 'pickup' as pickup,
      array(select m.state from production m join order_lines l on l.id = m.order_line_id
        where l.order_id = o.id and l.cancelled < l.quantity) as production,
      (select state from shipments where order_id = o.id
        order by shipped_at desc limit 1) as "shipmentState",
      exists (select from order_returns where order_id = o.id
        and state = any(${sql.param(liveReturnStates)}::text[])) as returning,
      (select coalesce(sum(quantity - cancelled), 0)::int from order_lines where order_id = o.id) as units,
      (${picturesOf(sql`o.id`, { pictures, language })}) as pictures,
      (select token from payment_attempts where order_id = o.id and o.status = 'awaiting_payment'
        order by created_at desc, id limit 1) as "paymentToken"
    from orders o
    where o.customer_id = ${customerId} ${behind}
    order by o.created_at desc, o.id desc limit ${limit}`)
  return rows
}

/**
 * Selects the pictures of the first lines of an order, in the form of `Picture`; a picture that left the shop is
 * left out.
 */
function picturesOf(
  orderId: SQL,
  { pictures, language }: Pick<Asked, 'pictures' | 'language'>,
): SQL {
  const side = language === 'arb' ? 'ar' : 'en'
  return sql`
    select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'version', p.version,
      'width', p.width, 'height', p.height, 'color', p.color, 'placeholder', p.placeholder,
      'focusX', p.focus_x, 'focusY', p.focus_y, 'alt', p.alt ->> ${side}) order by l.position), '[]')
    from (
      select picture_id, min(position) as position from order_lines
      where order_id = ${orderId} and quantity > cancelled
      group by picture_id order by min(position) limit ${pictures}
    ) l join pictures p on p.id = l.picture_id`
}

/**
 * Sums the amount of the cancelled units of an order that continues; a fully cancelled order shows its full amount.
 */
function cancelledOf(order: SQL): SQL {
  return sql`
    (select coalesce(sum(amount), 0)::int from line_cancellations
      where order_id = ${order}.id and ${order}.status <> 'cancelled')`
}
