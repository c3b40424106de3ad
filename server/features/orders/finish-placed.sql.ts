import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'
import { insertDocument, type NewDocument, nextNumber } from './issue-document.sql.ts'
import type { StoredOrder } from './stored-order.ts'

type Finish = {
  at: Date
  timeZone: string
  paidBy: string | null
  /** Null where nothing was charged. */
  invoice: NewDocument | null
}

/**
 * The papers of an order that was just placed. Little may follow it before the commit: until then no
 * other order gets its invoice number.
 */
export async function finishPlaced(
  tx: Queries,
  { id, cartId }: Pick<StoredOrder, 'id' | 'cartId'>,
  { at, timeZone, paidBy, invoice }: Finish,
): Promise<void> {
  await tx.execute(sql`
    with invoice as (${
      invoice
        ? nextNumber('invoice', { at, timeZone }, sql`(select) as always`)
        : sql`select null::text as text`
    }),
    document as (${invoice ? insertInvoice(invoice) : sql`select`}),
    uses as (update discount_uses set state = 'consumed'
      where order_id = ${id} and state = 'reserved'),
    bag as (delete from cart_lines
      where id in (select cart_line_id from order_lines where order_id = ${id})),
    rest as (update carts set discount_code = null, refused_offers = '{}', draft = '{}'
      where id = ${cartId})
    update orders set invoice_number = invoice.text, paid_by = ${paidBy}
    from invoice where id = ${id}`)
}

function insertInvoice(invoice: NewDocument): SQL {
  return insertDocument(invoice, {
    number: sql`invoice.text`,
    orderNumber: sql`${invoice.body.orderNumber}`,
    given: sql`invoice`,
  })
}
