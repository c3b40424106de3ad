import type { ShopperOrders } from '@rimal/contract/orders'
import { useEffect, useState } from 'react'
import { tryCall } from '../../../api.ts'
import { loadCart } from '../../cart/use-cart.ts'
import { hearOtherTabs } from '../../checkout/draft/mirror.ts'
import { keepAsking } from '../../payments/keep-asking.ts'
import { rememberHasOrders } from './has-orders.ts'
import { fetchShopperOrders } from './shopper-orders.ts'

/** `readAt`: by the clock of this device. */
export type Unpaid = NonNullable<ShopperOrders['unpaid']> & { readAt: number }

export type UnpaidOrder = {
  unpaid: Unpaid | null
  placed: { orderNumber: string; orderToken: string } | null
}

/** The order that can still be paid, whichever tab placed it, and its token once it is placed after all. */
export function useUnpaid(): UnpaidOrder {
  const [unpaid, setUnpaid] = useState<UnpaidOrder['unpaid']>(null)
  const [placed, setPlaced] = useState<UnpaidOrder['placed']>(null)

  useEffect(() => {
    const load = () =>
      void fetchShopperOrders().then((orders) => {
        setUnpaid(orders?.unpaid ? { ...orders.unpaid, readAt: Date.now() } : null)
      })
    load()
    return hearOtherTabs(() => {
      // The storage of this tab may not have the other tab's note yet.
      rememberHasOrders()
      load()
    })
  }, [])

  const paymentToken = unpaid?.paymentToken
  useEffect(() => {
    if (!paymentToken) return
    const look = async () => {
      const reply = await tryCall('GET payment/get-status/{paymentToken}', {
        params: { paymentToken },
      })
      const status = reply?.result
      if (!status || status.orderStatus === 'awaiting_payment') return
      // A late approval empties the cart, and its count in the header follows.
      void loadCart()
      const isOver = status.orderStatus === 'expired' || status.orderStatus === 'cancelled'
      if (!isOver) setPlaced(status)
      setUnpaid(null)
    }
    return keepAsking(look)
  }, [paymentToken])
  return { unpaid, placed }
}
