import { appPaymentLink } from '@rimal/contract/app/app-links'
import { type LanguageCode, textIn } from '@rimal/contract/language'
import type { PaymentStatus } from '@rimal/contract/payments'
import { attemptIs } from '@rimal/contract/statuses'
import type { Deps } from '../../deps.ts'
import { ShopError } from '../../http/shop-error.ts'
import { holdOf } from '../orders/order-view/hold-of.ts'
import { findReplacement } from '../orders/replacement/replace-order.ts'
import type { StoredOrder } from '../orders/stored-order.ts'
import { findSettings } from '../shop/settings/settings.ts'
import { type Attempt, claimAsking } from './attempts/stored-attempts.ts'
import { mayBeSentTo } from './attempts/may-be-sent-to.ts'
import { findPayment } from './payments.sql.ts'
import { paymentOptionsOf } from './payment-options-of.ts'
import { findOnlineProvider } from './choose-provider.ts'
import { settleAttempt } from './settle-attempt.ts'

/** However many pages wait for one payment, its provider is asked this often. */
const everyMs = 2000

/**
 * Returns the state of a payment. The return from the provider's page proves nothing, so the provider is queried
 * about an open payment.
 */
export async function getPaymentStatus(
  deps: Deps,
  token: string,
  language: LanguageCode,
): Promise<PaymentStatus> {
  const found = await findPayment(deps.db, token)
  if (!found) throw new ShopError('payment_not_found')
  const asked = await askIfOpen(deps, found.attempt)
  const { attempt, order } = (asked && (await findPayment(deps.db, token))) || found
  return {
    state: attempt.state,
    method: attempt.method,
    amount: attempt.amount,
    currency: attempt.currency,
    orderNumber: order.number,
    orderToken: order.token,
    orderStatus: order.status,
    replacedBy: await findReplacement(deps.db, order),
    ...holdOf(order.status === 'awaiting_payment' ? order.payBefore : null, deps.clock()),
    payAt: payAt(deps, attempt, order),
    reason: attempt.reason && textIn(attempt.reason, language),
    paymentOptions: attempt.state === 'review' ? [] : await otherMethods(deps, order, language),
    openInApp: deps.config.phoneApp.id && appPaymentLink(deps.config.phoneApp.id, token),
  }
}

async function askIfOpen(deps: Deps, { id, state, providerRef }: Attempt): Promise<boolean> {
  if (!attemptIs(state, 'open') || providerRef === null) return false
  if (!(await claimAsking(deps.db, id, { now: deps.clock(), everyMs }))) return false
  try {
    await settleAttempt(deps, id)
    return true
  } catch (error) {
    deps.log.warn({ err: error, attempt: id }, 'a provider could not be asked about a payment')
    return false
  }
}

function payAt(deps: Deps, attempt: Attempt, order: StoredOrder): string | null {
  const { state, redirectUrl, expiresAt } = attempt
  const provider = findOnlineProvider(deps, attempt.provider)
  const payable =
    order.status === 'awaiting_payment' && attemptIs(state, 'open') && expiresAt > deps.clock()
  if (!payable || !provider || redirectUrl === null) return null
  return mayBeSentTo(deps, provider, redirectUrl) ? redirectUrl : null
}

async function otherMethods(deps: Deps, order: StoredOrder, language: LanguageCode) {
  if (order.status !== 'awaiting_payment') return []
  const settings = await findSettings(deps.db)
  return paymentOptionsOf(deps, deps.db, { order, settings, language })
}
