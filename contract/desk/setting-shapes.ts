import Type, { type Static } from 'typebox'
import { paymentMethods } from '../choices.ts'
import { CountryCode } from '../delivery.ts'
import {
  maxAddressLine,
  maxCompany,
  maxEmail,
  maxPhone,
  maxTaxNumber,
  maxWeight,
} from '../limits.ts'
import { Day, Id, Nullable, Strict } from '../shapes.ts'
import { ratePattern } from '../tax/at-rate.ts'

/** What the owner sets: the shape of each setting, once for validator, types and documentation. */

const mostOfMoney = 1_000_000_000
/** Minor units, with VAT. */
const Price = Type.Integer({ minimum: 0, maximum: mostOfMoney })
const Text = (maxLength: number, minLength = 1) =>
  Strict({
    en: Type.String({ minLength, maxLength }),
    ar: Type.String({ minLength, maxLength }),
  })
const Days = (maximum: number) => Type.Integer({ minimum: 0, maximum })
/** '10:00', by the clock of the shop. */
const Hour = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' })
/** 0 = Sunday. */
const Weekdays = Type.Array(Type.Integer({ minimum: 0, maximum: 6 }), { maxItems: 7 })
const Countries = Type.Array(CountryCode, { maxItems: 250 })
/** ISO 4217. */
const CurrencyCode = Type.String({ pattern: '^[A-Z]{3}$' })

/** Returns, exchanges, alterations and claims; days are counted from the delivery, or from a step. */
const Returns = Strict({
  /** For pieces that were ready-made. */
  days: Days(365),
  /** For pieces that were cut for her: alterations and claims. */
  sewnDays: Days(365),
  /** In which she answers a question, hands over what was approved, or appeals. */
  handOverDays: Type.Integer({ minimum: 1, maximum: 60 }),
})

/**
 * Prices by what a parcel weighs, in grams, or by what its pieces come to before any discount. A step
 * reaches up to its number and with it; without an end where that is null, else more does not go this way.
 */
const Bands = Strict({
  by: Type.Enum(['weight', 'total']),
  steps: Type.Array(
    Strict({ upTo: Nullable(Type.Integer({ minimum: 1, maximum: mostOfMoney })), price: Price }),
    { minItems: 1, maxItems: 40 },
  ),
})

/**
 * A way of delivery to a group of countries, with either one price or bands. Prices include VAT; days are
 * working days. By a `pickup` she collects her pieces at an address, which is ready when others arrive.
 */
const ShippingRule = Strict({
  id: Id,
  title: Text(60),
  kind: Type.Optional(Type.Enum(['courier', 'pickup'])),
  /** Of a pickup. */
  address: Type.Optional(Text(maxAddressLine)),
  hours: Type.Optional(Text(120)),
  /** Two-letter codes; an empty list means every country no other rule names. */
  countries: Countries,
  /** Countries that a rule for every other country does not reach. */
  except: Type.Optional(Countries),
  price: Type.Optional(Price),
  bands: Type.Optional(Bands),
  freeFrom: Nullable(Price),
  minDays: Days(120),
  maxDays: Days(120),
})
export type ShippingRule = Static<typeof ShippingRule>

/**
 * A sentence above every page. `code`: the discount code that stands where the sentence says `{code}`.
 * `needs`: said only while orders can be paid in that way.
 */
const Announcement = Strict({
  ...Text(120).properties,
  code: Type.Optional(Type.String({ minLength: 3, maxLength: 40 })),
  needs: Type.Optional(Type.Enum([...paymentMethods])),
})
export type Announcement = Static<typeof Announcement>

/** A part of the day in which the tailor comes. */
const VisitWindow = Strict({
  id: Id,
  from: Hour,
  to: Hour,
  /** Visits that the house can make in it on one day. */
  capacity: Type.Integer({ minimum: 1, maximum: 100 }),
})
export type VisitWindow = Static<typeof VisitWindow>

/** Visits of the tailor at home. */
const HomeService = Strict({
  /** As visited-areas.ts reads them; empty is all of the country. */
  areas: Type.Array(Type.String({ minLength: 1, maxLength: 60 }), { maxItems: 50 }),
  /** On holidays nobody comes. */
  days: Weekdays,
  windows: Type.Array(VisitWindow, { maxItems: 12 }),
  /** Working days between a booking and the first day that can be chosen; and how far ahead the last is. */
  leadDays: Days(60),
  daysAhead: Type.Integer({ minimum: 1, maximum: 366 }),
  minimumPieces: Type.Integer({ minimum: 1, maximum: 50 }),
  /** Working days within which the house contacts who has booked. */
  contactWithinDays: Days(30),
  /** Visits that one person may have ahead of her. */
  mostAhead: Type.Integer({ minimum: 1, maximum: 20 }),
})

/** Settings of earlier versions name no regime: their country does. */
const Vat = Strict({
  regime: Type.Optional(Type.Enum(['uae', 'ksa', 'inclusive', 'none'])),
  /** Included in every price, up to two decimals; else the rate of the regime. */
  percent: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
  /** Counts where the regime leaves it open. */
  rounding: Type.Optional(Type.Enum(['line', 'total'])),
})

/** What the owner leaves to a provider: orders of these currencies to these countries. */
const PaymentRule = Strict({
  provider: Id,
  currencies: Type.Optional(Type.Array(CurrencyCode, { maxItems: 20 })),
  countries: Type.Optional(Countries),
})

const CancelHours = Type.Integer({ minimum: 0, maximum: 720 })

/** What amounts of settings come to in another currency; a way of delivery that is left out does not go in it. */
const OtherCurrency = Strict({
  currency: CurrencyCode,
  /** What one of it is in the shop's own currency: only tax documents, which state both, read it. */
  rate: Type.String({ pattern: ratePattern }),
  maxCash: Price,
  refundLimit: Price,
  shipping: Type.Array(
    Strict({
      /** Of a way in `shipping`. */
      id: Id,
      price: Type.Optional(Price),
      bands: Type.Optional(Bands),
      freeFrom: Nullable(Price),
    }),
    { minItems: 1, maxItems: 40 },
  ),
})

export const settingShapes = {
  name: Text(60),
  currency: CurrencyCode,
  /** What the shop can be bought in besides, at the prices of its lists. */
  otherCurrencies: Type.Array(OtherCurrency, { maxItems: 5 }),
  country: CountryCode,
  /** IANA name. */
  timeZone: Type.String({ minLength: 1, maxLength: 60 }),
  vat: Vat,
  seller: Strict({
    name: Text(maxCompany, 0),
    address: Text(maxAddressLine, 0),
    taxNumber: Type.String({ maxLength: maxTaxNumber }),
  }),
  contact: Strict({
    phone: Type.String({ minLength: 5, maxLength: maxPhone, pattern: '^\\+?[\\d ()-]+$' }),
    whatsapp: Type.String({ minLength: 5, maxLength: maxPhone, pattern: '^\\+?[\\d ()-]+$' }),
    email: Type.String({ minLength: 3, maxLength: maxEmail }),
    hours: Text(120),
    address: Text(maxAddressLine),
  }),
  socials: Type.Array(
    Strict({
      name: Type.String({ minLength: 1, maxLength: 40 }),
      url: Type.String({ maxLength: 300, pattern: '^https://[^\\s"<>]+$' }),
    }),
    { maxItems: 12 },
  ),
  announcements: Type.Array(Announcement, { maxItems: 12 }),
  /** Every way of delivery; one of them reaches the house's own country. */
  shipping: Type.Array(ShippingRule, { minItems: 1, maxItems: 40 }),
  /** Grams of a piece whose weight nobody has entered. */
  pieceWeight: Type.Integer({ minimum: 1, maximum: maxWeight }),
  /** The days that `contact.hours` names. */
  workingDays: Type.Array(Type.Integer({ minimum: 0, maximum: 6 }), { minItems: 1, maxItems: 7 }),
  holidays: Type.Array(Day, { maxItems: 400 }),
  /** Of a working day: while these run, so does every promise in working days. */
  workingHours: Strict({ from: Hour, to: Hour }),
  /** From this hour on an order counts for the next working day. */
  cutOffHour: Type.Integer({ minimum: 0, maximum: 24 }),
  /** Working days of sewing for a piece that is otherwise ready-made. */
  customLeadDays: Days(120),
  cashOnDelivery: Strict({ countries: Countries, maxTotal: Price }),
  /** In order of preference; a provider that is not named takes what it can. */
  paymentRules: Type.Array(PaymentRule, { maxItems: 20 }),
  reservationMinutes: Type.Integer({ minimum: 15, maximum: 1440 }),
  /** For so long after an order nothing begins that would keep her from cancelling it. */
  cancelHours: Strict({ shelf: CancelHours, sewn: CancelHours }),
  /** What hangs ready and is paid online is confirmed by the timer once these hours are over. */
  confirmsByItself: Type.Boolean(),
  /** Up to so much staff gives back without an owner's word. */
  refundLimit: Price,
  /** Working days in which money that was given back reaches her. */
  refundDays: Days(60),
  returns: Returns,
  /** Each digit more is ten times as much to guess. */
  codeDigits: Type.Integer({ minimum: 4, maximum: 8 }),
  /** Where text messages are sent at all. Elsewhere others earn from them. */
  smsCountries: Countries,
  /** Days after the delivery until she is asked what she thinks of her pieces. */
  reviewAskDays: Days(60),
  homeService: HomeService,
}

export type SettingName = keyof typeof settingShapes
export const settingNames = Object.keys(settingShapes) as SettingName[]

/** All that makes the program this house's shop. Amounts in minor units of `currency`. */
export type SettingValues = { [Name in SettingName]: Static<(typeof settingShapes)[Name]> }
