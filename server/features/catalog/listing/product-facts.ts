import type { FacetName } from '@rimal/contract/choices'
import type { Text } from '@rimal/contract/language'
import { sizes } from '@rimal/contract/limits'

/** The data of one product for the lists, with only those of its texts that the search reads. */
export type ProductFacts = {
  id: string
  typeId: string
  categories: string[]
  collections: string[]
  fabric: string
  opening: string
  occasions: string[]
  name: Text
  subtitle: Text
  title: Text
  keywords: { en: string[]; ar: string[] }
  price: number
  /** The price in each other currency that the shop accepts and in which the product has a price. */
  otherPrices: Record<string, number>
  madeToOrder: boolean
  customSize: boolean
  /** Days since 1970. */
  releasedOn: number
  sold: number
  reviewCount: number
  ratingSum: number
  items: ItemFacts[]
}

export type ItemFacts = {
  id: string
  name: Text
  family: string
  /** Bit n: made in the n-th of the shop's sizes. */
  made: number
  /** Bit n: a unit of that size is in stock and not reserved by an order. */
  stocked: number
}

/** A type, category, collection or value of a filter, as the owner named it. */
export type CatalogGroup = {
  id: string
  /** Stands in the address of its page, if it has one. */
  address: string
  searchTitle: Text
  searchDescription: Text
  title: Text
  description: Text
  colorCode: string | null
  pictureId: string | null
}

export type CatalogGroups = Record<'type' | 'category' | 'collection' | 'color', CatalogGroup[]> &
  Record<'fabric' | 'opening' | 'occasion', CatalogGroup[]>

/** Filters that speak of the product, and those that speak of one of its colours. */
export const productFacets = ['type', 'category', 'fabric', 'opening', 'occasion'] as const
export const itemFacets = ['color', 'size', 'ready'] as const satisfies FacetName[]

export type ProductFacet = (typeof productFacets)[number]
export type ItemFacet = (typeof itemFacets)[number]

/** The values of the filter `size`; a product that can be made to measure has the last one. */
export const sizeValues: readonly string[] = [...sizes.map(String), 'custom']

/** The values of the item filters that hold for one colour of a product. */
export function itemValues(product: ProductFacts, item: ItemFacts): Record<ItemFacet, string[]> {
  const buyable = product.madeToOrder ? item.made : item.stocked
  const ready = product.madeToOrder ? ['made_to_order'] : item.stocked ? ['now'] : []
  const inSizes = sizes.filter((_, bit) => buyable & (1 << bit)).map(String)
  return {
    color: [item.family],
    size: product.customSize ? [...inSizes, 'custom'] : inSizes,
    ready,
  }
}
