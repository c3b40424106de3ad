import type { ProductFields, StaffProduct } from '@rimal/contract/staff/products'
import type { EditForm, Saved } from '../../../ui/form/use-edit-form.ts'
import type { GridPicture } from '../../../ui/picture-grid/grid-picture.ts'

type FieldItem = ProductFields['items'][number]

/** A colour in the form: with whole pictures, and with the stock of the sizes that exist. */
export type FormItem = Omit<FieldItem, 'pictures'> & {
  /** Names the colour while it has no id. */
  key: string
  pictures: GridPicture[]
}

/** The fields of a product while they are edited. */
export type ProductForm = Omit<ProductFields, 'items'> & { items: FormItem[] }

export type ProductEdit = EditForm<ProductForm>

/** What every part of the page gets. */
export type PartProps = { form: ProductEdit; canEdit: boolean }

/** The keys of colours that were created in this form, by the ids that the server gave them. */
export type ItemKeys = Map<string, string>

/** Lets colours that were created keep their keys, so that the form does not draw them anew. */
export function rememberKeys(keys: ItemKeys, sent: ProductForm, saved: StaffProduct): void {
  for (const [index, { id }] of saved.items.entries()) {
    const item = sent.items[index]
    if (item && item.id === null) keys.set(id, item.key)
  }
}

/** The fields that the form has as the server has them. */
const plainFields = [
  'name',
  'subtitle',
  'description',
  'fabric',
  'care',
  'opening',
  'included',
  'occasion',
  'title',
  'shortDescription',
  'typeId',
  'categories',
  'collections',
  'fabricKind',
  'openingKind',
  'occasions',
  'keywords',
  'price',
  'compareAt',
  'madeToOrder',
  'leadDays',
  'customSize',
  'limitedTo',
  'queued',
  'queueOpensAt',
  'model',
  'weight',
  'garment',
  'completeTheLook',
  'releasedOn',
] as const satisfies (keyof StaffProduct)[]

/** The part of a product that its form edits. */
export function savedOf(product: StaffProduct, keys: ItemKeys): Saved<ProductForm> {
  const { revision, savedAt, savedBy, items, otherPrices } = product
  const formItems = items.map((item) => ({
    ...item,
    key: keys.get(item.id) ?? item.id,
    sizes: item.sizes.map(({ size, sku, barcode }) => ({ size, sku, barcode })),
  }))
  const fields = {
    ...pick(product, plainFields),
    otherPrices: otherPrices as ProductFields['otherPrices'],
    items: formItems,
  }
  return { revision, savedAt, savedBy, fields }
}

/** The fields in the form in which they are saved. */
export function fieldsOf({ items, ...fields }: ProductForm): ProductFields {
  return {
    ...fields,
    items: items.map(({ id, name, colorCode, colorFamily, sizes, pictures }) => ({
      id,
      name,
      colorCode,
      colorFamily,
      sizes,
      pictures: pictures.map(({ id, view }) => ({ id, view })),
    })),
  }
}

function pick<T, K extends keyof T>(from: T, names: readonly K[]): Pick<T, K> {
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, K>
}

/** The fields with the ids of colours that an earlier save has created since they were drawn. */
export function withKnownIds(fields: ProductForm, keys: ItemKeys): ProductForm {
  const ids = new Map([...keys].map(([id, key]) => [key, id]))
  return {
    ...fields,
    items: fields.items.map((item) => ({ ...item, id: item.id ?? ids.get(item.key) ?? null })),
  }
}
