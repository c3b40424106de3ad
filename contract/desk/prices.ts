import Type, { type Static } from 'typebox'
import { get, post } from '../endpoint.ts'
import { Amount, Id, Nullable, Strict } from '../shapes.ts'

/** ISO 4217. */
const CurrencyCode = Type.String({ pattern: '^[A-Z]{3}$' })
const Price = Type.Integer({ minimum: 1, maximum: 1_000_000_000 })

/** What a product costs in a currency, in its minor units; every size and colour costs the same. */
const NewPrice = Strict({
  product: Id,
  currency: CurrencyCode,
  /** Null: it is not sold in that currency. The shop's own cannot be left out. */
  price: Nullable(Price),
  /** What it cost before, where it is reduced. */
  compareAt: Type.Optional(Nullable(Price)),
})
export type NewPrice = Static<typeof NewPrice>

const ListedPrice = Type.Object({
  product: Id,
  name: Type.String(),
  /** Null where it is not sold in that currency. */
  price: Nullable(Amount),
  compareAt: Nullable(Amount),
})
export type ListedPrice = Static<typeof ListedPrice>

export const pricesApi = {
  listPrices: get('staff/list-prices', {
    access: 'staff',
    permission: 'prices.change',
    summary: 'What every product costs in a currency.',
    query: Type.Object({ currency: CurrencyCode }),
    result: Type.Array(ListedPrice),
  }),
  setPrices: post('staff/set-prices', {
    access: 'staff',
    permission: 'prices.change',
    summary: 'Prices of products, all of them or none; the first row that is wrong is named.',
    body: Strict({ prices: Type.Array(NewPrice, { minItems: 1, maxItems: 400 }) }),
    result: Type.Object({ changed: Type.Integer() }),
    errors: ['invalid_input'],
  }),
}
