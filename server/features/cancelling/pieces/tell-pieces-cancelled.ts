import { formatDay } from '@rimal/contract/dates'
import { textIn } from '@rimal/contract/language'
import { formatMoney, type Money } from '@rimal/contract/money'
import type { Queries } from '../../../db/connect.ts'
import type { Deps } from '../../../deps.ts'
import { postMessage } from '../../messages/post-message.ts'
import { letterOfOrder } from '../../orders/letter-of-order.ts'
import { findDue } from '../../orders/reading/due-at-door.ts'
import { refundDay } from '../../orders/reading/money-back.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import { findSettings } from '../../shop/settings.ts'
import type { WantedPiece } from './take-out-pieces.ts'

type Told = {
  order: StoredOrder
  /** Of the cancellation, which stands in the books already. */
  id: string
  wanted: readonly WantedPiece[]
  amount: Money
  /** How much of it is store credit again. */
  credit: Money
  at: Date
  byHouse: boolean
}

/** Writes what was taken out of an order, and what comes back of it, or what is due at the door now. */
export async function tellPiecesCancelled(
  deps: Pick<Deps, 'config'>,
  tx: Queries,
  { order, id, wanted, amount, credit, at, byHouse }: Told,
): Promise<void> {
  const letter = letterOfOrder(deps, order)
  if (!letter) return
  const { language, currency, number } = order
  const money = (sum: Money) => formatMoney(sum, { currency, language })
  const due = await findDue(tx, order)
  const rest = amount - credit
  const how = rest === 0 ? 'nothing' : due === null ? 'returned' : 'due'
  await postMessage(tx, {
    ...letter,
    dedupKey: `pieces_cancelled:${id}`,
    kind: 'pieces_cancelled',
    data: {
      ...letter.data,
      orderNumber: number,
      byHouse,
      pieces: wanted.map(({ line, quantity, amount: worth }) => ({
        name: textIn(line.name, language),
        color: textIn(line.colorName, language),
        size: line.size,
        madeToMeasure: line.measurements !== null,
        quantity,
        amount: money(worth),
      })),
      how,
      amount: money(rest),
      credit: credit > 0 ? money(credit) : null,
      by: formatDay(refundDay(at, await findSettings(tx)), language, { weekday: true }),
      due: money(due ?? 0),
    },
  })
}
