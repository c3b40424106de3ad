import type { ListedPrice, NewPrice } from '@rimal/contract/staff/prices'
import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import type { Tx } from '../../../db/transact.ts'

/**
 * Returns the prices of all products in a currency. `own`: the currency is the shop's own, whose prices are stored
 * with the products.
 */
export async function listAllPrices(
  db: Queries,
  { currency, own }: { currency: string; own: boolean },
): Promise<ListedPrice[]> {
  const of: SQL = own ? sql`p` : sql`pp`
  const { rows } = await db.execute<ListedPrice>(sql`
    select p.id as product, p.name ->> 'en' as name, ${of}.price, ${of}.compare_at as "compareAt"
    from products p
    left join product_prices pp on pp.product_id = p.id and pp.currency = ${currency}
    order by p.id`)
  return rows
}

/** Locks a product and its prices until the transaction ends; returns false if there is no such product. */
export async function lockProduct(tx: Tx, product: string): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select from products where id = ${product} for no key update`,
  )
  return rows.length > 0
}

/** Returns the price of a locked product. */
export async function getPrice(
  tx: Tx,
  { product, currency, own }: { product: string; currency: string; own: boolean },
): Promise<Pick<ListedPrice, 'price' | 'compareAt'>> {
  const { rows } = await tx.execute<Pick<ListedPrice, 'price' | 'compareAt'>>(
    own
      ? sql`select price, compare_at as "compareAt" from products where id = ${product}`
      : sql`
        select price, compare_at as "compareAt" from product_prices
        where product_id = ${product} and currency = ${currency}`,
  )
  return rows[0] ?? { price: null, compareAt: null }
}

type Priced = Pick<NewPrice, 'product' | 'currency' | 'price'> & { compareAt: number | null }

/** Saves the price of a locked product; null as a price removes the product from the price list. */
export async function savePrice(
  tx: Tx,
  { product, currency, price, compareAt }: Priced,
): Promise<void> {
  await tx.execute(
    price === null
      ? sql`delete from product_prices where product_id = ${product} and currency = ${currency}`
      : sql`
        insert into product_prices (product_id, currency, price, compare_at)
        values (${product}, ${currency}, ${price}, ${compareAt})
        on conflict (product_id, currency) do update
        set price = excluded.price, compare_at = excluded.compare_at`,
  )
  await tx.execute(sql`update products set revision = revision + 1 where id = ${product}`)
}

/** In the shop's own currency. */
export async function saveOwnPrice(
  tx: Tx,
  { product, price, compareAt }: Priced & { price: number },
): Promise<void> {
  await tx.execute(sql`
    update products
    set price = ${price}, compare_at = ${compareAt}, revision = revision + 1, updated_at = now()
    where id = ${product}`)
}
