import { type ReactNode, useMemo } from 'react'
import { paymentsIn, ShopProvider, useShop } from './shop.tsx'

/** What stands inside is written in this currency, as a bag or an order keeps its own. */
export function InCurrency({ currency, children }: { currency: string; children: ReactNode }) {
  const shop = useShop()
  const own = useMemo(
    () => ({ ...shop, ...paymentsIn(shop, currency), currency }),
    [shop, currency],
  )
  return <ShopProvider shop={own}>{children}</ShopProvider>
}
