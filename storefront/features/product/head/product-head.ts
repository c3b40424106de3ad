import type { Product } from '@rimal/contract/catalog'
import { languagePath } from '@rimal/contract/language'
import { toDecimalString } from '@rimal/contract/money'
import type { Head, HeadInput } from '../../../head.ts'
import { preloadPicture } from '../../../ui/picture-preload.ts'
import { breadcrumbList } from '../../catalog/breadcrumb-list.ts'
import { pictureSizes } from '../gallery.tsx'
import { itemOf } from '../product-choice.ts'
import { productAsData, sharedPicture } from './product-data.ts'

export type ProductData = {
  product: Product
  /** The colour that the address names. */
  itemId: string | null
  /** Staff look at it before it is published. */
  isPreview?: boolean
}

/** Returns the head of a product page for browsers, search engines and people who share the page. */
export function productHead(input: HeadInput<ProductData>): Head {
  const { product } = input.data
  return {
    title:
      product.searchTitle || `${product.name}${input.words.t('list_separator')}${product.subtitle}`,
    description: product.searchDescription || product.description || product.subtitle,
    ...(input.data.isPreview ? { noIndex: true } : {}),
    // Search engines read only the server's page: the browser loads none of this code.
    ...(import.meta.env.SSR ? renderedHead(input) : {}),
  }
}

function renderedHead(input: HeadInput<ProductData>): Partial<Head> {
  const { data, shop, words, origin, language } = input
  const { product } = data
  const item = itemOf(product, data.itemId)
  const [first] = item.pictures
  const path = `/product-details/${product.address}`
  const url = `${origin}${languagePath(language, path)}`
  const crumbs = [
    { title: words.t('Home'), path: '/home' },
    { title: product.type.title, path: `/product-list/${product.type.address}` },
    { title: product.name, path },
  ]
  return {
    type: 'product',
    ...(path === input.path ? {} : { movedTo: path }),
    price: { amount: toDecimalString(product.price, shop.currency), currency: shop.currency },
    image: first && sharedPicture(shop, first, origin),
    structured: [
      ...productAsData({ product, shop, origin, url }),
      breadcrumbList({ crumbs, origin, language }),
    ],
    preload: first
      ? preloadPicture(shop.imageBase, first, { sizes: pictureSizes(item.pictures.length, 0) })
      : [],
  }
}
