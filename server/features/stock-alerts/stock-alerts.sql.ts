import { inArray, sql } from 'drizzle-orm'
import type { Text } from '@rimal/contract/language'
import type { Queries } from '../../db/connect.ts'
import { stockAlerts } from '../../db/tables/carts.ts'

export async function hasVariant(db: Queries, sku: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from variants
    join product_items on product_items.id = variants.item_id
    join products on products.id = product_items.product_id
    where sku = ${sku} and published`)
  return rows.length > 0
}

export async function insertAlert(db: Queries, alert: typeof stockAlerts.$inferInsert) {
  await db.insert(stockAlerts).values(alert).onConflictDoNothing()
}

export type DueAlert = {
  id: string
  email: string
  language: 'en' | 'arb'
  size: number
  product_id: string
  item_id: string
  name: Text
  color: Text
}

/** Alerts whose size can be bought again; locked, so that two processes do not send one twice. */
export async function listDueAlerts(db: Queries): Promise<DueAlert[]> {
  const { rows } = await db.execute<DueAlert>(sql`
    select stock_alerts.id, email, language, variants.size, products.id as product_id,
      product_items.id as item_id, products.name, product_items.name as color
    from stock_alerts
    join variants using (sku)
    join product_items on product_items.id = variants.item_id
    join products on products.id = product_items.product_id
    where sent_at is null and published and (stock - reserved > 0 or made_to_order)
    order by stock_alerts.created_at
    limit 200
    for update of stock_alerts skip locked`)
  return rows
}

export async function markAlertsSent(db: Queries, ids: string[], at: Date) {
  if (ids.length > 0) {
    await db.update(stockAlerts).set({ sentAt: at }).where(inArray(stockAlerts.id, ids))
  }
}
