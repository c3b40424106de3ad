import { formatDay } from '@rimal/contract/dates'
import { formatMoney } from '@rimal/contract/money'
import type { Queries } from '../../db/connect.ts'
import type { Deps } from '../../deps.ts'
import { postMessage } from '../messages/post-message.ts'
import { letterOfOrder } from '../orders/letter-of-order.ts'
import type { StoredOrder } from '../orders/stored-order.ts'
import type { ComesBack } from './what-comes-back.ts'

/** Writes that an order was cancelled and what comes back of it. */
export async function tellCancelled(
  deps: Pick<Deps, 'config'>,
  tx: Queries,
  { order, back, byHouse }: { order: StoredOrder; back: ComesBack; byHouse: boolean },
): Promise<void> {
  const letter = letterOfOrder(deps, order)
  if (!letter) return
  const { id, language, number, currency } = order
  await postMessage(tx, {
    ...letter,
    dedupKey: `order_cancelled:${id}`,
    kind: 'order_cancelled',
    data: {
      ...letter.data,
      orderNumber: number,
      byHouse,
      how: back.how,
      amount: formatMoney(back.amount, { currency, language }),
      credit: back.credit > 0 ? formatMoney(back.credit, { currency, language }) : null,
      by: formatDay(back.by, language, { weekday: true }),
    },
  })
}
