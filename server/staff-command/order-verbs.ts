import { randomUUID } from 'node:crypto'
import { staffCancelReasons } from '@rimal/contract/cancellation'
import type { StaffOrderRow } from '@rimal/contract/staff/orders'
import { toDecimalString } from '@rimal/contract/money'
import { orderStatuses } from '@rimal/contract/statuses'
import { CommandError, oneOf } from './words/one-of.ts'
import { readUnits } from './words/read-units.ts'
import type { StaffClient, Verb } from './verb.ts'

type Step =
  | 'confirm-order'
  | 'start-production'
  | 'order-ready'
  | 'deliver-order'
  | 'delivery-failed'
  | 'complete-order'

/** The typed verb, the call that it makes, and its help text. */
const steps: [string, Step, string][] = [
  ['confirm', 'confirm-order', 'measurements, address and payment are checked'],
  ['sew', 'start-production', 'cutting begins'],
  ['ready', 'order-ready', 'all pieces are packed'],
  ['deliver', 'deliver-order', 'it has arrived; cash is collected'],
  ['fail', 'delivery-failed', 'the courier could not hand it over'],
  ['complete', 'complete-order', 'nothing more is to be done'],
]

const forceWord = 'yes'
const forceUsage = '[--force yes]'

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
    usage: `order ${word} NUMBER ${forceUsage}`,
    says,
    run: (client, given) => take(client, path, given),
  })),
  {
    usage: `order ship NUMBER --carrier NAME [--tracking TEXT] [--link URL] [--expected DAY] ${forceUsage}`,
    says: 'the parcel is with the courier; DAY as 2026-11-24',
    run: async ({ ask }, { number = '', carrier = '', tracking, link, expected, force }) => {
      const { status } = await ask('POST staff/ship-order', {
        body: {
          orderNumber: number,
          carrier,
          ...(tracking === undefined ? {} : { trackingNumber: tracking }),
          ...(link === undefined ? {} : { trackingUrl: link }),
          ...(expected === undefined ? {} : { expectedOn: expected }),
          force: force === forceWord,
        },
      })
      return [`${number} is ${status}`]
    },
  },
  {
    usage: 'order cancel NUMBER --because REASON [--note TEXT]',
    says: `all that was paid goes back; REASON is one of ${staffCancelReasons.join(', ')}`,
    run: async ({ ask }, { number = '', because, note }) => {
      const reason = oneOf(staffCancelReasons, because)
      const { status } = await ask('POST staff/cancel-order', {
        body: { orderNumber: number, reason, ...(note === undefined ? {} : { note }) },
      })
      return [`${number} is ${status}`]
    },
  },
  {
    usage: 'order drop NUMBER --lines LIST --because REASON [--note TEXT] [--key TEXT]',
    says: `takes pieces out of an order that is not handed over; LIST names its lines from 1 and how many, as 1x2,3x1; REASON as for cancel; the same TEXT is the same again`,
    run: async ({ ask }, { number = '', lines: text, because, note, key }) => {
      const reason = oneOf(staffCancelReasons, because)
      const wanted = readUnits(text ?? '')
      const params = { orderNumber: number }
      const { lines } = await ask('GET staff/get-order/{orderNumber}', { params })
      const { status } = await ask('POST staff/cancel-order-lines', {
        body: {
          orderNumber: number,
          key: key ?? randomUUID(),
          lines: wanted.map(({ position, quantity }) => {
            const lineId = lines[position]?.id
            if (!lineId) throw new CommandError(`The order has no line ${position + 1}.`)
            return { lineId, quantity }
          }),
          reason,
          ...(note === undefined ? {} : { note }),
        },
      })
      return [`${number} is ${status}${status === 'cancelled' ? '' : ', without these pieces'}`]
    },
  },
]

/** `force`: the customer asked us to begin before `canCancelUntil`. */
async function take(
  { ask }: StaffClient,
  path: Step,
  { number: orderNumber = '', force }: Record<string, string>,
): Promise<string[]> {
  const body = { orderNumber, force: force === forceWord }
  const { number, status } = await ask(`POST staff/${path}`, { body })
  return [`${number} is ${status}`]
}

function linesOf(order: StaffOrderRow): string[] {
  const {
    number,
    status,
    promised,
    name,
    phone,
    lines: text,
    canCancelUntil,
    due,
    refunded,
    currency,
  } = order
  return [
    [number, status, `promised ${promised}`, name, phone].join('  '),
    ...text.map((product) => `  ${product}`),
    ...(due === null
      ? []
      : [`  ${currency} ${toDecimalString(due, currency)} to be paid at the door`]),
    ...(refunded === 0 ? [] : [`  ${currency} ${toDecimalString(refunded, currency)} given back`]),
    ...(canCancelUntil === null ? [] : [`  free to cancel until ${canCancelUntil}`]),
  ]
}
