import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/transact.ts'
import type { CatalogProduct } from './products/catalog-product.ts'

export type By = { staffId: string; now: Date; today: string }

/** Reads a product of a parameter as the row `r`, with the names and types of the columns. */
function asRow(product: CatalogProduct): SQL {
  const row = {
    ...product,
    fabricKind: product.fabricKind ?? '',
    openingKind: product.openingKind ?? '',
    items: undefined,
  }
  return sql`jsonb_to_record(${JSON.stringify(row)}::jsonb) as r(
    id text, state text, name jsonb, subtitle jsonb, description jsonb, fabric jsonb, care jsonb, opening jsonb,
    included jsonb, occasion jsonb, title jsonb, "shortDescription" jsonb, "typeId" text, categories text[],
    collections text[], occasions text[], "fabricKind" text, "openingKind" text, price int, "compareAt" int,
    "madeToOrder" boolean, "leadDays" int, weight int, "otherPrices" jsonb)`
}

/** Saves the columns of a locked product and raises its revision; a product that is published becomes new then. */
export async function updateProduct(
  tx: Tx,
  product: CatalogProduct,
  { staffId, now, today }: By,
): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  const goesOut = sql`r.state = 'published' and not p.published`
  await tx.execute(sql`
    update products p
    set name = r.name, subtitle = r.subtitle, description = r.description, fabric = r.fabric, care = r.care,
      opening = r.opening, included = r.included, occasion = r.occasion, title = r.title,
      short_description = r."shortDescription", type_id = r."typeId", categories = r.categories,
      collections = r.collections, occasions = r.occasions, fabric_kind = r."fabricKind",
      opening_kind = r."openingKind", price = r.price, compare_at = r."compareAt",
      made_to_order = r."madeToOrder", lead_days = r."leadDays", weight = r.weight,
      published = r.state = 'published',
      publish_at = case when r.state = 'scheduled' then p.publish_at end,
      archived_at = case when r.state = 'archived' then coalesce(p.archived_at, ${at}) end,
      published_at = case when ${goesOut} then ${at} else p.published_at end,
      released_on = case when ${goesOut} and p.published_at is null and p.sold = 0 then ${today}::date
        else p.released_on end,
      revision = p.revision + 1, saved_by = ${staffId}::uuid, updated_at = ${at}
    from ${asRow(product)}
    where p.id = r.id`)
}

/** Creates a draft. */
export async function insertDraft(
  tx: Tx,
  product: CatalogProduct,
  { staffId, now, today }: By,
): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  await tx.execute(sql`
    insert into products (id, name, subtitle, description, fabric, care, opening, included, occasion, title,
      short_description, type_id, categories, collections, occasions, fabric_kind, opening_kind, price, compare_at,
      made_to_order, lead_days, weight, keywords, garment, complete_the_look, released_on, published, saved_by,
      created_at, updated_at)
    select r.id, r.name, r.subtitle, r.description, r.fabric, r.care, r.opening, r.included, r.occasion, r.title,
      r."shortDescription", r."typeId", r.categories, r.collections, r.occasions, r."fabricKind", r."openingKind",
      r.price, r."compareAt", r."madeToOrder", r."leadDays", r.weight, '{"en": [], "ar": []}', '[]', '{}',
      ${today}::date, false, ${staffId}::uuid, ${at}, ${at}
    from ${asRow(product)}`)
}

/** Replaces the prices of a locked product in other currencies. */
export async function replaceOtherPrices(tx: Tx, product: CatalogProduct): Promise<void> {
  await tx.execute(sql`delete from product_prices where product_id = ${product.id}`)
  await tx.execute(sql`
    insert into product_prices (product_id, currency, price, compare_at)
    select r.id, o.currency, o.price, o."compareAt"
    from ${asRow(product)},
      jsonb_to_recordset(r."otherPrices") as o(currency text, price int, "compareAt" int)`)
}
