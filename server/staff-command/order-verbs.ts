import { houseCancelReasons } from '@rimal/contract/cancellation'
import type { DeskOrder } from '@rimal/contract/desk/order-desk'
import { orderStatuses } from '@rimal/contract/statuses'
import { oneOf } from './one-of.ts'
import type { Desk, Verb } from './verb.ts'

type Step =
  | 'confirm-order'
  | 'start-production'
  | 'order-ready'
  | 'deliver-order'
  | 'delivery-failed'
  | 'complete-order'

/** What is typed, the call it is, and what it says. */
const steps: [string, Step, string][] = [
  ['confirm', 'confirm-order', 'measurements, address and payment are checked'],
  ['sew', 'start-production', 'cutting begins'],
  ['ready', 'order-ready', 'all pieces are packed'],
  ['deliver', 'deliver-order', 'it has arrived; cash is collected'],
  ['fail', 'delivery-failed', 'the courier could not hand it over'],
  ['complete', 'complete-order', 'nothing more is to be done'],
]

const hurry = 'yes'
const hurryUsage = '[--hurried yes]'

export const orderVerbs: Verb[] = [
  {
    usage: 'order list [--status STATUS]',
    says: 'what is to be done, the most urgent first',
    run: async ({ ask }, { status }) => {
      const query = status === undefined ? {} : { status: oneOf(orderStatuses, status) }
      return (await ask('GET staff/list-orders', { query })).flatMap(linesOf)
    },
  },
  {
    usage: 'order show NUMBER',
    says: 'all of it, with measurements and address',
    run: async ({ ask }, { number: orderNumber = '' }) => {
      const order = await ask('GET staff/get-order/{orderNumber}', { params: { orderNumber } })
      return JSON.stringify(order, null, 2).split('\n')
    },
  },
  ...steps.map(([word, path, says]): Verb => ({
    usage: `order ${word} NUMBER ${hurryUsage}`,
    says,
    run: (desk, given) => take(desk, path, given),
  })),
  {
    usage: `order ship NUMBER --carrier NAME [--tracking TEXT] [--link URL] [--expected DAY] ${hurryUsage}`,
    says: 'the parcel is with the courier; DAY as 2026-11-24',
    run: async ({ ask }, { number = '', carrier = '', tracking, link, expected, hurried }) => {
      const { status } = await ask('POST staff/ship-order', {
        body: {
          orderNumber: number,
          carrier,
          ...(tracking === undefined ? {} : { trackingNumber: tracking }),
          ...(link === undefined ? {} : { trackingUrl: link }),
          ...(expected === undefined ? {} : { expectedOn: expected }),
          hurried: hurried === hurry,
        },
      })
      return [`${number} is ${status}`]
    },
  },
  {
    usage: 'order cancel NUMBER --because REASON [--note TEXT]',
    says: `all that was paid goes back; REASON is one of ${houseCancelReasons.join(', ')}`,
    run: async ({ ask }, { number = '', because, note }) => {
      const reason = oneOf(houseCancelReasons, because)
      const { status } = await ask('POST staff/cancel-order', {
        body: { orderNumber: number, reason, ...(note === undefined ? {} : { note }) },
      })
      return [`${number} is ${status}`]
    },
  },
]

/** `hurried`: she asked us to begin before her time to cancel is over. */
async function take(
  { ask }: Desk,
  path: Step,
  { number: orderNumber = '', hurried }: Record<string, string>,
): Promise<string[]> {
  const body = { orderNumber, hurried: hurried === hurry }
  const { number, status } = await ask(`POST staff/${path}`, { body })
  return [`${number} is ${status}`]
}

function linesOf(order: DeskOrder): string[] {
  const { number, status, promised, name, phone, pieces, freeUntil } = order
  return [
    [number, status, `promised ${promised}`, name, phone].join('  '),
    ...pieces.map((piece) => `  ${piece}`),
    ...(freeUntil === null ? [] : [`  free to cancel until ${freeUntil}`]),
  ]
}
