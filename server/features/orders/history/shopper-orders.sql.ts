import type { PaymentMethod } from '@rimal/contract/choices'
import type { ShopperOrders } from '@rimal/contract/orders'
import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import { statusList } from '../../../db/status-list.ts'

type Shopper = { guestId: string } | { customerId: string }
type Unpaid = Omit<NonNullable<ShopperOrders['unpaid']>, 'secondsToPay'>

/** Finds the newest order that awaits a payment which needs no check and still has time to be paid. */
export async function findUnpaid(
  db: Queries,
  { shopper, now }: { shopper: Shopper; now: Date },
): Promise<Unpaid | undefined> {
  const { rows } = await db.execute<Unpaid>(sql`
    select o.number as "orderNumber", a.token as "paymentToken", o.total - o.credit as amount,
      o.currency, o.pay_before as "payBefore"
    from orders o cross join lateral (
      select token from payment_attempts where order_id = o.id
      order by created_at desc, id limit 1
    ) a
    where ${isOf(shopper)} and o.status = 'awaiting_payment' and o.pay_before > ${now}::timestamptz
      and not exists (select from payment_attempts where order_id = o.id and state = 'review')
    order by o.created_at desc limit 1`)
  return rows[0]
}

/** Finds the payment method of the newest order that has not ended. */
export async function findLastMethod(db: Queries, shopper: Shopper): Promise<PaymentMethod | null> {
  const { rows } = await db.execute<{ method: PaymentMethod }>(sql`
    select o.payment_method as method from orders o
    where ${isOf(shopper)} and o.status not in (${statusList('ended')})
    order by o.created_at desc limit 1`)
  return rows[0]?.method ?? null
}

/** Ids that the indexes of orders begin with. */
function isOf(shopper: Shopper): SQL {
  return 'customerId' in shopper
    ? sql`o.customer_id = ${shopper.customerId}`
    : sql`o.guest_id = ${shopper.guestId} and o.customer_id is null
        and o.status not in (${statusList('ended')})`
}
