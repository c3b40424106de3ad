import type { ListedPrice, NewPrice } from '@rimal/contract/desk/prices'
import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'

/** `own`: the currency is the shop's, whose prices stand with the products. */
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

type Priced = Pick<NewPrice, 'product' | 'currency' | 'price'> & { compareAt: number | null }

/** Null as a price takes it off the list; false where there is no such product. */
export async function savePrice(
  tx: Queries,
  { product, currency, price, compareAt }: Priced,
): Promise<boolean> {
  const { rows } = await tx.execute(sql`select from products where id = ${product} for key share`)
  if (rows.length === 0) return false
  await tx.execute(
    price === null
      ? sql`delete from product_prices where product_id = ${product} and currency = ${currency}`
      : sql`
        insert into product_prices (product_id, currency, price, compare_at)
        values (${product}, ${currency}, ${price}, ${compareAt})
        on conflict (product_id, currency) do update
        set price = excluded.price, compare_at = excluded.compare_at`,
  )
  return true
}

/** In the shop's own currency; false where there is no such product. */
export async function saveOwnPrice(
  tx: Queries,
  { product, price, compareAt }: Priced & { price: number },
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update products set price = ${price}, compare_at = ${compareAt}, updated_at = now()
    where id = ${product}`)
  return (rowCount ?? 0) > 0
}
