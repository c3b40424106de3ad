import { type ReactNode, useMemo } from 'react'
import { paymentsIn, ShopProvider, useShop } from './shop.tsx'

/** Shows the amounts inside in this currency, because a cart or an order has its own. */
export function InCurrency({ currency, children }: { currency: string; children: ReactNode }) {
  const shop = useShop()
  const own = useMemo(
    () => ({ ...shop, ...paymentsIn(shop, currency), currency }),
    [shop, currency],
  )
  return <ShopProvider shop={own}>{children}</ShopProvider>
}
