import Type, { type Static } from 'typebox'
import { get, post } from '../endpoint.ts'
import { bulkAtOnce, gridAtOnce, maxWeight } from '../limits.ts'
import { BulkAnswer, pageOf, pageQuery } from '../page-of.ts'
import { Id, Nullable, Strict, Uuid } from '../shapes.ts'
import { Barcode } from '../stock/barcode.ts'
import { ProductFields, productFilters, productSort } from './products.ts'
import { productStates } from './product-states.ts'
import { stockApi } from './stock.ts'

const { name, price, compareAt, madeToOrder, leadDays, weight } = ProductFields.properties
const { changes, kind, note } = stockApi.adjustStock.body.properties

/** A size of a colour in the grid. */
const GridVariant = Type.Object({
  sku: Type.String(),
  barcode: Nullable(Barcode),
  size: Type.Integer(),
  onHand: Type.Integer(),
  /** The units that orders have reserved; fewer cannot be on hand. */
  reserved: Type.Integer(),
  /** Grams of one packed unit; null for the weight of the product. */
  weight: Nullable(Type.Integer()),
})
export type GridVariant = Static<typeof GridVariant>

/** A product in the grid, with the colours and sizes that are not withdrawn. Prices in minor units. */
export const GridProduct = Type.Object({
  id: Id,
  /** Raised by each save of the product; stock and the weights of sizes do not raise it. */
  revision: Type.Integer(),
  state: Type.Enum([...productStates]),
  name,
  price,
  compareAt,
  madeToOrder,
  leadDays,
  weight,
  items: Type.Array(
    Type.Object({
      id: Id,
      name: Type.Object({ en: Type.String(), ar: Type.String() }),
      colorCode: Type.String(),
      sizes: Type.Array(GridVariant),
    }),
  ),
})
export type GridProduct = Static<typeof GridProduct>

/** The changed cells of a product; what is left out stays as it is. */
export const GridChange = Strict({
  id: Id,
  /** The revision that the grid shows; another one is refused, so that nothing is overwritten unseen. */
  revision: Type.Integer({ minimum: 1 }),
  fields: Strict({
    name: Type.Optional(
      Strict({
        en: Type.Optional(name.properties.en),
        ar: Type.Optional(name.properties.ar),
      }),
    ),
    price: Type.Optional(price),
    compareAt: Type.Optional(compareAt),
    madeToOrder: Type.Optional(madeToOrder),
    leadDays: Type.Optional(leadDays),
    weight: Type.Optional(weight),
  }),
  /** Differences of the stock, each a movement. */
  changes: Type.Optional(changes),
  /** Barcodes of sizes; they raise the revision, as the fields of the product do. */
  barcodes: Type.Optional(
    Type.Array(
      Strict({
        sku: Type.String({ minLength: 1, maxLength: 80 }),
        barcode: Nullable(Barcode),
      }),
      { minItems: 1, maxItems: 400 },
    ),
  ),
  /** Weights of sizes; `was` is the weight that the grid shows, and another one is refused. */
  weights: Type.Optional(
    Type.Array(
      Strict({
        sku: Type.String({ minLength: 1, maxLength: 80 }),
        grams: Nullable(Type.Integer({ minimum: 1, maximum: maxWeight })),
        was: Nullable(Type.Integer()),
      }),
      { minItems: 1, maxItems: 400 },
    ),
  ),
  /** A change of stock that is sent again with the same key happens once. */
  key: Uuid,
})
export type GridChange = Static<typeof GridChange>

/** Calls of the grid, in which staff edit many products at once. */
export const productGridApi = {
  listProductGrid: get('staff/list-product-grid', {
    access: 'staff',
    permission: 'products.edit',
    summary:
      'Products with what the grid edits: those that match the filters, page by page, or those of `ids` in their order, at most 50.',
    query: pageQuery({
      ...productFilters,
      ...productSort,
      ids: Type.Optional(
        Type.String({ maxLength: bulkAtOnce * 81, pattern: '^[a-z0-9_-]+(,[a-z0-9_-]+)*$' }),
      ),
    }),
    result: pageOf(GridProduct),
    errors: ['invalid_input'],
  }),
  saveProductGrid: post('staff/save-product-grid', {
    access: 'staff',
    permission: 'products.edit',
    summary:
      'Saves changed cells of at most 10 products, each product as a whole or not at all. Prices need `prices.change`, stock `stock.adjust`, and weights of sizes `products.weigh`.',
    body: Strict({
      products: Type.Array(GridChange, { minItems: 1, maxItems: gridAtOnce }),
      /** Why stock changes; needed as soon as one product has `changes`. */
      kind: Type.Optional(kind),
      note,
    }),
    result: Type.Object({
      ...BulkAnswer.properties,
      /** The products as they are now, the refused ones too. */
      products: Type.Array(GridProduct),
    }),
    errors: ['invalid_input'],
  }),
}
