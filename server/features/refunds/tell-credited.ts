import { languagePath } from '@rimal/contract/language'
import { formatMoney } from '@rimal/contract/money'
import type { Queries } from '../../db/connect.ts'
import type { Deps } from '../../deps.ts'
import { postMessage } from '../messages/post-message.ts'
import { letterOfOrder } from '../orders/letter-of-order.ts'
import type { StoredOrder } from '../orders/stored-order.ts'
import type { StoredRefund } from './refunds.sql.ts'

/** Tells her what became store credit of a refund, once it did. */
export async function tellCredited(
  deps: Pick<Deps, 'config'>,
  tx: Queries,
  order: StoredOrder,
  { id, state, credit }: Pick<StoredRefund, 'id' | 'state' | 'credit'>,
): Promise<void> {
  const letter = letterOfOrder(deps, order)
  if (credit === 0 || state === 'waiting' || !letter) return
  const { language, currency, number } = order
  await postMessage(tx, {
    ...letter,
    dedupKey: `credit_received:${id}`,
    kind: 'credit_received',
    data: {
      name: letter.data.name,
      amount: formatMoney(credit, { currency, language }),
      orderNumber: number,
      link: new URL(languagePath(language, '/my-credit'), deps.config.publicUrl).href,
    },
  })
}
