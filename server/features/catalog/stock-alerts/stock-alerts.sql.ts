import { and, eq, gt, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Text } from '@rimal/contract/language'
import type { Queries } from '../../../db/connect.ts'
import type { Tx } from '../../../db/transact.ts'
import { stockAlerts } from '../../../db/tables/carts.ts'

/** The condition that shoppers can see a size. */
const isOffered = sql`published and not variants.withdrawn and not product_items.withdrawn`

/** Says whether shoppers can see the size. */
export async function hasVariant(db: Queries, sku: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from variants
    join product_items on product_items.id = variants.item_id
    join products on products.id = product_items.product_id
    where sku = ${sku} and ${isOffered}`)
  return rows.length > 0
}

export async function insertAlert(db: Queries, alert: typeof stockAlerts.$inferInsert) {
  await db.insert(stockAlerts).values(alert).onConflictDoNothing()
}

/** Counts the open alerts of a phone for other sizes. No other transaction adds one before this transaction ends. */
export async function countOpenAlerts(
  tx: Tx,
  { phone, sku }: { phone: string; sku: string },
): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('stock_alerts'), hashtext(${phone}))`)
  const isOther = and(
    eq(stockAlerts.phone, phone),
    ne(stockAlerts.sku, sku),
    isNull(stockAlerts.sentAt),
  )
  return tx.$count(stockAlerts, isOther)
}

/** How many text messages were sent since then; until the transaction ends no other process sends any. */
export async function countTextsSince(tx: Tx, since: Date): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('stock_alerts sent'))`)
  return tx.$count(stockAlerts, and(isNotNull(stockAlerts.phone), gt(stockAlerts.sentAt, since)))
}

export type DueAlert = {
  id: string
  email: string | null
  phone: string | null
  language: 'en' | 'arb'
  size: number
  product_id: string
  address: string
  item_id: string
  name: Text
  color: Text
  picture_id: string | null
}

/**
 * Returns the oldest alerts by email or phone whose size can be bought again, and locks them, so that two processes
 * do not send one twice.
 */
export async function listDueAlerts(
  db: Queries,
  { by, limit }: { by: 'email' | 'phone'; limit: number },
): Promise<DueAlert[]> {
  const { rows } = await db.execute<DueAlert>(sql`
    select stock_alerts.id, email, phone, language, variants.size, products.id as product_id, products.address,
      product_items.id as item_id, products.name, product_items.name as color,
      (select ip.picture_id from item_pictures ip where ip.item_id = product_items.id order by ip.position limit 1) as picture_id
    from stock_alerts
    join variants using (sku)
    join product_items on product_items.id = variants.item_id
    join products on products.id = product_items.product_id
    where sent_at is null and ${sql.identifier(by)} is not null and ${isOffered} and (available > 0 or made_to_order)
    order by stock_alerts.created_at
    limit ${limit}
    for update of stock_alerts skip locked`)
  return rows
}

export async function markAlertsSent(db: Queries, ids: string[], at: Date) {
  if (ids.length > 0) {
    await db.update(stockAlerts).set({ sentAt: at }).where(inArray(stockAlerts.id, ids))
  }
}
