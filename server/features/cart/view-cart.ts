import type { Cart, Totals } from '@rimal/contract/cart'
import type { CheckoutDraft } from '@rimal/contract/checkout'
import type { LanguageCode } from '@rimal/contract/language'
import { ordinaryWay } from '@rimal/contract/ordinary-way'
import type { Arrival } from '@rimal/contract/shapes'
import type { Settings, ShippingRule } from '../shop/settings.ts'
import { type CurrentLine, currentLines } from './current-lines.ts'
import { priceCart, type PricedCart } from './price-cart.ts'
import { parcelArrival } from '../delivery/parcel-arrival.ts'
import { shippingRulesFor } from '../shop/shipping-rules.ts'
import { vatRulesOf } from '../shop/vat-regimes.ts'
import { showLine } from './show-line.ts'
import type { StoredCart } from './stored-cart.ts'

export type CartQuestion = {
  settings: Settings
  language: LanguageCode
  now: Date
  /** Two letters; else that of the draft's address, else the one she named, else the shop's own. */
  country?: string | undefined
  /** Else the one of the draft; counts only where it is offered. */
  shippingMethod?: string | undefined
}

/** A way of delivery, with the whole bag priced for it, and when that is at the door. */
export type ShippingOffer = { rule: ShippingRule; priced: PricedCart; arrival: Arrival }

export type CurrentCart = {
  cart: Cart
  /** All lines, also those that cannot be bought; all that can be arrive together. */
  lines: (CurrentLine & { arrival: Arrival | null })[]
  /** The buyable lines with the delivery in `shipping`. */
  priced: PricedCart
  offers: ShippingOffer[]
  /** The asked way of delivery, else the cheapest; undefined where the shop does not deliver. */
  shipping: ShippingOffer | undefined
}

/** The bag as it is now. Every amount comes from today's prices, none from what is kept with it. */
export function buildCart(stored: StoredCart | undefined, question: CartQuestion): CurrentCart {
  const { settings, language, now } = question
  const shippingMethod = question.shippingMethod ?? stored?.draft.shippingMethod
  const country = question.country || draftCountry(stored?.draft) || settings.country
  const discount = stored?.discount ?? null
  const current = currentLines(stored?.lines ?? [], settings.customLeadDays)
  const buyable = current.filter((line) => line.buyable)
  const sewing = buyable.map(({ sewingDays }) => sewingDays)
  const offers = shippingRulesFor(settings, country).map((rule) => ({
    rule,
    priced: priceLines(buyable, { settings, discount, rule }),
    arrival: parcelArrival(rule, { settings, now, sewing }),
  }))
  const shipping = offers.find(({ rule }) => rule.id === shippingMethod) ?? ordinary(offers)
  const priced = shipping?.priced ?? priceLines(buyable, { settings, discount })
  const arrival = shipping?.arrival ?? null
  const lines = current.map((line) => ({ ...line, arrival: line.buyable ? arrival : null }))
  const shown = lines.map((line) => showLine(line, { language, arrival: line.arrival }))
  return {
    cart: {
      count: shown.reduce((sum, line) => sum + line.quantity, 0),
      lines: shown,
      totals: totalsOf(priced, { settings, discount, shipping }),
      country,
    },
    lines,
    priced,
    offers,
    shipping,
  }
}

/** Where the parcel goes as far as she has told; her address knows best. */
export function draftCountry(draft: CheckoutDraft | undefined): string | undefined {
  return draft?.address?.country || draft?.country
}

type Pricing = { settings: Settings; discount: StoredCart['discount'] }

function priceLines(
  lines: readonly CurrentLine[],
  { settings, discount, rule }: Pricing & { rule?: ShippingRule },
): PricedCart {
  return priceCart({
    lines: lines.map(({ id, price, compareAt, fit }) => ({
      id,
      unitPrice: price,
      quantity: fit.quantity,
      ...(compareAt === null ? {} : { compareAt }),
    })),
    ...(discount ? { discount: { kind: 'percent', percent: discount.percent } } : {}),
    shipping: rule
      ? { price: rule.price, ...(rule.freeFrom === null ? {} : { freeFrom: rule.freeFrom }) }
      : null,
    vat: vatRulesOf(settings),
  })
}

function ordinary(offers: readonly ShippingOffer[]): ShippingOffer | undefined {
  // The pieces cost the same by every way.
  const { subtotal = 0, discount = 0 } = offers[0]?.priced ?? {}
  const rules = offers.map(({ rule }) => rule)
  const meant = ordinaryWay(rules, subtotal - discount)
  return offers.find(({ rule }) => rule === meant)
}

function totalsOf(
  priced: PricedCart,
  { settings, discount, shipping }: Pricing & { shipping: ShippingOffer | undefined },
): Totals {
  return {
    currency: settings.currency,
    subtotal: priced.subtotal,
    discount: priced.discount,
    discountCode: discount?.code ?? null,
    discountPercent: discount?.percent ?? null,
    shipping: shipping ? priced.shipping : null,
    total: priced.total,
    vat: priced.vat,
    vatPercent: vatRulesOf(settings).percent,
    freeShipping: priced.freeShipping,
    instalments: priced.instalment,
  }
}
