import type { SentCode } from '@rimal/contract/identity'
import type { LanguageCode } from '@rimal/contract/language'
import type { Deps } from '../../deps.ts'
import { ShopError } from '../../http/shop-error.ts'
import { announceWindowChanges } from '../catalog/record-window-change.ts'
import { takeBackCredit } from '../credit/take-back-credit.ts'
import type { Caller } from '../identity/caller.ts'
import { proveCode } from '../identity/codes/prove-code.ts'
import { sendCode } from '../identity/codes/send-code.ts'
import { requirePassword } from '../identity/log-in-by-password.ts'
import { contactOf } from '../identity/read-contact.ts'
import { endAllSessions } from '../identity/sessions/end-session.ts'
import { tellCustomer } from '../messages/tell-customer.ts'
import { forgetReturns } from '../returns/forget-returns.ts'
import { forgetReviews } from '../reviews/withdraw-review.ts'
import { forgetVisits } from '../visits/forget-visits.ts'
import { lockProfile } from './account.sql.ts'
import { forgetCustomer } from './delete-account.sql.ts'
import { getStoredProfile } from './get-profile.ts'

export async function sendDeleteCode(
  deps: Deps,
  caller: Caller,
  wish: { customerId: string; language: LanguageCode; replaces: string | undefined },
): Promise<SentCode> {
  const { email, phone } = await getStoredProfile(deps, wish.customerId)
  return sendCode(deps, caller, {
    ...wish,
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

/** Confirmed by what only she has. What the law has us keep of her orders stays, and nothing else. */
export async function deleteAccount(
  deps: Deps,
  caller: Caller,
  { customerId, challengeId, code, password }: Confirmed,
): Promise<void> {
  if (challengeId !== undefined && code !== undefined) {
    await proveCode(deps, caller, { challengeId, code, purposes: ['delete'], customerId })
  } else if (password !== undefined) {
    await requirePassword(deps, caller, { customerId, password })
  } else throw new ShopError('invalid_input', { code: 'required' })

  const windowChanged = await deps.db.transaction(async (tx) => {
    const now = deps.clock()
    const customer = await lockProfile(tx, customerId)
    if (!customer) return false
    await endAllSessions(tx, customerId, now)
    await tellCustomer(deps, tx, { customer, kind: 'account_deleted', key: customerId })
    const move = await forgetReviews(tx, customerId, now)
    await forgetReturns(tx, customerId, now)
    await forgetVisits(deps, tx, customerId)
    await takeBackCredit(tx, customerId, now)
    await forgetCustomer(tx, customer, now)
    return move.windowChanged
  })
  void deps.jobs.wake('send-messages')
  void deps.jobs.wake('sweep-review-pictures')
  void deps.jobs.wake('sweep-return-pictures')
  if (windowChanged) await announceWindowChanges(deps)
}
