import type { ProductFields, StaffProduct } from '@rimal/contract/staff/products'

const empty = { en: '', ar: '' }

/** The fields of a product that has nothing but its name, its price and its type. */
export const productFields: ProductFields = {
  name: { en: 'Zumurrud', ar: 'زمرّد' },
  subtitle: empty,
  description: empty,
  fabric: empty,
  care: empty,
  opening: empty,
  included: empty,
  occasion: empty,
  title: empty,
  shortDescription: empty,
  typeId: 'everyday',
  categories: [],
  collections: [],
  fabricKind: null,
  openingKind: null,
  occasions: [],
  keywords: { en: [], ar: [] },
  price: 50_000,
  compareAt: null,
  madeToOrder: false,
  leadDays: null,
  customSize: true,
  queued: false,
  queueOpensAt: null,
  limitedTo: null,
  model: null,
  weight: null,
  garment: [],
  completeTheLook: [],
  releasedOn: '2026-11-01',
  otherPrices: [],
  items: [],
}

/** The fields of a product as it was read, for a form that saves them again. */
export function fieldsOf(product: StaffProduct): ProductFields {
  const names = Object.keys(productFields) as (keyof ProductFields)[]
  const saved = names.filter((name) => name !== 'items').map((name) => [name, product[name]])
  return {
    ...(Object.fromEntries(saved) as Omit<ProductFields, 'items'>),
    items: product.items.map(({ id, name, colorCode, colorFamily, sizes, pictures }) => ({
      id,
      name,
      colorCode,
      colorFamily,
      sizes: sizes.map(({ size, sku, barcode }) => ({ size, sku, barcode })),
      pictures: pictures.map((picture) => ({ id: picture.id, view: picture.view })),
    })),
  }
}
