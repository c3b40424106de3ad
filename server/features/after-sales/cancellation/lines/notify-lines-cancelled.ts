import { formatDay } from '@rimal/contract/dates'
import { textIn } from '@rimal/contract/language'
import { formatMoney, type Money } from '@rimal/contract/money'
import type { Tx } from '../../../../db/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { postMessage } from '../../../messages/post-message.ts'
import { emailOfOrder } from '../../../orders/email-of-order.ts'
import { refundDay } from '../../../orders/order-view/refund-status.ts'
import type { StoredOrder } from '../../../orders/stored-order.ts'
import { findSettings } from '../../../shop/settings/settings.ts'
import type { WantedLine } from './load-cancellable-lines.ts'

type Notice = {
  order: StoredOrder
  /** The id of the cancellation, which is already stored. */
  id: string
  wanted: readonly WantedLine[]
  amount: Money
  /** How much of it is store credit again. */
  credit: Money
  /** What is due on delivery now; null where nothing is paid there. */
  due: Money | null
  at: Date
  byStaff: boolean
}

/** Posts an email with the cancelled units of an order, and with the refund or the amount now due on delivery. */
export async function notifyLinesCancelled(
  deps: Pick<Deps, 'config'>,
  tx: Tx,
  { order, id, wanted, amount, credit, due, at, byStaff }: Notice,
): Promise<void> {
  const email = emailOfOrder(deps, order)
  if (!email) return
  const { language, currency, number } = order
  const money = (sum: Money) => formatMoney(sum, { currency, language })
  const rest = amount - credit
  const how = rest === 0 ? 'nothing' : due === null ? 'returned' : 'due'
  await postMessage(tx, {
    ...email,
    dedupKey: `lines_cancelled:${id}`,
    kind: 'lines_cancelled',
    data: {
      ...email.data,
      orderNumber: number,
      byStaff,
      lines: wanted.map(({ line, quantity, amount: worth }) => ({
        name: textIn(line.name, language),
        color: textIn(line.colorName, language),
        size: line.size,
        madeToMeasure: line.measurements !== null,
        quantity,
        amount: money(worth),
        pictureId: line.pictureId,
      })),
      how,
      amount: money(rest),
      instalments: order.paymentMethod === 'pay_in_4',
      credit: credit > 0 ? money(credit) : null,
      by: formatDay(refundDay(at, await findSettings(tx)), language, { weekday: true }),
      due: money(due ?? 0),
    },
  })
}
