import type { Queries } from '../db/connect.ts'
import {
  itemPictures,
  pictures,
  productItems,
  products,
  productTypes,
  variants,
} from '../db/tables/catalog.ts'
import { promotions } from '../db/tables/promotions.ts'
import type { Text } from '@rimal/contract/language'
import type { TestShop } from './test-shop.ts'

export type NewProduct = Partial<
  Pick<
    typeof products.$inferInsert,
    | 'price'
    | 'compareAt'
    | 'madeToOrder'
    | 'leadDays'
    | 'customSize'
    | 'published'
    | 'collections'
    | 'categories'
  >
> & {
  id: string
  colorCode?: string
  /** Units in stock by size. */
  stock?: Record<number, number>
}

/** Adds a product for the test, in one colour, so that the test does not depend on the sample shop. */
export async function addProduct(
  db: Queries,
  { id, colorCode = '#1A1A1A', stock = { 54: 5, 56: 5 }, ...given }: NewProduct,
) {
  const text = { en: id, ar: `عباية ${id}` }
  const itemId = `${id}-black`
  const skuOf = (size: number) => `${itemId}-${size}`.toUpperCase()
  await db
    .insert(productTypes)
    .values({ id: 'test-type', position: 99, title: text, description: text })
    .onConflictDoNothing()
  await db.insert(products).values({
    typeId: 'test-type',
    categories: [],
    collections: [],
    name: text,
    subtitle: text,
    title: text,
    shortDescription: text,
    description: text,
    fabric: text,
    care: text,
    opening: text,
    included: text,
    occasion: text,
    fabricKind: 'crepe',
    openingKind: 'closed',
    occasions: [],
    keywords: { en: [], ar: [] },
    price: 100_00,
    garment: [],
    completeTheLook: [],
    releasedOn: '2026-01-01',
    ...given,
    id,
  })
  await db.insert(productItems).values({
    id: itemId,
    productId: id,
    position: 1,
    name: { en: 'Black', ar: 'أسود' },
    colorCode,
    colorFamily: 'black',
  })
  await db.insert(variants).values(
    Object.entries(stock).map(([size, products]) => ({
      sku: skuOf(Number(size)),
      itemId,
      size: Number(size),
      stock: products,
    })),
  )
  await addPictures(db, itemId, text)
  return { id, itemId, colorCode, skuOf }
}

/** Adds a front and a back picture of a product colour. */
async function addPictures(db: Queries, itemId: string, alt: Text) {
  for (const [position, view] of ['front', 'back'].entries()) {
    const pictureId = `${itemId}-${view}`
    await db.insert(pictures).values({
      id: pictureId,
      file: `${pictureId}.webp`,
      version: 'v1',
      width: 900,
      height: 1200,
      color: '#333333',
      alt,
    })
    await db.insert(itemPictures).values({ itemId, pictureId, view, position })
  }
}

export type TestProduct = Awaited<ReturnType<typeof addProduct>>
export type TestGuest = ReturnType<TestShop['guest']>

/** Returns the body that a client sends to put a product in the cart. */
export function productToAdd(
  { id, itemId, colorCode }: TestProduct,
  choice: { size?: number | string } & Record<string, unknown> = { size: 54 },
) {
  return {
    product_id: id,
    product_item_id: itemId,
    color_code: colorCode,
    language_code: 'en' as const,
    isSingleCart: false,
    ...choice,
  }
}

export function putInCart(
  guest: TestGuest,
  product: TestProduct,
  choice?: Parameters<typeof productToAdd>[1],
) {
  return guest.call('POST guest-cart/add-to-cart', { body: productToAdd(product, choice) })
}

/** Fifteen measurements in quarter inches that nothing is to be asked about. */
export const fullSize = {
  full_length: 224,
  shoulder: 64,
  armhole: 72,
  sleeve: 92,
  sleeve_length: 96,
  sleeve_width: 56,
  neck: 56,
  chest: 152,
  bust: 160,
  hips: 176,
  waist: 136,
  bicep: 52,
  lower_arm: 40,
  buff_coat: 32,
  buff_normal: 24,
}

export async function saveCustomSize(guest: TestGuest, changes: Partial<typeof fullSize> = {}) {
  const { result } = await guest.call('POST custom-size/save-custom-size', {
    body: { unit: 'in', measurements: { ...fullSize, ...changes } },
  })
  return result.customSizeId
}

type NewPromotion = typeof promotions.$inferInsert

/** An offer; without kind and title a percentage that says how much it is. */
export async function addDiscount(db: Queries, promotion: Partial<NewPromotion>) {
  const { percent = null } = promotion
  const values: NewPromotion = {
    title: { en: `Discount ${percent}%`, ar: `خصم ${percent}%` },
    kind: 'percent',
    ...promotion,
  }
  const [row] = await db
    .insert(promotions)
    .values(values)
    .onConflictDoUpdate({ target: promotions.code, set: promotion })
    .returning()
  if (!row) throw new Error('An offer was not written.')
  return row
}
