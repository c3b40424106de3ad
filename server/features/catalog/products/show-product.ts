import type { StaffProduct } from '@rimal/contract/staff/products'
import type { Queries } from '../../../db/connect.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { countInQueue } from '../../queue/places-of-queue.ts'
import { findStaffProduct, type StoredStaffProduct } from './get-product-of-shop.sql.ts'
import { lacksOf } from './check-product.ts'

/**
 * Returns a product in the form that staff edit.
 * @throws product_not_found
 */
export async function getStaffProduct(db: Queries, id: string): Promise<ShownProduct> {
  const row = await findStaffProduct(db, id)
  if (!row) throw new ShopError('product_not_found')
  return { ...showProduct(row), inQueue: await countInQueue(db, id) }
}

/** A product as staff see it, without the key of its preview, which is no part of what is stored. */
export type ShownProduct = Omit<StaffProduct, 'previewKey'>

function showProduct({
  product,
  items,
  otherPrices,
  look,
  savedBy,
}: StoredStaffProduct): Omit<ShownProduct, 'inQueue'> {
  const shown = items.map((item) => ({ ...item, colorFamily: item.colorFamily || null }))
  const { name, subtitle, title, shortDescription, description } = product
  const { fabric, care, opening, included, occasion } = product
  const { price, compareAt, madeToOrder, leadDays, customSize, limitedTo, model, weight } = product
  return {
    name,
    subtitle,
    title,
    shortDescription,
    description,
    fabric,
    care,
    opening,
    included,
    occasion,
    price,
    compareAt,
    madeToOrder,
    leadDays,
    customSize,
    limitedTo,
    queued: product.queued,
    queueOpensAt: product.queueOpensAt?.toISOString() ?? null,
    weight,
    model: model as StaffProduct['model'],
    id: product.id,
    address: product.address,
    look,
    typeId: product.typeId,
    categories: product.categories,
    collections: product.collections,
    fabricKind: product.fabricKind || null,
    openingKind: product.openingKind || null,
    occasions: product.occasions,
    keywords: product.keywords,
    garment: product.garment as StaffProduct['garment'],
    completeTheLook: product.completeTheLook,
    releasedOn: product.releasedOn,
    otherPrices,
    items: shown,
    revision: product.revision,
    state: product.state,
    publishAt: product.publishAt?.toISOString() ?? null,
    savedAt: product.updatedAt.toISOString(),
    savedBy,
    sold: product.sold,
    lacks: lacksOf({ name, items: shown }),
  }
}
