import { formatDay, localTime } from '@rimal/contract/dates'
import { languagePath, textIn } from '@rimal/contract/language'
import { formatMoney } from '@rimal/contract/money'
import { allWords } from '@rimal/contract/words/all-words'
import type { Tx } from '../../../db/transact.ts'
import type { Deps } from '../../../deps.ts'
import type { ReturnData } from '../../messages/templates/return-emails.ts'
import { postMessage } from '../../messages/post-message.ts'
import { emailOfOrder } from '../../orders/email-of-order.ts'
import { refundDay } from '../../orders/order-view/refund-status.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import type { Settings } from '../../shop/settings/settings.ts'
import { listReturnedLines, type StoredReturn } from './returns.sql.ts'
import { isCollected, isPaidByHand } from './what-shopper-may.ts'

type NotifyInput = { order: StoredOrder; stored: StoredReturn; settings: Settings }

type Update =
  | 'asked'
  | 'question'
  | 'approved'
  | 'rejected'
  | 'cancelled'
  | 'pickup'
  | 'received'
  | 'refunded'
  | 'exchanged'
  | 'altered'
  | 'declined'
  | 'closed'

type More = {
  what: Update
  at?: Date
  /** The order that comes of it. */
  sent?: StoredOrder
  why?: 'no_answer' | 'not_handed_over'
}

/** Posts an email about the progress of a return, in the transaction of that progress. */
export async function notifyReturn(
  deps: Pick<Deps, 'config'>,
  tx: Tx,
  { what, at, sent, why, ...input }: NotifyInput & More,
): Promise<void> {
  const { order, stored, settings } = input
  const email = emailOfOrder(deps, order)
  if (!email) return
  const { language } = order
  const day = (iso: string) => formatDay(iso, language, { weekday: true })
  const due = stored.dueAt && localTime(stored.dueAt, settings.timeZone).day
  await postMessage(tx, {
    ...email,
    dedupKey: [`return_${what}`, stored.id, at?.getTime()].filter(Boolean).join(':'),
    kind: 'return_update',
    data: {
      ...(await noteOf(deps, tx, input)),
      what,
      due: due ? day(due) : null,
      pickupOn: stored.pickupOn && day(stored.pickupOn),
      collected: isCollected(order, settings),
      question: stored.question,
      refusedFor: stored.refusedFor,
      amount:
        stored.refunded === null
          ? null
          : formatMoney(stored.refunded, { currency: order.currency, language }),
      by: at ? day(refundDay(at, settings)) : null,
      byHand: order.paidBy === null && stored.refundTo !== 'credit',
      toCredit: stored.refundTo === 'credit',
      instalments: order.paymentMethod === 'pay_in_4' && stored.refundTo !== 'credit',
      payTo: isPaidByHand(stored, order) ? settings.contact.email || null : null,
      newOrder: sent?.number ?? null,
      arrival: sent ? day(sent.shipping.arrival.latest) : null,
      why: why ?? null,
    },
  })
}

/** Posts an email to the shop about an action of the customer, or about an overdue step of staff. */
export async function notifyStaff(
  deps: Pick<Deps, 'config'>,
  tx: Tx,
  {
    what,
    at,
    ...input
  }: NotifyInput & { what: 'asked' | 'answered' | 'appealed' | 'cancelled' | 'overdue'; at?: Date },
): Promise<void> {
  const { order, stored, settings } = input
  const { note, answer, appeal } = stored
  const said = { asked: note, answered: answer, appealed: appeal, cancelled: '', overdue: note }[
    what
  ]
  await postMessage(tx, {
    dedupKey: ['return_for_staff', what, stored.id, at?.getTime()].filter(Boolean).join(':'),
    kind: 'return_for_staff',
    recipient: settings.contact.email || null,
    language: order.language,
    data: {
      ...(await noteOf(deps, tx, input)),
      what,
      said: said ?? '',
      contact: { phone: order.contact.phone, email: order.contact.email },
    },
  })
}

async function noteOf(
  { config }: Pick<Deps, 'config'>,
  tx: Tx,
  { order, stored }: NotifyInput,
): Promise<ReturnData> {
  const { language } = order
  const lines = await listReturnedLines(tx, [stored.id])
  return {
    number: stored.number,
    orderNumber: order.number,
    name: order.contact.name,
    kind: stored.kind,
    reason: allWords[`return_why_${stored.reason}`],
    lines: lines.map(
      ({ line, returned }) =>
        `${returned.quantity} × ${textIn(line.name, language)} · ${textIn(line.colorName, language)}`,
    ),
    link: new URL(languagePath(language, `/my-return/${stored.token}`), config.publicUrl).href,
  }
}
