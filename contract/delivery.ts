import Type, { type Static } from 'typebox'
import { get } from './endpoint.ts'
import { Amount, Arrival, Id, LanguageCode, Nullable, Strict } from './shapes.ts'

/** Two capital letters (ISO 3166). */
export const CountryCode = Type.String({ pattern: '^[A-Z]{2}$' })

/** A country with its name in the language of the answer. */
export const NamedCountry = Type.Object({
  code: CountryCode,
  /** The name as a sentence in the language of the page needs it: 'the United Arab Emirates'. */
  name: Type.String(),
})
export type NamedCountry = Static<typeof NamedCountry>

/**
 * The price of a delivery method in minor units; the delivery is free from `freeFrom` of products
 * on.
 */
export const DeliveryPrice = Type.Object({ price: Amount, freeFrom: Nullable(Amount) })
export type DeliveryPrice = Static<typeof DeliveryPrice>

/** The delivery methods to a country. */
export const DeliveryOptions = Type.Object({
  country: NamedCountry,
  /** Empty if the shop does not deliver there. */
  options: Type.Array(
    Type.Object({
      id: Id,
      title: Type.String(),
      ...DeliveryPrice.properties,
      /** The arrival of an order that is placed now. */
      arrival: Arrival,
    }),
  ),
})
export type DeliveryOptions = Static<typeof DeliveryOptions>

/** Public reads on delivery, for pages that know no cart. */
export const deliveryApi = {
  getOptions: get('delivery/get-options', {
    access: 'anyone',
    summary: 'The delivery methods to a country, with their prices and arrival days.',
    query: Strict({
      language_code: Type.Optional(LanguageCode),
      country_code: CountryCode,
      /**
       * The currency of the prices (ISO 4217); the shop's own if it is left out or not accepted.
       */
      currency: Type.Optional(Type.String({ pattern: '^[A-Z]{3}$' })),
      /**
       * The working days of production of the slowest product in the order; no production time if the field is left
       * out.
       */
      lead_days: Type.Optional(Type.Integer({ minimum: 0, maximum: 366 })),
    }),
    result: DeliveryOptions,
    errors: ['invalid_input'],
    cacheSeconds: 60,
  }),
}
