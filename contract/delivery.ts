import Type, { type Static } from 'typebox'
import { get } from './endpoint.ts'
import { Amount, Arrival, Id, LanguageCode, Nullable, Strict } from './shapes.ts'

export const CountryCode = Type.String({ pattern: '^[A-Z]{2}$' })

export const NamedCountry = Type.Object({
  code: CountryCode,
  /** As a sentence of the page's language names it: 'the United Arab Emirates'. */
  name: Type.String(),
})
export type NamedCountry = Static<typeof NamedCountry>

/** What a parcel costs by one way; `freeFrom` is what the pieces in it must come to. */
export const DeliveryPrice = Type.Object({ price: Amount, freeFrom: Nullable(Amount) })
export type DeliveryPrice = Static<typeof DeliveryPrice>

export const DeliveryOptions = Type.Object({
  country: NamedCountry,
  /** Empty where the house does not deliver. */
  options: Type.Array(
    Type.Object({
      id: Id,
      title: Type.String(),
      ...DeliveryPrice.properties,
      /** Of a parcel that is ordered now. */
      arrival: Arrival,
    }),
  ),
})
export type DeliveryOptions = Static<typeof DeliveryOptions>

export const deliveryApi = {
  getOptions: get('delivery/get-options', {
    access: 'anyone',
    summary: 'The ways of delivery to a country, what they cost and when a parcel arrives by them.',
    query: Strict({
      language_code: Type.Optional(LanguageCode),
      country_code: CountryCode,
      /** Working days of sewing of the piece in the parcel that takes longest; none when left out. */
      lead_days: Type.Optional(Type.Integer({ minimum: 0, maximum: 366 })),
    }),
    result: DeliveryOptions,
    errors: ['invalid_input'],
    cacheSeconds: 60,
  }),
}
