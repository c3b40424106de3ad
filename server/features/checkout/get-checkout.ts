import type { Checkout } from '@rimal/contract/checkout'
import type { LanguageCode } from '@rimal/contract/language'
import type { Deps } from '../../deps.ts'
import { ShopError } from '../../http/shop-error.ts'
import type { Shopper } from '../customers/shopper.ts'
import { loadCheckout } from './load-checkout.ts'
import type { LoadedCheckout } from './loaded-checkout.ts'

export async function getCheckout(
  deps: Deps,
  { shopper, language }: { shopper: Shopper; language: LanguageCode },
): Promise<Checkout> {
  const checkout = await loadCheckout(deps, { shopper, language })
  if (!checkout) throw new ShopError('cart_empty')
  return showCheckout(checkout)
}

/** The part that the shopper sees. */
export function showCheckout({
  cart,
  draft,
  shippingOptions,
  paymentOptions,
  credit,
}: LoadedCheckout): Checkout {
  const shown = credit.balance > 0 ? credit : null
  return { cart, draft, shippingOptions, paymentOptions, credit: shown }
}
