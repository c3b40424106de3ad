import type { Text } from '@rimal/contract/language'
import type { ProductState } from '@rimal/contract/staff/product-states'
import type { ProductFields } from '@rimal/contract/staff/products'

/** The texts of a product that a file has in both languages, by the names of their columns. */
export const textFields = {
  name: 'name',
  subtitle: 'subtitle',
  description: 'description',
  fabric: 'fabric',
  care: 'care',
  opening: 'opening',
  included: 'included',
  occasion: 'occasion',
  title: 'title',
  short_description: 'shortDescription',
} as const
export type TextField = (typeof textFields)[keyof typeof textFields]

type EditedItem = ProductFields['items'][number]
/** An abaya length that the shop sells. */
export type SizeNumber = EditedItem['sizes'][number]['size']

/** A size in the catalogue or in a plan; a new one has no SKU unless the file names one. */
export type CatalogSize = {
  size: SizeNumber
  sku: string | null
  barcode: string | null
  stock: number
  reserved: number
}

export type CatalogItem = Pick<
  EditedItem,
  'id' | 'name' | 'colorCode' | 'colorFamily' | 'pictures'
> & { sizes: CatalogSize[] }

/** The part of a product that a file can change. */
export type CatalogProduct = Record<TextField, Text> &
  Pick<
    ProductFields,
    | 'typeId'
    | 'categories'
    | 'collections'
    | 'occasions'
    | 'fabricKind'
    | 'openingKind'
    | 'price'
    | 'compareAt'
    | 'madeToOrder'
    | 'leadDays'
    | 'weight'
    | 'otherPrices'
  > & {
    id: string
    /** Null for a product that does not exist yet. */
    revision: number | null
    state: ProductState
    items: CatalogItem[]
  }

const noText = (): Text => ({ en: '', ar: '' })

/** A draft with nothing but its address. */
export function newProduct(id: string): CatalogProduct {
  const names = Object.values(textFields)
  const texts = Object.fromEntries(names.map((name) => [name, noText()]))
  return {
    ...(texts as Record<TextField, Text>),
    id,
    revision: null,
    state: 'draft',
    typeId: '',
    categories: [],
    collections: [],
    occasions: [],
    fabricKind: null,
    openingKind: null,
    price: 0,
    compareAt: null,
    madeToOrder: false,
    leadDays: null,
    weight: null,
    otherPrices: [],
    items: [],
  }
}
