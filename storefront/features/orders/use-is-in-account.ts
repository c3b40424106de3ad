import type { Order } from '@rimal/contract/orders'
import { loginRecord, useLoginHint } from '../../session/login-hint.ts'

/** Says whether the logged-in customer finds the order in the account: the order has the email of that account. */
export function useIsInAccount({ contact }: Pick<Order, 'contact'>): boolean {
  const email = useLoginHint() ? loginRecord()?.email : undefined
  return Boolean(email) && email?.toLowerCase() === contact.email.trim().toLowerCase()
}
