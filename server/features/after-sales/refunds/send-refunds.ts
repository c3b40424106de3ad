import { formatMoney } from '@rimal/contract/money'
import type { Deps } from '../../../deps.ts'
import { postMessage } from '../../messages/post-message.ts'
import { emailOfOrder } from '../../orders/email-of-order.ts'
import { lockOrder } from '../../orders/stored-order.ts'
import { sumLedger } from '../../orders/money/ledger.ts'
import {
  type Attempt,
  findAttempt,
  listLedgerEntries,
} from '../../payments/attempts/stored-attempts.ts'
import { findOnlineProvider } from '../../payments/choose-provider.ts'
import { settleAttempt } from '../../payments/settle-attempt.ts'
import { capturePayment } from '../../payments/settlement/capture-payment.ts'
import { claimToSend, findRefund, type StoredRefund, updateRefund } from './refunds.sql.ts'

const batch = 50
/** How long a provider that did not answer is left alone. */
const pauseMs = 5 * 60_000

/**
 * Sends the requested refunds. The provider gets the refund's own key, and settling writes the ledger entry; after
 * a crash in between, or if a provider is down, the timer simply repeats the refund.
 */
export async function sendRefunds(deps: Deps): Promise<void> {
  const now = deps.clock()
  const again = new Date(now.getTime() + pauseMs)
  for (const refund of await claimToSend(deps.db, { now, again, limit: batch })) {
    try {
      await give(deps, refund)
    } catch (error) {
      deps.log.error({ err: error, refund: refund.id }, 'a refund could not be given yet')
    }
  }
}

/** Captures the whole authorised amount first, because a part of it cannot be refunded before. */
async function takeFirst(deps: Deps, { id }: Attempt): Promise<void> {
  const moneyNow = async () => sumLedger(await listLedgerEntries(deps.db, id))
  const { held, captured } = await moneyNow()
  if (captured > 0) return
  await capturePayment(deps, id, held)
  if ((await moneyNow()).captured === 0) throw new Error(`The money of ${id} is not taken yet.`)
}

async function give(
  deps: Deps,
  { id, attemptId, amount: whole, credit }: StoredRefund,
): Promise<void> {
  // The part that became store credit stays with the shop.
  const amount = whole - credit
  const attempt = attemptId === null ? undefined : await findAttempt(deps.db, attemptId)
  const provider = attempt && findOnlineProvider(deps, attempt.provider)
  if (!provider || attemptId === null || attempt.providerRef === null)
    throw new Error(`Nobody can give back refund ${id}.`)
  await takeFirst(deps, attempt)
  await provider.refund(attempt.providerRef, amount, `refund-${id}`)
  await settleAttempt(deps, attemptId)
  await deps.transact(async (tx) => {
    const order = await lockOrder(tx, attempt.orderId)
    const refund = await findRefund(tx, id)
    if (refund?.state !== 'approved') return
    await updateRefund(tx, id, { state: 'sent', sentAt: deps.clock(), tryAfter: null })
    const email = emailOfOrder(deps, order)
    if (!email) return
    const money = formatMoney(amount, { currency: order.currency, language: order.language })
    await postMessage(tx, {
      ...email,
      dedupKey: `order_refunded:${id}`,
      kind: 'order_refunded',
      data: {
        ...email.data,
        orderNumber: order.number,
        amount: money,
        instalments: attempt.method === 'pay_in_4',
      },
    })
  })
}
