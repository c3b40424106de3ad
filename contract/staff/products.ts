import Type, { type Static } from 'typebox'
import { OtherPrices } from '../catalog.ts'
import { currencies } from '../money.ts'
import { get, post } from '../endpoint.ts'
import { maxCollections, maxLook, maxWeight, sizes } from '../limits.ts'
import { pageOf, pageQuery } from '../page-of.ts'
import { Barcode } from '../stock/barcode.ts'
import {
  Amount,
  ChosenInstant,
  Day,
  Id,
  Instant,
  InLanguage,
  Nullable,
  PageAddress,
  Picture,
  Strict,
} from '../shapes.ts'
import { StaffPicture } from './pictures.ts'
import { productListSorts, productStates } from './product-states.ts'

const Price = Type.Integer({ minimum: 1, maximum: 1_000_000_000 })
const Size = Type.Enum([...sizes])
const HexColor = Type.String({ pattern: '^#[0-9a-fA-F]{6}$' })
/** Upper-case letters, digits and `-`; unique in the shop. */
const Sku = Type.String({ minLength: 1, maxLength: 80, pattern: '^[A-Z0-9-]+$' })

/** A text in both languages; a side may still be empty while the product is a draft. */
const Both = (maxLength: number) =>
  Strict({ en: Type.String({ maxLength }), ar: Type.String({ maxLength }) })

/** The texts of a product with the length that each side may have. */
export const productTexts = {
  name: Both(120),
  subtitle: Both(200),
  description: Both(4000),
  fabric: Both(1000),
  care: Both(1000),
  opening: Both(500),
  included: Both(500),
  occasion: Both(500),
  /** What search engines show; the name if it is empty. */
  title: Both(120),
  /** What search engines show under the title. */
  shortDescription: Both(400),
}

/** A size in which a colour is made. */
const EditedSize = Strict({
  size: Size,
  /** Null for a new size: the shop makes the SKU of product, colour and size. */
  sku: Nullable(Sku),
  /** Null for none; another variant of the shop must not have it. */
  barcode: Nullable(Barcode),
})

const ItemFields = {
  /** Null for a new colour. */
  id: Nullable(Id),
  name: Both(60),
  colorCode: HexColor,
  /** The colour of the filter. */
  colorFamily: Nullable(Id),
}

/** A colour of a product as it is saved, with its sizes and its pictures in their order. */
const EditedItem = Strict({
  ...ItemFields,
  sizes: Type.Array(EditedSize, { maxItems: sizes.length }),
  pictures: Type.Array(
    Strict({ id: Type.String({ maxLength: 80 }), view: Type.String({ maxLength: 40 }) }),
    { maxItems: 20 },
  ),
})

const ProductFacts = {
  ...productTexts,
  typeId: Id,
  categories: Type.Array(Id, { maxItems: 20 }),
  collections: Type.Array(Id, { maxItems: maxCollections }),
  /** The values of the filters. */
  fabricKind: Nullable(Id),
  openingKind: Nullable(Id),
  occasions: Type.Array(Id, { maxItems: 20 }),
  /** Further words under which the search finds the product. */
  keywords: Strict({
    en: Type.Array(Type.String({ minLength: 1, maxLength: 60 }), { maxItems: 40 }),
    ar: Type.Array(Type.String({ minLength: 1, maxLength: 60 }), { maxItems: 40 }),
  }),
  /** In minor units of the shop's currency. */
  price: Price,
  /** The earlier price, if the product is reduced. */
  compareAt: Nullable(Price),
  madeToOrder: Type.Boolean(),
  /** The working days of production; needed for made-to-order products. */
  leadDays: Nullable(Type.Integer({ minimum: 1, maximum: 365 })),
  customSize: Type.Boolean(),
  /** Whether shoppers wait in a queue before they can add it to the cart. */
  queued: Type.Boolean(),
  /** When that queue opens; null if it is open. */
  queueOpensAt: Nullable(ChosenInstant),
  /** The number of units of a limited edition. */
  limitedTo: Nullable(Type.Integer({ minimum: 1, maximum: 100_000 })),
  model: Nullable(
    Strict({ heightCm: Type.Integer({ minimum: 120, maximum: 220 }), sizeWorn: Size }),
  ),
  /** Grams of one packed unit; null for the weight of the settings. */
  weight: Nullable(Type.Integer({ minimum: 1, maximum: maxWeight })),
  /** The measurements of the finished garment by size, in quarter inches. */
  garment: Type.Array(
    Strict({
      size: Size,
      length: Type.Integer({ minimum: 1, maximum: 400 }),
      chest: Type.Integer({ minimum: 1, maximum: 400 }),
      shoulder: Type.Integer({ minimum: 1, maximum: 400 }),
      sleeve: Type.Integer({ minimum: 1, maximum: 400 }),
    }),
    { maxItems: sizes.length },
  ),
  /** The ids of the products that complete the look. */
  completeTheLook: Type.Array(Id, { maxItems: maxLook }),
  releasedOn: Day,
}

/** The prices in other currencies as they are saved. */
const EditedPrices = Type.Array(
  Strict({ currency: Type.Enum([...currencies]), price: Price, compareAt: Nullable(Price) }),
  { maxItems: currencies.length },
)

/** Everything of a product that its form saves. */
export const ProductFields = Strict({
  ...ProductFacts,
  otherPrices: EditedPrices,
  items: Type.Array(EditedItem, { maxItems: 40 }),
})
export type ProductFields = Static<typeof ProductFields>

/** A colour of a product as staff see it, with the stock of its sizes and whole pictures. */
const StaffItem = Type.Object({
  ...ItemFields,
  id: Id,
  sizes: Type.Array(
    Type.Object({
      size: Size,
      sku: Sku,
      barcode: Nullable(Barcode),
      onHand: Type.Integer(),
      reserved: Type.Integer(),
      available: Type.Integer(),
    }),
  ),
  pictures: Type.Array(Type.Object({ ...StaffPicture.properties, view: Type.String() })),
})

/** A product as staff edit it. Prices in minor units. */
export const StaffProduct = Type.Object({
  ...ProductFacts,
  id: Id,
  /** Stands in the address of its page; at first the id. */
  address: Id,
  /** The products of `completeTheLook` in their order. */
  look: Type.Array(
    Type.Object({
      id: Id,
      name: Both(120),
      state: Type.Enum([...productStates]),
      picture: Nullable(StaffPicture),
    }),
  ),
  /** Raised by each save. */
  revision: Type.Integer(),
  state: Type.Enum([...productStates]),
  /** When a scheduled product is published. */
  publishAt: Nullable(Instant),
  savedAt: Instant,
  /** Null if nobody of the staff has saved it. */
  savedBy: Nullable(Type.String()),
  sold: Type.Integer(),
  /** How many shoppers wait in its queue, and how many it has admitted. */
  inQueue: Type.Object({ waiting: Type.Integer(), admitted: Type.Integer() }),
  otherPrices: OtherPrices,
  items: Type.Array(StaffItem),
  /** Opens the page of the product in the shop before it is published; it works today and tomorrow. */
  previewKey: Type.String(),
  /** What must still be there before the product can be published: names of fields. */
  lacks: Type.Array(Type.String()),
})
export type StaffProduct = Static<typeof StaffProduct>

/** A product in the list of staff. The price is in minor units of the shop's currency. */
const ProductRow = Type.Object({
  id: Id,
  address: Id,
  name: Both(120),
  state: Type.Enum([...productStates]),
  publishAt: Nullable(Instant),
  /** Whether a text that shoppers read is missing in one language. */
  isUntranslated: Type.Boolean(),
  price: Amount,
  compareAt: Nullable(Amount),
  madeToOrder: Type.Boolean(),
  leadDays: Nullable(Type.Integer()),
  sold: Type.Integer(),
  picture: Nullable(Picture),
  items: Type.Array(
    Type.Object({
      id: Id,
      name: Type.String(),
      colorCode: Type.String(),
      sizes: Type.Array(Type.Object({ size: Size, available: Type.Integer() })),
    }),
  ),
})
export type ProductRow = Static<typeof ProductRow>

/** The filters of the list of products. */
export const productFilters = {
  state: Type.Optional(Type.Enum([...productStates])),
  type: Type.Optional(Id),
  untranslated: Type.Optional(Type.Boolean()),
}
export const productSort = { sort: Type.Optional(Type.Enum([...productListSorts])) }

const OneProduct = { id: Id, revision: Type.Integer({ minimum: 1 }) }

/** Calls of staff on products. */
export const staffProductsApi = {
  listProductsOfShop: get('staff/list-products', {
    access: 'staff',
    permission: 'products.read',
    summary: 'The products of the shop in every state, found by name, address, SKU or barcode.',
    query: pageQuery({ ...productFilters, ...productSort }),
    result: pageOf(ProductRow),
  }),
  countProductsOfShop: get('staff/count-products', {
    access: 'staff',
    permission: 'products.read',
    summary: 'How many products there are in each state, and how many lack a translation.',
    result: Type.Object({
      draft: Type.Integer(),
      scheduled: Type.Integer(),
      published: Type.Integer(),
      archived: Type.Integer(),
      untranslated: Type.Integer(),
    }),
  }),
  productOfShop: get('staff/get-product/{id}', {
    access: 'staff',
    permission: 'products.read',
    summary: 'Everything about a product, in both languages.',
    params: Type.Object({ id: Id }),
    query: InLanguage,
    result: StaffProduct,
    errors: ['product_not_found'],
  }),
  createProduct: post('staff/create-product', {
    access: 'staff',
    permission: 'products.edit',
    summary:
      'Creates a draft. Its id is made of the English name and never changes; its address is the id until staff change it.',
    body: Strict({ name: productTexts.name, typeId: Id, price: Price }),
    result: StaffProduct,
    errors: ['invalid_input', 'not_allowed'],
  }),
  saveProduct: post('staff/save-product', {
    access: 'staff',
    permission: 'products.edit',
    summary:
      'Saves everything of a product, with its colours, sizes and pictures; refused if somebody else has saved it since the given revision.',
    body: Strict({ ...OneProduct, fields: ProductFields }),
    result: StaffProduct,
    errors: [
      'product_not_found',
      'changed_meanwhile',
      'product_incomplete',
      'invalid_input',
      'not_allowed',
    ],
  }),
  changeProductState: post('staff/change-product-state', {
    access: 'staff',
    permission: 'products.edit',
    summary:
      'Publishes a product now or at a time, takes it back to draft, or archives it. A published product needs its name, a picture, a size and a price.',
    body: Strict({
      ...OneProduct,
      state: Type.Enum([...productStates]),
      /** When it is published; for `scheduled` only, and in the future. */
      publishAt: Type.Optional(Instant),
    }),
    result: StaffProduct,
    errors: ['product_not_found', 'changed_meanwhile', 'product_incomplete', 'invalid_input'],
  }),
  changeProductAddress: post('staff/change-product-address', {
    access: 'staff',
    permission: 'products.edit',
    summary:
      'Changes the address of the page of a product; the earlier address leads there for good. An address that another product had before is taken over only when that is asked for.',
    body: Strict({ ...OneProduct, address: PageAddress, takeOver: Type.Optional(Type.Boolean()) }),
    result: StaffProduct,
    errors: ['product_not_found', 'changed_meanwhile', 'invalid_input', 'address_leads_elsewhere'],
  }),
  duplicateProduct: post('staff/duplicate-product', {
    access: 'staff',
    permission: 'prices.change',
    summary:
      'Creates a draft with the texts, colours, sizes and pictures of another product, without stock and barcodes.',
    body: Strict({ id: Id }),
    result: StaffProduct,
    errors: ['product_not_found'],
  }),
}
