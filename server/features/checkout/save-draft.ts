import type { Checkout, CheckoutDraft } from '@rimal/contract/checkout'
import { paymentMethods } from '@rimal/contract/choices'
import { findCountry } from '@rimal/contract/countries'
import { toLatinDigits } from '@rimal/contract/text/digits'
import type { LanguageCode } from '@rimal/contract/language'
import type { Deps } from '../../deps.ts'
import { ShopError } from '../../http/shop-error.ts'
import { cleanText } from '@rimal/contract/text/clean-text'
import { loadCart } from '../cart/get-cart.ts'
import { mergeDraft } from '../cart/merge-draft.ts'
import type { Shopper } from '../customers/shopper.ts'
import { draftCountry } from '../cart/view-cart.ts'
import { listCredit } from '../credit/list-credit.ts'
import { findPromotions } from '../cart/discounts/find-promotions.ts'
import { shippingRulesFor } from '../shop/delivery/shipping-rules.ts'
import { findSettings, type Settings } from '../shop/settings/settings.ts'
import { buildCheckout } from './build-checkout.ts'
import { showCheckout } from './get-checkout.ts'

/**
 * Saves what the shopper has filled in so far, even half-typed; it is validated when the shopper orders. Parts that
 * are not sent stay unchanged.
 */
export async function saveDraft(
  deps: Deps,
  { shopper, language, parts }: { shopper: Shopper; language: LanguageCode; parts: CheckoutDraft },
): Promise<Checkout> {
  const [settings, discounts, stored, balances] = await Promise.all([
    findSettings(deps.db),
    findPromotions(deps.db, shopper),
    loadCart(deps.db, shopper),
    listCredit(deps.db, shopper),
  ])
  if (!stored) throw new ShopError('cart_empty')
  const clean = cleanParts(parts)
  const draft = { ...stored.draft, ...clean }
  refuseUnknown(parts, { settings, country: draftCountry(draft) || settings.country })
  const checkout = buildCheckout(deps, {
    settings,
    discounts,
    balances,
    language,
    stored: { ...stored, draft },
  })
  if (!checkout) throw new ShopError('cart_empty')
  await mergeDraft(deps.db, { cartId: stored.id, parts: clean, now: deps.clock() })
  return showCheckout(checkout)
}

function refuseUnknown(
  { country: named, shippingMethod, paymentMethod }: CheckoutDraft,
  { settings, country }: { settings: Settings; country: string },
) {
  if (paymentMethod !== undefined && !paymentMethods.some((known) => known === paymentMethod)) {
    throw new ShopError('invalid_input', { 'draft.paymentMethod': 'unknown' })
  }
  if (named !== undefined && !findCountry(named)) {
    throw new ShopError('invalid_input', { 'draft.country': 'unknown' })
  }
  const rules = shippingRulesFor(settings, country)
  if (shippingMethod !== undefined && !rules.some(({ id }) => id === shippingMethod)) {
    throw new ShopError('shipping_unavailable')
  }
}

/** Cleans the texts without trimming them: a space at the end may belong to a text that is still being typed. */
function cleanParts(parts: CheckoutDraft): CheckoutDraft {
  const clean = cleanTexts(parts)
  for (const part of [clean.contact, clean.address, clean.billing?.address]) {
    if (part) part.phone = toLatinDigits(part.phone)
  }
  for (const address of [clean.address, clean.billing?.address]) {
    if (address) address.alternateNumber = toLatinDigits(address.alternateNumber)
  }
  return clean
}

function cleanTexts<T>(value: T): T {
  if (typeof value === 'string') return cleanText(value) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, cleanTexts(part)]),
  ) as T
}
