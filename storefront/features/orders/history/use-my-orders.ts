import type { OrderInList } from '@rimal/contract/orders'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call, tryCall } from '../../../api.ts'
import { useWords } from '../../../i18n/words.tsx'
import { useRefreshOnNotification } from '../../notifications/stream/notification-store.ts'

type Known = { orders: OrderInList[]; next: string | null }

/** Returns the customer's orders loaded so far; `more` continues from there, also after a failure. */
export function useMyOrders() {
  const { t } = useWords()
  const [known, setKnown] = useState<Known | null>(null)
  const [busy, setBusy] = useState(true)
  const [failed, setFailed] = useState<string | null>(null)
  const asking = useRef(false)

  const ask = useCallback(
    (after: string | null) => {
      if (asking.current) return
      asking.current = true
      tryCall('GET order/my-orders', { query: after === null ? {} : { after } }).then((reply) => {
        asking.current = false
        setBusy(false)
        const page = reply?.result
        setFailed(page ? null : (reply?.message ?? t('no_answer')))
        if (page) setKnown((before) => withPage(after === null ? null : before, page))
      })
    },
    [t],
  )
  useEffect(() => ask(null), [ask])
  useRefreshOnNotification(
    ({ orderId }) => orderId !== null,
    () => {
      call('GET order/my-orders', { query: {} }).then(
        ({ result }) => result && setKnown((before) => before && renewed(before, result)),
        () => {},
      )
    },
  )
  return {
    orders: known?.orders ?? null,
    next: known?.next ?? null,
    busy,
    failed,
    more: () => {
      setBusy(true)
      ask(known?.next ?? null)
    },
  }
}

/** Returns the newest orders in their current state; those below them do not change. */
function renewed(before: Known, { orders: newest }: Known): Known {
  const isNewest = ({ number }: OrderInList) => newest.some((order) => order.number === number)
  return { ...before, orders: [...newest, ...before.orders.filter((order) => !isNewest(order))] }
}

function withPage(before: Known | null, { orders, next }: Known): Known {
  return { orders: [...(before?.orders ?? []), ...orders], next }
}
