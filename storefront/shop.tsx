import { formatMoney } from '@rimal/contract/money'
import type { Payments, Shop } from '@rimal/contract/shop'
import { createContext, type ReactNode, use } from 'react'
import { useWords } from './i18n/words.tsx'

const ShopContext = createContext<Shop | null>(null)

export function ShopProvider({ shop, children }: { shop: Shop; children: ReactNode }) {
  return <ShopContext value={shop}>{children}</ShopContext>
}

/** The house: menu, contact, currency, where its pictures are. */
export function useShop(): Shop {
  const shop = use(ShopContext)
  if (!shop) throw new Error('useShop is called outside ShopProvider')
  return shop
}

/** What orders in a currency are paid by; in one that the merchant does not take, what the shop's own are. */
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
