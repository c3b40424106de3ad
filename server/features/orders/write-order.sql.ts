import type { DocumentBody } from '@rimal/contract/tax/tax-documents'
import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'
import { insertUses, reserveUses } from './discount-uses.sql.ts'
import { beginProduction, noteBeginning } from './finish-placed.sql.ts'
import { isMadeToOrder } from '../../db/made-to-order.ts'
import { planned } from '../../db/statements/planned.ts'
import type { OrderConfirmation } from './on-order-placed.ts'
import type { NewAttempt, NewOrder } from './new-order.ts'
import { shortLines, stockMovement, unitsOf } from './stock.sql.ts'
import { insertWaitingInvoice } from './waiting-invoices.sql.ts'

export type Written = {
  /** Null when nothing was written: the cart has changed since, or stock is missing. */
  number: string | null
  cartChanged: boolean
  /** The variants of which there are too few. */
  short: string[]
  /**
   * The promotions that have run out, and those that the customer is known to have used; either means that everything
   * is to be rolled back.
   */
  usedUp: string[]
  refused: string[]
  /** The customer now has less store credit, and nothing was written. */
  creditChanged: boolean
  catalogChanged: boolean
}

/**
 * Writes the whole order in one statement, and so in one round trip to the database: nothing is locked while the
 * server computes, and an order exists with its stock, the content of its invoice and its email, or not at all. Each
 * part selects from the part that it waits for, so that locks are taken in the same sequence whenever an order is
 * placed: cart, store credit, stock, promotions. The invoice gets its number after the commit.
 */
export async function writeOrder(
  db: Queries,
  order: NewOrder,
  orderConfirmation: OrderConfirmation | null,
): Promise<Written> {
  const { attempt, invoice } = order
  const hasUses = order.uses.length > 0
  const hasMadeToOrder = order.lines.some((line) =>
    isMadeToOrder({ ...line, madeToOrder: line.made_to_order }),
  )
  const cartIsHeld = sql`exists (select from held_cart)`
  const paysByCredit = order.credit > 0
  const creditIsHeld = paysByCredit ? sql`exists (select from credit)` : sql`true`
  const parts: SQL[] = [
    sql`held_cart as (${holdCart(order)})`,
    ...(paysByCredit ? [sql`credit as (${spendCredit(order, cartIsHeld)})`] : []),
    ...stockMovement(attempt ? 'reserve' : 'sell', unitsOf(order.stockLines), {
      cause: { orderId: order.id, at: order.at },
      when: sql`${cartIsHeld} and ${creditIsHeld}`,
    }),
    sql`ready as (select whole from stock where whole and ${cartIsHeld} and ${creditIsHeld})`,
    ...(hasUses ? reserveUses(order) : []),
    sql`written as (${insertOrder(order, hasUses ? sql`ready, claimed` : sql`ready`)})`,
    sql`lines as (${insertLines(order)})`,
    sql`holds as (${insertHolds(order)})`,
    ...(hasUses ? [sql`uses as (${insertUses(order)})`] : []),
    ...(paysByCredit ? [sql`spent as (${insertSpent(order)})`] : []),
    sql`event as (${insertEvent(order)})`,
    sql`rest as (${leaveCart(order)})`,
    attempt
      ? sql`attempt as (${insertAttempt(order, attempt)})`
      : sql`emptied as (${emptyCart(order)})`,
    ...(!attempt && hasMadeToOrder
      ? [
          sql`produced as (${beginProduction(sql`select *, ${json(order.shipping)} as shipping from lines`, order.at)})`,
          sql`begun as (${noteBeginning(order.at)})`,
        ]
      : []),
    ...(invoice ? [sql`document as (${insertInvoice(order, invoice, orderConfirmation)})`] : []),
    ...(orderConfirmation
      ? [sql`confirmation as (${insertConfirmation(orderConfirmation, invoice !== null)})`]
      : []),
  ]
  const [row] = await planned<Written>(
    db,
    sql`with ${sql.join(parts, sql`, `)}
      select (select number from written) as number, not ${cartIsHeld} as "cartChanged",
        (${shortLines}) as short,
        ${hasUses ? sql`array(select id from run_out)` : noPromotions} as "usedUp",
        ${hasUses ? sql`array(select promotion_id from refused)` : noPromotions} as refused,
        ${cartIsHeld} and not ${creditIsHeld} as "creditChanged",
        exists (select from announced) as "catalogChanged"`,
  )
  if (!row) throw new Error('A row without a table was not answered.')
  return row
}

const noPromotions = sql`array[]::uuid[]`

/** Locks the cart, only if it is unchanged since the customer agreed. */
function holdCart({ cartId, cartVersion }: NewOrder): SQL {
  return sql`
    select id from carts where id = ${cartId} and xmin::text = ${cartVersion} for no key update`
}

/** Spends the store credit that the customer pays with; returns no row when the customer has less. */
function spendCredit({ customerId, totals, credit }: NewOrder, when: SQL): SQL {
  return sql`
    update credit_balances set amount = amount - ${credit}::int
    where customer_id = ${customerId}::uuid and currency = ${totals.currency}
      and amount >= ${credit}::int and ${when}
    returning amount`
}

/** The line of the ledger to it, as insertMove writes one. */
function insertSpent({ id, customerId, totals, credit, at }: NewOrder): SQL {
  return sql`
    insert into credit_entries (customer_id, currency, amount, kind, order_id, actor, key, at)
    select ${customerId}::uuid, ${totals.currency}, ${-credit}::int, 'spent', ${id}::uuid, 'shopper',
      ${`spent:${id}`}, ${at}::timestamptz
    from written`
}

/**
 * Changes the cart that was ordered, so that a simultaneous order of the same cart notices. When the order is
 * placed at once, the checkout draft is cleared too, because the next checkout on this device may be that of
 * another customer.
 */
function leaveCart({ cartId, at, attempt }: NewOrder): SQL {
  const emptied = attempt
    ? sql``
    : sql`, discount_code = null, refused_promotions = '{}', draft = '{}'`
  return sql`
    update carts set updated_at = ${at}::timestamptz ${emptied}
    where id = ${cartId} and exists (select from written)`
}

/** Removes the ordered lines; lines that could not be bought stay. */
function emptyCart({ lines }: NewOrder): SQL {
  return sql`
    delete from cart_lines where exists (select from written) and id = any(
      ${sql.param(lines.map((line) => line.cart_line_id))}::uuid[])`
}

function insertOrder(order: NewOrder, given: SQL): SQL {
  const placed = order.attempt === null
  return sql`
    insert into orders (id, number, token, cart_id, guest_id, customer_id, idempotency_key, language, status,
      stock_state, contact, email_key, phone_key, address, billing, shipping, payment_method,
      currency, totals, total, credit, pay_before, placed_at, created_at)
    select ${order.id}::uuid, 'RM-' || nextval('order_numbers'), ${order.token}, ${order.cartId}::uuid,
      ${order.guestId}, ${order.customerId}::uuid, ${order.idempotencyKey}, ${order.language},
      ${placed ? 'placed' : 'awaiting_payment'}, ${placed ? 'sold' : 'reserved'},
      ${json(order.contact)}, ${order.emailKey}, ${order.phoneKey}, ${json(order.address)},
      ${json(order.billing)}, ${json(order.shipping)}, ${order.paymentMethod},
      ${order.totals.currency}, ${json(order.totals)}, ${order.total}::int, ${order.credit}::int,
      ${order.attempt?.payBefore ?? null}::timestamptz, ${placed ? order.at : null}::timestamptz,
      ${order.at}::timestamptz
    from ${given}
    returning number`
}

function insertInvoice(
  { id: orderId, at, timeZone }: NewOrder,
  body: DocumentBody,
  orderConfirmation: OrderConfirmation | null,
): SQL {
  return insertWaitingInvoice(
    { orderId, at, timeZone, body, messageKey: orderConfirmation?.dedupKey ?? null },
    { orderNumber: sql`written.number`, given: sql`written` },
  )
}

function insertLines({ id, lines }: NewOrder): SQL {
  return sql`
    insert into order_lines (order_id, position, product_id, item_id, sku, name, subtitle,
      color_name, picture_id, size, measurements, profile_name, remarks, quantity, unit_price, discount, total,
      vat, made_to_order, arrival, cart_line_id)
    select ${id}::uuid, l.* from written, jsonb_to_recordset(${json(lines)}) as l (position int,
      product_id text, item_id text, sku text, name jsonb, subtitle jsonb, color_name jsonb,
      picture_id text, size int, measurements jsonb, profile_name text, remarks text, quantity int, unit_price int,
      discount int, total int, vat int, made_to_order boolean, arrival jsonb, cart_line_id uuid)
    returning id, made_to_order, measurements, arrival`
}

function insertHolds({ id, stockLines }: NewOrder): SQL {
  return sql`
    insert into stock_holds (order_id, sku, quantity)
    select ${id}::uuid, p.sku, p.quantity
    from written, jsonb_to_recordset(${json(stockLines)}) as p (sku text, quantity int)`
}

function insertEvent({ id, attempt, at }: NewOrder): SQL {
  return sql`
    insert into order_events (order_id, to_status, actor, at)
    select ${id}::uuid, ${attempt ? 'awaiting_payment' : 'placed'}, 'shopper', ${at}::timestamptz
    from written`
}

function insertAttempt({ id, total, credit, totals, at }: NewOrder, attempt: NewAttempt): SQL {
  return sql`
    insert into payment_attempts (id, token, order_id, provider, method, amount, currency, state,
      expires_at, ask_after, created_at, updated_at)
    select ${attempt.id}::uuid, ${attempt.token}, ${id}::uuid, ${attempt.provider},
      ${attempt.method}, ${total - credit}::int, ${totals.currency}, 'created',
      ${attempt.expiresAt}::timestamptz, ${attempt.askAfter}::timestamptz, ${at}::timestamptz,
      ${at}::timestamptz
    from written`
}

/** Inserts the message as postMessage does, with the order number, which is unknown before. */
function insertConfirmation(orderConfirmation: OrderConfirmation, held: boolean): SQL {
  const { dedupKey, kind, recipient, customerId = null, language, data } = orderConfirmation
  const channel = recipient === null ? 'notice' : 'email'
  return sql`
    insert into outbox (dedup_key, kind, recipient, channel, customer_id, language, held, data)
    select ${dedupKey}, ${kind}, ${recipient ?? ''}, ${channel}, ${customerId}::uuid, ${language},
      ${held}::boolean, ${json(data)} || jsonb_build_object('orderNumber', number)
    from written
    on conflict do nothing`
}

function json(value: unknown): SQL {
  return sql`${JSON.stringify(value)}::jsonb`
}
