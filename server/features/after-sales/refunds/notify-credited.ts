import { languagePath } from '@rimal/contract/language'
import { formatMoney } from '@rimal/contract/money'
import type { Tx } from '../../../db/transact.ts'
import type { Deps } from '../../../deps.ts'
import { postMessage } from '../../messages/post-message.ts'
import { emailOfOrder } from '../../orders/email-of-order.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import type { StoredRefund } from './refunds.sql.ts'

/** Notifies the customer of the part of a refund that became store credit, once it did. */
export async function notifyCredited(
  deps: Pick<Deps, 'config'>,
  tx: Tx,
  order: StoredOrder,
  { id, state, credit }: Pick<StoredRefund, 'id' | 'state' | 'credit'>,
): Promise<void> {
  const email = emailOfOrder(deps, order)
  if (credit === 0 || state === 'requested' || !email) return
  const { language, currency, number } = order
  await postMessage(tx, {
    ...email,
    dedupKey: `credit_received:${id}`,
    kind: 'credit_received',
    data: {
      name: email.data.name,
      amount: formatMoney(credit, { currency, language }),
      orderNumber: number,
      link: new URL(languagePath(language, '/my-credit'), deps.config.publicUrl).href,
    },
  })
}
