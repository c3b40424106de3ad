import { formatMoney } from '@rimal/contract/money'
import type { Shop } from '@rimal/contract/shop'
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

/** Writes an amount in minor units as the page's language does. */
export function useMoney(): (amount: number) => string {
  const { currency } = useShop()
  const { language } = useWords()
  return (amount) => formatMoney(amount, { currency, language })
}
