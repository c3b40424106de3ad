import { formatDay } from '@rimal/contract/dates'
import { textIn } from '@rimal/contract/language'
import { formatMoney, type Money } from '@rimal/contract/money'
import type { Tx } from '../../../../db/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { postMessage } from '../../../messages/post-message.ts'
import { emailOfOrder } from '../../../orders/email-of-order.ts'
import { findDue } from '../../../orders/order-view/due-at-door.ts'
import { refundDay } from '../../../orders/order-view/money-back.ts'
import type { StoredOrder } from '../../../orders/stored-order.ts'
import { findSettings } from '../../../shop/settings/settings.ts'
import type { WantedLine } from './load-cancellable-lines.ts'

type Notice = {
  order: StoredOrder
  /** Of the cancellation, which stands in the books already. */
  id: string
  wanted: readonly WantedLine[]
  amount: Money
  /** How much of it is store credit again. */
  credit: Money
  at: Date
  byStaff: boolean
}

/** Writes what was taken out of an order, and what comes back of it, or what is due at the door now. */
export async function notifyLinesCancelled(
  deps: Pick<Deps, 'config'>,
  tx: Tx,
  { order, id, wanted, amount, credit, at, byStaff }: Notice,
): Promise<void> {
  const email = emailOfOrder(deps, order)
  if (!email) return
  const { language, currency, number } = order
  const money = (sum: Money) => formatMoney(sum, { currency, language })
  const due = await findDue(tx, order)
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
