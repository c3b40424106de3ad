import { randomUUID } from 'node:crypto'
import { hasCancellableLines } from '@rimal/contract/cancellation'
import { toDecimalString } from '@rimal/contract/money'
import { type Refund, refundReasons, refundMethods } from '@rimal/contract/staff/refunds'
import { oneOf } from './words/one-of.ts'
import { readAmount } from './words/read-amount.ts'
import { readUnits } from './words/read-units.ts'
import type { Verb } from './verb.ts'

export const refundVerbs: Verb[] = [
  {
    usage: 'refund list [--order NUMBER]',
    says: 'refunds that wait or are on their way, or all of an order',
    run: async ({ ask }, { order: orderNumber }) => {
      const query = orderNumber === undefined ? {} : { orderNumber }
      return (await ask('GET staff/list-refunds', { query })).map(lineOf)
    },
  },
  {
    usage:
      'refund give NUMBER --because REASON [--lines LIST] [--delivery AMOUNT] [--to source|credit] [--key TEXT]',
    says: `LIST names lines of the invoice from 1 and how many, as 1x2,3x1; REASON is one of ${refundReasons.join(', ')}; the same TEXT is the same refund`,
    run: async ({ ask }, { number: orderNumber = '', because, lines, delivery, to, key }) => {
      const order = await ask('GET staff/get-order/{orderNumber}', { params: { orderNumber } })
      const body = {
        orderNumber,
        key: key ?? randomUUID(),
        lines: lines === undefined ? [] : readUnits(lines),
        reason: oneOf(refundReasons, because),
        ...(to === undefined ? {} : { to: oneOf(refundMethods, to) }),
        ...(delivery === undefined
          ? {}
          : { delivery: readAmount(delivery, order.totals.currency) }),
      }
      const line = lineOf(await ask('POST staff/refund-order', { body }))
      const isToBeSent = body.lines.length > 0 && hasCancellableLines(order.status)
      return isToBeSent
        ? [line, `The pieces are still to be sent; order drop takes them out of ${orderNumber}.`]
        : [line]
    },
  },
  decide(
    'approve',
    true,
    'an owner agrees to a refund that waits; REFUND is the first word of its line',
  ),
  decide('drop', false, 'an owner does not'),
]

function decide(word: string, approved: boolean, says: string): Verb {
  return {
    usage: `refund ${word} REFUND`,
    says,
    run: async ({ ask }, { refund: refundId = '' }) => {
      const body = { refundId, approved }
      return [lineOf(await ask('POST staff/decide-refund', { body }))]
    },
  }
}

function lineOf({
  refundId,
  orderNumber,
  amount,
  credit,
  currency,
  reason,
  state,
  askedAt,
}: Refund): string {
  const money = (minor: number) => `${currency} ${toDecimalString(minor, currency)}`
  const ofIt = credit > 0 ? [`of it store credit ${money(credit)}`] : []
  return [refundId, orderNumber, money(amount), ...ofIt, reason, state, askedAt].join('  ')
}
