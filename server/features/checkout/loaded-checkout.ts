import type { Cart } from '@rimal/contract/cart'
import type { CheckoutDraft, PaymentOption, ShippingOption } from '@rimal/contract/checkout'
import type { Text } from '@rimal/contract/language'
import type { Money } from '@rimal/contract/money'
import type { Arrival } from '@rimal/contract/shapes'
import type { OrderShipping } from '../../db/tables/orders.ts'
import type { PricedCart } from '../cart/price-cart.ts'
import type { Given } from '../cart/discounts/promotion.ts'
import type { Settings } from '../shop/settings/settings.ts'

/** A line that can be bought now, with the data that an order stores about it. */
export type CheckoutLine = {
  cartLineId: string
  productId: string
  itemId: string
  /** Null for a made-to-measure product. */
  sku: string | null
  name: Text
  subtitle: Text
  colorName: Text
  /** Empty when the product has no picture. */
  pictureId: string
  size: number | null
  profileName: string | null
  measurements: Record<string, number> | null
  remarks: string
  /** No more than there is left. */
  quantity: number
  unitPrice: number
  madeToOrder: boolean
  /** Whether units of `sku` are to be reserved for the line. */
  takesStock: boolean
  /** Production time in working days. */
  leadDays: number
  arrival: Arrival
}

export type LoadedCheckout = {
  cartId: string
  /** Changes with every change that the customer makes to the cart. */
  cartVersion: string
  cart: Cart
  /** In the order of `priced.lines`, whose ids are the `cartLineId`s. */
  lines: CheckoutLine[]
  priced: PricedCart
  /** Empty until a country is known. */
  shippingOptions: ShippingOption[]
  /**
   * The delivery method in `priced`: the requested one, otherwise the cheapest; null when the requested one is not
   * offered.
   */
  shipping: OrderShipping | null
  paymentOptions: PaymentOption[]
  draft: CheckoutDraft
  /** What the promotions in `priced` give the customer. */
  given: Given[]
  settings: Settings
  /**
   * The customer's store credit in the cart's currency, the part that this order uses, and the amount left to pay.
   */
  credit: { balance: Money; used: Money; due: Money }
}
