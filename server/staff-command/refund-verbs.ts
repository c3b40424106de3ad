import { randomUUID } from 'node:crypto'
import { hasCancellableLines } from '@rimal/contract/cancellation'
import { toDecimalString } from '@rimal/contract/money'
import { refundReasons } from '@rimal/contract/staff/money-kinds'
import { type Refund, refundMethods } from '@rimal/contract/staff/refunds'
import { oneOf } from './words/one-of.ts'
import { readAmount } from './words/read-amount.ts'
import { readUnits } from './words/read-units.ts'
import { moreOf, readPages } from './words/read-pages.ts'
import type { Verb } from './verb.ts'

export const refundVerbs: Verb[] = [
  {
    usage: 'refund list [--order NUMBER]',
    says: 'lists refunds that wait for approval or are not sent yet, or all refunds of an order',
    run: async ({ ask }, { order: orderNumber }) => {
      const query = orderNumber === undefined ? { open: true } : { orderNumber }
      const { items, isCut } = await readPages((page) =>
        ask('GET staff/list-refunds', { query: { ...query, ...page } }),
      )
      return [...items.map(lineOf), ...moreOf(isCut, '--order finds those of an order')]
    },
  },
  {
    usage:
      'refund create NUMBER --reason REASON [--lines LIST] [--delivery AMOUNT] [--to source|credit] [--key TEXT]',
    says: `refunds units of an order; LIST has line numbers of the invoice from 1 with quantities, like 1x2,3x1; REASON is one of ${refundReasons.join(', ')}; a repeated key TEXT refunds nothing twice`,
    run: async ({ ask }, { number: orderNumber = '', reason, lines, delivery, to, key }) => {
      const order = await ask('GET staff/get-order/{orderNumber}', { params: { orderNumber } })
      const body = {
        orderNumber,
        key: key ?? randomUUID(),
        lines: lines === undefined ? [] : readUnits(lines),
        reason: oneOf(refundReasons, reason),
        ...(to === undefined ? {} : { to: oneOf(refundMethods, to) }),
        ...(delivery === undefined
          ? {}
          : { delivery: readAmount(delivery, order.totals.currency) }),
      }
      const line = lineOf(await ask('POST staff/refund-order', { body }))
      const isToBeSent = body.lines.length > 0 && hasCancellableLines(order.status)
      return isToBeSent
        ? [
            line,
            `The shop still ships these units; order cancel-lines removes them from ${orderNumber}.`,
          ]
        : [line]
    },
  },
  decide(
    'approve',
    true,
    'approves a refund that waits for an owner; REFUND is the first word of its line',
  ),
  decide('reject', false, 'rejects a refund that waits for an owner'),
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
  requestedAt,
}: Refund): string {
  const money = (minor: number) => `${currency} ${toDecimalString(minor, currency)}`
  const ofIt = credit > 0 ? [`${money(credit)} of it as store credit`] : []
  return [refundId, orderNumber, money(amount), ...ofIt, reason, state, requestedAt].join('  ')
}
