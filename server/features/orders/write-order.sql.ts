import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'
import { nextInvoiceNumber } from './invoice-number.sql.ts'
import type { StoredOrder } from './stored-order.ts'
import type { NewAttempt } from './place-order.ts'
import { planned } from './planned.sql.ts'
import type { Piece } from './stock.sql.ts'

type KeptParts =
  | 'id'
  | 'token'
  | 'cartId'
  | 'guestId'
  | 'customerId'
  | 'idempotencyKey'
  | 'language'
type AgreedParts =
  | 'contact'
  | 'emailKey'
  | 'phoneKey'
  | 'address'
  | 'billing'
  | 'shipping'
  | 'paymentMethod'
  | 'totals'
  | 'total'

export type NewOrder = Pick<StoredOrder, KeptParts | AgreedParts> & {
  at: Date
  timeZone: string
  lines: NewOrderLine[]
  pieces: Piece[]
  /** A code that each person may use once. */
  firstOrderCode: string | null
  /** Null where nothing is to be paid now: the order is placed as it is written. */
  attempt: NewAttempt | null
}

/** Named as the columns are. */
export type NewOrderLine = {
  position: number
  product_id: string
  item_id: string
  sku: string | null
  name: unknown
  subtitle: unknown
  color_name: unknown
  picture_id: string
  size: number | null
  measurements: unknown
  remarks: string
  quantity: number
  unit_price: number
  discount: number
  total: number
  vat: number
  made_to_order: boolean
  arrival: unknown
  cart_line_id: string | null
}

/**
 * The whole order in one statement, which is one journey to the database. `claimed`: how many of
 * the contacts could still use the discount; fewer than all means it is refused.
 */
export async function writeOrder(
  db: Queries,
  order: NewOrder,
): Promise<{ number: string; claimed: number }> {
  const parts: SQL[] = [
    sql`invoice as (${order.attempt ? sql`select null::text as text` : nextInvoiceNumber(order.at, order.timeZone)})`,
    sql`written as (${insertOrder(order)})`,
    sql`lines as (${insertLines(order)})`,
    sql`holds as (${insertHolds(order)})`,
    sql`event as (${insertEvent(order)})`,
    sql`claims as (${order.firstOrderCode ? claimDiscount(order, order.firstOrderCode) : sql`select 1 where false`})`,
    ...(order.attempt
      ? [sql`attempt as (${insertAttempt(order, order.attempt)})`]
      : emptyBag(order.cartId, linesOfBag(order))),
  ]
  const [row] = await planned<{ number: string; claimed: number }>(
    db,
    sql`with ${sql.join(parts, sql`, `)}
      select number, (select count(*)::int from claims) as claimed from written`,
  )
  if (!row) throw new Error('An order was not written.')
  return row
}

/**
 * What was ordered leaves the bag, as parts of a statement; what was added since stays. What
 * she filled in leaves too: the next checkout on this device may be another woman's.
 */
export function emptyBag(cartId: string | null, lineIds: SQL): SQL[] {
  return [
    sql`bag as (delete from cart_lines where id in (${lineIds}))`,
    sql`rest as (update carts set discount_code = null, draft = '{}' where id = ${cartId})`,
  ]
}

function linesOfBag({ lines }: NewOrder): SQL {
  return sql`select unnest(${sql.param(lines.map((line) => line.cart_line_id))}::uuid[])`
}

function insertOrder(order: NewOrder): SQL {
  const placed = order.attempt === null
  return sql`
    insert into orders (id, number, token, cart_id, guest_id, customer_id, idempotency_key, language, status,
      stock_state, contact, email_key, phone_key, address, billing, shipping, payment_method,
      currency, totals, total, pay_before, placed_at, invoice_number, created_at)
    select ${order.id}::uuid, 'RM-' || nextval('order_numbers'), ${order.token}, ${order.cartId}::uuid,
      ${order.guestId}, ${order.customerId}::uuid, ${order.idempotencyKey}, ${order.language},
      ${placed ? 'placed' : 'awaiting_payment'}, ${placed ? 'taken' : 'reserved'},
      ${json(order.contact)}, ${order.emailKey}, ${order.phoneKey}, ${json(order.address)},
      ${json(order.billing)}, ${json(order.shipping)}, ${order.paymentMethod},
      ${order.totals.currency}, ${json(order.totals)}, ${order.total}::int,
      ${order.attempt?.payBefore ?? null}::timestamptz, ${placed ? order.at : null}::timestamptz,
      invoice.text, ${order.at}::timestamptz
    from invoice
    returning number`
}

function insertLines({ id, lines }: NewOrder): SQL {
  return sql`
    insert into order_lines (order_id, position, product_id, item_id, sku, name, subtitle,
      color_name, picture_id, size, measurements, remarks, quantity, unit_price, discount, total,
      vat, made_to_order, arrival, cart_line_id)
    select ${id}::uuid, l.* from jsonb_to_recordset(${json(lines)}) as l (position int,
      product_id text, item_id text, sku text, name jsonb, subtitle jsonb, color_name jsonb,
      picture_id text, size int, measurements jsonb, remarks text, quantity int, unit_price int,
      discount int, total int, vat int, made_to_order boolean, arrival jsonb, cart_line_id uuid)`
}

function insertHolds({ id, pieces }: NewOrder): SQL {
  return sql`
    insert into stock_holds (order_id, sku, quantity)
    select ${id}::uuid, p.sku, p.quantity
    from jsonb_to_recordset(${json(pieces)}) as p (sku text, quantity int)`
}

function insertEvent({ id, attempt, at }: NewOrder): SQL {
  return sql`
    insert into order_events (order_id, to_status, actor, at)
    values (${id}, ${attempt ? 'awaiting_payment' : 'placed'}, 'shopper', ${at})`
}

/** A person is known by her email as well as by her phone: whoever changes one of them is not new. */
function claimDiscount(order: NewOrder, code: string): SQL {
  const hasOrdered = (key: SQL) => sql`exists (
      select from orders where ${key} and placed_at is not null and status <> 'cancelled')`
  return sql`
    insert into discount_uses (code, contact, order_id, state)
    select ${code}, contact, ${order.id}::uuid, ${order.attempt ? 'reserved' : 'consumed'}
    from unnest(array[${order.emailKey}, ${order.phoneKey}]::text[]) as contact
    where contact is not null
      and not ${hasOrdered(sql`email_key = ${order.emailKey}`)}
      and not ${hasOrdered(sql`phone_key = ${order.phoneKey}`)}
    on conflict (code, contact) where state <> 'released' do nothing
    returning 1`
}

function insertAttempt({ id, total, totals, at }: NewOrder, attempt: NewAttempt): SQL {
  return sql`
    insert into payment_attempts (id, token, order_id, provider, method, amount, currency, state,
      expires_at, ask_after, created_at, updated_at)
    values (${attempt.id}, ${attempt.token}, ${id}, ${attempt.provider}, ${attempt.method},
      ${total}, ${totals.currency}, 'created', ${attempt.expiresAt}, ${attempt.askAfter},
      ${at}, ${at})`
}

function json(value: unknown): SQL {
  return sql`${JSON.stringify(value)}::jsonb`
}
