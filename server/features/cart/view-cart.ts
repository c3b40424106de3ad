import type { Cart } from '@rimal/contract/cart'
import type { CheckoutDraft } from '@rimal/contract/checkout'
import type { LanguageCode } from '@rimal/contract/language'
import { ordinaryMethod } from '@rimal/contract/ordinary-method'
import type { Arrival } from '@rimal/contract/shapes'
import { type Deal, evaluatePromotions } from './discounts/evaluate-promotions.ts'
import { ofEveryCurrency, type PromotionsForShopper } from './discounts/find-promotions.ts'
import type { Given } from './discounts/promotion.ts'
import type { Settings } from '../shop/settings/settings.ts'
import {
  couriersOf,
  isPickup,
  priceDelivery,
  type PricedMethod,
  weigh,
} from '../shop/delivery/price-delivery.ts'
import { currenciesOf } from '../shop/settings/settings-in.ts'
import { vatRulesOf } from '../shop/vat/vat-regimes.ts'
import { type CurrentLine, currentLines } from './current-lines.ts'
import { inCurrency } from './currency/in-currency.ts'
import { priceCart, type PricedCart } from './price-cart.ts'
import { showLine } from './show-line.ts'
import { showDeal, showTotals } from './show-totals.ts'
import type { StoredCart } from './stored-cart.ts'
import { shipmentArrival } from '../shop/delivery/estimate-arrival.ts'

export type CartQuestion = {
  settings: Settings
  discounts: PromotionsForShopper
  language: LanguageCode
  now: Date
  /**
   * Two letters; by default the country of the draft's address, else the country that the shopper named, else the
   * shop's own.
   */
  country?: string | undefined
  /** Else the one of the draft; counts only where it is offered. */
  shippingMethod?: string | undefined
}

/** The priced cart, with the result of its promotions. */
type Sum = { deal: Deal; priced: PricedCart }

/** A delivery method, with the whole cart priced for it, and its arrival. */
export type ShippingOption = Sum & PricedMethod & { arrival: Arrival }

export type CurrentCart = {
  cart: Cart
  /** All lines, also those that cannot be bought; all that can be arrive together. */
  lines: (CurrentLine & { arrival: Arrival | null })[]
  /** The settings in the currency of the cart. */
  settings: Settings
  /** The buyable lines with the delivery in `shipping`. */
  priced: PricedCart
  /** The amounts that the promotions of the cart give. */
  given: Given[]
  methods: ShippingOption[]
  /** The requested delivery method, else the cheapest; undefined if the shop does not deliver. */
  shipping: ShippingOption | undefined
}

/** Builds the cart as it is now. Every amount comes from today's prices, none from stored prices. */
export function buildCart(found: StoredCart | undefined, asked: CartQuestion): CurrentCart {
  const { stored, settings } = inCurrency(found, asked.settings)
  const isOwn = settings.currency === asked.settings.currency
  const discounts = isOwn ? asked.discounts : ofEveryCurrency(asked.discounts)
  const question = { ...asked, settings, discounts }
  const { language, now } = question
  const shippingMethod = question.shippingMethod ?? stored?.draft.shippingMethod
  const country = question.country || draftCountry(stored?.draft) || settings.country
  const code = stored?.discountCode ?? null
  const current = currentLines(stored?.lines ?? [], settings.customLeadDays)
  const buyable = current.filter((line) => line.buyable)
  const productionDays = buyable.map((line) => line.productionDays)
  const offered = priceDelivery(settings, { country, shipment: shipmentOf(buyable, settings) })
  const cheapest = Math.min(...couriersOf(offered).map(({ price }) => price))
  const methods = offered.map((method) => ({
    ...method,
    ...sumUp(buyable, { question, code, method, isCheapest: method.price === cheapest }),
    arrival: shipmentArrival(method.rule, { settings, now, productionDays }),
  }))
  const shipping = methods.find(({ rule }) => rule.id === shippingMethod) ?? ordinary(methods)
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
      pickup: shipping !== undefined && isPickup(shipping.rule),
      currencies: currenciesOf(asked.settings),
    },
    lines,
    settings,
    priced,
    given: deal.applied,
    methods,
    shipping,
  }
}

/** Returns the country of the delivery as far as the draft names it; the address comes first. */
export function draftCountry(draft: CheckoutDraft | undefined): string | undefined {
  return draft?.address?.country || draft?.country
}

function shipmentOf(lines: readonly CurrentLine[], { itemWeight }: Settings) {
  const units = lines.map(({ fit, weight, price }) => ({ ...fit, weight, price }))
  const total = units.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  return { weight: weigh(units, itemWeight), total }
}

type Method = { method?: PricedMethod; isCheapest?: boolean }

function sumUp(
  lines: readonly CurrentLine[],
  { question, code, method, isCheapest }: Method & { question: CartQuestion; code: string | null },
): Sum {
  const { settings, discounts, now } = question
  const { promotions, who } = discounts
  const units = lines.map(({ fit, price, ...line }) => ({
    ...line,
    unitPrice: price,
    quantity: fit.quantity,
  }))
  const delivery = method && isCheapest && !isPickup(method.rule) ? method : null
  const deal = evaluatePromotions(promotions, { lines: units, code, delivery }, { now, who })
  const priced = priceCart({
    lines: units.map(({ id, unitPrice, quantity, compareAt }, index) => ({
      id,
      unitPrice,
      quantity,
      discount: deal.discounts[index] ?? 0,
      ...(compareAt === null ? {} : { compareAt }),
    })),
    shipping: method
      ? {
          price: method.price,
          ...(method.freeFrom === null ? {} : { freeFrom: method.freeFrom }),
          given: deal.freeDelivery,
        }
      : null,
    vat: vatRulesOf(settings),
  })
  return { deal, priced }
}

function ordinary(all: readonly ShippingOption[]): ShippingOption | undefined {
  const couriers = couriersOf(all)
  const methods = couriers.length > 0 ? couriers : all
  // The products cost the same with every delivery method.
  const { subtotal = 0, discount = 0 } = methods[0]?.priced ?? {}
  const prices = methods.map((method) => ({
    price: method.deal.freeDelivery ? 0 : method.price,
    freeFrom: method.freeFrom,
    method,
  }))
  return ordinaryMethod(prices, subtotal - discount)?.method
}
