import type { Cart } from '@rimal/contract/cart'
import type { CheckoutDraft, PaymentOption, ShippingOption } from '@rimal/contract/checkout'
import type { LanguageCode, Text } from '@rimal/contract/language'
import type { Money } from '@rimal/contract/money'
import type { Arrival } from '@rimal/contract/shapes'
import type { OrderShipping } from '../../db/tables/orders.ts'
import type { Deps } from '../../deps.ts'
import { loadCart } from '../cart/get-cart.ts'
import type { PricedCart } from '../cart/price-cart.ts'
import type { Shopper } from '../cart/stored-cart.ts'
import { listCredit } from '../credit/list-credit.ts'
import { findOffers } from '../discounts/find-offers.ts'
import type { Given } from '../discounts/offer.ts'
import { findSettings, type Settings } from '../shop/settings.ts'
import { buildCheckout } from './build-checkout.ts'

/** A line that can be bought now, with what an order keeps of it. */
export type CheckoutLine = {
  cartLineId: string
  productId: string
  itemId: string
  /** Null for a piece sewn to measure. */
  sku: string | null
  name: Text
  subtitle: Text
  colorName: Text
  /** Empty when the piece has no picture. */
  pictureId: string
  size: number | null
  profileName: string | null
  measurements: Record<string, number> | null
  remarks: string
  /** No more than there is left. */
  quantity: number
  unitPrice: number
  madeToOrder: boolean
  /** Whether pieces of `sku` are to be held for it. */
  takesStock: boolean
  /** Working days of sewing. */
  leadDays: number
  arrival: Arrival
}

export type LoadedCheckout = {
  cartId: string
  /** Another one after every change that she makes. */
  cartVersion: string
  cart: Cart
  /** In the order of `priced.lines`, whose ids are the `cartLineId`s. */
  lines: CheckoutLine[]
  priced: PricedCart
  /** Empty until a country is known. */
  shippingOptions: ShippingOption[]
  /** The way of delivery in `priced`: the asked one, else the cheapest; null when the asked one is not offered. */
  shipping: OrderShipping | null
  paymentOptions: PaymentOption[]
  draft: CheckoutDraft
  /** What the offers in `priced` give. */
  given: Given[]
  settings: Settings
  /** Her store credit in the bag's currency, what of it this order takes, and what is left to pay. */
  credit: { balance: Money; used: Money; due: Money }
}

/**
 * The bag as it would be ordered now; undefined when nothing in it can be bought. Country and way of
 * delivery come from the draft unless given, and whether she pays with store credit too.
 */
export async function loadCheckout(
  deps: Deps,
  {
    shopper,
    ...asked
  }: {
    shopper: Shopper
    language: LanguageCode
    country?: string
    shippingMethod?: string
    useCredit?: boolean
  },
): Promise<LoadedCheckout | undefined> {
  const [settings, discounts, stored, balances] = await Promise.all([
    findSettings(deps.db),
    findOffers(deps.db, shopper),
    loadCart(deps.db, shopper),
    listCredit(deps.db, shopper),
  ])
  return stored && buildCheckout(deps, { stored, settings, discounts, balances, ...asked })
}
