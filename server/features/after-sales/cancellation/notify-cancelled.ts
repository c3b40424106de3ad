import { formatDay } from '@rimal/contract/dates'
import { formatMoney } from '@rimal/contract/money'
import type { Tx } from '../../../db/transact.ts'
import type { Deps } from '../../../deps.ts'
import { postMessage } from '../../messages/post-message.ts'
import { emailOfOrder } from '../../orders/email-of-order.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import type { Refundable } from './refund-on-cancel.ts'

/** Writes that an order was cancelled and what comes back of it. */
export async function notifyCancelled(
  deps: Pick<Deps, 'config'>,
  tx: Tx,
  { order, back, byStaff }: { order: StoredOrder; back: Refundable; byStaff: boolean },
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
      how: back.how,
      instalments: order.paymentMethod === 'pay_in_4',
      amount: formatMoney(back.amount, { currency, language }),
      credit: back.credit > 0 ? formatMoney(back.credit, { currency, language }) : null,
      by: formatDay(back.by, language, { weekday: true }),
    },
  })
}
