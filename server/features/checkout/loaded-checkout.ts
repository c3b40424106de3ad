import type { Cart } from '@rimal/contract/cart'
import type { CheckoutDraft, PaymentOption, ShippingOption } from '@rimal/contract/checkout'
import type { Text } from '@rimal/contract/language'
import type { Money } from '@rimal/contract/money'
import type { Arrival } from '@rimal/contract/shapes'
import type { OrderShipping } from '../../db/tables/orders.ts'
import type { PricedCart } from '../cart/price-cart.ts'
import type { Given } from '../cart/discounts/offer.ts'
import type { Settings } from '../shop/settings/settings.ts'

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
