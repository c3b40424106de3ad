import { sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'

/** Products from one number to another, both included. */
export type Span = { from: number; to: number }

const idOf = sql`'syn-' || lpad(i::text, 6, '0')`

/** Second names, so that 36 names become some two thousand. */
const epithets = sql`(values
  (0, 'Fajr', 'الفجر'), (1, 'Layl', 'الليل'), (2, 'Bahr', 'البحر'), (3, 'Sahra', 'الصحراء'),
  (4, 'Ward', 'الورد'), (5, 'Yasmin', 'الياسمين'), (6, 'Rimal', 'الرمال'), (7, 'Nakhil', 'النخيل'),
  (8, 'Lulu', 'اللؤلؤ'), (9, 'Harir', 'الحرير'), (10, 'Oud', 'العود'), (11, 'Anbar', 'العنبر'),
  (12, 'Zafaran', 'الزعفران'), (13, 'Marjan', 'المرجان'), (14, 'Yaqut', 'الياقوت'),
  (15, 'Zumurrud', 'الزمرد'), (16, 'Fidda', 'الفضة'), (17, 'Dhahab', 'الذهب'), (18, 'Rabi', 'الربيع'),
  (19, 'Kharif', 'الخريف'), (20, 'Matar', 'المطر'), (21, 'Ghaym', 'الغيم'), (22, 'Nasim', 'النسيم'),
  (23, 'Shuruq', 'الشروق'), (24, 'Ghurub', 'الغروب'), (25, 'Wadi', 'الوادي'), (26, 'Jabal', 'الجبل'),
  (27, 'Waha', 'الواحة'), (28, 'Sidra', 'السدرة'), (29, 'Hinna', 'الحناء'), (30, 'Misk', 'المسك'),
  (31, 'Qasr', 'القصر'), (32, 'Dana', 'الدانة'), (33, 'Khayal', 'الخيال'), (34, 'Hulm', 'الحلم'),
  (35, 'Salam', 'السلام'), (36, 'Amal', 'الأمل'), (37, 'Wafa', 'الوفاء'), (38, 'Hayat', 'الحياة'),
  (39, 'Farah', 'الفرح'), (40, 'Sukun', 'السكون'), (41, 'Rawda', 'الروضة'), (42, 'Bustan', 'البستان'),
  (43, 'Nahr', 'النهر'), (44, 'Mawj', 'الموج'), (45, 'Sadaf', 'الصدف'), (46, 'Kawkab', 'الكوكب'),
  (47, 'Hilal', 'الهلال'), (48, 'Thurayya', 'الثريا'), (49, 'Suhail', 'سهيل'), (50, 'Rih', 'الريح'),
  (51, 'Nada', 'الندى'), (52, 'Ufuq', 'الأفق'), (53, 'Safa', 'الصفاء'), (54, 'Noor', 'النور'),
  (55, 'Zahra', 'الزهراء'), (56, 'Andalus', 'الأندلس'), (57, 'Damas', 'الشام'), (58, 'Najd', 'نجد')
) epithet (n, en, ar)`

/** Inserts products modelled on the real ones: same texts, other names, prices, days and sales. */
export async function insertProducts(db: Queries, { from, to }: Span) {
  await db.execute(sql`
    with base as (
      select *, row_number() over (order by id) - 1 as n, count(*) over () as bases
      from products where id not like 'syn-%'
    ), named as (
      select base.*, i,
        jsonb_build_object('en', (base.name ->> 'en') || ' ' || epithet.en,
          'ar', (base.name ->> 'ar') || ' ' || epithet.ar) as new_name
      from generate_series(${from}::int, ${to}::int) i
      join base on base.n = i % base.bases
      join ${epithets} on epithet.n = (i / base.bases) % 59
    )
    insert into products (
      id, type_id, categories, collections, name, subtitle, title, short_description, description,
      fabric, care, opening, included, occasion, fabric_kind, opening_kind, occasions, keywords,
      price, compare_at, made_to_order, lead_days, custom_size, model, garment, released_on, sold)
    select ${idOf}, type_id, categories,
      case when i % 97 = 0 then '{best_seller}'::text[] when i % 31 = 0 then '{latest_collection}'
        else '{}' end,
      new_name, subtitle,
      jsonb_build_object('en', replace(title ->> 'en', name ->> 'en', new_name ->> 'en'),
        'ar', replace(title ->> 'ar', name ->> 'ar', new_name ->> 'ar')),
      short_description, description, fabric, care, opening, included, occasion, fabric_kind,
      opening_kind, occasions, keywords,
      price + (i * 7919 % 60 - 20) * 500,
      case when i % 11 = 0 then price + 50000 end,
      made_to_order, lead_days, custom_size, model, garment,
      date '2023-01-01' + (i::bigint * 104729 % 1400)::int, i::bigint * 31337 % 500
    from named`)
}

/** Inserts two to four colours for each product, from all colours of the real products. */
export async function insertItems(db: Queries, { from, to }: Span) {
  await db.execute(sql`
    with palette as (
      select name, color_code, color_family, slug, row_number() over (order by slug) - 1 as n,
        count(*) over () as colors
      from (
        select distinct on (slug) name, color_code, color_family,
          substr(id, length(product_id) + 2) as slug
        from product_items, substr(id, length(product_id) + 2) slug where id not like 'syn-%'
      ) known
    )
    insert into product_items (id, product_id, position, name, color_code, color_family)
    select ${idOf} || '-' || slug, ${idOf}, place, name, color_code, color_family
    from generate_series(${from}::int, ${to}::int) i
    cross join generate_series(0, 3) place
    join palette on palette.n = (i * 5 + place * 7) % colors
    where place < 2 + i % 3
    on conflict do nothing`)
}

/** A front of the same colour, and for the first colour a close-up. */
export async function insertItemPictures(db: Queries, span: Span) {
  await db.execute(sql`
    with shown as (
      select split_part(picture_id, '--', 2) as slug, view,
        array_agg(picture_id order by picture_id) as ids
      from item_pictures where item_id not like 'syn-%' group by 1, 2
    )
    insert into item_pictures (item_id, picture_id, view, position)
    select item.id, ids[1 + substr(product_id, 5)::int % cardinality(ids)], view,
      case view when 'front' then 0 else 1 end
    from product_items item
    join shown on shown.slug = substr(item.id, length(product_id) + 2)
    where ${within(span, 'product_id')}
      and (view = 'front' or (view = 'detail' and item.position = 0))`)
}

/** Inserts all sizes for three of four products, fewer for the rest; one size in six is sold out. */
export async function insertVariants(db: Queries, span: Span) {
  await db.execute(sql`
    insert into variants (sku, item_id, size, stock)
    select upper(item.id) || '-' || size, item.id, size,
      case when product.made_to_order then 0
        else greatest(0, (n * 31 + size * 17 + item.position * 13) % 12 - 1) end
    from product_items item
    join products product on product.id = product_id,
      lateral (select substr(product_id, 5)::int as n) numbered,
      generate_series(50, 62, 2) size
    where ${within(span, 'product_id')} and (n % 4 > 0 or size between 52 and 60)`)
}

export async function insertReviews(db: Queries, { from, to }: Span) {
  await db.execute(sql`
    insert into reviews (product_id, name, rating, fit, body, language, written_on, published)
    select ${idOf}, 'Mariam', 3 + (i * 13 + n) % 3,
      case (i + n) % 5 when 0 then 'small' when 1 then 'large' else 'true' end,
      'The cloth falls well and the seams are straight.', 'en',
      date '2026-01-01' + (i * 17 + n * 29) % 300, true
    from generate_series(${from}::int, ${to}::int) i, generate_series(1, i % 4) n
    where i % 3 = 0`)
}

/** Deletes a span of invented products; carts lose their lines with these products. */
export async function deleteSpan(db: Queries, span: Span) {
  const items = sql`(select id from product_items where ${within(span, 'product_id')})`
  await db.execute(sql`delete from cart_lines where item_id in ${items}`)
  await db.execute(sql`delete from stock_alerts using variants
    where variants.sku = stock_alerts.sku and variants.item_id in ${items}`)
  await db.execute(sql`delete from variants where item_id in ${items}`)
  await db.execute(sql`delete from item_pictures where item_id in ${items}`)
  await db.execute(sql`delete from reviews where ${within(span, 'product_id')}`)
  await db.execute(sql`delete from product_items where ${within(span, 'product_id')}`)
  await db.execute(sql`delete from products where ${within(span, 'id')}`)
}

export async function findHighestNumber(db: Queries): Promise<number> {
  const { rows } = await db.execute<{ highest: number }>(sql`
    select coalesce(max(substr(id, 5)::int), 0) as highest from products where id like 'syn-%'`)
  return rows[0]?.highest ?? 0
}

/** Products that are not invented. */
export async function listRealProducts(db: Queries): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from products where id not like 'syn-%'`,
  )
  return rows.map(({ id }) => id)
}

export async function hasOrders(db: Queries): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from orders limit 1`)
  return rows.length > 0
}

/**
 * Lets the rows of this transaction in unchecked where the role may: each of two million sizes would
 * be looked up in its parent, and they are made from that parent.
 */
export async function skipForeignKeys(db: Queries) {
  const { rows } = await db.execute<{ super: boolean }>(
    sql`select rolsuper as super from pg_roles where rolname = current_user`,
  )
  if (rows[0]?.super) await db.execute(sql`set local session_replication_role = replica`)
}

export async function analyse(db: Queries) {
  for (const table of ['products', 'product_items', 'item_pictures', 'variants', 'reviews']) {
    await db.execute(sql`analyze ${sql.identifier(table)}`)
  }
}

function within({ from, to }: Span, column: 'id' | 'product_id') {
  const name = sql.identifier(column)
  const padded = (i: number) => `syn-${String(i).padStart(6, '0')}`
  return sql`(${name} between ${padded(from)} and ${padded(to)})`
}
