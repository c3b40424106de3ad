import { formatMoney } from '@rimal/contract/money'
import type { Payments, Shop } from '@rimal/contract/shop'
import { createContext, type ReactNode, use } from 'react'
import { useWords } from './i18n/words.tsx'

const ShopContext = createContext<Shop | null>(null)

export function ShopProvider({ shop, children }: { shop: Shop; children: ReactNode }) {
  return <ShopContext value={shop}>{children}</ShopContext>
}

/** Returns the shop: menu, contact, currency, and the address of its pictures. */
export function useShop(): Shop {
  const shop = use(ShopContext)
  if (!shop) throw new Error('useShop is called outside ShopProvider')
  return shop
}

/**
 * Returns whether the merchant has written an editorial page, so that no link leads to a missing one. Where the
 * shop's data could not be read, every page is assumed.
 */
export function useHasPage(): (slug: string) => boolean {
  const pages = use(ShopContext)?.pages
  return (slug) => pages?.includes(slug) ?? true
}

/**
 * Returns the payment methods for orders in a currency; for a currency that the merchant does not accept, those of
 * the shop's own currency.
 */
export function paymentsIn(shop: Shop, currency: string | undefined): Payments {
  return shop.otherPayments.find((other) => other.currency === currency) ?? shop
}

/** Writes an amount in minor units as the page's language does, in the shop's currency unless another is named. */
export function useMoney(other?: string): (amount: number) => string {
  const own = useShop().currency
  const currency = other ?? own
  const { language } = useWords()
  return (amount) => formatMoney(amount, { currency, language })
}
