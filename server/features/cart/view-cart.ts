import type { Cart } from '@rimal/contract/cart'
import type { CheckoutDraft } from '@rimal/contract/checkout'
import type { LanguageCode } from '@rimal/contract/language'
import { ordinaryWay } from '@rimal/contract/ordinary-way'
import type { Arrival } from '@rimal/contract/shapes'
import { parcelArrival } from '../delivery/parcel-arrival.ts'
import { type Deal, evaluateOffers } from '../discounts/evaluate-offers.ts'
import type { OffersForHer } from '../discounts/find-offers.ts'
import type { Given } from '../discounts/offer.ts'
import type { ShippingRule } from '@rimal/contract/desk/setting-shapes'
import type { Settings } from '../shop/settings.ts'
import { shippingRulesFor } from '../shop/shipping-rules.ts'
import { vatRulesOf } from '../shop/vat-regimes.ts'
import { type CurrentLine, currentLines } from './current-lines.ts'
import { priceCart, type PricedCart } from './price-cart.ts'
import { showLine } from './show-line.ts'
import { showDeal, showTotals } from './show-totals.ts'
import type { StoredCart } from './stored-cart.ts'

export type CartQuestion = {
  settings: Settings
  discounts: OffersForHer
  language: LanguageCode
  now: Date
  /** Two letters; else that of the draft's address, else the one she named, else the shop's own. */
  country?: string | undefined
  /** Else the one of the draft; counts only where it is offered. */
  shippingMethod?: string | undefined
}

/** The bag priced as it stands, with what the offers do for it. */
type Sum = { deal: Deal; priced: PricedCart }

/** A way of delivery, with the whole bag priced for it, and when that is at the door. */
export type ShippingOffer = Sum & { rule: ShippingRule; arrival: Arrival }

export type CurrentCart = {
  cart: Cart
  /** All lines, also those that cannot be bought; all that can be arrive together. */
  lines: (CurrentLine & { arrival: Arrival | null })[]
  /** The buyable lines with the delivery in `shipping`. */
  priced: PricedCart
  /** What the offers in it give. */
  given: Given[]
  ways: ShippingOffer[]
  /** The asked way of delivery, else the cheapest; undefined where the shop does not deliver. */
  shipping: ShippingOffer | undefined
}

/** The bag as it is now. Every amount comes from today's prices, none from what is kept with it. */
export function buildCart(stored: StoredCart | undefined, question: CartQuestion): CurrentCart {
  const { settings, language, now } = question
  const shippingMethod = question.shippingMethod ?? stored?.draft.shippingMethod
  const country = question.country || draftCountry(stored?.draft) || settings.country
  const code = stored?.discountCode ?? null
  const current = currentLines(stored?.lines ?? [], settings.customLeadDays)
  const buyable = current.filter((line) => line.buyable)
  const sewing = buyable.map(({ sewingDays }) => sewingDays)
  const rules = shippingRulesFor(settings, country)
  const cheapest = Math.min(...rules.map(({ price }) => price))
  const ways = rules.map((rule) => ({
    rule,
    ...sumUp(buyable, { question, code, rule, isCheapest: rule.price === cheapest }),
    arrival: parcelArrival(rule, { settings, now, sewing }),
  }))
  const shipping = ways.find(({ rule }) => rule.id === shippingMethod) ?? ordinary(ways)
  const { deal, priced } = shipping ?? sumUp(buyable, { question, code })
  const arrival = shipping?.arrival ?? null
  const lines = current.map((line) => ({ ...line, arrival: line.buyable ? arrival : null }))
  const shown = lines.map((line) => showLine(line, { language, arrival: line.arrival }))
  return {
    cart: {
      count: shown.reduce((sum, line) => sum + line.quantity, 0),
      lines: shown,
      totals: showTotals(priced, { settings, language, deal, code, isSent: Boolean(shipping) }),
      ...showDeal(deal, language),
      country,
    },
    lines,
    priced,
    given: deal.applied,
    ways,
    shipping,
  }
}

/** Where the parcel goes as far as she has told; her address knows best. */
export function draftCountry(draft: CheckoutDraft | undefined): string | undefined {
  return draft?.address?.country || draft?.country
}

type Way = { rule?: ShippingRule; isCheapest?: boolean }

function sumUp(
  lines: readonly CurrentLine[],
  { question, code, rule, isCheapest }: Way & { question: CartQuestion; code: string | null },
): Sum {
  const { settings, discounts, now } = question
  const { offers, who } = discounts
  const pieces = lines.map(({ fit, price, ...line }) => ({
    ...line,
    unitPrice: price,
    quantity: fit.quantity,
  }))
  const delivery = rule && isCheapest ? rule : null
  const deal = evaluateOffers(offers, { lines: pieces, code, delivery }, { now, who })
  const priced = priceCart({
    lines: pieces.map(({ id, unitPrice, quantity, compareAt }, index) => ({
      id,
      unitPrice,
      quantity,
      discount: deal.discounts[index] ?? 0,
      ...(compareAt === null ? {} : { compareAt }),
    })),
    shipping: rule
      ? {
          price: rule.price,
          ...(rule.freeFrom === null ? {} : { freeFrom: rule.freeFrom }),
          given: deal.freeDelivery,
        }
      : null,
    vat: vatRulesOf(settings),
  })
  return { deal, priced }
}

function ordinary(ways: readonly ShippingOffer[]): ShippingOffer | undefined {
  // The pieces cost the same by every way.
  const { subtotal = 0, discount = 0 } = ways[0]?.priced ?? {}
  const prices = ways.map((way) => ({
    price: way.deal.freeDelivery ? 0 : way.rule.price,
    freeFrom: way.rule.freeFrom,
    way,
  }))
  return ordinaryWay(prices, subtotal - discount)?.way
}
