import type { DocumentBody } from '@rimal/contract/tax/tax-documents'
import { type SQL, sql } from 'drizzle-orm'
import { madeToOrderIn } from '../../db/made-to-order.ts'
import type { Tx } from '../../db/transact.ts'
import type { StoredOrder } from './stored-order.ts'
import { insertWaitingInvoice } from './waiting-invoices.sql.ts'

type Finish = {
  at: Date
  timeZone: string
  paidBy: string | null
  /** Null where nothing was charged. */
  invoice: DocumentBody | null
  /** The message that waits for the invoice. */
  messageKey: string | null
}

/** Writes what an order needs besides its state when it is placed: production, the content of its invoice, an empty cart. */
export async function finishPlaced(
  tx: Tx,
  { id, cartId }: Pick<StoredOrder, 'id' | 'cartId'>,
  { at, timeZone, paidBy, invoice, messageKey }: Finish,
): Promise<void> {
  await tx.execute(sql`
    with produced as (${beginProduction(linesOf(id), at)}),
    begun as (${noteBeginning(at)}),
    document as (${
      invoice
        ? insertWaitingInvoice(
            { orderId: id, at, timeZone, body: invoice, messageKey },
            { orderNumber: sql`${invoice.orderNumber}`, given: sql`(select) as always` },
          )
        : sql`select`
    }),
    uses as (update discount_uses set state = 'consumed'
      where order_id = ${id} and state = 'reserved'),
    held_cart as (delete from cart_lines
      where id in (select cart_line_id from order_lines where order_id = ${id})),
    rest as (update carts set discount_code = null, refused_promotions = '{}', draft = '{}'
      where id = ${cartId})
    update orders set paid_by = ${paidBy} where id = ${id}`)
}

/**
 * Begins production; what is made to order is reviewed first. `lines` selects lines of an order with its
 * `shipping`. `ready-day.ts` of the contract calculates the day by which a unit is ready in the same manner.
 */
export function beginProduction(lines: SQL, at: Date): SQL {
  return sql`
    insert into production (order_line_id, state, due_on, since)
    select lines.id, 'in_review', case when lines.shipping ? 'pickup'
      then (lines.arrival ->> 'latest')::date else (lines.arrival ->> 'earliest')::date - 1 end,
      ${at}::timestamptz
    from (${lines}) as lines where ${madeToOrderIn(sql`lines`)}
    returning order_line_id`
}

/** Selects the lines of an order in the form that `beginProduction` needs. */
export function linesOf(orderId: string): SQL {
  return sql`
    select l.*, o.shipping from order_lines l join orders o on o.id = l.order_id
    where l.order_id = ${orderId}`
}

/** The event of that, for what `madeToOrder` returned. */
export function noteBeginning(at: Date): SQL {
  return sql`
    insert into production_events (order_line_id, to_state, actor, at)
    select order_line_id, 'in_review', 'timer', ${at}::timestamptz from produced`
}
