import type { Product, ProductItem, Review, SizeOption } from '@rimal/contract/catalog'
import { toDecimalString } from '@rimal/contract/money'
import { ordinaryMethod } from '@rimal/contract/ordinary-method'
import { pictureAddress, pictureWidths } from '@rimal/contract/pictures'
import type { Picture } from '@rimal/contract/shapes'
import type { Shop } from '@rimal/contract/shop'

type Given = { product: Product; shop: Shop; origin: string; url: string }
type Data = Record<string, unknown>

// Search engines read delivery and returns once for all variants, by these names.
const delivery = { '@id': '#delivery' }
const returns = { '@id': '#returns' }

/** A product as search engines read it (schema.org): a group of variants, its delivery and its returns. */
export function productAsData(given: Given): Data[] {
  return [productGroup(given), ...deliveryData(given), ...returnsData(given)]
}

/** The absolute address of a picture for pages of others, which show it 1200 wide at most. */
export function sharedPicture(shop: Shop, picture: Picture, origin: string): string {
  const width = pictureWidths(picture.width).findLast((step) => step <= 1200) ?? picture.width
  return new URL(pictureAddress(shop.imageBase, picture, width, 'webp'), origin).href
}

function productGroup(given: Given): Data {
  const { product, shop, url } = given
  const { average, count } = product.reviews
  return {
    '@type': 'ProductGroup',
    '@id': url,
    url,
    productGroupID: product.id,
    name: product.name,
    description: product.description || product.subtitle,
    category: product.type.title,
    material: product.fabric,
    brand: { '@type': 'Brand', name: shop.name },
    variesBy: ['https://schema.org/color', 'https://schema.org/size'],
    ...(average !== null && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count },
    }),
    ...(product.firstReviews.length > 0 && { review: product.firstReviews.map(reviewData) }),
    hasVariant: product.items.flatMap((item) =>
      item.sizes.flatMap((size) => (size.sku ? [variantData(given, item, size)] : [])),
    ),
  }
}

function variantData(given: Given, item: ProductItem, { size, sku, state }: SizeOption): Data {
  const { product, shop, origin, url } = given
  const inStock = product.madeToOrder ? 'MadeToOrder' : 'InStock'
  const [picture] = item.pictures
  return {
    '@type': 'Product',
    sku,
    name: `${product.name}, ${item.colorName}, ${size}`,
    color: item.colorName,
    size: String(size),
    ...(picture && { image: sharedPicture(shop, picture, origin) }),
    promotions: {
      '@type': 'Offer',
      url: `${url}?item=${item.id}`,
      price: toDecimalString(product.price, shop.currency),
      priceCurrency: shop.currency,
      availability: `https://schema.org/${state === 'sold_out' ? 'OutOfStock' : inStock}`,
      itemCondition: 'https://schema.org/NewCondition',
      shippingDetails: delivery,
      hasMerchantReturnPolicy: returns,
    },
  }
}

function reviewData({ name, text, rating, writtenOn }: Review): Data {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name },
    datePublished: writtenOn,
    reviewBody: text,
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
  }
}

/** Within the shop's own country, by the method that the pages speak of. */
function deliveryData({ product, shop }: Given): Data[] {
  const method = ordinaryMethod(shop.delivery.options, product.price)
  if (!method) return []
  const isFree = method.freeFrom !== null && product.price >= method.freeFrom
  return [
    {
      '@type': 'OfferShippingDetails',
      ...delivery,
      shippingRate: {
        '@type': 'MonetaryAmount',
        value: toDecimalString(isFree ? 0 : method.price, shop.currency),
        currency: shop.currency,
      },
      shippingDestination: {
        '@type': 'DefinedRegion',
        addressCountry: shop.delivery.country.code,
      },
    },
  ]
}

function returnsData({ product, shop }: Given): Data[] {
  const days = product.madeToOrder ? 0 : shop.returnDays.ready
  const category = days > 0 ? 'MerchantReturnFiniteReturnWindow' : 'MerchantReturnNotPermitted'
  return [
    {
      '@type': 'MerchantReturnPolicy',
      ...returns,
      applicableCountry: shop.delivery.country.code,
      returnPolicyCategory: `https://schema.org/${category}`,
      ...(days > 0 && {
        merchantReturnDays: days,
        returnMethod: 'https://schema.org/ReturnByMail',
        returnFees: 'https://schema.org/FreeReturn',
      }),
    },
  ]
}
