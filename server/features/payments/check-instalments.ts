import { type LanguageCode, textIn } from '@rimal/contract/language'
import type { Deps } from '../../deps.ts'
import { ShopError } from '../../http/shop-error.ts'
import type { Shopper } from '../customers/shopper.ts'
import { loadCheckout } from '../checkout/load-checkout.ts'
import type { LoadedCheckout } from '../checkout/loaded-checkout.ts'
import { type Buyer, findBuyer } from './buyer.sql.ts'
import { chooseProvider } from './choose-provider.ts'
import type { EligibilityOrder } from './payment-provider.ts'

/**
 * Returns why the instalment provider would refuse this cart, in the provider's words. Returns null when the
 * provider would accept it, when the buyer is still unknown, and when the provider does not answer, because its own
 * page then shows a refusal.
 */
export async function checkInstalments(
  deps: Deps,
  { shopper, language }: { shopper: Shopper; language: LanguageCode },
): Promise<string | null> {
  const checkout = await loadCheckout(deps, { shopper, language })
  if (!checkout) throw new ShopError('cart_empty')
  const method = 'pay_in_4'
  const { settings, cart, paymentOptions } = checkout
  const isOffered = paymentOptions.some(({ id, refusal }) => id === method && refusal === null)
  const provider = chooseProvider(deps, { method, settings, country: cart.country, language })
  if (!isOffered || !provider?.online || !provider.checkEligibility) return null
  const customerId = 'customerId' in shopper ? shopper.customerId : null
  const buyer = await findBuyer(deps.db, { customerId })
  const order = eligibilityOrder(deps, checkout, { buyer, language })
  if (!order) return null
  try {
    const refusal = await provider.checkEligibility(order)
    return refusal && textIn(refusal, language)
  } catch (error) {
    deps.log.warn(
      { err: error, provider: provider.name },
      'the eligibility of a buyer could not be checked',
    )
    return null
  }
}

function eligibilityOrder(
  { config }: Pick<Deps, 'config'>,
  { draft, lines, priced, settings, credit }: LoadedCheckout,
  { buyer, language }: { buyer: Buyer; language: LanguageCode },
): EligibilityOrder | undefined {
  const { contact, address } = draft
  if (!contact?.email || !contact.phone || !address) return undefined
  return {
    method: 'pay_in_4',
    amount: credit.due,
    currency: settings.currency,
    language,
    contact,
    address,
    buyer,
    lines: priced.lines.flatMap(({ discount, total, vat }, index) => {
      const line = lines[index]
      if (!line) return []
      const { sku, itemId, name, quantity, unitPrice } = line
      const title = textIn(name, language)
      return { reference: sku ?? itemId, title, quantity, unitPrice, discount, total, vat }
    }),
    shipping: priced.shipping,
    discount: priced.discount,
    credit: credit.used,
    vat: priced.vat,
    returnUrl: config.publicUrl.href,
  }
}
