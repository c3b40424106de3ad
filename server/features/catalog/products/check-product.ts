import { isDay } from '@rimal/contract/dates'
import type { Text } from '@rimal/contract/language'
import { currencies } from '@rimal/contract/money'
import type { FieldErrors } from '@rimal/contract/endpoint'
import type { ProductFields } from '@rimal/contract/staff/products'

type Shown = {
  name: Text
  items: readonly { sizes: readonly unknown[]; pictures: readonly unknown[] }[]
}

/** Names what a product must still get before shoppers may see it. */
export function lacksOf({ name, items }: Shown): string[] {
  const isEmpty = (text: string) => text.trim() === ''
  return [
    ...(isEmpty(name.en) ? ['name.en'] : []),
    ...(isEmpty(name.ar) ? ['name.ar'] : []),
    ...(items.length === 0 ? ['items'] : []),
    ...items.flatMap(({ sizes, pictures }, index) => [
      ...(sizes.length === 0 ? [`items.${index}.sizes`] : []),
      ...(pictures.length === 0 ? [`items.${index}.pictures`] : []),
    ]),
  ]
}

/** What the database knows of the ids that a product names. */
export type KnownIds = {
  types: ReadonlySet<string>
  categories: ReadonlySet<string>
  collections: ReadonlySet<string>
  colors: ReadonlySet<string>
  fabrics: ReadonlySet<string>
  openings: ReadonlySet<string>
  occasions: ReadonlySet<string>
  products: ReadonlySet<string>
  pictures: ReadonlySet<string>
}

/** Returns the code of each wrong field; `own` is the currency of the shop. */
export function checkProduct(fields: ProductFields, known: KnownIds, own: string): FieldErrors {
  const wrong: FieldErrors = {}
  if (fields.name.en.trim() === '') wrong['name.en'] = 'required'
  if (fields.name.ar.trim() === '') wrong['name.ar'] = 'required'
  if (fields.compareAt !== null && fields.compareAt <= fields.price) wrong['compareAt'] = 'too_low'
  if (fields.madeToOrder && fields.leadDays === null) wrong['leadDays'] = 'required'
  if (!isDay(fields.releasedOn)) wrong['releasedOn'] = 'invalid'
  return {
    ...wrong,
    ...checkIds(fields, known),
    ...checkPrices(fields, own),
    ...checkItems(fields, known),
    ...checkBarcodes(fields),
  }
}

function checkIds(fields: ProductFields, known: KnownIds): FieldErrors {
  const named: [field: string, ids: readonly string[], known: ReadonlySet<string>][] = [
    ['typeId', [fields.typeId], known.types],
    ['categories', fields.categories, known.categories],
    ['collections', fields.collections, known.collections],
    ['fabricKind', fields.fabricKind === null ? [] : [fields.fabricKind], known.fabrics],
    ['openingKind', fields.openingKind === null ? [] : [fields.openingKind], known.openings],
    ['occasions', fields.occasions, known.occasions],
    ['completeTheLook', fields.completeTheLook, known.products],
  ]
  const unknown = named.filter(([, ids, all]) => ids.some((id) => !all.has(id)))
  return Object.fromEntries(unknown.map(([field]) => [field, 'unknown']))
}

function checkPrices({ otherPrices }: ProductFields, own: string): FieldErrors {
  const wrong: FieldErrors = {}
  for (const [index, { currency, price, compareAt }] of otherPrices.entries()) {
    const isSecond = otherPrices.findIndex((other) => other.currency === currency) < index
    if (currency === own || !currencies.includes(currency))
      wrong[`otherPrices.${index}.currency`] = 'unknown'
    if (isSecond) wrong[`otherPrices.${index}.currency`] = 'duplicate'
    if (compareAt !== null && compareAt <= price)
      wrong[`otherPrices.${index}.compareAt`] = 'too_low'
  }
  return wrong
}

function checkItems({ items }: ProductFields, known: KnownIds): FieldErrors {
  const wrong: FieldErrors = {}
  const ids = new Set<string>()
  for (const [index, { id, name, colorFamily, sizes, pictures }] of items.entries()) {
    const at = `items.${index}`
    if (id !== null && ids.has(id)) wrong[`${at}.id`] = 'duplicate'
    if (id !== null) ids.add(id)
    if (name.en.trim() === '') wrong[`${at}.name.en`] = 'required'
    if (name.ar.trim() === '') wrong[`${at}.name.ar`] = 'required'
    if (colorFamily !== null && !known.colors.has(colorFamily))
      wrong[`${at}.colorFamily`] = 'unknown'
    if (hasTwice(sizes.map(({ size }) => size))) wrong[`${at}.sizes`] = 'duplicate'
    if (hasTwice(pictures.map((picture) => picture.id))) wrong[`${at}.pictures`] = 'duplicate'
    if (pictures.some((picture) => !known.pictures.has(picture.id)))
      wrong[`${at}.pictures`] = 'unknown'
  }
  return wrong
}

/** A barcode of one size is neither the barcode nor the SKU of another one, because both are scanned. */
function checkBarcodes({ items }: Pick<ProductFields, 'items'>): FieldErrors {
  const named = items.flatMap(({ sizes }, index) =>
    sizes.map((size, place) => ({ ...size, field: `items.${index}.sizes.${place}.barcode` })),
  )
  const wrong = named.filter(
    (one) =>
      one.barcode !== null &&
      named.some(
        (other) => other !== one && (other.barcode === one.barcode || other.sku === one.barcode),
      ),
  )
  return Object.fromEntries(wrong.map(({ field }) => [field, 'duplicate']))
}

function hasTwice(values: readonly unknown[]): boolean {
  return new Set(values).size < values.length
}
