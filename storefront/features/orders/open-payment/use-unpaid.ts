import type { ShopperOrders } from '@rimal/contract/orders'
import { useEffect, useState } from 'react'
import { tryCall } from '../../../api.ts'
import type { Loaded } from '../../../ui/resource/resource.ts'
import { useResource } from '../../../ui/resource/use-resource.ts'
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
  const { result: unpaid, load, show } = useResource('unpaid order', askUnpaid)
  const [placed, setPlaced] = useState<UnpaidOrder['placed']>(null)

  useEffect(
    () =>
      hearOtherTabs(() => {
        // The storage of this tab may not have the other tab's note yet.
        rememberHasOrders()
        void load()
      }),
    [load],
  )

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
      show(null)
    }
    return keepAsking(look)
  }, [paymentToken, show])
  return { unpaid, placed }
}

/** An unpaid order that is not known counts as none: a strip that fails says nothing. */
async function askUnpaid(): Promise<Loaded<Unpaid | null>> {
  const orders = await fetchShopperOrders()
  const unpaid = orders?.unpaid ?? null
  return { message: '', result: unpaid && { ...unpaid, readAt: Date.now() } }
}
