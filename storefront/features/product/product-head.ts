import type { Product, ProductItem } from '@rimal/contract/catalog'
import { languagePath } from '@rimal/contract/language'
import { toDecimalString } from '@rimal/contract/money'
import { pictureAddress, pictureSrcSet, pictureWidths } from '@rimal/contract/pictures'
import type { Picture } from '@rimal/contract/shapes'
import type { Shop } from '@rimal/contract/shop'
import type { Head, HeadInput } from '../../head.ts'
import { breadcrumbList } from '../catalog/breadcrumb-list.ts'
import { pictureSizes } from './gallery.tsx'
import { isBuyable, itemOf } from './product-choice.ts'

export type ProductData = {
  product: Product
  /** The colour that the address names. */
  itemId: string | null
}

/** What a product page says of itself to browsers, search engines and people who share it. */
export function productHead(input: HeadInput<ProductData>): Head {
  const { data, shop, words, origin, language } = input
  const { product } = data
  const item = itemOf(product, data.itemId)
  const first = item.pictures[0]
  const url = `${origin}${languagePath(language, `/product-details/${product.id}`)}`
  const crumbs = [
    { title: words.t('Home'), path: '/home' },
    { title: product.type.title, path: `/product-list/${product.type.id}` },
    { title: product.name, path: `/product-details/${product.id}` },
  ]
  return {
    title: `${product.name}${words.t('list_separator')}${product.subtitle}`,
    description: product.description || product.subtitle,
    image: first ? largest(shop, first, origin) : undefined,
    structured: [
      structuredProduct({ product, item, shop, origin, url }),
      breadcrumbList({ crumbs, origin, language }),
    ],
    preload: first
      ? [
          {
            srcSet: pictureSrcSet(shop.imageBase, first, 'avif'),
            sizes: pictureSizes(item.pictures.length, 0),
            type: 'image/avif',
          },
        ]
      : [],
  }
}

function structuredProduct(input: {
  product: Product
  item: ProductItem
  shop: Shop
  origin: string
  url: string
}) {
  const { product, item, shop, origin, url } = input
  const { average, count } = product.reviews
  return {
    '@type': 'Product',
    '@id': url,
    name: product.name,
    description: product.description || product.subtitle,
    sku: product.id,
    category: product.type.title,
    material: product.fabric,
    color: product.items.map(({ colorName }) => colorName).join(', '),
    image: item.pictures.map((picture) => largest(shop, picture, origin)),
    brand: { '@type': 'Brand', name: shop.name },
    offers: {
      '@type': 'Offer',
      url,
      price: toDecimalString(product.price, shop.currency),
      priceCurrency: shop.currency,
      availability: `https://schema.org/${availabilityOf(product)}`,
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@type': 'Organization', name: shop.name },
    },
    ...(average === null
      ? {}
      : {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: average,
            reviewCount: count,
          },
        }),
  }
}

function availabilityOf(product: Product): 'InStock' | 'MadeToOrder' | 'OutOfStock' {
  const ready = product.items.some((item) => item.sizes.some(isBuyable))
  if (ready && !product.madeToOrder) return 'InStock'
  return ready || product.customSize ? 'MadeToOrder' : 'OutOfStock'
}

function largest(shop: Shop, picture: Picture, origin: string): string {
  const width = pictureWidths(picture.width).findLast((step) => step <= 1200) ?? picture.width
  return new URL(pictureAddress(shop.imageBase, picture, width, 'webp'), origin).href
}
