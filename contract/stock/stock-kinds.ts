/** Closed lists of stock that both the shapes and the screens read. No TypeBox here: the browser ships this file. */

/** Why staff change the stock by a difference. `opening`: the first stock of a variant that was not counted before. */
export const adjustmentKinds = [
  'delivery',
  'found',
  'damage',
  'lost',
  'sample',
  'gift',
  'correction',
  'opening',
] as const
export type AdjustmentKind = (typeof adjustmentKinds)[number]

/** Why stock changed: by an order that was placed or that released its units, by staff, or by a stock-take. */
export const stockMovementKinds = ['sale', 'return', 'count', ...adjustmentKinds] as const
export type StockMovementKind = (typeof stockMovementKinds)[number]

/**
 * `low`: at most `fewLeft` units are available, perhaps none. `none`: no unit is available. `reserved`: orders have
 * reserved units.
 */
export const stockStates = ['all', 'low', 'none', 'reserved'] as const
export type StockState = (typeof stockStates)[number]

/** The sorts of the stock list. `fewest` and `most` are by available units, `best_selling` by the sold units of the product. */
export const stockListSorts = ['sku', 'fewest', 'most', 'best_selling'] as const
export type StockListSort = (typeof stockListSorts)[number]

/** The SKUs of one adjustment or one stock-take. */
export const maxStockChanges = 400
/** The units of one SKU in one adjustment or one stock-take. */
export const maxStockUnits = 100_000
export const maxStockNote = 300
