import { formatDay } from '@rimal/contract/dates'
import { formatMoney } from '@rimal/contract/money'
import type { Tx } from '../../../db/transact.ts'
import type { Deps } from '../../../deps.ts'
import { postMessage } from '../../messages/post-message.ts'
import { emailOfOrder } from '../../orders/email-of-order.ts'
import type { CancellationReturns } from '../../orders/money/refundable.ts'
import { listedLines } from '../../orders/order-view/listed-lines.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'

type Notice = {
  order: StoredOrder
  returns: CancellationReturns
  /** The latest day on which the money arrives. */
  by: string
  byStaff: boolean
}

/** Writes that an order was cancelled, and what is returned of it. */
export async function notifyCancelled(
  deps: Pick<Deps, 'config'>,
  tx: Tx,
  { order, returns, by, byStaff }: Notice,
): Promise<void> {
  const email = emailOfOrder(deps, order)
  if (!email) return
  const { id, language, number, currency } = order
  await postMessage(tx, {
    ...email,
    dedupKey: `order_cancelled:${id}`,
    kind: 'order_cancelled',
    data: {
      ...email.data,
      orderNumber: number,
      byStaff,
      how: returns.how,
      instalments: order.paymentMethod === 'pay_in_4',
      amount: formatMoney(returns.amount, { currency, language }),
      credit: returns.credit > 0 ? formatMoney(returns.credit, { currency, language }) : null,
      by: formatDay(by, language, { weekday: true }),
      lines: await listedLines(tx, order),
    },
  })
}
