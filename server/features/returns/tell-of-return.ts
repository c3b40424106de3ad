import { formatDay, localTime } from '@rimal/contract/dates'
import { languagePath, textIn } from '@rimal/contract/language'
import { formatMoney } from '@rimal/contract/money'
import { allWords } from '@rimal/contract/words/all-words'
import type { Queries } from '../../db/connect.ts'
import type { Deps } from '../../deps.ts'
import type { ReturnTold } from '../messages/letters/return-letters.ts'
import { postMessage } from '../messages/post-message.ts'
import { letterOfOrder } from '../orders/letter-of-order.ts'
import { refundDay } from '../orders/reading/money-back.ts'
import type { StoredOrder } from '../orders/stored-order.ts'
import type { Settings } from '../shop/settings.ts'
import { listReturnedLines, type StoredReturn } from './returns.sql.ts'
import { isCollected, isPaidByHand } from './what-she-may.ts'

type Telling = { order: StoredOrder; stored: StoredReturn; settings: Settings }

type News =
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
  what: News
  at?: Date
  /** The order that comes of it. */
  sent?: StoredOrder
  why?: 'no_answer' | 'not_handed_over'
}

/** Writes to her how her return goes on, in the transaction in which it does. */
export async function tellOfReturn(
  deps: Pick<Deps, 'config'>,
  tx: Queries,
  { what, at, sent, why, ...telling }: Telling & More,
): Promise<void> {
  const { order, stored, settings } = telling
  const letter = letterOfOrder(deps, order)
  if (!letter) return
  const { language } = order
  const day = (iso: string) => formatDay(iso, language, { weekday: true })
  const due = stored.dueAt && localTime(stored.dueAt, settings.timeZone).day
  await postMessage(tx, {
    ...letter,
    dedupKey: [`return_${what}`, stored.id, at?.getTime()].filter(Boolean).join(':'),
    kind: 'return_news',
    data: {
      ...(await toldOf(deps, tx, telling)),
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
      payTo: isPaidByHand(stored, order) ? settings.contact.email : null,
      newOrder: sent?.number ?? null,
      arrival: sent ? day(sent.shipping.arrival.latest) : null,
      why: why ?? null,
    },
  })
}

/** What she did, and what the house has left undone, in a letter to the house. */
export async function tellHouse(
  deps: Pick<Deps, 'config'>,
  tx: Queries,
  {
    what,
    at,
    ...telling
  }: Telling & { what: 'asked' | 'answered' | 'appealed' | 'cancelled' | 'overdue'; at?: Date },
): Promise<void> {
  const { order, stored, settings } = telling
  const { note, answer, appeal } = stored
  const said = { asked: note, answered: answer, appealed: appeal, cancelled: '', overdue: note }[
    what
  ]
  await postMessage(tx, {
    dedupKey: ['return_for_house', what, stored.id, at?.getTime()].filter(Boolean).join(':'),
    kind: 'return_for_house',
    recipient: settings.contact.email,
    language: order.language,
    data: {
      ...(await toldOf(deps, tx, telling)),
      what,
      said: said ?? '',
      contact: { phone: order.contact.phone, email: order.contact.email },
    },
  })
}

async function toldOf(
  { config }: Pick<Deps, 'config'>,
  tx: Queries,
  { order, stored }: Telling,
): Promise<ReturnTold> {
  const { language } = order
  const lines = await listReturnedLines(tx, [stored.id])
  return {
    number: stored.number,
    orderNumber: order.number,
    name: order.contact.name,
    kind: stored.kind,
    reason: allWords[`return_why_${stored.reason}`],
    pieces: lines.map(
      ({ line, returned }) =>
        `${returned.quantity} × ${textIn(line.name, language)} · ${textIn(line.colorName, language)}`,
    ),
    link: new URL(languagePath(language, `/my-return/${stored.token}`), config.publicUrl).href,
  }
}
