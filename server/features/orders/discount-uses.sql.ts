import { type SQL, sql } from 'drizzle-orm'
import { orderIsActive } from '../../db/status-list.ts'
import type { Tx } from '../../db/transact.ts'
import type { NewOrder } from './new-order.ts'

/**
 * Takes a use of each promotion, all or none, after `ready` has rows: first of promotions with a total limit or a budget,
 * then, for promotions with a limit per customer, of every contact by which the customer is known. `run_out` names the
 * promotions that have no use or money left, `refused` those that the customer may no longer use; either means that the
 * whole statement must be undone. Rows are locked in a fixed order; a promotion that counts nothing is not locked.
 */
export function reserveUses(order: NewOrder): SQL[] {
  const { contacts } = order
  return [
    sql`offered as (
      select * from jsonb_to_recordset(${JSON.stringify(order.uses)}::jsonb) as u (promotion_id uuid,
        title jsonb, amount int, position int, first_order boolean, max_each int)
    )`,
    sql`counted as (
      select o.id, offered.amount,
        (o.usage_limit is null or o.used < o.usage_limit)
          and (o.budget is null or o.spent + offered.amount <= o.budget) as enough
      from promotions o join offered on offered.promotion_id = o.id, ready
      where o.usage_limit is not null or o.budget is not null
      order by o.id for no key update of o
    )`,
    sql`run_out as (select id from counted where not enough)`,
    sql`counters as (
      update promotions o set used = o.used + 1, spent = o.spent + c.amount
      from counted c where o.id = c.id
    )`,
    sql`claims as (
      insert into discount_contacts (promotion_id, contact, uses)
      select promotion_id, contact, 1
      from ready, (select count(*) from counted) as first, offered,
        unnest(${sql.param(contacts)}::text[]) as contact
      where max_each is not null and not (first_order and ${hasOrdered(order)})
      order by promotion_id, contact
      on conflict (promotion_id, contact) do update set uses = discount_contacts.uses + 1
        where discount_contacts.uses < (
          select max_each from offered where offered.promotion_id = excluded.promotion_id)
      returning promotion_id
    )`,
    sql`refused as (
      select promotion_id from ready, offered
      where max_each is not null and ${contacts.length}::int > (
        select count(*) from claims where claims.promotion_id = offered.promotion_id)
    )`,
    sql`claimed as (select count(*) from refused)`,
  ]
}

function hasOrdered({ emailKey, phoneKey, customerId }: NewOrder): SQL {
  return sql`(
    exists (select from orders where email_key = ${emailKey} and ${orderIsActive})
    or exists (select from orders where phone_key = ${phoneKey} and ${orderIsActive})
    or exists (select from orders where customer_id = ${customerId}::uuid and ${orderIsActive}))`
}

/** Inserts the discounts of the order, as part of the statement that writes the order. */
export function insertUses(order: NewOrder): SQL {
  return sql`
    insert into discount_uses (order_id, promotion_id, position, title, amount, contacts, state)
    select ${order.id}::uuid, promotion_id, position, title, amount,
      case when max_each is null then '{}' else ${sql.param(order.contacts)}::text[] end,
      ${order.attempt ? 'reserved' : 'consumed'}
    from written, offered`
}

/** The uses of an order that ends are free again. Only the first call does anything. */
export async function releaseUses(tx: Tx, orderId: string): Promise<void> {
  await moveUses(tx, orderId, { from: sql`state <> 'released'`, to: 'released', by: -1 })
}

/** Takes again the uses that an order had released, even beyond a limit, because the order was granted them. */
export async function reserveUsesAgain(tx: Tx, orderId: string): Promise<void> {
  await moveUses(tx, orderId, { from: sql`state = 'released'`, to: 'reserved', by: 1 })
}

async function moveUses(
  tx: Tx,
  orderId: string,
  { from, to, by }: { from: SQL; to: 'reserved' | 'released'; by: 1 | -1 },
): Promise<void> {
  await tx.execute(sql`
    with moved as (
      update discount_uses set state = ${to} where order_id = ${orderId} and ${from}
      returning promotion_id, amount, contacts
    ), locked as (
      select o.id, moved.amount from promotions o join moved on moved.promotion_id = o.id
      where o.usage_limit is not null or o.budget is not null
      order by o.id for no key update of o
    ), counters as (
      update promotions o set used = greatest(o.used + ${by}::int, 0),
        spent = greatest(o.spent + ${by}::int * l.amount, 0)
      from locked l where o.id = l.id
    )
    insert into discount_contacts as known (promotion_id, contact, uses)
    select promotion_id, contact, greatest(${by}::int, 0)
    from (select count(*) from locked) as first, moved, unnest(contacts) as contact
    order by promotion_id, contact
    on conflict (promotion_id, contact) do update set uses = greatest(known.uses + ${by}::int, 0)`)
}
