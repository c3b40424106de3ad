import type { Cart, Totals } from '@rimal/contract/cart'
import type { LanguageCode } from '@rimal/contract/language'
import type { Arrival } from '@rimal/contract/shapes'
import type { Settings, ShippingRule } from '../shop/settings.ts'
import { type CurrentLine, currentLines } from './current-lines.ts'
import { priceCart, type PricedCart } from './price-cart.ts'
import { arrivalBy, shippingRulesFor } from '../delivery/shipping-rules.ts'
import { showLine } from './show-line.ts'
import type { StoredCart } from './stored-cart.ts'

export type CartQuestion = {
  settings: Settings
  language: LanguageCode
  now: Date
  /** Two letters; else the country of the draft, else the shop's own. */
  country?: string | undefined
  /** Counts only where it is offered. */
  shippingMethod?: string | undefined
}

/** A way of delivery, with the whole bag priced for it. */
export type ShippingOffer = { rule: ShippingRule; priced: PricedCart }

export type CurrentCart = {
  cart: Cart
  /** All lines, also those that cannot be bought. */
  lines: (CurrentLine & { arrival: Arrival | null })[]
  /** The buyable lines with the delivery in `shipping`. */
  priced: PricedCart
  offers: ShippingOffer[]
  /** The asked way of delivery, else the cheapest; undefined where the shop does not deliver. */
  shipping: ShippingOffer | undefined
}

/** The bag as it is now. Every amount comes from today's prices, none from what is kept with it. */
export function buildCart(stored: StoredCart | undefined, question: CartQuestion): CurrentCart {
  const { settings, language, now, shippingMethod } = question
  const country = question.country || stored?.draft.address?.country || settings.country
  const discount = stored?.discount ?? null
  const current = currentLines(stored?.lines ?? [], settings.customLeadDays)
  const buyable = current.filter((line) => line.buyable)
  const offers = shippingRulesFor(settings, country).map((rule) => ({
    rule,
    priced: priceLines(buyable, { settings, discount, rule }),
  }))
  const shipping = offers.find(({ rule }) => rule.id === shippingMethod) ?? cheapest(offers)
  const priced = shipping?.priced ?? priceLines(buyable, { settings, discount })
  const arrivalOf = arrivals(shipping?.rule, { settings, now })
  const lines = current.map((line) => ({ ...line, arrival: arrivalOf(line) }))
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
    vat: settings.vat,
  })
}

function cheapest(offers: readonly ShippingOffer[]): ShippingOffer | undefined {
  return offers.toSorted((a, b) => a.priced.shipping - b.priced.shipping)[0]
}

/** Few lines differ in how long they are sewn, and a day of delivery takes a while to work out. */
function arrivals(rule: ShippingRule | undefined, asked: { settings: Settings; now: Date }) {
  const known = new Map<number, Arrival>()
  return ({ buyable, sewingDays }: CurrentLine): Arrival | null => {
    if (!rule || !buyable) return null
    const arrival = known.get(sewingDays) ?? arrivalBy(rule, { ...asked, leadDays: sewingDays })
    known.set(sewingDays, arrival)
    return arrival
  }
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
    vatPercent: settings.vat.percent,
    freeShipping: priced.freeShipping,
    instalments: priced.instalment,
  }
}
