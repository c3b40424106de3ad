import type { OrderInList } from '@rimal/contract/orders'
import { useState } from 'react'
import { answerOf, call } from '../../../api.ts'
import { useWords } from '../../../i18n/words.tsx'
import { ignoreFailure } from '../../../errors/ignore-failure.ts'
import { useAction } from '../../../ui/form/use-action.ts'
import { useResource } from '../../../ui/resource/use-resource.ts'
import { useRefreshOnNotification } from '../../notifications/stream/notification-store.ts'

type Known = { orders: OrderInList[]; next: string | null }

/** Returns the customer's orders loaded so far; `more` continues from there, also after a failure. */
export function useMyOrders() {
  const { t } = useWords()
  const {
    result: known,
    failed,
    loading,
    load,
    change,
  } = useResource<Known>('my orders', (signal) => askPage(null, signal))
  const { busy, run } = useAction()
  const [moreFailed, setMoreFailed] = useState<string | null>(null)
  async function renew() {
    const reply = await ignoreFailure(askPage(null), 'The orders that are there stay.')
    const newest = reply?.result
    if (newest) change((before) => renewed(before, newest))
  }

  useRefreshOnNotification(
    ({ orderId }) => orderId !== null,
    () => void renew(),
  )

  async function more() {
    if (!known?.next) return load()
    const reply = await answerOf(askPage(known.next))
    const page = reply?.result
    setMoreFailed(page ? null : (reply?.message ?? t('no_answer')))
    if (page) change((before) => withPage(before, page))
  }
  return {
    orders: known?.orders ?? null,
    next: known?.next ?? null,
    busy: known ? busy : loading,
    failed: known ? moreFailed : failed,
    more: () => void run(more),
  }
}

function askPage(after: string | null, signal?: AbortSignal) {
  const query = after === null ? {} : { after }
  return call('GET order/my-orders', { query, signal })
}

/** Returns the newest orders in their current state; those below them do not change. */
function renewed(before: Known, { orders: newest }: Known): Known {
  const isNewest = ({ number }: OrderInList) => newest.some((order) => order.number === number)
  return { ...before, orders: [...newest, ...before.orders.filter((order) => !isNewest(order))] }
}

function withPage(before: Known, { orders, next }: Known): Known {
  return { orders: [...before.orders, ...orders], next }
}
