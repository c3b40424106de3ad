import { languagePath } from '@rimal/contract/language'
import { formatMoney } from '@rimal/contract/money'
import type { AttemptState } from '@rimal/contract/statuses'
import type { Queries } from '../../../db/connect.ts'
import type { Deps } from '../../../deps.ts'
import { postMessage } from '../../messages/post-message.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import type { Attempt } from '../attempts/stored-attempts.ts'

/**
 * Writes to the shopper whose money went back because no order stands on it; true when there is a
 * letter to send. Only once the provider says that it went back.
 */
export async function tellReturned(
  { config }: Pick<Deps, 'config'>,
  tx: Queries,
  { order, attempt, state }: { order: StoredOrder; attempt: Attempt; state: AttemptState },
): Promise<boolean> {
  const isReturned = state === 'refunded' || state === 'voided'
  const { contact, language, number, token } = order
  if (!isReturned || order.paidBy === attempt.id || contact.email === '') return false
  const { amount, currency } = attempt
  await postMessage(tx, {
    dedupKey: `payment_returned:${attempt.id}`,
    kind: 'payment_returned',
    recipient: contact.email,
    language,
    data: {
      name: contact.name,
      orderNumber: number,
      amount: formatMoney(amount, { currency, language }),
      why: reasonOf(order),
      how: state,
      link: new URL(languagePath(language, `/order/${token}`), config.publicUrl).href,
    },
  })
  return true
}

function reasonOf({ status }: StoredOrder): 'late' | 'given_up' | 'twice' {
  if (status === 'expired') return 'late'
  return status === 'cancelled' ? 'given_up' : 'twice'
}
