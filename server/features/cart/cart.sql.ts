import { and, asc, eq, isNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'
import { cartLines, carts, customSizes } from '../../db/tables/carts.ts'
import {
  itemPictures,
  pictures,
  productItems,
  products,
  variants,
} from '../../db/tables/catalog.ts'
import { discountCodes, orders } from '../../db/tables/orders.ts'
import type { Shopper, StoredCart, StoredLine } from './stored-cart.ts'

function isCartOf(shopper: Shopper): SQL {
  return 'guestId' in shopper
    ? eq(carts.guestId, shopper.guestId)
    : eq(carts.customerId, shopper.customerId)
}

/** The bag with its lines and, when asked for, one line that was taken out of it. */
export async function findCart(
  db: Queries,
  shopper: Shopper,
  removedLineId?: string,
): Promise<StoredCart | undefined> {
  const isShown = or(
    isNull(cartLines.removedAt),
    removedLineId === undefined ? undefined : eq(cartLines.id, removedLineId),
  )
  const firstPicture = db
    .select({
      id: pictures.id,
      version: pictures.version,
      width: pictures.width,
      height: pictures.height,
      color: pictures.color,
      placeholder: pictures.placeholder,
      focusX: pictures.focusX,
      focusY: pictures.focusY,
      alt: pictures.alt,
    })
    .from(itemPictures)
    .innerJoin(pictures, eq(pictures.id, itemPictures.pictureId))
    .where(eq(itemPictures.itemId, cartLines.itemId))
    .orderBy(asc(itemPictures.position))
    .limit(1)
    .as('first_picture')
  const rows = await db
    .select({
      cart: { id: carts.id, draft: carts.draft },
      discount: {
        code: discountCodes.code,
        percent: discountCodes.percent,
        firstOrderOnly: discountCodes.firstOrderOnly,
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
        name: products.name,
        subtitle: products.subtitle,
        price: products.price,
        compareAt: products.compareAt,
        published: products.published,
        madeToOrder: products.madeToOrder,
        leadDays: products.leadDays,
        allowsCustomSize: products.customSize,
      },
      variant: { size: variants.size, stock: variants.stock, reserved: variants.reserved },
      customSize: { measurements: customSizes.measurements },
      picture: {
        id: firstPicture.id,
        version: firstPicture.version,
        width: firstPicture.width,
        height: firstPicture.height,
        color: firstPicture.color,
        placeholder: firstPicture.placeholder,
        focusX: firstPicture.focusX,
        focusY: firstPicture.focusY,
        alt: firstPicture.alt,
      },
    })
    .from(carts)
    .leftJoin(
      discountCodes,
      and(eq(discountCodes.code, carts.discountCode), eq(discountCodes.active, true)),
    )
    .leftJoin(cartLines, and(eq(cartLines.cartId, carts.id), isShown))
    .leftJoin(productItems, eq(productItems.id, cartLines.itemId))
    .leftJoin(products, eq(products.id, productItems.productId))
    .leftJoin(variants, eq(variants.sku, cartLines.sku))
    .leftJoin(customSizes, eq(customSizes.id, cartLines.customSizeId))
    .leftJoinLateral(firstPicture, sql`true`)
    .where(isCartOf(shopper))
    .orderBy(asc(cartLines.createdAt), asc(cartLines.id))
  const [first] = rows
  if (!first) return undefined
  const lines = rows.flatMap(({ line, item, product, variant, customSize, picture }) => {
    if (!line || !item || !product) return []
    const left = variant && !product.madeToOrder ? variant.stock - variant.reserved : null
    const measurements = customSize?.measurements ?? null
    const size = variant?.size ?? null
    return [{ ...line, ...item, ...product, size, left, measurements, picture }]
  })
  return { ...first.cart, discount: first.discount, lines }
}

/** Holds the bag still until the transaction ends; false when there is none. */
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

/** Only ever downwards: the shopper may have asked for fewer in the meantime. */
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

/** A code may come before the first piece. */
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

/** With their lines. An order keeps its bag, so that it can still be traced to it. */
export async function deleteOldCarts(db: Queries, before: Date): Promise<void> {
  const order = db.select({ id: orders.id }).from(orders).where(eq(orders.cartId, carts.id))
  await db.delete(carts).where(and(lt(carts.updatedAt, before), notExists(order)))
}

export async function deleteUnusedCustomSizes(db: Queries, before: Date): Promise<void> {
  const line = db
    .select({ id: cartLines.id })
    .from(cartLines)
    .where(eq(cartLines.customSizeId, customSizes.id))
  await db.delete(customSizes).where(and(lt(customSizes.createdAt, before), notExists(line)))
}
