import { and, asc, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'
import type { Tx } from '../../db/transact.ts'
import { creditBalances, creditEntries } from '../../db/tables/credit.ts'
import { customers } from '../../db/tables/customers.ts'
import { orders } from '../../db/tables/orders.ts'

export type NewEntry = Omit<typeof creditEntries.$inferInsert, 'id'>

/** Writes an entry and the new balance in one statement. Returns false and writes nothing if the balance would be negative. */
export async function insertEntry(tx: Tx, move: NewEntry): Promise<boolean> {
  const { customerId, currency, amount, kind, orderId, refundId, reason, actor, key, at } = move
  const balance =
    amount > 0
      ? sql`insert into credit_balances as b (customer_id, currency, amount)
          values (${customerId}, ${currency}, ${amount})
          on conflict (customer_id, currency) do update set amount = b.amount + excluded.amount
          returning 1`
      : sql`update credit_balances set amount = amount + ${amount}
          where customer_id = ${customerId} and currency = ${currency} and amount >= ${-amount}
          returning 1`
  const { rowCount } = await tx.execute(sql`
    with balance as (${balance})
    insert into credit_entries (customer_id, currency, amount, kind, order_id, refund_id, reason,
      actor, key, at)
    select ${customerId}::uuid, ${currency}, ${amount}::int, ${kind}, ${orderId ?? null}::uuid,
      ${refundId ?? null}::uuid, ${reason ?? null}::text, ${actor}, ${key}, ${at}::timestamptz
    from balance`)
  return rowCount === 1
}

export async function lockBalance(
  tx: Tx,
  { customerId, currency }: { customerId: string; currency: string },
): Promise<void> {
  await tx.execute(sql`
    select from credit_balances where customer_id = ${customerId} and currency = ${currency}
    for no key update`)
}

export async function findEntry(tx: Tx, key: string) {
  const [move] = await tx.select().from(creditEntries).where(eq(creditEntries.key, key))
  return move
}

/** Every move in a currency, the first one first. */
export async function listEntriesIn(
  db: Queries,
  { customerId, currency }: { customerId: string; currency: string },
) {
  return db
    .select({ kind: creditEntries.kind, amount: creditEntries.amount })
    .from(creditEntries)
    .where(and(eq(creditEntries.customerId, customerId), eq(creditEntries.currency, currency)))
    .orderBy(asc(creditEntries.id))
}

export async function listBalances(db: Queries, customerId: string) {
  return db
    .select({ currency: creditBalances.currency, amount: creditBalances.amount })
    .from(creditBalances)
    .where(eq(creditBalances.customerId, customerId))
    .orderBy(asc(creditBalances.currency))
}

/** The newest first. */
export async function listLedgerEntries(db: Queries, customerId: string, limit: number) {
  return db
    .select({ ...getTableColumns(creditEntries), orderNumber: orders.number })
    .from(creditEntries)
    .leftJoin(orders, eq(orders.id, creditEntries.orderId))
    .where(eq(creditEntries.customerId, customerId))
    .orderBy(desc(creditEntries.id))
    .limit(limit)
}

/** Says whether the customer still has an account. */
export async function isCustomer(db: Queries, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.id, id), isNull(customers.deletedAt)))
  return rows.length > 0
}

/**
 * Lists the credit that the customer could pay with: the balances, and the credit held by an unpaid order of the
 * same cart, because that order gives way to the next one.
 */
export async function listSpendable(
  db: Queries,
  customerId: string,
): Promise<{ currency: string; amount: number }[]> {
  const { rows } = await db.execute<{ currency: string; amount: number }>(sql`
    select currency, sum(amount)::int as amount from (
      select currency, amount from credit_balances where customer_id = ${customerId}
      union all
      select o.currency, o.credit from orders o join carts c on c.id = o.cart_id
      where c.customer_id = ${customerId} and o.customer_id = ${customerId}
        and o.status = 'awaiting_payment' and o.credit > 0
    ) as held
    group by currency`)
  return rows
}
