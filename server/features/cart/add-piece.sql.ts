import { maxLines, maxQuantity } from '@rimal/contract/limits'
import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'
import { carts, customSizes } from '../../db/tables/carts.ts'
import { productItems, products, variants } from '../../db/tables/catalog.ts'
import { ownHold } from './own-hold.sql.ts'
import type { Shopper } from './stored-cart.ts'

/** The shopper's bag, held until the transaction ends, and what is known of a piece. */
export async function openCartFor(
  db: Queries,
  {
    shopper,
    itemId,
    size,
    customSizeId,
    ipAddress,
    now,
  }: {
    shopper: Shopper
    itemId: string
    size: number | 'unknown' | undefined
    customSizeId: string | null
    ipAddress: string | null
    now: Date
  },
) {
  const isOwn =
    'guestId' in shopper
      ? eq(customSizes.guestId, shopper.guestId)
      : eq(customSizes.customerId, shopper.customerId)
  const opened = db.$with('opened').as(
    db
      .insert(carts)
      .values({ ...shopper, ipAddress, updatedAt: now })
      .onConflictDoUpdate({
        target: 'guestId' in shopper ? carts.guestId : carts.customerId,
        set: { updatedAt: now, ipAddress: sql`coalesce(excluded.ip_address, ${carts.ipAddress})` },
      })
      .returning({ id: carts.id }),
  )
  const [row] = await db
    .with(opened)
    .select({
      cartId: opened.id,
      item: { colorCode: productItems.colorCode },
      product: {
        id: products.id,
        published: products.published,
        price: products.price,
        madeToOrder: products.madeToOrder,
        allowsCustomSize: products.customSize,
      },
      variant: { sku: variants.sku, stock: variants.stock, reserved: variants.reserved },
      ownHeld: ownHold(opened.id, variants.sku),
      customSize: { id: customSizes.id },
    })
    .from(opened)
    .leftJoin(productItems, eq(productItems.id, itemId))
    .leftJoin(products, eq(products.id, productItems.productId))
    .leftJoin(
      variants,
      and(
        eq(variants.itemId, productItems.id),
        eq(variants.size, typeof size === 'number' ? size : -1),
      ),
    )
    .leftJoin(customSizes, and(sql`${customSizes.id} = ${customSizeId}::uuid`, isOwn))
  if (!row) throw new Error('a bag was opened and is not there')
  return row
}

export type FoundPiece = Awaited<ReturnType<typeof openCartFor>>

/** What the bag held before, in pieces and lines; `added` tells whether one more found room. */
export type Added = {
  lines: number
  pieces: number
  ofVariant: number
  ofLine: number
  added: boolean
}

/** One piece more, on the line of its equals or on a new one; only while the bag is held. */
export async function addPiece(
  db: Queries,
  piece: {
    cartId: string
    itemId: string
    sku: string | null
    customSizeId: string | null
    remarks: string
    price: number
    /** Null where nothing is taken from stock. */
    left: number | null
  },
): Promise<Added> {
  const { cartId, itemId, sku, customSizeId, remarks, price, left } = piece
  const { rows } = await db.execute<Added>(sql`
    with bag as (
      select count(*)::int as lines,
        coalesce(sum(quantity), 0)::int as pieces,
        coalesce(sum(quantity) filter (where sku = ${sku}::text), 0)::int as of_variant,
        coalesce(sum(quantity) filter (where item_id = ${itemId} and remarks = ${remarks}
          and sku is not distinct from ${sku}::text
          and custom_size_id is not distinct from ${customSizeId}::uuid), 0)::int as of_line
      from cart_lines where cart_id = ${cartId} and removed_at is null
    ), added as (
      insert into cart_lines (cart_id, item_id, sku, custom_size_id, remarks, quantity, seen_price)
      select ${cartId}::uuid, ${itemId}, ${sku}::text, ${customSizeId}::uuid, ${remarks}, 1, ${price}::int
      from bag
      where of_line < ${maxQuantity}
        and (of_line > 0 or lines < ${maxLines})
        and (${left}::int is null or of_variant < ${left}::int)
      on conflict (cart_id, item_id, coalesce(sku, ''),
        coalesce(custom_size_id, '00000000-0000-0000-0000-000000000000'), remarks)
        where removed_at is null
      do update set quantity = cart_lines.quantity + 1, seen_price = excluded.seen_price
      returning 1
    )
    select lines, pieces, of_variant as "ofVariant", of_line as "ofLine",
      exists (select from added) as added
    from bag`)
  const [answer] = rows
  if (!answer) throw new Error('a sum without a row')
  return answer
}
