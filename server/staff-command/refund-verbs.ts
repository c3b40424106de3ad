import { randomUUID } from 'node:crypto'
import { fromDecimal, toDecimalString } from '@rimal/contract/money'
import { type Refund, refundReasons } from '@rimal/contract/desk/refunds'
import { CommandError, oneOf } from './one-of.ts'
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
    usage: 'refund give NUMBER --because REASON [--pieces LIST] [--delivery AMOUNT] [--key TEXT]',
    says: `LIST names lines of the invoice from 1 and how many, as 1x2,3x1; REASON is one of ${refundReasons.join(', ')}; the same TEXT is the same refund`,
    run: async ({ ask }, { number: orderNumber = '', because, pieces, delivery, key }) => {
      const order = await ask('GET staff/get-order/{orderNumber}', { params: { orderNumber } })
      const body = {
        orderNumber,
        key: key ?? randomUUID(),
        pieces: pieces === undefined ? [] : readPieces(pieces),
        reason: oneOf(refundReasons, because),
        ...(delivery === undefined
          ? {}
          : { delivery: readAmount(delivery, order.totals.currency) }),
      }
      return [lineOf(await ask('POST staff/refund-order', { body }))]
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

function readPieces(list: string) {
  return list.split(',').map((part) => {
    const [, line = '', quantity = ''] = /^(\d{1,3})x(\d{1,3})$/.exec(part.trim()) ?? []
    if (!line) throw new CommandError(`${part} is not like 1x2: a line, x, how many.`)
    return { position: Number(line) - 1, quantity: Number(quantity) }
  })
}

function readAmount(text: string, currency: string): number {
  try {
    return fromDecimal(text, currency)
  } catch {
    throw new CommandError(`${text} is no amount of ${currency}.`)
  }
}

function lineOf({
  refundId,
  orderNumber,
  amount,
  currency,
  reason,
  state,
  askedAt,
}: Refund): string {
  const money = `${currency} ${toDecimalString(amount, currency)}`
  return [refundId, orderNumber, money, reason, state, askedAt].join('  ')
}
