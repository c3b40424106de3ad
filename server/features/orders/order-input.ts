import type { BodyOf } from '@rimal/contract/endpoint'
import type { LanguageCode } from '@rimal/contract/language'
import type { ordersApi } from '@rimal/contract/orders'
import type { Shopper } from '../customers/shopper.ts'
import type { Settings } from '../shop/settings/settings.ts'
import type { NewAttempt } from './new-order.ts'

export type OrderInput = {
  shopper: Shopper
  language: LanguageCode
  body: BodyOf<typeof ordersApi.placeOrder>
  /** The address that the call came from. */
  ip: string
  /** Places an order even when the same request came before and ended unpaid. */
  anew: boolean
  /** The products of an unpaid order that this one replaces: they need no other turn in a queue. */
  replacedProductIds: readonly string[]
  /** Returns the payment attempt with the provider that takes the payment; null when nothing is to be paid now. */
  openPayment: (settings: Settings) => NewAttempt | null
}
