import { languagePath, textIn } from '@rimal/contract/language'
import { attemptIs, type AttemptState } from '@rimal/contract/statuses'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { lockOrder } from '../../orders/stored-order.ts'
import { type Attempt, saveNotStarted, saveStarted } from './stored-attempts.ts'
import { endSessions } from './end-sessions.ts'
import { mayBeSentTo } from './may-be-sent-to.ts'
import type { OnlineProvider, PaymentRequest, StartedPayment } from '../payment-provider.ts'
import { findOnlineProvider } from '../choose-provider.ts'
import { type Buyer, findBuyer } from '../buyer.sql.ts'
import { findWhatToPay } from './start-attempt.sql.ts'

/**
 * Requests the payment page of an attempt from the provider, without holding a lock, because the server of the
 * provider may take seconds. If the request fails the order stays as it is, so that the shopper can try again.
 */
export async function startAttempt(deps: Deps, attemptId: string): Promise<void> {
  const found = await findWhatToPay(deps.db, attemptId)
  if (!found) throw new Error(`There is no attempt ${attemptId} to start.`)
  const { attempt } = found
  const buyer = await findBuyer(deps.db, {
    customerId: found.order.customerId,
    except: found.order.id,
  })
  const provider = findOnlineProvider(deps, attempt.provider)
  let started: StartedPayment
  try {
    if (!provider) throw new Error(`Nobody takes payments for ${attempt.provider}.`)
    started = await provider.start(requestOf(deps, { ...found, buyer }))
    refuseForeignPage(deps, provider, started)
  } catch (error) {
    deps.log.error({ err: error, attempt: attemptId }, 'a payment could not be started')
    await saveAnswer(deps, attempt, { providerRef: null, refused: null })
    throw new ShopError('payment_provider_down')
  }
  const state = await saveAnswer(deps, attempt, started)
  // The shopper chose another method while the provider was answering.
  if ('redirectUrl' in started && !attemptIs(state, 'open')) {
    await endSessions(deps, [{ ...attempt, ...started }])
  }
}

/** Under the lock of the order: a word of the provider may be quicker than its answer. */
async function saveAnswer(
  { transact, clock }: Deps,
  { id, orderId }: Pick<Attempt, 'id' | 'orderId'>,
  started: StartedPayment,
): Promise<AttemptState> {
  return transact(async (tx) => {
    await lockOrder(tx, orderId)
    const now = clock()
    if ('redirectUrl' in started) return saveStarted(tx, id, { ...started, now })
    const { providerRef, refused: reason } = started
    return saveNotStarted(tx, id, { providerRef, reason, now })
  })
}

function refuseForeignPage(deps: Deps, provider: OnlineProvider, started: StartedPayment) {
  if (!('redirectUrl' in started) || mayBeSentTo(deps, provider, started.redirectUrl)) return
  throw new Error(`${provider.name} named a page that is not its own: ${started.redirectUrl}`)
}

type ToPay = NonNullable<Awaited<ReturnType<typeof findWhatToPay>>> & { buyer: Buyer }

function requestOf({ config }: Deps, { attempt, order, lines, buyer }: ToPay): PaymentRequest {
  const { language, totals } = order
  const own = (path: string) => new URL(path, config.publicUrl).href
  return {
    attemptId: attempt.id,
    orderNumber: order.number,
    method: attempt.method,
    amount: attempt.amount,
    currency: attempt.currency,
    language,
    contact: order.contact,
    address: order.address,
    buyer,
    lines: lines.map((line) => ({
      reference: line.sku ?? line.itemId,
      title: textIn(line.name, language),
      quantity: line.quantity,
      unitPrice: line.unitPrice,
      discount: line.discount,
      total: line.total,
      vat: line.vat,
    })),
    shipping: order.shipping.price,
    discount: totals.discount,
    credit: order.credit,
    vat: totals.vat,
    returnUrl: own(languagePath(language, `/payment/${attempt.token}`)),
    webhookUrl: own(`/api/payment/webhook/${attempt.provider}`),
    expiresAt: attempt.expiresAt,
  }
}
