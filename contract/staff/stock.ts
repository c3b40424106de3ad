import Type, { type Static } from 'typebox'
import { get, post } from '../endpoint.ts'
import { pageOf, pageQuery } from '../page-of.ts'
import { InLanguage, Instant, Nullable, Picture, Strict, Uuid } from '../shapes.ts'
import { Barcode } from '../stock/barcode.ts'
import {
  adjustmentKinds,
  maxStockChanges,
  maxStockNote,
  maxStockUnits,
  stockListSorts,
  stockMovementKinds,
  stockStates,
} from '../stock/stock-kinds.ts'

const Sku = Type.String({ minLength: 1, maxLength: 80 })

/** The units of a variant: those in the shop, those of them that orders have reserved, and those that can be sold. */
const Figures = {
  sku: Type.String(),
  onHand: Type.Integer(),
  reserved: Type.Integer(),
  available: Type.Integer(),
}
const StockFigures = Type.Object(Figures)
export type StockFigures = Static<typeof StockFigures>

/** A variant with its units. */
const StockRow = Type.Object({
  ...Figures,
  barcode: Nullable(Barcode),
  productId: Type.String(),
  productName: Type.String(),
  colorName: Type.String(),
  size: Type.Integer(),
  /** Null if the product colour has no picture. */
  picture: Nullable(Picture),
  /** The product is made to order, so its stock does not limit what is sold. */
  madeToOrder: Type.Boolean(),
  /** The units of the product that were sold, in all its colours and sizes. */
  sold: Type.Integer(),
})
export type StockRow = Static<typeof StockRow>

/** A change of the stock of a variant; `quantity` is the difference. */
const StockMovement = Type.Object({
  id: Type.Integer(),
  at: Instant,
  kind: Type.Enum([...stockMovementKinds]),
  quantity: Type.Integer(),
  stockAfter: Type.Integer(),
  /** The person who made the change; null if an order made it. */
  by: Nullable(Type.String()),
  orderNumber: Nullable(Type.String()),
  note: Nullable(Type.String()),
  /** The stock that a stock-take expected; it found `stockAfter`. Null for other movements. */
  expected: Nullable(Type.Integer()),
})
export type StockMovement = Static<typeof StockMovement>

/** The filters of the stock list. */
export const stockFilters = { state: Type.Optional(Type.Enum([...stockStates])) }
/** `sku` if it is left out. */
export const stockSort = { sort: Type.Optional(Type.Enum([...stockListSorts])) }

/** Of one variant, the movements that are asked for. */
export const movementFilters = { sku: Sku, kind: Type.Optional(Type.Enum([...stockMovementKinds])) }

/** The units of the variants of a change, after it. */
const Changed = Type.Object({ stock: Type.Array(StockFigures) })

/** Calls of staff on stock. Every change of stock is a movement, and movements are never changed. */
export const stockApi = {
  listStock: get('staff/list-stock', {
    access: 'staff',
    permission: 'products.read',
    summary:
      'The stock of each variant; `q` is a part of the SKU or of the name of the product, or the beginning of the barcode. `low` and `none` list only sizes that are sold and not made to order.',
    query: pageQuery({ ...stockFilters, ...stockSort }),
    result: pageOf(StockRow),
  }),
  stockOf: get('staff/get-stock/{sku}', {
    access: 'staff',
    permission: 'products.read',
    summary:
      'The stock of one variant, found by its barcode, else by its SKU; a SKU in small letters is found as well.',
    params: Type.Object({ sku: Sku }),
    query: InLanguage,
    result: StockRow,
    errors: ['not_found'],
  }),
  listStockMovements: get('staff/list-stock-movements', {
    access: 'staff',
    permission: 'products.read',
    summary:
      'The movements of the stock of a variant, the newest first; `q` is a part of the note or the number of an order.',
    query: pageQuery(movementFilters),
    result: pageOf(StockMovement),
  }),
  adjustStock: post('staff/adjust-stock', {
    access: 'staff',
    permission: 'stock.adjust',
    summary: 'Changes the stock of variants by a difference, all of them or none.',
    body: Strict({
      changes: Type.Array(
        Strict({
          sku: Sku,
          /** The difference, not 0. */
          quantity: Type.Integer({ minimum: -maxStockUnits, maximum: maxStockUnits }),
        }),
        { minItems: 1, maxItems: maxStockChanges },
      ),
      kind: Type.Enum([...adjustmentKinds]),
      note: Type.Optional(Type.String({ maxLength: maxStockNote })),
      /** The same call with the same key changes nothing again; another call with it is refused. */
      key: Uuid,
    }),
    result: Changed,
    errors: ['invalid_input', 'not_found', 'stock_below_reserved', 'stock_key_used'],
  }),
  countStock: post('staff/count-stock', {
    access: 'staff',
    permission: 'stock.adjust',
    summary: 'Sets the stock of variants to what a stock-take found, all of them or none.',
    body: Strict({
      counts: Type.Array(
        Strict({ sku: Sku, counted: Type.Integer({ minimum: 0, maximum: maxStockUnits }) }),
        { minItems: 1, maxItems: maxStockChanges },
      ),
      /** The same call with the same key changes nothing again; another call with it is refused. */
      key: Uuid,
    }),
    result: Changed,
    errors: ['invalid_input', 'not_found', 'stock_below_reserved', 'stock_key_used'],
  }),
}
