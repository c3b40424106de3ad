import type { Cart, Totals } from '@rimal/contract/cart'
import { type LanguageCode, textIn } from '@rimal/contract/language'
import type { Deal } from './discounts/evaluate-promotions.ts'
import type { Given } from './discounts/promotion.ts'
import type { Settings } from '../shop/settings/settings.ts'
import { vatRulesOf } from '../shop/vat/vat-regimes.ts'
import type { PricedCart } from './price-cart.ts'

type Shown = {
  settings: Settings
  language: LanguageCode
  deal: Deal
  code: string | null
  /** Whether the shop delivers there. */
  isSent: boolean
}

export function showTotals(priced: PricedCart, shown: Shown): Totals {
  const { settings, language, deal, code, isSent } = shown
  return {
    currency: settings.currency,
    subtotal: priced.subtotal,
    discount: priced.discount,
    discountCode: code,
    discountPercent: percentOf(deal),
    promotions: deal.applied.map((given) => ({
      ...showGiven(given, language),
      of: given.promotion.kind === 'free_shipping' ? 'delivery' : 'products',
    })),
    shipping: isSent ? priced.shipping : null,
    total: priced.total,
    vat: priced.vat,
    vatPercent: vatRulesOf(settings).percent,
    freeShipping: priced.freeShipping,
    instalments: priced.instalment,
  }
}

/** Returns the promotion and the code that did not apply, with the reason. */
export function showDeal(
  { other, refusal }: Deal,
  language: LanguageCode,
): Pick<Cart, 'otherPromotion' | 'codeRefusal'> {
  return {
    otherPromotion: other && showGiven(other, language),
    codeRefusal: refusal && {
      reason: refusal.reason,
      missing: refusal.missing ?? null,
      units: refusal.units ?? null,
      from: refusal.from?.toISOString() ?? null,
    },
  }
}

function showGiven({ promotion, amount }: Given, language: LanguageCode) {
  return { title: textIn(promotion.title, language), amount }
}

function percentOf({ applied }: Deal): number | null {
  const ofProducts = applied.filter(({ promotion }) => promotion.kind !== 'free_shipping')
  return ofProducts.length === 1 ? (ofProducts[0]?.promotion.percent ?? null) : null
}
