import type { Product, ProductItem, SizeOption } from '@rimal/contract/catalog'
import { localTime } from '@rimal/contract/dates'
import { type LanguageCode, textIn, writtenIn } from '@rimal/contract/language'
import { fewLeft, sizes } from '@rimal/contract/limits'
import { ordinaryMethod } from '@rimal/contract/ordinary-method'
import type { Deps } from '../../deps.ts'
import { ShopError } from '../../http/shop-error.ts'
import { couriersOf, priceDelivery } from '../shop/delivery/price-delivery.ts'
import { findSettings, type Settings } from '../shop/settings/settings.ts'
import { findAtAddress } from './addresses/find-at-address.ts'
import { findProduct, type ProductRow, type StoredItem, wasSold } from './product.sql.ts'
import { listCardGroups } from './cards/list-cards.ts'
import { reviewIn } from './list-reviews.ts'
import { averageOf } from './listing/listing-row.ts'
import { opensPreview } from './products/preview-key.ts'
import { pictureIn } from './picture-in.ts'
import { productionDaysOf, shipmentArrival } from '../shop/delivery/estimate-arrival.ts'

const similarShown = 4

/** Everything the product page shows; refused with product_not_found or product_retired. */
export async function getProduct(
  deps: Pick<Deps, 'db' | 'listing' | 'clock' | 'sign'>,
  asked: { id: string; by?: 'id' | 'address'; preview?: string },
  language: LanguageCode,
): Promise<Product> {
  const { preview } = asked
  const id = await idOf(deps.db, asked)
  const isPreview = preview !== undefined && opensPreview(deps, id, preview)
  const [row, settings] = await Promise.all([
    findProduct(deps.db, id, isPreview),
    findSettings(deps.db),
  ])
  // A draft may still be without a colour.
  if (!row || row.items.length === 0) {
    const isRetired = await wasSold(deps.db, id, localTime(deps.clock(), settings.timeZone).day)
    throw new ShopError(isRetired ? 'product_retired' : 'product_not_found')
  }
  const { product } = row
  const look = deps.listing.rowsOf(product.completeTheLook)
  const similar = deps.listing.similarTo(id, similarShown)
  const [completeTheLook = [], alsoLike = []] = await listCardGroups(
    deps,
    [look, similar],
    language,
  )
  const customLeadDays = productionDaysOf({ ...product, measured: true }, settings)
  const texts = inLanguage(row, language)
  return {
    id,
    address: product.address,
    ...texts,
    price: product.price,
    compareAt: product.compareAt,
    otherPrices: row.otherPrices,
    madeToOrder: product.madeToOrder,
    leadDays: product.leadDays,
    customSize: product.customSize,
    customLeadDays,
    limitedTo: product.limitedTo,
    queue: queueOf(product, deps.clock()),
    collections: product.collections,
    model: product.model,
    garment: product.garment,
    items: row.items.map((item) => itemOf(item, product.madeToOrder, language)),
    ...reviewsOf(row, language),
    completeTheLook,
    alsoLike,
    arrival: arrivalOf(row, { settings, customLeadDays, now: deps.clock() }),
  }
}

function queueOf({ queued, queueOpensAt }: ProductRow['product'], now: Date): Product['queue'] {
  if (!queued) return null
  return { opensAt: queueOpensAt && queueOpensAt > now ? queueOpensAt.toISOString() : null }
}

/** An address that leads to no product stays as it is, and no product has it as its id. */
async function idOf(db: Deps['db'], { id, by }: { id: string; by?: 'id' | 'address' }) {
  return by === 'address' ? ((await findAtAddress(db, 'product', id)) ?? '') : id
}

function inLanguage({ product, type }: ProductRow, language: LanguageCode) {
  return {
    name: textIn(product.name, language),
    subtitle: textIn(product.subtitle, language),
    description: textIn(product.description, language),
    fabric: textIn(product.fabric, language),
    care: textIn(product.care, language),
    opening: textIn(product.opening, language),
    included: textIn(product.included, language),
    occasion: textIn(product.occasion, language),
    searchTitle: writtenIn(product.title, language),
    searchDescription: writtenIn(product.shortDescription, language),
    type: { id: product.typeId, address: type.address, title: textIn(type.title, language) },
  }
}

function itemOf(item: StoredItem, madeToOrder: boolean, language: LanguageCode): ProductItem {
  return {
    id: item.id,
    colorName: textIn(item.name, language),
    color_code: item.color_code,
    pictures: item.pictures.map((picture) => ({
      ...pictureIn(picture, language),
      view: picture.view,
      videos: picture.videos,
    })),
    sizes: sizes.map((size) => sizeOption(item, size, madeToOrder)),
  }
}

/**
 * Returns the option of one size: every size of the shop is shown, and the number of units only when few are left.
 */
function sizeOption({ variants }: StoredItem, size: number, madeToOrder: boolean): SizeOption {
  const variant = variants.find((candidate) => candidate.size === size)
  if (!variant) return { size, sku: null, state: 'not_made', left: null }
  const { sku, available } = variant
  if (madeToOrder || available > fewLeft) return { size, sku, state: 'available', left: null }
  if (available > 0) return { size, sku, state: 'low', left: available }
  return { size, sku, state: 'sold_out', left: null }
}

function reviewsOf({ summary, firstReviews }: ProductRow, language: LanguageCode) {
  const { count, sum, histogram, small, true: right, large } = summary
  return {
    reviews: {
      count,
      average: averageOf(sum, count),
      histogram,
      fit: { small, true: right, large },
    },
    firstReviews: firstReviews.map((review) => reviewIn(review, language)),
  }
}

/**
 * Returns the arrival of the product alone, with the ordinary delivery method within the shop's country; null for
 * `ready` if no unit is in stock.
 */
function arrivalOf(
  { product, items }: ProductRow,
  given: { settings: Settings; customLeadDays: number; now: Date },
): Product['arrival'] {
  const { settings, customLeadDays, now } = given
  const methods = priceDelivery(settings, {
    country: settings.country,
    shipment: { weight: product.weight ?? settings.itemWeight, total: product.price },
  })
  const method = ordinaryMethod(couriersOf(methods), product.price)
  const rule = method?.rule ?? { minDays: 1, maxDays: 1 }
  const after = (days: number) => shipmentArrival(rule, { settings, now, productionDays: [days] })
  const isReady =
    !product.madeToOrder &&
    items.some(({ variants }) => variants.some(({ available }) => available > 0))
  return { ready: isReady ? after(0) : null, custom: after(customLeadDays) }
}
