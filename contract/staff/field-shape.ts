/**
 * What a value means where its type does not say it; the forms of the admin choose their fields by it.
 * - `money`: minor units of the currency that an object around it names, else of the shop's.
 * - `bandEnd`: grams or money, as `by` of the bands says.
 * - `ownId`: names an item for other settings; the form makes it, and people do not read it.
 * - `deliveryMethod`: the id of a delivery method. `provider`: the name of a payment provider.
 * - `moment`: a day and a time, written in the shop's time zone. `target`: what a link leads to.
 * - `phone`: a telephone number, also as it is written in the country of the shop.
 * - `grams` to `percent`: the unit of a number.
 */
export const fieldKinds = [
  'money',
  'bandEnd',
  'ownId',
  'deliveryMethod',
  'provider',
  'country',
  'currency',
  'timeZone',
  'area',
  'time',
  'phone',
  'moment',
  'target',
  'day',
  'weekday',
  'grams',
  'minutes',
  'hours',
  'days',
  'workingDays',
  'percent',
] as const
export type FieldKind = (typeof fieldKinds)[number]

/** The part of JSON Schema that the shapes of settings use, as it reaches the browser. */
export type FieldShape = {
  type?: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object'
  title?: FieldKind
  nullable?: boolean
  enum?: readonly string[]
  items?: FieldShape
  properties?: Readonly<Record<string, FieldShape>>
  required?: readonly string[]
  minimum?: number
  maximum?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
}
