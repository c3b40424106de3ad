import { and, asc, eq, isNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'
import { prepared } from '../../db/statements/prepared.ts'
import { cartLines, carts, customSizes, measurementProfiles } from '../../db/tables/carts.ts'
import { productItems, productPrices, products, variants } from '../../db/tables/catalog.ts'
import { promotions } from '../../db/tables/promotions.ts'
import { orders } from '../../db/tables/orders.ts'
import { ownHold } from './own-hold.sql.ts'
import type { StoredCart, StoredLine, StoredPicture } from './stored-cart.ts'
import type { Shopper } from '../customers/shopper.ts'

function isCartOf(shopper: Shopper): SQL {
  return 'guestId' in shopper
    ? eq(carts.guestId, shopper.guestId)
    : eq(carts.customerId, shopper.customerId)
}

/** Returns the cart with its lines and, on request, one removed line. */
export async function findCart(
  db: Queries,
  shopper: Shopper,
  removedLineId?: string,
): Promise<StoredCart | undefined> {
  const rows = await cartStatement(db).execute({
    guestId: null,
    customerId: null,
    ...shopper,
    removedLineId: removedLineId ?? null,
  })
  const [first] = rows
  if (!first) return undefined
  const lines = rows.flatMap((row) => {
    const { line, item, product, list, variant, ownHeld, customSize, profile, picture } = row
    if (!line || !item || !product) return []
    const ofShopper = variant && variant.available + ownHeld
    const available = product.madeToOrder ? null : ofShopper
    const measurements = customSize?.measurements ?? null
    const profileName = profile?.name ?? null
    const size = variant?.size ?? null
    const { listPrice = null, listCompareAt = null } = list ?? {}
    return [
      {
        ...line,
        ...item,
        ...product,
        listPrice,
        listCompareAt,
        isSold: true,
        size,
        available,
        measurements,
        profileName,
        picture,
      },
    ]
  })
  return { ...first.cart, lines }
}

/** The columns of a line with its product; a cart without lines has one row. */
const columns = {
  cart: {
    id: carts.id,
    version: sql<string>`${carts}.xmin::text`,
    draft: carts.draft,
    currency: carts.currency,
    discountCode: promotions.code,
  },
  line: {
    id: cartLines.id,
    quantity: cartLines.quantity,
    seenPrice: cartLines.seenPrice,
    lowered: cartLines.lowered,
    removedAt: cartLines.removedAt,
    remarks: cartLines.remarks,
    sku: cartLines.sku,
    customSizeId: cartLines.customSizeId,
    itemId: cartLines.itemId,
  },
  item: { colorName: productItems.name, colorCode: productItems.colorCode },
  product: {
    productId: products.id,
    address: products.address,
    typeId: products.typeId,
    categories: products.categories,
    name: products.name,
    subtitle: products.subtitle,
    price: products.price,
    compareAt: products.compareAt,
    published: sql<boolean>`${products.published} and not ${productItems.withdrawn}
      and not coalesce(${variants.withdrawn}, false)`,
    madeToOrder: products.madeToOrder,
    leadDays: products.leadDays,
    allowsCustomSize: products.customSize,
    weight: sql<number | null>`coalesce(${variants.weight}, ${products.weight})`,
  },
  list: { listPrice: productPrices.price, listCompareAt: productPrices.compareAt },
  variant: { size: variants.size, available: variants.available },
  ownHeld: ownHold(carts.id, variants.sku),
  customSize: { measurements: customSizes.measurements },
  profile: { name: measurementProfiles.name },
  picture: sql<StoredPicture | null>`(
    select jsonb_build_object('id', p.id, 'version', p.version, 'width', p.width,
      'height', p.height, 'color', p.color, 'placeholder', p.placeholder,
      'focusX', p.focus_x, 'focusY', p.focus_y, 'alt', p.alt)
    from item_pictures i join pictures p on p.id = i.picture_id
    where i.item_id = ${cartLines.itemId} order by i.position limit 1)`,
}

/**
 * The cart of `guestId` or of `customerId`, of which one is null. An `or` of the two would make PostgreSQL plan the
 * prepared statement anew for each call.
 */
export const cartIdOfOne = sql`coalesce(
  (select id from carts where guest_id = ${sql.placeholder('guestId')}),
  (select id from carts where customer_id = ${sql.placeholder('customerId')}))`

/** Every page of the shop asks for the cart. */
const cartStatement = prepared((db) => {
  const isShown = or(
    isNull(cartLines.removedAt),
    eq(cartLines.id, sql.placeholder('removedLineId')),
  )
  return db
    .select(columns)
    .from(carts)
    .leftJoin(promotions, and(eq(promotions.code, carts.discountCode), eq(promotions.active, true)))
    .leftJoin(cartLines, and(eq(cartLines.cartId, carts.id), isShown))
    .leftJoin(productItems, eq(productItems.id, cartLines.itemId))
    .leftJoin(products, eq(products.id, productItems.productId))
    .leftJoin(
      productPrices,
      and(eq(productPrices.productId, products.id), eq(productPrices.currency, carts.currency)),
    )
    .leftJoin(variants, eq(variants.sku, cartLines.sku))
    .leftJoin(customSizes, eq(customSizes.id, cartLines.customSizeId))
    .leftJoin(measurementProfiles, eq(measurementProfiles.id, customSizes.profileId))
    .where(eq(carts.id, cartIdOfOne))
    .orderBy(asc(cartLines.createdAt), asc(cartLines.id))
    .prepare('cart')
})

/** Locks the cart until the transaction ends; returns false when there is none. */
export async function lockCart(db: Queries, shopper: Shopper, now: Date): Promise<boolean> {
  const locked = await db
    .update(carts)
    .set({ updatedAt: now })
    .where(isCartOf(shopper))
    .returning({ id: carts.id })
  return locked.length > 0
}

export type LineChange = Pick<StoredLine, 'id' | 'quantity' | 'seenPrice' | 'lowered' | 'removedAt'>

export async function saveLines(db: Queries, lines: readonly LineChange[]): Promise<void> {
  if (lines.length === 0) return
  await db.execute(sql`
    update cart_lines set quantity = c.quantity, seen_price = c."seenPrice", lowered = c.lowered,
      removed_at = c."removedAt"
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as c(id uuid, quantity int, "seenPrice" int, lowered boolean, "removedAt" timestamptz)
    where cart_lines.id = c.id`)
}

/** Only lowers quantities, because the shopper may have asked for fewer in the meantime. */
export async function lowerLines(
  db: Queries,
  lines: readonly { id: string; quantity: number }[],
): Promise<void> {
  if (lines.length === 0) return
  await db.execute(sql`
    update cart_lines set quantity = c.quantity, lowered = true
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as c(id uuid, quantity int)
    where cart_lines.id = c.id and cart_lines.quantity > c.quantity`)
}

export async function deleteLine(db: Queries, id: string): Promise<void> {
  await db.delete(cartLines).where(eq(cartLines.id, id))
}

/** Saves a code; the code may be applied before the first product. */
export async function saveDiscount(
  db: Queries,
  shopper: Shopper,
  { code, now }: { code: string; now: Date },
): Promise<void> {
  const change = { discountCode: code, updatedAt: now }
  const target = 'guestId' in shopper ? carts.guestId : carts.customerId
  await db
    .insert(carts)
    .values({ ...shopper, ...change })
    .onConflictDoUpdate({ target, set: change })
}

export async function clearDiscount(db: Queries, shopper: Shopper, now: Date): Promise<void> {
  await db.update(carts).set({ discountCode: null, updatedAt: now }).where(isCartOf(shopper))
}

export async function deleteRemovedLines(db: Queries, before: Date): Promise<void> {
  await db.delete(cartLines).where(lt(cartLines.removedAt, before))
}

/** Deletes old carts with their lines. An order retains its cart, so that the order can still be traced to it. */
export async function deleteOldCarts(db: Queries, before: Date): Promise<void> {
  const order = db.select({ id: orders.id }).from(orders).where(eq(orders.cartId, carts.id))
  await db.delete(carts).where(and(lt(carts.updatedAt, before), notExists(order)))
}
