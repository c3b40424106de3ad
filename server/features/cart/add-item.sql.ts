import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'
import { planned } from '../../db/statements/planned.ts'
import { isShopQueued } from '../../db/conditions/shop-is-queued.ts'
import { ownHold } from './own-hold.sql.ts'
import type { Shopper } from '../customers/shopper.ts'

/** The product that a shopper wants to add to the cart. */
export type ItemInput = {
  shopper: Shopper
  itemId: string
  /** Null for a made-to-measure product, and for a size that no product has. */
  size: number | null
  customSizeId: string | null
  remarks: string
}

/** The shop's data about the product to be added, each part null if it does not exist, and about the cart. */
export type FoundItem = {
  colorCode: string | null
  productId: string | null
  published: boolean | null
  price: number | null
  madeToOrder: boolean | null
  allowsCustomSize: boolean | null
  /** Whether shoppers may have to wait in a queue before they add it. */
  isQueued: boolean
  sku: string | null
  /** The units of the variant that this shopper could buy. */
  available: number | null
  /** The measurements, if they belong to the shopper. */
  customSizeId: string | null
  /** The version of the cart, which differs after every change by the shopper; null if there is no cart yet. */
  cart: string | null
  lines: number
  units: number
  /** The units in the cart of the same variant, and of the equal line. */
  ofVariant: number
  ofLine: number
}

export async function findItem(db: Queries, input: ItemInput & { now: Date }): Promise<FoundItem> {
  const { shopper, itemId, size, customSizeId, remarks } = input
  const [row] = await planned<FoundItem>(
    db,
    sql`
    select i.color_code as "colorCode", p.id as "productId", p.published and not i.withdrawn as published,
      coalesce(pp.price, p.price) as price,
      p.made_to_order as "madeToOrder", p.custom_size as "allowsCustomSize", v.sku,
      coalesce(p.queued, false) or ${isShopQueued(input.now)} as "isQueued",
      v.available + ${ownHold(sql`c.id`, sql`v.sku`)} as available, s.id as "customSizeId",
      c.xmin::text as cart, held.*
    from (select ${itemId}::text as id) requested
    left join product_items i on i.id = requested.id
    left join products p on p.id = i.product_id
    left join variants v on v.item_id = i.id and v.size = ${size}::int and not v.withdrawn
    left join custom_sizes s on s.id = ${customSizeId}::uuid and s.${ownerOf(shopper)} = ${idOf(shopper)}
    left join carts c on c.${ownerOf(shopper)} = ${idOf(shopper)}
    left join product_prices pp on pp.product_id = p.id and pp.currency = c.currency
    cross join lateral (
      select count(*)::int as lines, coalesce(sum(l.quantity), 0)::int as units,
        coalesce(sum(l.quantity) filter (where l.sku = v.sku), 0)::int as "ofVariant",
        coalesce(sum(l.quantity) filter (where l.item_id = requested.id and l.remarks = ${remarks}
          and case when ${customSizeId}::uuid is null then l.sku = v.sku
            else l.custom_size_id = ${customSizeId}::uuid end), 0)::int as "ofLine"
      from cart_lines l where l.cart_id = c.id and l.removed_at is null
    ) held`,
  )
  if (!row) throw new Error('A row of nothing but nulls was not answered.')
  return row
}

/**
 * Adds one unit, to an equal line or to a new one. Returns false when somebody has changed the cart since it was
 * found, because the checks may then be wrong.
 */
export async function addItem(
  db: Queries,
  {
    shopper,
    itemId,
    customSizeId,
    remarks,
    cart,
    sku,
    price,
    ipAddress,
    now,
  }: ItemInput & {
    cart: string | null
    sku: string | null
    price: number
    ipAddress: string | null
    now: Date
  },
): Promise<boolean> {
  const rows = await planned(
    db,
    sql`
    with opened as (
      insert into carts (${ownerOf(shopper)}, ip_address, updated_at)
      values (${idOf(shopper)}, ${ipAddress}::inet, ${now}::timestamptz)
      on conflict (${ownerOf(shopper)}) do update set updated_at = excluded.updated_at,
        ip_address = coalesce(excluded.ip_address, carts.ip_address)
        where carts.xmin::text = ${cart}::text
      returning id
    )
    insert into cart_lines (cart_id, item_id, sku, custom_size_id, remarks, quantity, seen_price)
    select id, ${itemId}, ${sku}, ${customSizeId}::uuid, ${remarks}, 1, ${price}::int from opened
    on conflict (cart_id, item_id, coalesce(sku, ''),
      coalesce(custom_size_id, '00000000-0000-0000-0000-000000000000'), remarks)
      where removed_at is null
    do update set quantity = cart_lines.quantity + 1, seen_price = excluded.seen_price
    returning 1`,
  )
  return rows.length > 0
}

function ownerOf(shopper: Shopper): SQL {
  return 'guestId' in shopper ? sql`guest_id` : sql`customer_id`
}

function idOf(shopper: Shopper): SQL {
  return 'guestId' in shopper ? sql`${shopper.guestId}::text` : sql`${shopper.customerId}::uuid`
}
