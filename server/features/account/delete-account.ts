import type { SentCode } from '@rimal/contract/identity'
import type { LanguageCode } from '@rimal/contract/language'
import type { Tx } from '../../db/transact.ts'
import type { Deps } from '../../deps.ts'
import { ShopError } from '../../http/shop-error.ts'
import { reverseCredit } from '../credit/reverse-credit.ts'
import type { Caller } from '../customers/caller.ts'
import { verifyCode } from '../identity/codes/verify-code.ts'
import { sendCode } from '../identity/codes/send-code.ts'
import { requirePassword } from '../identity/log-in-by-password.ts'
import { contactOf } from '../customers/read-contact.ts'
import { endAllSessions } from '../identity/sessions/end-session.ts'
import { notifyCustomer } from '../messages/notify-customer.ts'
import { eraseReturns } from '../after-sales/returns/erase-returns.ts'
import { eraseReviews } from '../reviews/withdraw-review.ts'
import { eraseVisits } from '../visits/erase-visits.ts'
import { findLockedCustomer } from '../customers/customer-record.ts'
import { maxAttempts } from '../messages/message-tries.ts'
import { eraseCustomer } from './delete-account.sql.ts'
import { getCustomer } from './get-profile.ts'

export async function sendDeleteCode(
  deps: Deps,
  caller: Caller,
  input: { customerId: string; language: LanguageCode; replaces: string | undefined },
): Promise<SentCode> {
  const { email, phone } = await getCustomer(deps, input.customerId)
  return sendCode(deps, caller, {
    ...input,
    contact: contactOf(email ?? phone ?? ''),
    purpose: 'delete',
  })
}

type Confirmed = {
  customerId: string
  challengeId?: string
  code?: string
  password?: string
}

/** Deletes an account, confirmed by a code or the password. Only the data of orders that the law requires stays. */
export async function deleteAccount(
  deps: Deps,
  caller: Caller,
  { customerId, challengeId, code, password }: Confirmed,
): Promise<void> {
  if (challengeId !== undefined && code !== undefined) {
    await verifyCode(deps, caller, { challengeId, code, purposes: ['delete'], customerId })
  } else if (password !== undefined) {
    await requirePassword(deps, caller, { customerId, password })
  } else throw new ShopError('invalid_input', { code: 'required' })

  await deps.transact((tx) => eraseAccount(deps, tx, customerId))
}

/** Erases an account in the caller's transaction; false where there is none. */
export async function eraseAccount(deps: Deps, tx: Tx, customerId: string): Promise<boolean> {
  const now = deps.clock()
  const customer = await findLockedCustomer(tx, customerId)
  if (!customer) return false
  await endAllSessions(tx, customerId, now)
  await notifyCustomer(deps, tx, { customer, kind: 'account_deleted', key: customerId })
  await eraseReviews(tx, customerId, now)
  await eraseReturns(tx, customerId, now)
  await eraseVisits(deps, tx, customerId)
  await reverseCredit(tx, customerId, now)
  await eraseCustomer(tx, customer, { now, tries: maxAttempts })
  tx.afterCommit.wake('clean-up-personal-data')
  return true
}
