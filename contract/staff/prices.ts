import Type, { type Static } from 'typebox'
import { get, post } from '../endpoint.ts'
import { Amount, Id, Nullable, Strict } from '../shapes.ts'

/** An ISO 4217 code. */
const CurrencyCode = Type.String({ pattern: '^[A-Z]{3}$' })
const Price = Type.Integer({ minimum: 1, maximum: 1_000_000_000 })

/**
 * The price of a product in a currency, in its minor units; every size and colour costs the same.
 */
const NewPrice = Strict({
  product: Id,
  currency: CurrencyCode,
  /** Null: the product is not sold in that currency. The shop's own currency needs a price. */
  price: Nullable(Price),
  /** The earlier price, if the product is reduced. */
  compareAt: Type.Optional(Nullable(Price)),
  /** The price as the caller last read it; the row is refused if the price has changed since. */
  old: Type.Optional(Strict({ price: Nullable(Amount), compareAt: Nullable(Amount) })),
})
export type NewPrice = Static<typeof NewPrice>

/** The price of a product in the asked currency, in its minor units. */
const ListedPrice = Type.Object({
  product: Id,
  name: Type.String(),
  /** Null if the product is not sold in that currency. */
  price: Nullable(Amount),
  compareAt: Nullable(Amount),
})
export type ListedPrice = Static<typeof ListedPrice>

/** Calls of staff on prices. */
export const pricesApi = {
  listPrices: get('staff/list-prices', {
    access: 'staff',
    permission: 'prices.change',
    summary: 'The price of every product in a currency.',
    query: Strict({ currency: CurrencyCode }),
    result: Type.Array(ListedPrice),
  }),
  setPrices: post('staff/set-prices', {
    access: 'staff',
    permission: 'prices.change',
    summary: 'Sets prices of products, all of them or none; a refusal names the first wrong row.',
    body: Strict({ prices: Type.Array(NewPrice, { minItems: 1, maxItems: 400 }) }),
    result: Type.Object({ changed: Type.Integer() }),
    errors: ['invalid_input'],
  }),
}
