import { formatMoney } from '@rimal/contract/money'
import type { Deps } from '../../deps.ts'
import { postMessage } from '../messages/post-message.ts'
import { letterOfOrder } from '../orders/letter-of-order.ts'
import { lockOrder } from '../orders/stored-order.ts'
import { moneyHeld } from '../orders/reading/money-held.ts'
import { type Attempt, findAttempt, listMoves } from '../payments/attempts/stored-attempts.ts'
import { findOnlineProvider } from '../payments/choose-provider.ts'
import { settleAttempt } from '../payments/settle-attempt.ts'
import { takeMoney } from '../payments/settling/take-money.ts'
import { claimToGive, findRefund, type StoredRefund, updateRefund } from './refunds.sql.ts'

const batch = 50
/** How long a provider that did not answer is left alone. */
const pauseMs = 5 * 60_000

/**
 * Gives back what was promised. The provider is asked under the refund's own key and the books learn of it
 * by settling, so a crash in between, or a provider that is down, only makes the timer do it again.
 */
export async function giveRefunds(deps: Deps): Promise<void> {
  const now = deps.clock()
  const again = new Date(now.getTime() + pauseMs)
  for (const refund of await claimToGive(deps.db, { now, again, limit: batch })) {
    try {
      await give(deps, refund)
    } catch (error) {
      deps.log.error({ err: error, refund: refund.id }, 'a refund could not be given yet')
    }
  }
}

/** A part of what was only set aside can be given back only once all of it was taken. */
async function takeFirst(deps: Deps, { id, amount }: Attempt): Promise<void> {
  const moneyNow = async () => moneyHeld({ total: amount, credit: 0 }, await listMoves(deps.db, id))
  const { held, captured } = await moneyNow()
  if (captured > 0) return
  await takeMoney(deps, id, held)
  if ((await moneyNow()).captured === 0) throw new Error(`The money of ${id} is not taken yet.`)
}

async function give(
  deps: Deps,
  { id, attemptId, amount: whole, credit }: StoredRefund,
): Promise<void> {
  // What became store credit stays with us.
  const amount = whole - credit
  const attempt = attemptId === null ? undefined : await findAttempt(deps.db, attemptId)
  const provider = attempt && findOnlineProvider(deps, attempt.provider)
  if (!provider || attemptId === null || attempt.providerRef === null)
    throw new Error(`Nobody can give back refund ${id}.`)
  await takeFirst(deps, attempt)
  await provider.refund(attempt.providerRef, amount, `refund-${id}`)
  await settleAttempt(deps, attemptId)
  const told = await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, attempt.orderId)
    const refund = await findRefund(tx, id)
    if (refund?.state !== 'asked') return false
    await updateRefund(tx, id, { state: 'given', givenAt: deps.clock(), tryAfter: null })
    const letter = letterOfOrder(deps, order)
    if (!letter) return false
    const money = formatMoney(amount, { currency: order.currency, language: order.language })
    await postMessage(tx, {
      ...letter,
      dedupKey: `order_refunded:${id}`,
      kind: 'order_refunded',
      data: { ...letter.data, orderNumber: order.number, amount: money },
    })
    return true
  })
  if (told) await deps.jobs.wake('send-messages')
}
